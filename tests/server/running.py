"""A server process, and clients that connect to it: those of `bottega chaos`, with a default game."""

from typing import Any

from bottega.chaos import clients
from bottega.chaos.clients import BOT, MINE, NEW_CONNECTIONS, OPEN, TableClient
from bottega.chaos.server_process import RunningServer, free_port
from tests.server.sample_games import simple_game

__all__ = ["BOT", "MINE", "NEW_CONNECTIONS", "OPEN", "Guest", "RunningServer", "TableClient", "free_port"]


class Guest(clients.Guest):
    """A guest with a cookie."""

    server: RunningServer

    def open(self, seats: list[dict[str, str]], game: str | None = None, **plan: Any) -> str:
        return super().open(seats, game or simple_game(len(seats)), **plan)
