"""People, whom seats belong to and who may have several sessions; two ways to play, with their clocks; and
notices, which pass an outbox. All of it is added: a process of the version before finds all where it was."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.String(8), nullable=False, server_default="live"))
    op.add_column("tables", sa.Column("move_time", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bank", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("increment", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("at_zero", sa.String(8), nullable=False, server_default="bot"))
    op.add_column("tables", sa.Column("takeback", sa.String(8), nullable=False, server_default="free"))
    op.add_column("tables", sa.Column("paused", sa.Float))
    op.add_column("tables", sa.Column("proposal", sa.JSON))
    op.add_column("seats", sa.Column("turn", sa.Integer))
    op.add_column("seats", sa.Column("asked", sa.Float))
    op.add_column("seats", sa.Column("due", sa.Float))
    op.add_column("seats", sa.Column("time_left", sa.Float))
    op.add_column("seats", sa.Column("holiday", sa.JSON))
    op.add_column("seats", sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("seats_by_due", "seats", ["due"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colour", sa.Integer),
        sa.Column("language", sa.String(8), nullable=False, server_default="en"),
        sa.Column("zone", sa.String(64), nullable=False, server_default="UTC"),
        sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("holidays", sa.JSON, nullable=False, server_default="[]"),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.add_column("sessions", sa.Column("person", sa.String(16)))
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.execute("INSERT INTO people (id, name, made) SELECT id, name, seen FROM sessions WHERE id <> 'health'")
    op.execute("UPDATE sessions SET person = id")
    op.create_table(
        "channels",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("form", sa.JSON, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("trouble", sa.String(20)),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("daily", sa.Integer),
        sa.UniqueConstraint("person", "kind", "address", name="channels_once"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("channel", sa.Integer, sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("taken", sa.String(16)),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.UniqueConstraint("channel", "table_id", "seat", "turn", "kind", name="outbox_once"),
    )
    op.create_index("outbox_by_at", "outbox", ["state", "at"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("secrets", "outbox", "channels"):
        op.drop_table(name)
    op.drop_index("sessions_by_person", "sessions")
    op.drop_column("sessions", "person")
    op.drop_table("people")
    op.drop_index("seats_by_due", "seats")
    for name in ("turn", "asked", "due", "time_left", "holiday", "late"):
        op.drop_column("seats", name)
    for name in ("pace", "move_time", "bank", "increment", "at_zero", "takeback", "paused", "proposal"):
        op.drop_column("tables", name)
