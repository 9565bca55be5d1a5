"""Seats remember who gave them up in a game, and who would like to take them over; tables, where they were
made, by a digest that nobody can turn back."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("sat", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("asking", sa.JSON))
    op.add_column("tables", sa.Column("maker", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "maker")
    for name in ("asking", "since", "sat"):
        op.drop_column("seats", name)
