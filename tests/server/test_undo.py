"""Moves that are taken back by agreement: who must agree, and what the asker can learn from it."""

import random
from itertools import count
from typing import Any

import orjson
import pytest

import bottega
from bottega.engine.chance import commitment
from bottega.engine.match import Match
from bottega.server.tables import commands, projection
from bottega.server.tables.commands import Answer, AskUndo, Play, Refused
from bottega.server.tables.game_table import GameTable
from bottega.server.tables.scheduler import bot_seed
from tests.server.offline_table import SEED, OfflineTable
from tests.server.sample_games import games_for, simple_game


@pytest.fixture(autouse=True)
def new_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seeds of fresh chance, the same in every run."""
    numbers = count(1)
    monkeypatch.setattr(commands, "token_hex", lambda size: f"{next(numbers):0{2 * size}x}")


def kinds(applied: list[Any]) -> list[str]:
    return [one.entry.kind for one in applied]


def refuse(offline: OfflineTable, seat: int, command: commands.Command) -> str:
    with pytest.raises(Refused) as refused:
        offline.execute(seat, command)
    return refused.value.code


def request(offline: OfflineTable) -> Any:
    return projection.ViewerStates(offline.table, [None]).of(None)["request"]


# ---- who must agree


@pytest.mark.parametrize("why", ["gone", "clock"])
def test_a_person_for_whom_a_bot_plays_must_agree(why: str) -> None:
    offline = OfflineTable(2, simple_game(2))
    mover = offline.play_turn()
    other = 1 - mover
    offline.add("stood_in", other, why=why)
    assert kinds(offline.execute(mover, AskUndo())) == ["asked"]
    assert request(offline) == {"seat": mover, "what": "undo", "agreed": [], "missing": [other]}
    assert kinds(offline.execute(other, Answer(yes=True))) == ["answered", "undone"]


def test_nobody_takes_back_the_moves_of_an_absent_person_to_the_start_of_the_game() -> None:
    """Two requests did that: the bot that played for the other person was taken for their consent."""
    offline = OfflineTable(2, simple_game(2))
    for _ in range(4):
        offline.play_turn()
    asker = next(seat for seat in range(2) if seat not in offline.match.actors)
    offline.add("stood_in", 1 - asker, why="gone")
    moves = len(offline.match.log)
    for _ in range(5):
        assert kinds(offline.execute(asker, AskUndo())) == ["asked"]
    assert len(offline.match.log) == moves


@pytest.mark.parametrize("kind", ["left", "forfeited"])
def test_a_person_who_gave_up_is_asked_about_their_own_moves_only(kind: Any) -> None:
    offline = OfflineTable(2, simple_game(2))
    mover = offline.play_turn()
    other = offline.play_turn()
    offline.add(kind, other, offline.people[other].id)
    assert kinds(offline.execute(mover, AskUndo())) == ["asked"]  # the other's last turn would be taken back
    assert request(offline)["missing"] == [other]
    assert refuse(offline, mover, Answer(yes=True)) == "no_request"
    offline.play_turn()
    while offline.match.actors == (other,):  # the bot moves: no person in the log
        offline.add("moved", other, move=offline.match.legal(other)[0].number)
    assert kinds(offline.execute(mover, AskUndo())) == ["asked", "undone"]


def test_against_bots_nobody_else_is_asked() -> None:
    offline = OfflineTable(2, simple_game(2), bots=(1,))
    offline.play_turn()
    assert kinds(offline.execute(0, AskUndo())) == ["asked", "undone"]


# ---- what chance decides afterwards


def chancy(slug: str, players: int) -> tuple[OfflineTable, int, int]:
    """A table of one person with several seats, before a move after which something came by chance."""
    for seed in range(20):
        offline, rng = OfflineTable(players, slug, bots=tuple(range(1, players))), random.Random(seed)
        while not offline.match.over:
            seat = rng.choice(offline.match.actors)
            move = rng.choice(offline.match.legal(seat))
            if seat == 0 and len(offline.match.actors) == 1 and _varies(offline.match, seat, move.number):
                return offline, seat, move.number
            person = offline.people[0].id if seat == 0 else None
            offline.add("moved", seat, person, move=move.number)
    raise AssertionError(f"nothing comes by chance in {slug}")


def _varies(match: Match, seat: int, move: int) -> bool:
    """Whether the events of a move depend on chance."""
    seen = set()
    for n in range(4):
        options = {name: value for name, value in match.settings.items() if name != "players"}
        again = Match.resume(match.save(), match.game, match.players, match.seed, options, match.start)
        again.reshuffle(f"try {n}")
        seen.add(str([event.seen_by(seat).plain() for event in again.play(seat, move)]))
    return len(seen) > 2


@pytest.mark.parametrize("slug", games_for(3))
def test_an_asker_who_takes_back_and_plays_again_cannot_predict(slug: str) -> None:
    """What was revealed to the asker, to all or only to them, does not come again as it was."""
    offline, seat, move = chancy(slug, 3)
    seen, seeds = set(), set()
    for _ in range(8):
        before = offline.table.encoded_views([seat])
        applied = offline.execute(seat, Play(move=move))[0]
        seen.add(str([event.seen_by(seat).plain() for event in applied.events]))
        assert kinds(offline.execute(seat, AskUndo())) == ["asked", "undone"]
        assert offline.table.encoded_views([seat]) == before
        seeds.add(bot_seed(offline.table, 1))
    assert len(seen) > 2
    assert len(seeds) == 8  # the bots choose differently too


@pytest.mark.parametrize("slug", games_for(3))
def test_the_log_leads_to_the_same_table_after_a_restart(slug: str) -> None:
    offline, seat, move = chancy(slug, 3)
    rng = random.Random(4)
    for _ in range(3):
        offline.execute(seat, Play(move=move))
        offline.execute(seat, AskUndo())
    for _ in range(30):
        if not offline.match.over:
            mover = rng.choice(offline.match.actors)
            offline.add("moved", mover, None, move=rng.choice(offline.match.legal(mover)).number)
    log = [applied.entry for applied in offline.table.history]
    again = GameTable.from_log(offline.table.id, SEED, log)
    assert again.match is not None
    assert again.match.state.tobytes() == offline.match.state.tobytes()
    for viewer in offline.viewers:
        sent = projection.encode(projection.snapshot(offline.table, viewer))
        assert projection.encode(projection.snapshot(again, viewer)) == sent
    read = bottega.loads(again.match.dumps())
    assert read.state.tobytes() == offline.match.state.tobytes()


def test_an_agreement_of_an_older_server_leads_to_the_same_table_as_then() -> None:
    """Its entry has no new seed: chance stayed the same."""
    offline = OfflineTable(2, simple_game(2))
    offline.play_turn()
    states = [offline.match.state.tobytes()]
    offline.play_turn()
    moves = len(offline.match.log)
    offline.play_turn()
    offline.add("undone", 0, offline.people[0].id, count=len(offline.match.log) - moves, agreed=True)
    assert offline.match.reshuffles == []
    assert offline.match.state.tobytes() == offline.match.replayed(moves).state.tobytes() != states[0]


def test_everybody_sees_the_hash_of_the_new_seed_and_nobody_the_seed() -> None:
    offline = OfflineTable(2, simple_game(2), bots=(1,))
    offline.play_turn()
    _, undone = offline.execute(0, AskUndo())
    seed = undone.entry.body["seed"]
    for viewer in offline.viewers:
        sent = projection.encode(projection.snapshot(offline.table, viewer))
        assert seed.encode() not in sent
        assert orjson.loads(sent)["told"][-1]["commitment"] == commitment(seed)
