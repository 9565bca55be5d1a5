"""Keys by which people are found again, what is known of their devices, and the figures of finished games.
All of it is added: a process of the version before finds all where it was. (Games that were over before get
their figures from the sweeper, which plays them again.)"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("people", sa.Column("prefs", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("sessions", sa.Column("made", sa.Float))
    op.add_column("sessions", sa.Column("browser", sa.String(40)))
    op.create_table(
        "keys",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("replaced", sa.Float),
    )
    op.create_index("keys_by_person", "keys", ["person"])
    op.create_table(
        "figures",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
        sa.Column("level", sa.String(20)),
        sa.Column("points", sa.Integer),
        sa.Column("rank", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("sources", sa.Text, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
    )
    op.create_index("figures_by_person", "figures", ["person", "ended"])


def downgrade() -> None:
    op.drop_table("figures")
    op.drop_table("keys")
    op.drop_column("sessions", "browser")
    op.drop_column("sessions", "made")
    op.drop_column("people", "prefs")
