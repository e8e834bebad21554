"""Fresh chance after moves were taken back: what no seat knows is dealt again, and no seat can notice it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import bottega
from bottega.bots import generator, sample_world
from bottega.engine.match import CHECKPOINT_MOVES

from .secrecy import Another, Table, observation, plain_view, secrets, some_in_short

AT_SOME_TABLES = pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, id=f"{slug}-{table.name}", marks=marks)
        for slug in bottega.GAMES
        for table, marks in some_in_short(secrets(slug).tables)
    ],
)


def decisions(table: Table, seed: int, share: float) -> Iterator[bottega.Match]:
    """A match at some of the moments at which moves can be taken back to: nobody has chosen in secret yet."""
    match, rng, chosen = table.begin(seed), random.Random(seed), 0
    while not match.over:
        seat = rng.choice(match.actors)
        before = set(match.actors)
        if not chosen and rng.random() < share:
            yield match
        match.play(seat, table.driver(match, seat, rng))
        chosen = chosen + 1 if before - {seat} == set(match.actors) and match.actors else 0


@AT_SOME_TABLES
def test_no_seat_notices_it(table: Table) -> None:
    """Views, moves and everything that can be concluded from what a seat has seen stay the same for every seat."""
    changed = moments = 0
    for match in decisions(table, 5, 0.15):
        another = Another(match)
        another.copies(match)
        another.match.reshuffle(f"fresh {moments}")
        moments += 1
        changed += another.match.state.tobytes() != match.state.tobytes()
        assert match.game.flaw(another.match.state) is None
        assert another.match.actors == match.actors
        assert plain_view(another.match, None) == plain_view(match, None)
        for seat in range(match.players):
            assert plain_view(another.match, seat) == plain_view(match, seat)
            assert another.match.legal(seat) == match.legal(seat)
            assert observation(another.match, seat) == observation(match, seat)
            ours, theirs = (sample_world(one, seat, generator(moments)) for one in (match, another.match))
            assert ours.tobytes() == theirs.tobytes()
    assert changed
    assert changed >= moments // 2


@AT_SOME_TABLES
def test_what_is_dealt_again_depends_on_the_new_seed_only(table: Table) -> None:
    """The order before it leaves no trace, so that nobody who saw a part of it knows a part of the new one."""
    for number, match in enumerate(decisions(table, 6, 0.1)):
        one, other = Another(match), Another(match)
        for again, before in ((one, "some order"), (other, "another order")):
            again.copies(match)
            again.match.reshuffle(before)
            again.match.reshuffle(f"fresh {number}")
        assert one.match.state.tobytes() == other.match.state.tobytes()


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_match_with_fresh_chance_is_replayed_and_written_and_read_as_it_was(slug: str) -> None:
    rng = random.Random(3)
    match = bottega.new(slug, players=max(bottega.game(slug).players), seed=3)
    for target in (40, 25, 25, 33, 0, 60):
        while len(match.log) < target and not match.over:
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(match.legal(seat)))
        match.rewind(min(target, len(match.log)))
        match.reshuffle(f"fresh {target}")
    assert match.reshuffles[0][0] == 0
    again = match.replayed(len(match.log))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.reshuffles == match.reshuffles
    compiled = match.restarted("cpu")
    for _ in match.log:
        compiled.play_next(match)
    assert compiled.state.tobytes() == match.state.tobytes()
    text = match.dumps()
    assert text.startswith("Bottega match 3\n")
    assert text.count("fresh chance: ") == len(match.reshuffles)
    read = bottega.loads(text)
    assert (read.state.tobytes(), read.log, read.reshuffles) == (match.state.tobytes(), match.log, match.reshuffles)
    assert read.dumps() == text
    with pytest.raises(bottega.DamagedMatch):
        bottega.loads(text.replace("fresh chance: fresh 60", "fresh chance: fresh 61"))


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_match_goes_back_to_exactly_how_it_was(slug: str) -> None:
    rng = random.Random(8)
    match = bottega.new(slug, players=min(bottega.game(slug).players), seed=8)
    states = [match.state.tobytes()]
    events = [len(match.events)]
    for _ in range(3 * CHECKPOINT_MOVES):
        if not match.over:
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(match.legal(seat)))
            states.append(match.state.tobytes())
            events.append(len(match.events))
    for moves in (len(match.log) - 1, 2 * CHECKPOINT_MOVES, 2 * CHECKPOINT_MOVES - 1, CHECKPOINT_MOVES + 3, 1, 0):
        match.rewind(moves)
        assert (len(match.log), match.state.tobytes(), len(match.events)) == (moves, states[moves], events[moves])


def test_going_back_plays_only_the_moves_since_the_last_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server does it while others wait, so it must not take longer in a long game."""
    slug = max(bottega.GAMES, key=lambda one: max(bottega.game(one).players))
    match, played, play = bottega.new(slug, players=max(bottega.game(slug).players), seed=8), [0], bottega.Match.play
    for _ in range(6 * CHECKPOINT_MOVES):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])

    def counting(self: bottega.Match, seat: int, move: Any) -> None:
        played[0] += 1
        play(self, seat, move)

    monkeypatch.setattr(bottega.Match, "play", counting)
    match.rewind(6 * CHECKPOINT_MOVES - 1)
    assert 0 < played[0] < CHECKPOINT_MOVES
    match.rewind(CHECKPOINT_MOVES)
    assert played[0] < CHECKPOINT_MOVES


def test_undo_does_not_go_back_behind_fresh_chance() -> None:
    for slug in bottega.GAMES:
        match, rng = bottega.new(slug, players=3, seed=1), random.Random(1)
        while not match.undoable and not match.over:
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(match.legal(seat)))
        if match.undoable:
            match.reshuffle("fresh")
            assert match.undoable == 0
            with pytest.raises(bottega.UndoRefused, match="dealt again"):
                match.undo()
