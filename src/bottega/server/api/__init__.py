"""The HTTP API, for pages that list tables and show finished games, and for programs that play."""
