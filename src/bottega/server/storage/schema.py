"""The tables of the database. A change here needs a migration in `migrations/versions`. Times are milliseconds."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
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
    Column("login", String(40), unique=True),  # what a guest has not
    Column("password", String(200)),  # argon2
    Column("created", BigInteger, nullable=False),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(24), primary_key=True),  # to name it when it is to be revoked; opens nothing
    Column("hash", String(64), nullable=False, unique=True),  # of the secret in the cookie
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("agent", String(200), nullable=False),  # the browser, as it called itself
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
    Column("scopes", String(100), nullable=False),  # words, separated by blanks
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Column("expires", BigInteger),
    Column("revoked", Boolean, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),  # random and long: for a table by link it is the invitation
    Column("game", String(24), nullable=False),
    Column("rules", Integer, nullable=False),  # version of the rules it was begun under
    Column("seed", String(64), nullable=False),  # read by the fold and by nobody else
    # From here on: drawn from the log, so that tables can be listed without reading it.
    Column("drawn", Integer, nullable=False),  # from so many of its entries
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("card", Text, nullable=False),  # what a list shows of it, as JSON
    Column("deadline", BigInteger),  # when somebody has to look after it: a clock, a bot's turn; nothing if never
    Column("holder", String(24)),  # the process that plays its bots and watches its clocks
    Index("ix_tables_status_created", "status", "public", "created"),
    Index("ix_tables_deadline", "deadline"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # with it, two writers cannot both continue the log
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("person", String(24)),
    Column("client", String(64)),  # what the client called its request, so that it is not done twice
    Column("body", Text, nullable=False),  # JSON
    UniqueConstraint("table_id", "person", "client"),
)

SITTERS = Table(
    "sitters",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("awaited", Boolean),  # by the game, when the last process let go of the table; while one keeps it, it knows
)

TEXTS = Table(
    "texts",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),  # of a finished game
    Column("analysis", Text),  # by language, as JSON
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
