"""The database tables. A change here needs a migration in `migrations/versions`. Times are in milliseconds."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("emblem", String(24), nullable=False),
    Column("login", String(40), unique=True),  # None for a guest
    Column("password", String(200)),  # argon2
    Column("created", BigInteger, nullable=False),
    Column("operator", Boolean, nullable=False, server_default=false()),  # may act on reports
    Column("silenced", BigInteger),  # until when the person may not write in chats
    Column("deleted", BigInteger),  # when; the row stays, with a neutral name, because games refer to it
    Column("agent", Boolean, nullable=False, server_default=false()),  # a program; see AGENTS
)

# The names of accounts. Nobody else may take a name that looks like one of them.
NAMES = Table(
    "names",
    METADATA,
    Column("key", String(64), primary_key=True),  # SHA-256 of the name's skeleton
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(24), primary_key=True),  # names the session when it is revoked; gives no access
    Column("hash", String(64), nullable=False, unique=True),  # SHA-256 of the secret in the cookie
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("agent", String(200), nullable=False),  # the User-Agent header
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("revoked", Boolean, nullable=False),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("scopes", String(100), nullable=False),  # separated by spaces
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Column("expires", BigInteger),
    Column("revoked", Boolean, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),  # random and long: the address of a private table is its invitation
    Column("game", String(24), nullable=False),
    Column("rules", Integer, nullable=False),  # version of the game's rules when the table was opened
    Column("seed", String(64), nullable=False),  # of the game's chance; secret until the game is over
    # The columns below are computed from the log, so that tables can be listed without reading their logs.
    Column("projected_seq", Integer, nullable=False),  # the last entry that they include
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("summary", Text, nullable=False),  # what a list of tables shows, as JSON
    Column("deadline", BigInteger),  # when a process must load it, for a clock, a bot or to close it; None if never
    Column("holder", String(24)),  # the process with the lease: it runs the bots and the clocks
    Column("damaged", Text),  # why the log cannot be read; None if it can. Nothing loads such a table.
    Index("ix_tables_status_created", "status", "public", "created"),
    Index("ix_tables_deadline", "deadline"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # unique, so two writers cannot both append the same number
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("person", String(24)),
    Column("client", String(64)),  # the client's own id of the request, so that it is not executed twice
    Column("body", Text, nullable=False),  # JSON
    UniqueConstraint("table_id", "person", "client"),
)

# The state of a table after one of its last entries, so that loading it need not apply the whole log. It may be missing
# or not fit this version: then the log says everything.
STATES = Table(
    "states",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # the last entry that it includes
    Column("content", LargeBinary, nullable=False),
)

# Entries that were cut off damaged logs, as JSON.
CUT_ENTRIES = Table(
    "cut_entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("cut", BigInteger, primary_key=True),  # when
    Column("seq", Integer, primary_key=True),
    Column("content", Text, nullable=False),
)

# The tables at which a person has or had a seat.
SITTERS = Table(
    "sitters",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    # Whether the game waits for this person. Written when a process releases the lease; out of date while one has it.
    Column("awaited", Boolean),
)

TEXTS = Table(
    "texts",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),  # a finished game in its text form
    Column("analysis", Text),  # JSON, by language
)

# The last seek of each person: they look for a game, or were given a seat at a table.
SEEKS = Table(
    "seeks",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("id", String(24), nullable=False, unique=True),  # of this seek: a person may begin another one
    Column("pool", String(200), nullable=False),  # the game, the number of players and the pace, as JSON
    Column("players", Integer, nullable=False),
    Column("rating", Integer, nullable=False),  # in points
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # the last sign of life; a seek without one ends
    Column("bots_at", BigInteger),  # from when bots may have the seats that nobody has taken; None: never
    Column("rating_from", Integer),  # of the opponents, in points; None: any
    Column("rating_to", Integer),
    Column("table_id", ForeignKey("tables.id")),  # None while the person waits
    Column("matched", BigInteger, index=True),
    Column("answered", BigInteger),  # when the person came to the table, or put the call aside
    Index("ix_seeks_table_id", "table_id"),
)

# What people think of each other.
RELATIONS = Table(
    "relations",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("other", ForeignKey("people.id"), primary_key=True, index=True),
    Column("kind", String(8), primary_key=True),  # friend, mute or block
    Column("id", String(24), nullable=False, unique=True),  # names the other to this person only
    Column("created", BigInteger, nullable=False),
)

# How each game ended: one row for each table and for each rated game at home, so that no game is rated twice.
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(24), primary_key=True),  # a game at home has an id of its own here
    Column("game", String(24), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the game's rules
    Column("players", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("finished", Boolean, nullable=False),  # False for a rated game that was abandoned
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("home", Boolean, nullable=False, server_default=false()),  # played with cardboard
    Index("ix_results_public_ended", "public", "ended"),
)

RESULT_SEATS = Table(
    "result_seats",
    METADATA,
    Column("table_id", ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),  # None for a bot
    Column("name", String(40), nullable=False),
    Column("emblem", String(24), nullable=False),
    Column("level", String(24)),  # of a bot
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 1 is first
    Column("left", Boolean, nullable=False),  # the person gave up
    Column("sources", Text, nullable=False),  # points by source, as JSON
    Column("opening", Text),  # the first move, as JSON
    Column("mu", Float),  # the rating before the game
    Column("sigma", Float),
    Column("mu_after", Float),  # None if the game changed no rating of this seat
    Column("sigma_after", Float),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(24), primary_key=True),
    Column("player_class", String(8), primary_key=True),  # see ratings/classes.py
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_ratings_game_player_class_mu", "game", "player_class", "mu"),
)

# How well people solve the puzzles of a game.
PUZZLE_SOLVERS = Table(
    "puzzle_solvers",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(24), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

# How hard puzzles are for people. A puzzle that nobody has tried has no row.
PUZZLE_RATINGS = Table(
    "puzzle_ratings",
    METADATA,
    Column("puzzle", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# The first attempt of each person at each puzzle, which counts.
PUZZLE_ATTEMPTS = Table(
    "puzzle_attempts",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Invitations to open tables.
INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("by", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("answered", BigInteger),  # when the person declined it
    UniqueConstraint("table_id", "person"),
)

# What people report to the operators.
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("by", ForeignKey("people.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("kind", String(12), nullable=False),  # name, chat or conduct
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Index("ix_reports_closed_created", "closed", "created"),
)

# Chat messages whose text an operator has hidden. The log keeps it.
HIDDEN_MESSAGES = Table(
    "hidden_messages",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("hidden", BigInteger, nullable=False, index=True),
)

# Tournaments that are announced again every week.
TOURNAMENT_SERIES = Table(
    "tournament_series",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("content", Text, nullable=False),  # JSON
    Column("host", ForeignKey("people.id"), nullable=False),
)

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("plan", Text, nullable=False),  # as it was announced, as JSON
    Column("game", String(24), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("seed", String(64), nullable=False),  # of the draws; public when the tournament is over
    Column("status", String(12), nullable=False),
    Column("starts", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("began", BigInteger),
    Column("round", Integer, nullable=False),  # the one that is played; 0 before the first
    Column("series", String(24)),  # not a foreign key: a series may end before its tournaments
    UniqueConstraint("series", "starts"),
    Index("ix_tournaments_status_starts", "status", "starts"),
)

ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("number", Integer, nullable=False),  # in the order of entry, from 1: the games name players by it
    Column("entered", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when their page last asked: an arena pairs only those who are there
    Column("withdrawn", Boolean, nullable=False),
    UniqueConstraint("tournament_id", "number"),
)

# The games of a tournament. A game is drawn together with the id of its table, so that it is opened once.
TOURNAMENT_GAMES = Table(
    "tournament_games",
    METADATA,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("round", Integer, nullable=False),
    Column("players", Text, nullable=False),  # their numbers by seat, null for a bot, as JSON
    Column("table_id", String(24), unique=True),  # None for a bye. Not a foreign key: the table is opened afterwards.
)

# Agents: accounts of programs. Each belongs to a person.
AGENTS = Table(
    "agents",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("owner", ForeignKey("people.id"), nullable=False, index=True),
    # Raised with each game that it is given, and when it comes or goes. Who gives it a game must know this number.
    Column("number", Integer, nullable=False),
    Column("availability", Text),  # which games it takes, as JSON; None while it is away
    Column("stream", String(24)),  # the connection that says so
    Column("seen", BigInteger),  # the last sign of life of that connection
    Column("since", BigInteger),  # since when it waits for a game: it appeared, or was given the last one
)

# The games that agents were given.
AGENT_GAMES = Table(
    "agent_games",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("ladder", Boolean, nullable=False),  # drawn by the server; else a person has invited the agent
    Column("by", ForeignKey("people.id"), index=True),  # that person
    Column("over", Boolean, nullable=False),  # written some time after the end
    Index("ix_agent_games_over_person", "over", "person"),
    Index("ix_agent_games_person_started", "person", "started"),
)

# How long the bots of the house have thought in games of the ladder of agents.
AGENT_THINKING = Table(
    "agent_thinking",
    METADATA,
    Column("day", Integer, primary_key=True),  # since 1970, UTC
    Column("seconds", Float, nullable=False),  # of CPU time
)

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("alive", BigInteger, nullable=False),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(24), primary_key=True),
    Column("value", String(100), nullable=False),
)

# Days off: a person's clocks by correspondence stand.
HOLIDAYS = Table(
    "holidays",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("start", BigInteger, nullable=False),
    Column("end", BigInteger, nullable=False),
)

# Games with cardboard that people enter. Whoever knows the id may enter and read.
HOME_GAMES = Table(
    "home_games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("content", Text, nullable=False),  # JSON: names, options, steps, clocks
    Column("version", Integer, nullable=False),  # the number of entries, those taken back included
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False, index=True),
    Column("analysis", Text),  # JSON, by language
)

# Who says which seat of a finished game was theirs. When all seats have somebody, it changes their ratings.
HOME_CLAIMS = Table(
    "home_claims",
    METADATA,
    Column("game_id", ForeignKey("home_games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    UniqueConstraint("game_id", "person"),
)

# Finished games with cardboard that their people have made public, without names. Such an id only reads.
HOME_ARCHIVE = Table(
    "home_archive",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("content", Text, nullable=False),  # JSON: options, steps, scores
    Column("ended", BigInteger, nullable=False, index=True),
    Column("analysis", Text),  # JSON, by language
)

# Where a person wants notices: a browser, an e-mail address, a webhook.
DESTINATIONS = Table(
    "destinations",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),  # SHA-256: one row for a browser, one for a person's e-mail
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("channel", String(12), nullable=False),
    Column("address", Text, nullable=False),  # the URL or e-mail address; of a refused one only its hash
    Column(
        "keys", Text, nullable=False
    ),  # what it takes to reach it, as JSON: keys of the browser, secret of a webhook
    Column("kinds", String(100), nullable=False),  # of notices, separated by spaces
    Column("language", String(2), nullable=False),
    Column("digest", Integer),  # the hour (UTC) of a daily e-mail; None for an e-mail at once
    Column("session", ForeignKey("sessions.id")),  # of a browser: it gets notices as long as its session is active
    Column("created", BigInteger, nullable=False),
    Column("confirmed", BigInteger),  # None until the owner of an e-mail address agrees
    Column("refused", BigInteger),  # when the owner of an e-mail address said that it is not theirs
    Column("problem", String(100)),  # why the last delivery failed
)

# The outbox: notices that are owed, written in the same transaction as the entries that cause them.
NOTICES = Table(
    "notices",
    METADATA,
    Column("id", String(32), primary_key=True),  # the same for the same cause; receivers can recognise a repetition
    Column("destination", ForeignKey("destinations.id"), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("table_id", ForeignKey("tables.id")),  # None for notices about the destination itself
    Column("seq", Integer),  # the entry that causes it
    Column("seat", Integer),
    Column("about", Text, nullable=False),  # JSON: the game and names
    Column("due", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("holder", String(24)),  # the process that delivers it
    Column("done", BigInteger),  # when it was delivered, or when nobody tries any more
    Column("outcome", String(12)),  # delivered, outdated, failed
    Index("ix_notices_done_due", "done", "due"),
)
