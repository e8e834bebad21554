"""Nobody learns what they may not know: views, legal moves, refusals and events depend on a seat's own knowledge alone.

The test is exact: all that a seat cannot know is dealt anew, and nothing that the seat gets to see may change.
"""

import json
import random
from collections.abc import Iterable, Iterator

import pytest

import bottega
from bottega.bots import generator, imagine
from bottega.engine.record import EVERYONE, NOBODY, OWNER

from .random_play import Driver, anything, councillor, inventor, juggler, rich

SECRECY = ("leonardo:6.7", "leonardo:6.10", "leonardo:8.A.10", "leonardo:9.14")
REVEALING = {"requested", "announced", "marked", "bid"}  # what brings hidden things to light, and so may differ

HIDDEN = {"start", "announce", "bid"}  # moves whose possibility others cannot see

# players, set-up, table, codex, driver, whether it begins with full hands and labs
TABLES = [
    (2, "beginner", "L", False, councillor, True),
    (2, "expert", "S", False, inventor, False),
    (3, "beginner", "L", True, inventor, True),
    (3, "expert", "L", False, councillor, True),
    (4, "beginner", "S", True, juggler, False),
    (4, "expert", "L", False, councillor, True),
    (5, "beginner", "L", False, anything, False),
    (5, "expert", "L", True, inventor, True),
]
at_tables = pytest.mark.parametrize(("players", "setup", "table", "codex", "driver", "full"), TABLES)


def begin(players: int, setup: str, table: str, codex: bool, full: bool, seed: int) -> bottega.Match:
    if full:
        return bottega.position("leonardo", rich(players, setup=setup, table=table, codex=int(codex)), seed=seed)
    variants = ["codex"] if codex else []
    return bottega.new("leonardo", players=players, seed=seed, setup=setup, table=table, variants=variants)


class Another:
    """A match that looks the same to a seat, in a world of its own."""

    def __init__(self, match: bottega.Match) -> None:
        self.match = bottega.Match(match.game, match.players, match.seed, _options(match), position=match.start)

    def becomes(self, match: bottega.Match, seat: int | None, rng: object) -> None:
        """Takes over the table and deals anew what the seat cannot know; for a spectator, what any two seats cannot."""
        self.match.log = list(match.log)
        self.match.state = match.game.record.copy(match.state)
        for one in [0, 1] if seat is None else [seat]:
            self.match.state = imagine(self.match, one, rng)


def _options(match: bottega.Match) -> dict[str, object]:
    return {name: value for name, value in match.settings.items() if name != "players"}


def told(events: Iterable[bottega.Event], seat: int | None) -> list[dict[str, str | int]]:
    return [event.seen_by(seat).plain() for event in events]


def plain_view(match: bottega.Match, seat: int | None) -> str:
    return json.dumps(match.view(seat))


def refused(match: bottega.Match, seat: int, move: bottega.Move) -> str:
    with pytest.raises(bottega.IllegalMove) as refusal:
        match.play(seat, move)
    return str(refusal.value)


def differ_only_by_revelation(one: list[dict[str, str | int]], other: list[dict[str, str | int]]) -> bool:
    """Whether two tellings are the same up to an event that brings something hidden to light."""
    for here, there in zip(one, other, strict=False):
        if here != there:
            return bool({here["event"], there["event"]} & REVEALING)
    rest = one[len(other) :] or other[len(one) :]
    return not rest or rest[0]["event"] in REVEALING


# ---- by whitelist


@pytest.mark.rule(*SECRECY)
@at_tables
def test_a_view_holds_what_is_open_and_the_seats_own_rows_and_nothing_else(
    players: int, setup: str, table: str, codex: bool, driver: Driver, full: bool
) -> None:
    match = begin(players, setup, table, codex, full, seed=1)
    fields = match.game.record.fields.values()
    rng = random.Random(1)
    while not match.over:
        if rng.random() < 0.03:
            for seat in (None, *range(players)):
                view = match.view(seat)
                assert not {f.name for f in fields if f.see == NOBODY} & set(view)
                assert {f.name for f in fields if f.see == EVERYONE} <= set(view)
                for field in fields:
                    if field.see == OWNER:
                        assert [i for i, row in enumerate(view[field.name]) if row is not None] == [seat] * (
                            seat is not None
                        )
        seat = rng.choice(match.actors)
        match.play(seat, driver(match, seat, rng))


@pytest.mark.rule(*SECRECY)
def test_hands_works_knowledge_of_the_deck_and_bids_are_their_owners_alone_and_the_deck_is_nobodys() -> None:
    fields = bottega.game("leonardo").record.fields
    owned = {"hand", "florins", "work", "foreseen", "glimpsed", "bid"}
    assert {name for name, field in fields.items() if field.see == OWNER} == owned
    assert {"rng", "deck", "suspects", "pair_stock"} == {name for name, f in fields.items() if f.see == NOBODY}


@pytest.mark.rule("leonardo:6.7")
def test_what_is_started_or_cancelled_is_told_to_its_owner_alone() -> None:
    match = begin(4, "beginner", "L", False, True, seed=2)
    rng = random.Random(2)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, juggler(match, seat, rng))
    for seat in (None, *range(4)):
        secret = [e for e in match.events_since(0, seat) if e.name in ("started", "cancelled")]
        assert len(secret) > 20
        assert all(("invention" in e.facts) == (e.facts["who"] == seat) for e in secret)


# ---- by dealing anew


def moments(
    match: bottega.Match, driver: Driver, rng: random.Random, share: float
) -> Iterator[tuple[int, bottega.Move]]:
    """Plays a match to its end and stops, now and then, before a move: the seat and the move that comes next."""
    while not match.over:
        seat = rng.choice(match.actors)
        move = driver(match, seat, rng)
        if rng.random() < share:
            yield seat, move
        match.play(seat, move)


@pytest.mark.rule(*SECRECY)
@at_tables
def test_dealing_anew_what_a_seat_cannot_know_changes_nothing_that_it_sees(
    players: int, setup: str, table: str, codex: bool, driver: Driver, full: bool
) -> None:
    match = begin(players, setup, table, codex, full, seed=3)
    another, truth = Another(match), Another(match)
    rng, deals = random.Random(3), generator(3)
    changed = compared = 0
    for actor, move in moments(match, driver, rng, 0.25):
        seat = rng.choice([None, *range(players)])
        another.becomes(match, seat, deals)
        world = another.match
        changed += world.state.tobytes() != match.state.tobytes()
        assert plain_view(world, seat) == plain_view(match, seat)
        assert match.game.prompt(world.state) == match.game.prompt(match.state)
        if seat is not None:
            assert world.legal(seat) == match.legal(seat)
            not_open = match.game.move(rng.randrange(match.game.moves.size))
            if not_open not in match.legal(seat):
                assert refused(world, seat, not_open) == refused(match, seat, not_open)
        if move in world.legal(actor):
            truth.match.log = list(match.log)
            truth.match.state = match.game.record.copy(match.state)
            here, there = told(truth.match.play(actor, move), seat), told(world.play(actor, move), seat)
            assert differ_only_by_revelation(here, there)
            compared += 1
    assert changed > 20
    assert compared > 20


@pytest.mark.rule(*SECRECY)
@at_tables
def test_nothing_of_the_truth_survives_dealing_anew(
    players: int, setup: str, table: str, codex: bool, driver: Driver, full: bool
) -> None:
    """Whichever of the worlds that a seat cannot tell apart is the true one, the same chance deals the same."""
    match = begin(players, setup, table, codex, full, seed=4)
    another = Another(match)
    rng, deals = random.Random(4), generator(4)
    for number, _ in enumerate(moments(match, driver, rng, 0.12)):
        seat = rng.randrange(players)
        another.becomes(match, seat, deals)
        from_truth = imagine(match, seat, generator(number))
        from_another = imagine(another.match, seat, generator(number))
        assert from_truth.tobytes() == from_another.tobytes()


def alike(match: bottega.Match, seat: int, actor: int, move: bottega.Move, rng: random.Random) -> bottega.Move | None:
    """A move of another player that may be a different one, but looks the same to the seat."""
    if actor == seat or move.name not in ("start", "arrange", "bid"):
        return move if move in match.legal(actor) else None
    lab = move.args[:1] if move.name == "start" else ()
    those = [m for m in match.legal(actor) if m.name == move.name and m.args[: len(lab)] == lab]
    return rng.choice(those) if those else None


@pytest.mark.rule(*SECRECY)
@at_tables
def test_courses_of_play_that_a_seat_cannot_tell_apart_leave_it_with_the_same_knowledge(
    players: int, setup: str, table: str, codex: bool, driver: Driver, full: bool
) -> None:
    """Two matches in different worlds go on side by side, by moves that look the same to a seat.

    As long as it has been told the same, it sees the same, may do the same, and the same worlds are dealt for it.
    """
    match = begin(players, setup, table, codex, full, seed=5)
    another = Another(match)
    rng, deals = random.Random(5), generator(5)
    seat = players - 1
    side_by_side = apart = 0
    another.becomes(match, seat, deals)
    while not match.over:
        actor = rng.choice(match.actors)
        move = driver(match, actor, rng)
        counterpart = alike(another.match, seat, actor, move, rng) if actor in another.match.actors else None
        here = told(match.play(actor, move), seat)
        there = told(another.match.play(actor, counterpart), seat) if counterpart else None
        if here != there or (actor == seat and move.name == "look"):
            # Only hidden things may stand in the way of a move: what can be laid or announced, and who has bid.
            assert differ_only_by_revelation(here, there) if there is not None else move.name in HIDDEN
            another.becomes(match, seat, deals)  # the seat has learned something: it begins anew from there
            continue
        side_by_side += 1
        apart += match.state.tobytes() != another.match.state.tobytes()
        assert another.match.legal(seat) == match.legal(seat)
        if side_by_side % 5 == 0:
            assert plain_view(another.match, seat) == plain_view(match, seat)
            here, there = (imagine(m, seat, generator(side_by_side)) for m in (match, another.match))
            assert here.tobytes() == there.tobytes()
    assert side_by_side > 60
    assert apart > 30
