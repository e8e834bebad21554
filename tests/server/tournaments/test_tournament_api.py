"""Tournaments over HTTP, at a running server."""

import time
from collections.abc import Callable
from secrets import token_hex
from typing import Any

import pytest

from bottega.server.timestamps import now_ms
from tests.server.running import Guest, RunningServer
from tests.server.sample_games import simple_game
from tests.server.tournaments.starting import start_now


def plan(**given: Any) -> dict[str, Any]:
    about = {"name": "Sunday", "game": simple_game(2), "players": 2, "format": "swiss", "rounds": 1}
    return {**about, "starts": now_ms() + 3_600_000, **given}


def eventually(condition: Callable[[], Any], within: float = 60) -> Any:
    """The first true value of a condition. Fails if there is none in time."""
    until = time.monotonic() + within
    while not (found := condition()):
        assert time.monotonic() < until
        time.sleep(0.1)
    return found


@pytest.fixture(scope="module")
def host(server: RunningServer) -> Guest:
    """Somebody with an account."""
    host = Guest(server, f"Host {token_hex(3)}")
    account = {"login": f"host-{token_hex(4)}", "password": "apples and oranges"}
    host.http.post("/api/me/account", json=account).raise_for_status()
    return host


def announced(host: Guest, **given: Any) -> str:
    return str(host.http.post("/api/tournaments", json=plan(**given)).raise_for_status().json()["id"])


def look(guest: Guest, id: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.http.get(f"/api/tournaments/{id}").raise_for_status().json()
    return found


def test_people_enter_play_and_are_told_their_table(host: Guest, ada: Guest, bea: Guest, eve: Guest) -> None:
    id = announced(host)
    for guest in (ada, bea):
        assert guest.http.put(f"/api/tournaments/{id}/entry").status_code == 204
    start_now(host.server, id)
    table = eventually(lambda: look(ada, id)["table"])
    assert look(bea, id)["table"] == table
    assert look(eve, id)["table"] is None
    seen = ada.http.get(f"/api/tables/{table}").json()
    assert seen["about"]["hints"] is False
    assert sorted(seat["name"] for seat in seen["table"]["seats"]) == ["Ada", "Bea"]
    assert host.http.delete(f"/api/tournaments/{id}").status_code == 409
    for guest in (ada, bea, eve):
        text = guest.http.get(f"/api/tournaments/{id}").text
        assert not any(person.id in text for person in (host, ada, bea, eve))


def test_the_seed_is_not_public_while_the_tournament_runs(host: Guest, ada: Guest) -> None:
    assert look(ada, announced(host))["seed"] is None


def test_only_people_with_an_account_announce_and_only_their_own_are_cancelled(host: Guest, ada: Guest) -> None:
    assert ada.http.post("/api/tournaments", json=plan()).json()["error"] == "account_needed"
    id = announced(host)
    assert ada.http.delete(f"/api/tournaments/{id}").json()["error"] == "not_yours"
    assert host.http.delete(f"/api/tournaments/{id}").status_code == 204
    assert ada.http.put(f"/api/tournaments/{id}/entry").json()["error"] == "over"


def test_a_host_announces_only_a_few_at_once(server: RunningServer) -> None:
    host = Guest(server, f"Busy {token_hex(3)}")
    account = {"login": f"busy-{token_hex(4)}", "password": "apples and oranges"}
    host.http.post("/api/me/account", json=account).raise_for_status()
    for _ in range(5):
        announced(host)
    assert host.http.post("/api/tournaments", json=plan()).json()["error"] == "too_many_tournaments"


def test_bad_requests_are_refused_with_a_sentence(host: Guest) -> None:
    assert host.http.get("/api/tournaments/0123456789abcdef").json()["error"] == "no_tournament"
    assert host.http.get("/api/tournaments/nothing").status_code == 422
    assert host.http.post("/api/tournaments", json=plan(starts=0)).json()["error"] == "starts"
    assert "Swiss" in host.http.post("/api/tournaments", json=plan(rounds=None)).json()["message"]
    assert host.http.get("/api/tournaments", params={"status": "lost"}).status_code == 422


def test_a_name_is_no_formula_in_a_spreadsheet(host: Guest, server: RunningServer) -> None:
    id = announced(host)
    sly = Guest(server, "=1+1")
    sly.http.put(f"/api/tournaments/{id}/entry").raise_for_status()
    answer = sly.http.get(f"/api/tournaments/{id}/standings.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    assert "\n1,'=1+1," in answer.text.replace("\r", "")
    assert sly.http.get(f"/api/tournaments/{id}/results.json").json()["standings"][0]["name"] == "=1+1"
