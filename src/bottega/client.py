"""A client for programs that play on a Bottega server over HTTP.

    with Client("https://bottega.example", token="bottega_...") as client:
        for table in client.play(client.find(game, players=2)):
            if not table.over:
                client.move(table, table.choices[0])

`play` yields the table whenever you are to move, and once more when the game is over.
After a broken connection it reconnects.
A move that is sent twice is played once.

With the token of an agent, `games` yields the tables of the games that the server gives it. Several threads may share a
client. `bottega.agent` does all of this for a bot.
"""

import json
import math
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from .engine.extras import extra

with extra("client"):
    import httpx

TIMEOUT = 20.0  # seconds without a line; the server sends an empty one every few seconds
RETRY_SECONDS = 1.0  # after a broken connection
MAX_TRIES = 30
RETRY_STATUSES = (429, 503)  # nothing was executed; `Retry-After` says when to try again
DOWN_STATUSES = (502, 503, 504)  # of a proxy while the server restarts


class ServerRefused(Exception):
    """The server refused a request: `error` is a code, the message a sentence, `clause` the rule if there is one."""

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(body.get("message", f"status {status}"))
        self.status = status
        self.error: str = body.get("error", "")
        self.clause: str | None = body.get("clause")


class Replaced(Exception):
    """Another program has connected as the same agent."""


@dataclass(frozen=True)
class Choice:
    """A legal move: its number, its name and its arguments."""

    move: int
    name: str
    args: dict[str, Any]


@dataclass(frozen=True)
class TableView:
    """The table as your seat sees it: when you are to move, or at the end, with the scores in the view."""

    id: str
    seat: int
    view: dict[str, Any]
    choices: list[Choice]
    question: int
    over: bool


class Client:
    """Acts for one person. Without a token it becomes a new guest.

    `tries` is how often it asks again, once a second, when the server does not answer; None: for ever.
    """

    def __init__(
        self, address: str, token: str | None = None, name: str | None = None, tries: int | None = MAX_TRIES
    ) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._tries = math.inf if tries is None else tries
        self._http = httpx.Client(base_url=address, headers=headers, timeout=TIMEOUT)
        if token is None:
            self._send("POST", "/api/people")
        if name is not None:
            self._send("PATCH", "/api/me", {"name": name})

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._http.close()

    # ---- tables

    def open(self, game: str, seats: list[str], **plan: Any) -> str:
        """Opens a table and returns its id. A seat is "mine", "open" or the level of a bot."""
        planned = [{"kind": s} if s in ("mine", "open") else {"kind": "bot", "level": s} for s in seats]
        return str(self._send("POST", "/api/tables", {"game": game, "seats": planned, **plan})["id"])

    def find(self, game: str, **wish: Any) -> str:
        """Takes a seat at an open public table, or opens one. Returns its id."""
        return str(self._send("POST", "/api/find", {"game": game, **wish})["id"])

    def sit(self, table: str) -> None:
        """Takes an open seat at a table."""
        self._send("POST", f"/api/tables/{table}/sit", {})

    def text(self, table: str) -> str:
        """A finished game in its text form."""
        return self._answer(self._http.get(f"/api/tables/{table}/text")).text

    # ---- playing

    def play(self, table: str) -> Iterator[TableView]:
        """Yields the table whenever you are to move, and once more when the game is over.

        Yields nothing if the host closes the table before the game starts.
        """
        answered = -1
        for state in self._states(table):
            view = _view(table, state)
            if view.over:
                yield view
                return
            if view.choices and view.question != answered:
                answered = view.question
                yield view

    def move(self, table: TableView, choice: Choice | int | str) -> None:
        """Plays a move. It is sent again if no answer comes, and played once. Raises ServerRefused."""
        move = choice.move if isinstance(choice, Choice) else choice
        body = {"id": secrets.token_hex(8), "move": move, "seat": table.seat, "question": table.question}
        self._send("POST", f"/api/tables/{table.id}/move", body)

    def say(self, table: str, text: str) -> None:
        """Sends a chat message to everybody at the table."""
        self._send("POST", f"/api/tables/{table}/say", {"text": text})

    # ---- agents

    def games(self, games: dict[str, list[int]], at_once: int = 1, invitations: bool = True) -> Iterator[str]:
        """Takes games for an agent, as long as you iterate. Yields the table of each, first of those to finish.

        `games` says which, with their numbers of players. Ends after `stop_games`. Raises Replaced.
        """
        wanted = [{"game": game, "players": players} for game, players in games.items()]
        body = {"games": wanted, "at_once": at_once, "invitations": invitations}
        told: set[str] = set()
        for message in self._lines("POST", "/api/me/games", body):
            if message["type"] == "ended":
                if message["why"] == "replaced":
                    raise Replaced("another program has connected as this agent")
                return
            if message["table"] not in told:
                told.add(message["table"])
                yield message["table"]

    def stop_games(self) -> None:
        """Takes no more games. `games` yields those that are still to be finished, and ends."""
        self._answer(self._http.delete("/api/me/games"))

    # ---- requests

    def _states(self, table: str) -> Iterator[dict[str, Any]]:
        """The state of the table after every entry. Reconnects if necessary."""
        seat: int | None = None  # from which it sees the table
        for message in self._lines("GET", f"/api/tables/{table}/stream"):
            if "table" in message:
                seat = message.get("seat") if message["type"] == "snapshot" else seat
                if message["table"]["status"] == "closed":
                    return
                yield {**message["table"], "seat": seat}

    def _lines(self, method: str, path: str, body: dict[str, Any] | None = None) -> Iterator[dict[str, Any]]:
        """The messages of a stream. When it ends, it is asked for again."""
        failures = 0
        while True:
            try:
                with self._http.stream(method, path, json=body) as answer:
                    if answer.status_code >= 400:
                        answer.read()
                    if _wait(answer):
                        continue
                    _require_up(answer)
                    self._answer(answer)
                    for line in answer.iter_lines():
                        failures = 0
                        if line:
                            yield json.loads(line)
            except httpx.TransportError:
                failures += 1
                if failures >= self._tries:
                    raise
            time.sleep(RETRY_SECONDS)

    def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        failures = 0
        while True:
            try:
                answer = self._http.request(method, path, json=body)
                if failures + 1 < self._tries and _wait(answer):
                    failures += 1
                    continue
                _require_up(answer)
                found: dict[str, Any] = self._answer(answer).json()
                return found
            except httpx.TransportError:
                failures += 1
                if failures >= self._tries or not (body and "id" in body):  # without an id it might be executed twice
                    raise
                time.sleep(RETRY_SECONDS)

    def _answer(self, answer: httpx.Response) -> httpx.Response:
        if answer.status_code >= 400:
            try:
                body = answer.json()
            except ValueError:
                body = {}
            raise ServerRefused(answer.status_code, body)
        return answer


def _wait(answer: httpx.Response) -> bool:
    """Waits, if the server asks to try again later. Returns whether it did."""
    if answer.status_code not in RETRY_STATUSES or "Retry-After" not in answer.headers:
        return False
    time.sleep(float(answer.headers["Retry-After"]))
    return True


def _require_up(answer: httpx.Response) -> None:
    """Raises a TransportError if only a proxy has answered."""
    if answer.status_code in DOWN_STATUSES and "json" not in answer.headers.get("Content-Type", ""):
        raise httpx.RemoteProtocolError(f"the server is not there: status {answer.status_code}")


def _view(table: str, state: dict[str, Any]) -> TableView:
    choices = [Choice(**choice) for choice in state["choices"]]
    seat = -1 if state["seat"] is None else state["seat"]
    return TableView(table, seat, state["view"] or {}, choices, state["question"], state["status"] == "finished")
