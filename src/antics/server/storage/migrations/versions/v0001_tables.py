"""Sessions, tables, seats, moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("components", sa.JSON, nullable=False),
        sa.Column("secret", sa.String(200), nullable=False),
        sa.Column("sealed", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("stand_in_after", sa.Integer, nullable=False),
        sa.Column("stand_in_level", sa.String(20), nullable=False),
        sa.Column("rematch", sa.String(16)),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "touched"])
    op.create_table(
        "seats",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("session", sa.String(16)),
        sa.Column("level", sa.String(20)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
        sa.Column("link", sa.String(32), unique=True),
        sa.Column("link_until", sa.Float),
    )
    op.create_index("seats_by_session", "seats", ["session"])
    op.create_table(
        "moves",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("steps", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "key", name="moves_once"),
    )


def downgrade() -> None:
    for name in ("moves", "seats", "tables", "sessions"):
        op.drop_table(name)
