"""A list of tables says where the person who asks is awaited, and says it to nobody else."""

from typing import Any

import pytest

from bottega.server.tables import projection
from tests.server.running import MINE, Someone
from tests.server.sitting import Sitting, at_an_auction

OPEN = {"kind": "open"}


def awaited(person: Someone, table: str, path: str = "/api/me/tables") -> bool | None:
    """What a list says of a table; None where it is not listed."""
    cards = person.http.get(path).raise_for_status().json()
    found: list[bool] = [card["awaited"] for card in cards if card["id"] == table]
    return found[0] if found else None


def play(person: Someone, table: str) -> None:
    """Does nothing, as far as possible."""
    state: dict[str, Any] = person.http.get(f"/api/tables/{table}").json()["table"]
    move = next(choice for choice in state["choices"] if choice["name"] in ("done", "pass"))
    body = {"move": move["move"], "question": state["question"]}
    person.http.post(f"/api/tables/{table}/move", json=body).raise_for_status()


def test_the_mark_goes_with_the_turn(ada: Someone, bea: Someone, eve: Someone) -> None:
    table = ada.open([MINE, OPEN], public=True)
    assert awaited(ada, table) is False  # the game has not begun
    bea.http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    running = "/api/tables?status=running"
    for _ in range(3):
        assert [awaited(person, table) for person in (ada, bea, eve)] == [True, False, None]
        assert [awaited(person, table, running) for person in (ada, bea, eve)] == [True, False, False]
        play(ada, table)
        assert [awaited(person, table) for person in (ada, bea, eve)] == [False, True, None]
        assert [awaited(person, table, running) for person in (ada, bea, eve)] == [False, True, False]
        play(bea, table)


def test_one_who_has_several_seats_is_awaited_at_any(ada: Someone) -> None:
    table = ada.open([MINE, MINE])
    for _ in range(3):
        assert awaited(ada, table) is True
        play(ada, table)


def test_who_has_chosen_in_secret_is_awaited_no_more_and_only_they_know() -> None:
    sitting = at_an_auction()
    ids = [person.id for person in sitting.people]
    assert sitting.table.awaited == set(ids[:3])
    sitting.play(1, "bid 5")
    assert sitting.table.awaited == {ids[0], ids[2]}
    assert sitting.table.waiting_for == [0, 1, 2]  # as all others see it


def test_nobody_is_awaited_for_whom_a_bot_plays() -> None:
    sitting = Sitting(3, bots=(1,))
    assert sitting.table.awaited == {sitting.people[0].id}
    sitting.add("stood_in", 0, sitting.people[0].id, why="gone")
    assert sitting.table.awaited == set()
    sitting.add("returned", 0, sitting.people[0].id)
    assert sitting.table.awaited == {sitting.people[0].id}
    sitting.play(0, "done")
    assert sitting.match.actors == (1,)
    assert sitting.table.awaited == set()


@pytest.mark.parametrize("game", ["leonardo", "magnifico"])
def test_a_viewer_is_told_the_same_alone_and_among_others(game: str) -> None:
    sitting = Sitting(3, game=game)
    for _ in range(12):
        together = projection.ViewerStates(sitting.table, sitting.viewers)
        for viewer in sitting.viewers:
            alone = projection.ViewerStates(sitting.table, [viewer])
            assert projection.encode(alone.of(viewer)) == projection.encode(together.of(viewer))
        seat = sitting.match.actors[0]
        sitting.play(seat, sitting.match.legal(seat)[-1].number)
