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

from .random_play import Driver, anything, collector, gambler, painter

SECRECY = ("atelier:4.8", "atelier:2.3", "atelier:2.4", "atelier:7.2")
# What brings hidden things to light, and so may differ. A card is drawn for its owner, and shown by it.
REVEALING = {"laid", "easel", "turned", "drew", "shown", "fulfilled"}
HIDDEN = {"paint", "discard", "claim"}  # moves whose possibility others cannot see

# players, ring, variants, driver
TABLES = [
    (2, "six", [], gambler),
    (2, "four", ["earned_bonus"], collector),
    (3, "six", ["free_leonardo"], anything),
    (3, "four", [], gambler),
    (4, "six", [], collector),
    (4, "six", ["free_leonardo"], painter),
    (5, "six", [], gambler),
    (5, "four", [], anything),
]
at_tables = pytest.mark.parametrize(("players", "ring", "variants", "driver"), TABLES)


def begin(players: int, ring: str, variants: list[str], seed: int) -> bottega.Match:
    return bottega.new("atelier", players=players, seed=seed, ring=ring, variants=variants)


class Another:
    """A match that looks the same to a seat, in a world of its own."""

    def __init__(self, match: bottega.Match) -> None:
        options = {name: value for name, value in match.settings.items() if name != "players"}
        self.match = bottega.Match(match.game, match.players, match.seed, options)

    def becomes(self, match: bottega.Match, seat: int | None, rng: object) -> None:
        """Takes over the table and deals anew what the seat cannot know; for a spectator, what any two seats cannot."""
        self.match.log = list(match.log)
        self.match.state = match.game.record.copy(match.state)
        for one in [0, 1] if seat is None else [seat]:
            self.match.state = imagine(self.match, one, rng)


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
            return here["event"] in REVEALING and here["event"] == there["event"]
    return len(one) == len(other)


# ---- by whitelist


@pytest.mark.rule(*SECRECY)
@at_tables
def test_a_view_holds_what_is_open_and_the_seats_own_rows_and_nothing_else(
    players: int, ring: str, variants: list[str], driver: Driver
) -> None:
    match = begin(players, ring, variants, seed=1)
    fields = match.game.record.fields.values()
    rng = random.Random(1)
    while not match.over:
        if rng.random() < 0.1:
            for seat in (None, *range(players)):
                view = match.view(seat)
                assert not {f.name for f in fields if f.see == NOBODY} & set(view)
                assert {f.name for f in fields if f.see == EVERYONE} <= set(view)
                for field in fields:
                    if field.see == OWNER:
                        rows = [i for i, row in enumerate(view[field.name]) if row is not None]
                        assert rows == [seat] * (seat is not None)
        seat = rng.choice(match.actors)
        match.play(seat, driver(match, seat, rng))


@pytest.mark.rule(*SECRECY)
def test_hands_are_their_owners_alone_and_decks_and_notes_are_nobodys() -> None:
    fields = bottega.game("atelier").record.fields
    assert {name for name, field in fields.items() if field.see == OWNER} == {"hand"}
    assert {name for name, field in fields.items() if field.see == NOBODY} == {
        "rng", "deck", "painting_deck", "deal", "known", "unseen", "unseen_count", "doubt", "doubt_count", "bars",
        "claims", "forgotten",
    }  # fmt: skip


@pytest.mark.rule("atelier:4.8", "atelier:2.3")
def test_what_is_drawn_is_told_to_who_drew_it_alone() -> None:
    match, rng = begin(4, "six", [], seed=2), random.Random(2)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, gambler(match, seat, rng))
    for seat in (None, *range(4)):
        drawn = [e for e in match.events_since(0, seat) if e.name == "drew"]
        assert len(drawn) > 20
        assert all(("card" in e.facts) == (e.facts["who"] == seat) for e in drawn)


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
    players: int, ring: str, variants: list[str], driver: Driver
) -> None:
    match = begin(players, ring, variants, seed=3)
    another, truth = Another(match), Another(match)
    rng, deals = random.Random(3), generator(3)
    changed = compared = 0
    for actor, move in moments(match, driver, rng, 0.5):
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
        else:
            assert actor != seat
            assert move.name in HIDDEN
    assert changed > 20
    assert compared > 20


@pytest.mark.rule(*SECRECY)
@at_tables
def test_nothing_of_the_truth_survives_dealing_anew(
    players: int, ring: str, variants: list[str], driver: Driver
) -> None:
    """Whichever of the worlds that a seat cannot tell apart is the true one, the same chance deals the same."""
    match = begin(players, ring, variants, seed=4)
    another = Another(match)
    rng, deals = random.Random(4), generator(4)
    for number, _ in enumerate(moments(match, driver, rng, 0.3)):
        seat = rng.randrange(players)
        another.becomes(match, seat, deals)
        from_truth = imagine(match, seat, generator(number))
        from_another = imagine(another.match, seat, generator(number))
        assert from_truth.tobytes() == from_another.tobytes()


@pytest.mark.rule(*SECRECY)
@at_tables
def test_courses_of_play_that_a_seat_cannot_tell_apart_leave_it_with_the_same_knowledge(
    players: int, ring: str, variants: list[str], driver: Driver
) -> None:
    """Two matches in different worlds go on side by side, by the same moves.

    As long as it has been told the same, it sees the same, may do the same, and the same worlds are dealt for it.
    """
    match = begin(players, ring, variants, seed=5)
    another = Another(match)
    rng, deals = random.Random(5), generator(5)
    seat = players - 1
    side_by_side = apart = 0
    another.becomes(match, seat, deals)
    while not match.over:
        (actor,) = match.actors
        move = driver(match, actor, rng)
        possible = move in another.match.legal(actor)
        here = told(match.play(actor, move), seat)
        there = told(another.match.play(actor, move), seat) if possible else None
        if here != there:
            assert differ_only_by_revelation(here, there) if there is not None else move.name in HIDDEN
            another.becomes(match, seat, deals)  # the seat has learned something: it begins anew from there
            continue
        side_by_side += 1
        apart += match.state.tobytes() != another.match.state.tobytes()
        assert another.match.legal(seat) == match.legal(seat)
        assert plain_view(another.match, seat) == plain_view(match, seat)
        here, there = (imagine(m, seat, generator(side_by_side)) for m in (match, another.match))
        assert here.tobytes() == there.tobytes()
    assert side_by_side > 30
    assert apart > 15
