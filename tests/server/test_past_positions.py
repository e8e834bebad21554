"""Earlier positions: each viewer gets what they saw then, to the byte, and nothing that they could not see."""

import random
from typing import Any

import httpx
import pytest

from bottega.server.protocol import PastPosition
from bottega.server.tables import projection
from bottega.server.tables.commands import Undo, check
from bottega.server.tables.game_table import Viewer
from bottega.server.tables.past import MAX_POSITIONS, past_positions
from tests.games.secrecy import Table as SampleTable
from tests.server.offline_table import OfflineTable, at_secret_choice
from tests.server.running import BOT, MINE, OPEN, Guest
from tests.server.sample_games import all_sample_tables, game_with_undo, secret_choices

SHOWN = ("view", "prompt", "waiting")


def sent_now(offline: OfflineTable, viewer: Viewer) -> bytes:
    state = projection.ViewerStates(offline.table, [viewer]).of(viewer)
    return projection.encode({name: state[name] for name in SHOWN})


def past(offline: OfflineTable, viewer: Viewer, first: int = 1, last: int = 10_000) -> dict[int, bytes]:
    log = [applied.entry for applied in offline.table.history]
    found = past_positions(offline.table.without_entries(), log, viewer, first, last)
    for position in found:
        PastPosition.model_validate(position)
    return {position["number"]: projection.encode({name: position[name] for name in SHOWN}) for position in found}


class Witness:
    """Remembers what each viewer was sent, by the numbers in that viewer's count."""

    def __init__(self, offline: OfflineTable) -> None:
        self._offline = offline
        self.seen: dict[Viewer, dict[int, bytes]] = {viewer: {} for viewer in offline.viewers}

    def look(self) -> None:
        last = self._offline.table.history[-1]
        for viewer, seen in self.seen.items():
            if last.sealed in (None, viewer):
                seen[self._offline.table.last_number(viewer)] = sent_now(self._offline, viewer)


@pytest.mark.parametrize(("slug", "sample"), all_sample_tables())
def test_every_viewer_finds_exactly_what_they_were_sent_then(slug: str, sample: SampleTable) -> None:
    offline, rng = OfflineTable.like(slug, sample), random.Random(5)
    witness = Witness(offline)
    witness.look()
    while not offline.match.over and offline.table.seq < 60:
        seat = rng.choice(offline.match.actors)
        offline.play(seat, sample.driver(offline.match, seat, rng))
        witness.look()
        if rng.random() < 0.1:
            offline.add("said", seat, offline.people[seat].id, name="P", text="hm")
            witness.look()
    for viewer, seen in witness.seen.items():
        assert past(offline, viewer) == seen


@pytest.mark.parametrize(("slug", "sample"), secret_choices())
def test_a_secret_choice_changes_no_earlier_position_of_the_others(slug: str, sample: SampleTable) -> None:
    offline = at_secret_choice(slug, sample)
    first, *_ = sorted(offline.table.secret_choosers)
    others = [viewer for viewer in offline.viewers if viewer != first]
    before = [past(offline, viewer) for viewer in others]
    own = past(offline, first)
    assert offline.play(first).sealed == first
    assert [past(offline, viewer) for viewer in others] == before
    assert len(past(offline, first)) == len(own) + 1


def test_positions_before_a_move_was_taken_back_are_still_those_of_that_time() -> None:
    offline = OfflineTable(2, game_with_undo(2))
    witness = Witness(offline)
    witness.look()
    while offline.match.undoable < 1:
        offline.play(offline.match.actors[0])
        witness.look()
    seat = offline.match.log[-1][0]
    for entry in check(Undo(type="undo", what="step"), offline.context(seat)):
        offline.table.apply(entry)
    witness.look()
    numbers = sorted(witness.seen[seat])
    found = past(offline, seat)
    assert found == witness.seen[seat]
    assert found[numbers[-1]] == found[numbers[-3]] != found[numbers[-2]]
    assert past(offline, seat, numbers[-2], numbers[-2]) == {numbers[-2]: found[numbers[-2]]}


def ask(guest: Guest | httpx.Client, table: str, first: int, last: int, **query: Any) -> httpx.Response:
    http = guest.http if isinstance(guest, Guest) else guest
    return http.get(f"/api/tables/{table}/positions", params={"first": first, "last": last, **query})


def test_over_http_a_person_sees_from_their_own_seat_and_others_as_spectators(ada: Guest, eve: Guest) -> None:
    table = ada.open([MINE, BOT])
    number = ada.http.get(f"/api/tables/{table}", params={"seat": 0}).json()["number"]
    own = ask(ada, table, 1, number).raise_for_status().json()
    assert own[-1]["view"]["seat"] == 0
    watched = ask(eve, table, 1, number).raise_for_status().json()
    assert watched[-1]["view"]["seat"] is None
    assert ask(eve, table, 1, 2, seat=0).status_code == 403
    assert ask(ada, table, 1, 2, seat=1).status_code == 403


def test_over_http_only_some_positions_at_a_time_and_none_before_the_game(ada: Guest) -> None:
    table = ada.open([MINE, OPEN])
    assert ask(ada, table, 1, MAX_POSITIONS).json() == []
    assert ask(ada, table, 1, MAX_POSITIONS + 1).status_code == 422
    assert ask(ada, table, 2, 1).status_code == 422
    assert ask(ada, table, 0, 1).status_code == 422
