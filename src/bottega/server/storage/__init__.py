"""The database: SQLAlchemy Core on SQLite or PostgreSQL. Called from threads, never from the event loop."""
