"""Sequences of random requests and socket messages, on both databases: no answer is a 5xx, and no table fails.

`FUZZ=100000 pytest tests/server/test_fuzz.py` sends 100,000 requests and messages to each server, not only a sample.
"""

import json
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.core.transport import Response
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bottega.server.app import create_app
from bottega.server.pairing.socket import FROM_SEEKER, TO_SEEKER
from bottega.server.protocol import FROM_SERVER
from bottega.server.settings import Settings
from tests.server.messages import messages
from tests.server.postgres import Postgres
from tests.server.running import BOT, MINE, OPEN, Guest, RunningServer
from tests.server.sample_games import simple_game

SAMPLE = int(os.environ.get("FUZZ", "300"))  # requests, and as many messages, to each server
STEPS = 10  # requests in a sequence
QUIET: dict[str, Any] = {
    "deadline": None,
    "database": None,
    "derandomize": "FUZZ" not in os.environ,
    "suppress_health_check": list(HealthCheck),
}
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
# A password takes a tenth of a second, a hint seconds; a stream does not end.
PASSWORDS = ("/api/session", "/api/me/account", "/api/me/password")
LEFT_OUT = (
    *PASSWORDS,
    "/api/tables/{id}/hint",
    "/api/tables/{id}/stream",
    "/api/tables/{id}/broadcast",
    "/api/me/games",
)
INTERNAL_ERROR = 1011


class Target:
    """A server, people who send requests to it, and tables in all states."""

    def __init__(self, server: RunningServer) -> None:
        self.server, self.rng = server, random.Random(1)
        self.people = [Guest(server, name) for name in ("Ada", "Bea", "Eve")]
        self.tables: list[str] = []
        self.home: str | None = None
        self.sent, self.statuses = 0, Counter[int]()

    def new_table(self) -> str:
        """A table that has just been opened, with bots or people."""
        host, seats = self.rng.choice(self.people), self.rng.choice(([MINE, OPEN], [MINE, MINE], [MINE, BOT]))
        table = host.open(seats, simple_game(2), public=self.rng.random() < 0.5, hints=False)
        self.tables = [*self.tables[-20:], table]
        return table

    def table(self) -> str:
        return self.rng.choice(self.tables) if self.tables and self.rng.random() < 0.9 else self.new_table()

    def home_game(self) -> dict[str, Any]:
        """A table at home, as it is now."""
        if self.home is not None and self.rng.random() < 0.9:
            found = self.people[0].http.get(f"/api/home/{self.home}")
            if found.status_code == 200:
                return dict(found.json())
        slug = simple_game(2)
        made = self.people[0].http.post("/api/home", json={"game": slug, "names": ["Ada", "Bea"]}).json()
        self.home = str(made["id"])
        return dict(made)

    def cookies(self) -> dict[str, str]:
        """Of somebody, or of nobody."""
        return {} if self.rng.random() < 0.1 else dict(self.rng.choice(self.people).http.cookies)

    def errors(self) -> list[str]:
        """The lines of the log about errors."""
        lines = self.server.log.read_text().splitlines()
        return [line for line in lines if '"level": "error"' in line or '"exception"' in line]

    def count(self, response: Response) -> None:
        self.sent += 1
        self.statuses[response.status_code] += 1


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def target(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, compiled: None
) -> Iterator[Target]:
    folder = tmp_path_factory.mktemp("fuzz")
    if request.param == "sqlite":
        database = f"sqlite:///{folder / 'bottega.sqlite'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    channels: dict[str, Any] = {
        "ADDRESS": "https://games.example",
        "SMTP": "smtp://127.0.0.1:9",
    }  # nobody listens there
    with RunningServer(database, **channels).start(folder / "log") as server:
        yield Target(server)


class Memory:
    """What earlier answers have told: ids and tokens that later requests use."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._ids: dict[str, list[str]] = {}  # by the path of the list in which they were
        self._tokens: list[str] = []

    def learn(self, path: str, method: str, answer: Response) -> None:
        if answer.status_code not in (200, 201) or answer.headers.get("content-type") != ["application/json"]:
            return
        found = answer.json()
        if path == "/api/me/tokens" and method == "POST":
            self._tokens = [*self._tokens[-10:], found["token"]]
        if path == "/api/me/notices":
            path, found = "/api/me/destinations", found.get("destinations", [])
        listed = found if isinstance(found, list) else [found]
        ids = [one["id"] for one in listed if isinstance(one, dict) and "id" in one and not one.get("current")]
        if ids and path != "/api/me":
            self._ids[path] = [*self._ids.get(path, [])[-20:], *ids]
        if path in ("/api/tables", "/api/find") and method == "POST":
            self._target.tables = [*self._target.tables[-20:], found["id"]]

    def complete(self, case: schemathesis.Case) -> None:
        """Replaces ids in the address, and the number of a move, by what exists, in most cases."""
        rng = self._target.rng
        if "/tables/{id}" in case.operation.path and rng.random() < 0.85:
            case.path_parameters["id"] = self._target.table()
        collection, _, name = case.operation.path.partition("/{")
        if self._ids.get(collection) and collection != "/api/tables" and rng.random() < 0.7:
            case.path_parameters[name.partition("}")[0]] = rng.choice(self._ids[collection])
        if case.operation.path.startswith("/api/home/{id}") and rng.random() < 0.85:
            game = self._target.home_game()
            case.path_parameters["id"] = game["id"]
            if case.operation.path.endswith("/entries") and isinstance(case.body, dict) and rng.random() < 0.8:
                case.body["version"] = game["version"]
                if game["choices"] and rng.random() < 0.5:
                    choice = rng.choice(game["choices"])
                    case.body["entry"] = {"kind": "move", "seat": choice["seat"], "move": choice["move"]}
        if case.operation.path.endswith("/move") and isinstance(case.body, dict) and rng.random() < 0.6:
            table = case.path_parameters["id"]
            state = rng.choice(self._target.people).http.get(f"/api/tables/{quote(table, safe='')}")
            if state.status_code == 200 and state.json()["table"]["choices"]:
                case.body = {"move": rng.choice(state.json()["table"]["choices"])["move"]}

    def credentials(self) -> dict[str, Any]:
        """The arguments of a request: somebody's cookie, a token, or nothing."""
        if self._tokens and self._target.rng.random() < 0.2:
            return {"headers": {"Authorization": f"Bearer {self._target.rng.choice(self._tokens)}"}}
        return {"cookies": self._target.cookies()}


def test_no_sequence_of_requests_is_an_error_of_the_server(target: Target) -> None:
    document = create_app(Settings.read({}, database_url="sqlite:///:memory:")).openapi()
    schema = schemathesis.openapi.from_dict(document).exclude(path=list(LEFT_OUT))
    schema = schema.exclude(path="/api/me", method="DELETE")  # the people must stay
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    cases = [operation.as_strategy() for operation in operations]
    memory, session, before = Memory(target), requests.Session(), target.sent
    assert len(operations) > 30

    @settings(max_examples=SAMPLE // STEPS, **QUIET)
    @given(st.lists(st.sampled_from(cases).flatmap(lambda case: case), min_size=STEPS, max_size=STEPS))
    def ask(cases: list[schemathesis.Case]) -> None:
        if target.sent - before >= SAMPLE:
            return
        for case in cases:
            memory.complete(case)
            session.cookies.clear()
            answer = case.call(target.server.address, session, timeout=120, **memory.credentials())
            target.count(answer)
            case.validate_response(answer, checks=CHECKS)
            memory.learn(case.operation.path, case.method, answer)

    while target.sent - before < SAMPLE:
        ask()
    assert not [status for status in target.statuses if status >= 500], target.statuses
    assert target.errors() == []
    print(f"{target.sent - before} requests: {dict(target.statuses)}")


class Talker:
    """A person's socket, by default at a table, which is opened again when the server closes it."""

    path = "/api/tables/{table}/socket"
    first: tuple[str, ...] = ('{"type": "hello"}',)
    protocol: TypeAdapter[Any] = FROM_SERVER

    def __init__(self, target: Target, table: str, person: Guest | None) -> None:
        self._target, self._table, self._person = target, table, person
        self.state: dict[str, Any] = {}
        self._connection = self._connect()

    def _connect(self) -> ClientConnection:
        cookies = self._person.http.cookies.items() if self._person else ()
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies)} if self._person else {}
        address = f"ws://127.0.0.1:{self._target.server.port}{self.path.format(table=self._table)}"
        headers |= {"Origin": self._target.server.address}
        # Without a limit of the queue: a client that does not read for a while could not even notice that it is closed.
        made = connect(address, additional_headers=headers, max_size=None, max_queue=None)
        for text in self.first:
            made.send(text)
        return made

    def say(self, texts: list[str]) -> None:
        """Sends messages, then waits until all are answered."""
        try:
            for text in texts:
                self._connection.send(self._completed(text))
                self._target.sent += 1
            self._connection.send('{"type": "ping"}')
            while (answer := self._receive()).type != "pong":
                pass
            assert answer.at > 0
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code == INTERNAL_ERROR:
                raise
            self._connection = self._connect()

    def _receive(self) -> Any:
        text = self._connection.recv(timeout=60)
        message = json.loads(text)
        self.state = message.get("table", self.state)
        return self.protocol.validate_json(text)

    def _completed(self, text: str) -> str:
        """A move with a number that is legal now, if it is a valid move; else the same text."""
        try:
            message = json.loads(text)
            choices = self.state.get("choices")
            if message["type"] == "move" and choices and isinstance(message["move"], int) and message["move"] % 4:
                chosen = choices[message["move"] % len(choices)]["move"]
                return json.dumps(message | {"move": chosen, "question": self.state["question"], "seat": None})
        except (ValueError, TypeError, KeyError):
            pass
        return text

    def close(self) -> None:
        self._connection.close()


class SeekTalker(Talker):
    """A person's socket on which they look for games."""

    path = "/api/me/seek/socket"
    first = ()
    protocol = TO_SEEKER


def exchange(
    target: Target, open_talkers: Callable[[], list[Talker]], message: st.SearchStrategy[str], longest: int, most: int
) -> None:
    """Sends this many random messages, in batches of the talkers. No answer and no line of the log is an error."""
    before = target.sent
    batch = st.tuples(st.integers(0, 5), st.lists(message, min_size=1, max_size=longest))

    @settings(max_examples=most // 10, **QUIET)
    @given(st.lists(batch, min_size=1))
    def talk(batches: list[tuple[int, list[str]]]) -> None:
        if target.sent - before >= most:
            return
        talkers = open_talkers()
        try:
            for who, texts in batches:
                talkers[who % len(talkers)].say(texts)
        finally:
            for talker in talkers:
                talker.close()

    while target.sent - before < most:
        talk()
    assert target.errors() == []
    print(f"{target.sent - before} messages")


def test_no_sequence_of_messages_about_seeks_is_an_error_of_the_server(target: Target) -> None:
    seekers = target.people[:2]
    exchange(
        target,
        lambda: [SeekTalker(target, "", person) for person in seekers],
        messages(FROM_SEEKER),
        longest=5,
        most=max(100, SAMPLE // 3),
    )
    for person in seekers:
        assert person.http.delete("/api/me/seek").status_code == 200


def test_no_sequence_of_messages_is_an_error_of_the_server(target: Target) -> None:
    def open_talkers() -> list[Talker]:
        table = target.table()
        return [Talker(target, table, person) for person in (*target.people[:2], None)]

    exchange(target, open_talkers, messages(), longest=12, most=SAMPLE)
    for table in target.tables:  # every table can still be read
        assert target.people[0].http.get(f"/api/tables/{table}").status_code == 200


def test_the_log_of_the_server_would_show_an_error(tmp_path: Path) -> None:
    server = RunningServer("unused")
    server.log = tmp_path / "log"
    server.log.write_text('{"event": "a table failed", "level": "error"}\n{"event": "request", "level": "info"}\n')
    target = object.__new__(Target)
    target.server = server
    assert len(target.errors()) == 1
