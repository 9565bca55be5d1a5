"""Who wants to be asked even where there is only one answer."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seats", sa.Column("asks", sa.Boolean, nullable=False, server_default=sa.false()))
