"""The schemas of the database, from the first to the newest."""

from alembic.script import ScriptDirectory

from bottega.server.storage.database import migration_config


def earlier_schemas() -> list[str]:
    """All revisions before the newest, from the first on."""
    revisions = [one.revision for one in ScriptDirectory.from_config(migration_config("")).walk_revisions()]
    return revisions[:0:-1]
