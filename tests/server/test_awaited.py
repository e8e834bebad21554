"""Lists of tables say where the game waits for you, and tell nobody else."""

from typing import Any

import pytest

import bottega
from bottega.server.tables import projection
from tests.games.secrecy import Table as SampleTable
from tests.server.offline_table import OfflineTable, at_secret_choice
from tests.server.running import MINE, OPEN, Guest
from tests.server.sample_games import secret_choices


def awaited(person: Guest, table: str, path: str = "/api/me/tables") -> bool | None:
    """What a list says about a table; None if it is not in the list."""
    cards = person.http.get(path).raise_for_status().json()
    found: list[bool] = [card["awaited"] for card in cards if card["id"] == table]
    return found[0] if found else None


def play_turn(person: Guest, table: str) -> None:
    """Plays the last choice until the person has none."""
    while True:
        state: dict[str, Any] = person.http.get(f"/api/tables/{table}").json()["table"]
        if not state["choices"]:
            return
        body = {"move": state["choices"][-1]["move"], "question": state["question"]}
        person.http.post(f"/api/tables/{table}/move", json=body).raise_for_status()


def test_lists_show_to_each_person_whether_the_game_waits_for_them(ada: Guest, bea: Guest, eve: Guest) -> None:
    table = ada.open([MINE, OPEN], public=True)
    assert awaited(ada, table) is False  # the game has not started
    bea.http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    running = "/api/tables?status=running"
    for _ in range(3):
        assert [awaited(person, table) for person in (ada, bea, eve)] == [True, False, None]
        assert [awaited(person, table, running) for person in (ada, bea, eve)] == [True, False, False]
        play_turn(ada, table)
        assert [awaited(person, table) for person in (ada, bea, eve)] == [False, True, None]
        assert [awaited(person, table, running) for person in (ada, bea, eve)] == [False, True, False]
        play_turn(bea, table)


def test_a_person_with_several_seats_is_awaited_at_each_of_them() -> None:
    offline = OfflineTable(2)
    offline.table.seats[1].person = offline.people[0].id
    for _ in range(3):
        assert offline.table.awaited == {offline.people[0].id}
        offline.play_turn()


@pytest.mark.parametrize(("slug", "sample"), secret_choices())
def test_after_a_secret_choice_its_person_is_not_awaited_and_only_they_know(slug: str, sample: SampleTable) -> None:
    offline = at_secret_choice(slug, sample)
    choosers = sorted(offline.table.secret_choosers)
    ids = {seat: offline.people[seat].id for seat in choosers}
    assert offline.table.awaited == set(ids.values())
    offline.play(choosers[0])
    assert offline.table.awaited == set(ids.values()) - {ids[choosers[0]]}
    assert offline.table.waiting_for == choosers  # as everybody else sees it


def test_nobody_is_awaited_while_a_bot_plays_their_seat() -> None:
    offline = OfflineTable(3, bots=(1,))
    first = offline.people[0].id
    assert offline.table.awaited == {first}
    offline.add("stood_in", 0, first, why="gone")
    assert offline.table.awaited == set()
    offline.add("returned", 0, first)
    assert offline.table.awaited == {first}
    offline.play_turn()
    assert offline.match.actors == (1,)
    assert offline.table.awaited == set()


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_viewer_is_told_the_same_whether_it_is_computed_alone_or_with_others(slug: str) -> None:
    offline = OfflineTable(bottega.game(slug).players[0], slug)
    for _ in range(40):
        together, last = projection.ViewerStates(offline.table, offline.viewers), offline.table.history[-1]
        for viewer in offline.viewers if last.sealed is None else [last.sealed]:
            alone = projection.ViewerStates(offline.table, [viewer])
            number = offline.table.last_number(viewer)
            expected = {"told": projection.entry_data(offline.table, last, viewer, number), "table": alone.of(viewer)}
            message = projection.entry_message(last, viewer, together)
            assert projection.encode({"type": "told", **expected}) == projection.encode(message)
        offline.play(offline.match.actors[0])
