"""A server process, and clients that connect to it: those of `bottega chaos`, with a default game."""

from typing import Any

import httpx

from bottega.chaos import clients
from bottega.chaos.clients import BOT, MINE, NEW_CONNECTIONS, OPEN, TableClient
from bottega.chaos.server_process import RunningServer, free_port
from tests.server.sample_games import simple_game

MAX_TRIES = 10

__all__ = ["BOT", "MINE", "NEW_CONNECTIONS", "OPEN", "Guest", "RunningServer", "TableClient", "free_port"]


class PatientTransport(httpx.HTTPTransport):
    """Asks again when the server is too busy for a page, as it says. On a loaded test machine it can be."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        for _ in range(MAX_TRIES):
            response = super().handle_request(request)
            if response.status_code != 503 or b'"error":"busy"' not in response.read():
                break
        return response


class Guest(clients.Guest):
    """A guest with a cookie."""

    server: RunningServer

    def __init__(self, server: RunningServer, name: str) -> None:
        super().__init__(server, name)
        self.http = httpx.Client(
            base_url=self.http.base_url,
            timeout=self.http.timeout,
            cookies=self.http.cookies,
            transport=PatientTransport(limits=NEW_CONNECTIONS),
        )

    def open(self, seats: list[dict[str, str]], game: str | None = None, **plan: Any) -> str:
        return super().open(seats, game or simple_game(len(seats)), **plan)
