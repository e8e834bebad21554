"""A small client for programs that play on a Bottega server over plain HTTP.

    with Client("https://bottega.example", token="bottega_...") as client:
        for table in client.play(client.find("leonardo", players=2)):
            client.move(table, table.choices[0])

`play` yields the table each time it is your turn, and ends with the game. A connection that breaks is taken up again
where it was, and a move that was sent twice is played once.
"""

import json
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Any

import httpx

PATIENCE = 20.0  # seconds without a line; the server sends an empty one every few
PAUSE = 1.0  # seconds before a broken connection is tried again
TRIES = 30
NOT_NOW = (429, 503)  # nothing was done; `Retry-After` says when to ask again


class ServerRefused(Exception):
    """What the server said no to: `error` is a word, `message` a sentence, `clause` the rule if there is one."""

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(body.get("message", f"status {status}"))
        self.status = status
        self.error: str = body.get("error", "")
        self.clause: str | None = body.get("clause")


@dataclass(frozen=True)
class Choice:
    """A legal move: its number, its name and its arguments by name."""

    move: int
    name: str
    args: dict[str, Any]


@dataclass(frozen=True)
class TableNow:
    """A table as your seat knows it, while it is your turn; or at the end, with the scores in the view."""

    id: str
    seat: int
    view: dict[str, Any]
    choices: list[Choice]
    question: int
    over: bool


class Client:
    """Speaks for one person, by a token; without one it becomes a guest."""

    def __init__(self, address: str, token: str | None = None, name: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._seat: int | None = None  # from which the table is seen
        self._http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE)
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
        """Sits down at an open table, or opens one; returns its id."""
        return str(self._send("POST", "/api/find", {"game": game, **wish})["id"])

    def sit(self, table: str) -> None:
        """Takes an open seat at a table."""
        self._send("POST", f"/api/tables/{table}/sit", {})

    def text(self, table: str) -> str:
        """A finished game in its text form."""
        return self._answer(self._http.get(f"/api/tables/{table}/text")).text

    # ---- playing

    def play(self, table: str) -> Iterator[TableNow]:
        """Yields the table whenever it is your turn, and once more when the game is over.

        Ends without that if the table is dissolved before it has begun.
        """
        answered = -1
        for state in self._states(table):
            now = _now(table, state)
            if now.over:
                yield now
                return
            if now.choices and now.question != answered:
                answered = now.question
                yield now

    def move(self, table: TableNow, choice: Choice | int | str) -> None:
        """Plays a move. Sent again if the answer does not come; the server plays it once. Raises ServerRefused."""
        move = choice.move if isinstance(choice, Choice) else choice
        body = {"id": secrets.token_hex(8), "move": move, "seat": table.seat, "question": table.question}
        self._send("POST", f"/api/tables/{table.id}/move", body)

    def say(self, table: str, text: str) -> None:
        """Says something to all at the table."""
        self._send("POST", f"/api/tables/{table}/say", {"text": text})

    def _states(self, table: str) -> Iterator[dict[str, Any]]:
        """The table after everything that happens, through broken connections."""
        failures = 0
        while True:
            try:
                with self._http.stream("GET", f"/api/tables/{table}/stream") as answer:
                    if answer.status_code >= 400:
                        answer.read()
                    if _wait(answer):
                        continue
                    self._answer(answer)
                    for line in answer.iter_lines():
                        failures = 0
                        message = json.loads(line) if line else {}
                        if "table" in message:
                            seat = message.get("seat")
                            self._seat = seat if message["type"] == "snapshot" else self._seat
                            if message["table"]["status"] == "closed":
                                return
                            yield {**message["table"], "seat": self._seat}
            except httpx.TransportError:
                failures += 1
                if failures == TRIES:
                    raise
            time.sleep(PAUSE)

    def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        for attempt in range(TRIES):
            try:
                answer = self._http.request(method, path, json=body)
                if attempt < TRIES - 1 and _wait(answer):
                    continue
                found: dict[str, Any] = self._answer(answer).json()
                return found
            except httpx.TransportError:
                if attempt == TRIES - 1 or not (body and "id" in body):  # what has no name might be done twice
                    raise
                time.sleep(PAUSE)
        raise AssertionError

    def _answer(self, answer: httpx.Response) -> httpx.Response:
        if answer.status_code >= 400:
            try:
                body = answer.json()
            except ValueError:
                body = {}
            raise ServerRefused(answer.status_code, body)
        return answer


def _wait(answer: httpx.Response) -> bool:
    """Whether the server asked to come back later; now it is later."""
    if answer.status_code not in NOT_NOW or "Retry-After" not in answer.headers:
        return False
    time.sleep(float(answer.headers["Retry-After"]))
    return True


def _now(table: str, state: dict[str, Any]) -> TableNow:
    choices = [Choice(**choice) for choice in state["choices"]]
    seat = -1 if state["seat"] is None else state["seat"]
    return TableNow(table, seat, state["view"] or {}, choices, state["question"], state["status"] == "finished")
