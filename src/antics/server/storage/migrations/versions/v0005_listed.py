"""Public tables with a free seat are kept in a list of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "listed",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("listed_by_touched", "listed", ["touched"])
    op.execute(
        "INSERT INTO listed (table_id, touched) SELECT id, touched FROM tables "
        "WHERE public AND status <> 'over' "
        "AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open')"
    )


def downgrade() -> None:
    op.drop_table("listed")
