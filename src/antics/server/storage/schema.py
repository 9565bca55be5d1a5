"""The schema of the database: people, their sessions and keys, tables, their seats, and the moves, which are
the game; what is known of finished games; how people are called; and what the processes that serve it
together have to agree on.

The columns of a table, a seat and a move are the fields of `Record`, `Seat` and `LoggedMove`.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

people_rows = Table(  # whoever seats and settings belong to; one may have sessions on several devices
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("colour", Integer),
    Column("language", String(8), nullable=False, server_default="en"),  # in which they are called
    Column("zone", String(64), nullable=False, server_default="UTC"),  # their time of day
    Column("quiet", Boolean, nullable=False, server_default="0"),  # are they not to be called at night?
    Column("holidays", JSON, nullable=False, server_default="[]"),  # [from, until], in seconds
    Column("prefs", JSON, nullable=False, server_default="{}"),  # what they have set on the page
    Column("made", Float, nullable=False),
)

key_rows = Table(  # by which somebody is found again; those that were replaced are remembered
    "keys",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the key, which is kept nowhere
    Column("person", String(16), nullable=False),
    Column("made", Float, nullable=False),
    Column("replaced", Float),  # when another took its place; none: it is good
    Index("keys_by_person", "person"),
)

session_rows = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16)),  # whose it is; none: that of the person who has its id
    Column("token", String(64), nullable=False, unique=True),  # the digest of the cookie, never the cookie
    Column("name", String(40), nullable=False),
    Column("seen", Float, nullable=False),
    Column("made", Float),
    Column("browser", String(40)),  # roughly which, and on what: "firefox linux"
    Index("sessions_by_person", "person"),
)

table_rows = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("components", JSON, nullable=False),
    Column("edition", Integer, nullable=False, server_default="1"),  # of the rules it is played by
    Column("secret", String(200), nullable=False),  # decides all luck; sent to nobody before the end
    Column("sealed", Boolean, nullable=False),  # False: somebody knew the secret from the start
    Column("status", String(8), nullable=False),  # open, playing or over
    Column("host", String(16), nullable=False),
    Column("maker", String(16), nullable=False, server_default=""),  # see limits.maker
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("stand_in_after", Integer, nullable=False),  # seconds; 0: never
    Column("stand_in_level", String(20), nullable=False),
    Column("pace", String(8), nullable=False, server_default="live"),  # live or days
    Column("move_time", Integer, nullable=False, server_default="0"),  # seconds; 0: no limit
    Column("bank", Integer, nullable=False, server_default="0"),  # seconds for all moves; 0: no bank
    Column("increment", Integer, nullable=False, server_default="0"),  # seconds that a move adds to it
    Column("at_zero", String(8), nullable=False, server_default="bot"),  # or once, quick
    Column("takeback", String(8), nullable=False, server_default="free"),  # or agreed, never
    Column("talk", Boolean, nullable=False, server_default="0"),  # may people there write to each other?
    Column("language", String(8), nullable=False, server_default=""),  # of whoever made it
    Column("league", String(24)),  # whose results it adds to
    Column("paused", Float),  # since when all clocks stand still
    Column("proposal", JSON(none_as_null=True)),  # what somebody would like everyone to agree to
    Column("rematch", String(16)),
    Column("result", JSON(none_as_null=True)),  # of a finished game, as it was told
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),  # counts changes of these and the seats
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_league", "league"),
)

seat_rows = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person or bot
    Column("session", String(16)),  # the person who holds it (people were sessions once)
    Column("level", String(20)),
    Column("name", String(40), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("link", String(32), unique=True),  # whoever opens it takes the seat, once
    Column("link_until", Float),
    Column("sat", JSON, nullable=False, server_default="[]"),  # sessions that gave it up in the game
    Column("since", Integer, nullable=False, server_default="0"),  # moves made when it was taken over
    Column("asking", JSON(none_as_null=True)),  # somebody who would like to take it over
    Column("turn", Integer),  # the number of moves made when it began to owe a decision; none: it owes none
    Column("asked", Float),  # since when it does
    Column("due", Float),  # until when it has time
    Column("time_left", Float),  # seconds that it has in its bank, or had when all clocks were stopped
    Column("holiday", JSON(none_as_null=True)),  # from when until when whoever holds it is away
    Column("asks", Boolean, nullable=False, server_default="0"),  # even where there is only one answer?
    Column("late", Boolean, nullable=False, server_default="0"),  # its time ran out, nobody was seen since
    Column("kept", Boolean, nullable=False, server_default="0"),  # open only to whoever has its own link
    Column("muted", JSON, nullable=False, server_default="[]"),  # the seats whose words it does not want
    Column("silenced", Boolean, nullable=False, server_default="0"),  # by the host: it may not write
    Index("seats_by_session", "session"),
    Index("seats_by_due", "due"),
)

listed_rows = Table(  # public tables with a free seat: kept, so that they need not be looked for among all
    "listed",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("touched", Float, nullable=False),
    Index("listed_by_touched", "touched"),
)

move_rows = Table(
    "moves",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # move or undo
    Column("seat", Integer, nullable=False),
    Column("steps", Text, nullable=False),
    Column("key", String(64), nullable=False),  # the client's, or one of ours
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "key", name="moves_once"),
)

figure_rows = Table(  # what is known of each seat of a finished game: it outlives the game's moves
    "figures",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # person, bot, open or rival
    Column("person", String(16)),
    Column("name", String(40), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("level", String(20)),
    Column("points", Integer),  # none, as what follows: the game was ended before its end
    Column("rank", Integer),
    Column("won", Boolean, nullable=False),
    Column("sources", Text, nullable=False),  # points by source, as JSON
    Column("opening", Text, nullable=False),  # the first choice, as JSON; "": there was none
    Column("ended", Float, nullable=False),
    Column("seconds", Float, nullable=False),  # from its first move to its last
    Column("moves", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("counts", Boolean, nullable=False),  # False: somebody knew what luck would bring
    Index("figures_by_person", "person", "ended"),
)

said_rows = Table(  # what people at a table wrote to each other
    "said",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(16), nullable=False),
    Column("name", String(40), nullable=False),  # by which they went then
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("reported", JSON, nullable=False, server_default="[]"),  # the seats that told the host of it
)

# ---- leagues -------------------------------------------------------------------------------------------

league_rows = Table(
    "leagues",
    metadata,
    Column("id", String(24), primary_key=True),  # its link: who has it may look, and join
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),  # at each of its tables
    Column("way", JSON, nullable=False),  # options and settings of its tables
    Column("host", String(16), nullable=False),
    Column("made", Float, nullable=False),
    Column("ended", Float),
)

member_rows = Table(
    "members",
    metadata,
    Column("league", String(24), ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("since", Float, nullable=False),
    Column("gone", Float),  # when they left
    UniqueConstraint("league", "person", name="members_once"),
    Index("members_by_person", "person"),
)

# ---- calling people ------------------------------------------------------------------------------------

channel_rows = Table(  # a way in which somebody is called
    "channels",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", String(16), nullable=False),
    Column("kind", String(8), nullable=False),  # push, mail or hook
    Column("address", Text, nullable=False),
    Column("form", JSON, nullable=False),  # the keys of a browser, the form of a hook
    Column("state", String(8), nullable=False),  # unsure (not yet confirmed), on, off, or stopped: by us
    Column("trouble", String(20)),  # why it was stopped
    Column("since", Float, nullable=False),  # when it came to this state
    Column("daily", Integer),  # minutes after midnight at which all is told at once; none: each at once
    UniqueConstraint("person", "kind", "address", name="channels_once"),
)

outbox_rows = Table(  # what is still to be told, and what was
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("channel", Integer, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(12), nullable=False),  # turn, reminder, late, …: see `notices.kinds`
    Column("table_id", String(16), nullable=False),  # "": it is about no table
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),  # of the seat; or any number that is told once
    Column("made", Float, nullable=False),
    Column("at", Float, nullable=False),  # not to be sent before
    Column("state", String(8), nullable=False),  # waiting, sent, dropped (out of date) or failed
    Column("taken", String(16)),  # the process that is about to send it
    Column("tries", Integer, nullable=False, server_default="0"),
    UniqueConstraint("channel", "table_id", "seat", "turn", "kind", name="outbox_once"),
    Index("outbox_by_at", "state", "at"),
)

secret_rows = Table(  # what the service has made for itself, at its first start
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

# ---- what processes agree on. Its rows are worth nothing once the process that wrote them is gone. -----

process_rows = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),  # server or workers
    Column("until", Float, nullable=False),  # by the database's clock: who says nothing until then is gone
)

lease_rows = Table(
    "leases",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("process", String(16), nullable=False),  # which answers for the bots of this table
    Index("leases_by_process", "process"),
)

watcher_rows = Table(
    "watchers",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("process", String(16), primary_key=True),
    Column("sessions", Text, nullable=False),  # that listen to the table there, with spaces between
    Index("watchers_by_process", "process"),
)

job_rows = Table(
    "jobs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("asker", String(16), nullable=False),  # the process that waits for the answer
    Column("rank", Integer, nullable=False),  # the lowest first
    Column("owner", String(32), nullable=False),  # for whom it is thought; they take turns
    Column("task", JSON, nullable=False),  # what a worker is told
    Column("taken", String(16)),  # the process that thinks
    Column("answer", JSON(none_as_null=True)),
)

news_rows = Table(  # of SQLite; PostgreSQL tells news by itself
    "news",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_autoincrement=True,
)
