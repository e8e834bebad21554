"""What is kept: SQLAlchemy Core over SQLite or PostgreSQL, called from threads, never from the event loop."""
