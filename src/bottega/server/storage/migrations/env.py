"""Alembic's entry: runs the migrations in one transaction, one process at a time."""

from alembic import context
from sqlalchemy import text

from bottega.server.storage.database import connect
from bottega.server.storage.schema import METADATA

MIGRATING = 7_301_452  # a number of our own for PostgreSQL's advisory lock

engine = connect(context.config.attributes["url"])
with engine.begin() as connection:
    if engine.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    context.run_migrations()
engine.dispose()
