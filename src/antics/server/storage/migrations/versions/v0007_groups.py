"""Words between people at a table; seats that are kept for somebody; leagues. All of it is added."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("language", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("league", sa.String(24)))
    op.create_index("tables_by_league", "tables", ["league"])
    op.add_column("seats", sa.Column("kept", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("muted", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("silenced", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "said",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reported", sa.JSON, nullable=False, server_default="[]"),
    )
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("way", sa.JSON, nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
    )
    op.create_table(
        "members",
        sa.Column("league", sa.String(24), sa.ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("gone", sa.Float),
        sa.UniqueConstraint("league", "person", name="members_once"),
    )
    op.create_index("members_by_person", "members", ["person"])


def downgrade() -> None:
    for name in ("members", "leagues", "said"):
        op.drop_table(name)
    for name in ("kept", "muted", "silenced"):
        op.drop_column("seats", name)
    op.drop_index("tables_by_league", "tables")
    for name in ("talk", "language", "league"):
        op.drop_column("tables", name)
