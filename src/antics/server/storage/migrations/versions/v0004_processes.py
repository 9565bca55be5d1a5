"""Several processes serve one database: tables count their changes, and processes agree on who does what.

All of it is added. A process of the version before, which goes on while the others are replaced one by one,
finds everything where it was.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("process", sa.String(16), nullable=False),
    )
    op.create_index("leases_by_process", "leases", ["process"])
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("sessions", sa.Text, nullable=False),
    )
    op.create_index("watchers_by_process", "watchers", ["process"])
    op.create_table(
        "jobs",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("asker", sa.String(16), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("task", sa.JSON, nullable=False),
        sa.Column("taken", sa.String(16)),
        sa.Column("answer", sa.JSON),
    )
    op.create_table(
        "news",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    for name in ("news", "jobs", "watchers", "leases", "processes"):
        op.drop_table(name)
    op.drop_column("tables", "version")
