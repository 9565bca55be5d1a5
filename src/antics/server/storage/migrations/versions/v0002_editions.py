"""Tables carry the edition of the rules and, once they are over, their result.

Whatever was played before is of the first edition. Results of games that were over before are worked out from
their logs, by whoever looks at them first or by the sweeper: rules are no part of a migration.

(No batch mode: it would make the table anew, and with the old one SQLite would drop all seats and moves.)
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("edition", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("result", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "result")
    op.drop_column("tables", "edition")
