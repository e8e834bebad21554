"""Nobody learns what they may not know: covered bids, the decks and the box.

The test is exact: all that a seat cannot know is dealt anew, and nothing that the seat gets to see may change.
"""

import json
import random
from collections.abc import Iterable, Iterator

import pytest

import bottega
from bottega.bots import generator, imagine
from bottega.engine.record import EVERYONE, NOBODY, OWNER

SECRECY = ("magnifico:4.2", "magnifico:5.3.4", "magnifico:3.3")
REVEALING = {"offered", "bid"}  # what brings hidden things to light, and so may differ
OPTIONS: list[tuple[int, list[str]]] = [(3, []), (4, ["quick_start", "scrapping"]), (5, ["frail_tanks", "escort"])]
at_tables = pytest.mark.parametrize(("players", "variants"), OPTIONS)


def begin(players: int, variants: list[str], seed: int) -> bottega.Match:
    return bottega.new("magnifico", players, seed, variants=variants)


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
            return bool({here["event"], there["event"]} & REVEALING)
    rest = one[len(other) :] or other[len(one) :]
    return not rest or rest[0]["event"] in REVEALING


def moments(match: bottega.Match, rng: random.Random, share: float) -> Iterator[tuple[int, bottega.Move]]:
    """Plays a match to its end and stops, now and then, before a move: the seat and the move that comes next."""
    while not match.over:
        seat = rng.choice(match.actors)
        move = rng.choice(match.legal(seat))
        bidding = match.view()["phase"] == "bidding"
        if bidding or rng.random() < share:
            yield seat, move
        match.play(seat, move)


@pytest.mark.rule(*SECRECY)
@at_tables
def test_a_view_holds_what_is_open_and_the_seats_own_rows_and_nothing_else(players: int, variants: list[str]) -> None:
    match = begin(players, variants, seed=1)
    fields = match.game.record.fields.values()
    for _ in moments(match, random.Random(1), 0.05):
        for seat in (None, *range(players)):
            view = match.view(seat)
            assert not {f.name for f in fields if f.see == NOBODY} & set(view)
            assert {f.name for f in fields if f.see == EVERYONE} <= set(view)
            for field in fields:
                if field.see == OWNER:
                    rows = [i for i, row in enumerate(view[field.name]) if row is not None]
                    assert rows == ([] if seat is None else [seat])


@pytest.mark.rule(*SECRECY)
def test_a_bid_is_its_owners_alone_and_the_decks_and_the_box_are_nobodys() -> None:
    fields = bottega.game("magnifico").record.fields
    assert {name for name, field in fields.items() if field.see == OWNER} == {"bid"}
    assert {name for name, field in fields.items() if field.see == NOBODY} == {
        "rng", "machine_deck", "machines_known", "machines_boxed", "project_deck", "projects_known",
    }  # fmt: skip


@pytest.mark.rule(*SECRECY)
@at_tables
def test_dealing_anew_what_a_seat_cannot_know_changes_nothing_that_it_sees(players: int, variants: list[str]) -> None:
    match = begin(players, variants, seed=3)
    another, truth = Another(match), Another(match)
    rng, deals = random.Random(3), generator(3)
    changed = compared = 0
    for actor, move in moments(match, rng, 0.25):
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
def test_nothing_of_the_truth_survives_dealing_anew(players: int, variants: list[str]) -> None:
    """Whichever of the worlds that a seat cannot tell apart is the true one, the same chance deals the same."""
    match = begin(players, variants, seed=4)
    another = Another(match)
    rng, deals = random.Random(4), generator(4)
    for number, _ in enumerate(moments(match, rng, 0.15)):
        seat = rng.randrange(players)
        another.becomes(match, seat, deals)
        from_truth = imagine(match, seat, generator(number))
        from_another = imagine(another.match, seat, generator(number))
        assert from_truth.tobytes() == from_another.tobytes()


@pytest.mark.rule("magnifico:5.3.4")
@at_tables
def test_courses_of_play_that_a_seat_cannot_tell_apart_leave_it_with_the_same_knowledge(
    players: int, variants: list[str]
) -> None:
    """Two matches in different worlds go on side by side; others bid differently, till the bids are shown."""
    match = begin(players, variants, seed=5)
    another = Another(match)
    rng, deals = random.Random(5), generator(5)
    seat = players - 1
    side_by_side = apart = 0
    another.becomes(match, seat, deals)
    while not match.over:
        actor = rng.choice(match.actors)
        move = counterpart = rng.choice(match.legal(actor))
        if move.name == "bid" and actor != seat and actor in another.match.actors:
            counterpart = rng.choice(another.match.legal(actor))
        here = told(match.play(actor, move), seat)
        if counterpart not in another.match.legal(actor):  # somebody whose bid was taken back
            another.becomes(match, seat, deals)
            continue
        there = told(another.match.play(actor, counterpart), seat)
        if here != there or match.actors != another.match.actors:
            assert differ_only_by_revelation(here, there)
            another.becomes(match, seat, deals)
            continue
        side_by_side += 1
        apart += match.state.tobytes() != another.match.state.tobytes()
        assert another.match.legal(seat) == match.legal(seat)
        if side_by_side % 5 == 0:
            assert plain_view(another.match, seat) == plain_view(match, seat)
            ours, theirs = (imagine(m, seat, generator(side_by_side)) for m in (match, another.match))
            assert ours.tobytes() == theirs.tobytes()
    assert side_by_side > 60
    assert apart > 30
