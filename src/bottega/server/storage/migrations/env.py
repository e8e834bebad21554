"""Alembic's entry point: runs the migrations in one transaction, in one process at a time."""

from alembic import context
from sqlalchemy import text

from bottega.server.storage.database import connect
from bottega.server.storage.schema import METADATA

MIGRATION_LOCK = 7_301_452  # an arbitrary number for PostgreSQL's advisory lock

engine = connect(context.config.attributes["url"])
with engine.begin() as connection:
    if engine.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    context.run_migrations()
engine.dispose()
