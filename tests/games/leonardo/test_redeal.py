"""`redeal` deals exactly the worlds that are possible for a seat: no impossible one, and in time every possible one."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

import bottega
from bottega.engine.contract import redeal
from tests.games.steps import Driver, anything

from .finishing import whole
from .oracles import Deck, Pair, Works, World, compiled, copied, decks_dealt, layers, works_dealt
from .random_play import councillor, inventor, juggler, rich

BRONZE, COPPER, SILVER = {1, 2, 3, 4, 5}, {6, 7, 9, 10, 13}, {8, 11, 12, 14, 15}  # table L
FIRST_GOLD, LAST_GOLD = {16, 17, 18, 19, 20}, {21, 22, 23, 24, 25}


def begin(players: int, setup: str, table: str, full: bool, seed: int) -> bottega.Match:
    if full:
        return bottega.position("leonardo", rich(players, setup=setup, table=table), seed=seed)
    return bottega.new("leonardo", players=players, seed=seed, setup=setup, table=table)


# ---- works: what everybody could have worked out, and no more


def same_works(match: bottega.Match, works: Works, seat: int) -> None:
    """Deals for a seat until every possible pair of works has come up; nothing else may ever come up."""
    expected = [pairs if other != seat else {truth(match, seat)} for other, pairs in enumerate(works.pairs)]
    assert all(truth(match, other) in pairs for other, pairs in enumerate(works.pairs))
    seen: list[set[Pair]] = [set() for _ in expected]
    most = max(map(len, expected))
    for again in range(12):
        dealt, wrong_hands = works_dealt(match, seat, 7 * most + again, works.stock)
        assert wrong_hands == 0
        seen = [one | more for one, more in zip(seen, dealt, strict=True)]
        assert all(one <= pairs for one, pairs in zip(seen, expected, strict=True))
        if seen == expected:
            return
    assert seen == expected


def truth(match: bottega.Match, seat: int) -> Pair:
    return int(match.state.work[seat, 0]), int(match.state.work[seat, 1])


@pytest.mark.rule("leonardo:6.7", "leonardo:6.10")
@pytest.mark.parametrize("setup", ["beginner", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("driver", "full", "share"),
    [(inventor, False, 1), (councillor, False, 1), (anything, False, 1), (juggler, False, 0.25), (inventor, True, 0.2)],
)
def test_the_dealt_works_are_exactly_those_that_are_possible(
    driver: Driver, full: bool, share: float, players: int, setup: str
) -> None:
    match = begin(players, setup, "LS"[players % 2], full, seed=players)
    works = Works(match)
    rng = random.Random(players)
    checked = 0
    while not match.over:
        seat = rng.choice(match.actors)
        count = len(match.events)
        match.play(seat, driver(match, seat, rng))
        if works.hear(match.events_since(count, None)) and rng.random() < share and not match.over:
            same_works(match, works, rng.randrange(players))
            checked += 1
    assert checked > 5


# ---- the deck: what one seat could have worked out


def same_deck(match: bottega.Match, deck: Deck) -> None:
    """Deals for a seat until everything that can be has come up; nothing else may ever come up."""
    position = match.position()
    parts = layers(match)
    assert tuple(frozenset(position["deck"][part]) for part in parts) in deck.worlds
    seen: set[World] = set()
    places: set[tuple[int, int]] = set()
    expected_places = possible_places(match, deck, parts)
    for again in range(12):
        decks = decks_dealt(match, deck.seat, 12 * len(deck.worlds) + 300, seed=again)
        if match.view()["looker"] == deck.seat:
            assert (decks[:, parts[0]] == position["deck"][parts[0]]).all()
        masks = np.stack([(1 << decks[:, part]).sum(axis=1) for part in parts], axis=1)
        seen |= {_world(row) for row in np.unique(masks, axis=0)}
        assert seen <= deck.worlds
        for place in range(decks.shape[1]):
            places |= {(place, int(card)) for card in np.unique(decks[:, place])}
        if (seen, places) == (deck.worlds, expected_places):
            return
    assert seen == deck.worlds
    assert places == expected_places


def _world(masks: Any) -> World:
    window, top, middle, bottom = (frozenset(n for n in range(1, 26) if int(mask) >> n & 1) for mask in masks)
    return window, top, middle, bottom


def possible_places(match: bottega.Match, deck: Deck, parts: tuple[slice, ...]) -> set[tuple[int, int]]:
    """Every place and card that go together in some world: any order within a part, but the looker knows the window."""
    places = {
        (place, card)
        for world in deck.worlds
        for part, cards in zip(parts, world, strict=True)
        for place in range(part.start, part.stop)
        for card in cards
    }
    if match.view()["looker"] == deck.seat:
        known = match.view(deck.seat)["foreseen"][deck.seat]
        places = {(place, card) for place, card in places if place >= parts[0].stop or known[place] == card}
    return places


STARTS: dict[str, Callable[[int], dict[str, Any]]] = {
    "whole deck": lambda players: {},
    # The top layer is gone, and at the end the last five are turned up.
    "middle": lambda players: {
        "requested": [1, 12, 8, 3, 9][: {2: 3, 3: 4}.get(players, 5)],
        "turn": 2,
        "deck": whole([5, 13, 16, 17, 18, 11, 19, 20, 22, 24, 21, 25, 23]),
    },
    "bottom": lambda players: {
        "requested": [1, 12, 8, 3, 9][: {2: 3, 3: 4}.get(players, 5)],
        "turn": 2,
        "deck": whole([17, 20, 15, 25, 21, 24, 23, 22]),
    },
}


@pytest.mark.rule("leonardo:3.8", "leonardo:3.9", "leonardo:3.10", "leonardo:8.A.10")
@pytest.mark.parametrize("setup", ["beginner", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("start", STARTS)
def test_the_dealt_decks_are_exactly_those_that_are_possible_for_a_seat(start: str, players: int, setup: str) -> None:
    """Right after a look the cards are not yet put back; only the looker acts then, so any order is possible."""
    table = "S" if start == "whole deck" and players % 2 else "L"
    match = bottega.position(
        "leonardo", rich(players, setup=setup, table=table, **STARTS[start](players)), seed=players
    )
    decks = [Deck(match, seat) for seat in range(players)]
    same_deck(match, decks[0])
    rng = random.Random(players)
    checked = 0
    while not match.over:
        seat = rng.choice(match.actors)
        count = len(match.events)
        match.play(seat, councillor(match, seat, rng))
        for deck in decks:
            if deck.hear(match.events_since(count, deck.seat)) and not match.over:
                same_deck(match, deck)
                checked += 1
    assert checked > 4


@pytest.mark.rule("leonardo:8.A.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dealing_again_keeps_what_each_seat_knows_of_the_deck(players: int) -> None:
    match = begin(players, "beginner", "L", True, seed=9)
    rng = random.Random(9)
    knew: Counter[str] = Counter()
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, councillor(match, seat, rng))
        if rng.random() < 0.1 and not match.over:
            for one in range(players):
                knew += keeps_knowledge(match, one)
    assert knew["order"] > 5
    assert knew["some"] > 5


def keeps_knowledge(match: bottega.Match, seat: int) -> Counter[str]:
    seen = match.view(seat)
    window = seen["window"]
    foreseen, glimpsed = seen["foreseen"][seat], set(seen["glimpsed"][seat])
    truth = sorted(match.position()["deck"][: seen["deck_left"]])
    for deck in decks_dealt(match, seat, 20).tolist():
        assert sorted(deck) == truth
        assert glimpsed <= set(deck[:window])
        if seen["looker"] == seat:
            assert deck[:window] == foreseen[:window]
    return Counter(order=int(seen["looker"] == seat), some=int(bool(glimpsed)))


# ---- the deck in constructed situations, thought through by hand (table L)


def table(players: int, deck: list[int], requested: list[int], **said: Any) -> bottega.Match:
    """The laboratories of turn 3; what is neither requested nor in the deck is gone."""
    display = requested + [0] * (5 - len(requested))
    said = {"players": players, "turn": 3, "phase": "laboratory", "requested": display, "deck": whole(deck), **said}
    return bottega.position("leonardo", said, seed=1)


def looked_at(by: int, window: int, deck: list[int]) -> dict[str, Any]:
    """Somebody has looked at the top of the deck and put it back in this order."""
    return {"window": window, "looker": by, "foreseen": [[0] * 4] * by + [deck[:window] + [0] * (4 - window)]}


def dealt(match: bottega.Match, seat: int, draws: int = 4000) -> list[list[int]]:
    decks: list[list[int]] = decks_dealt(match, seat, draws).tolist()
    return decks


def sets(decks: list[list[int]], start: int, stop: int) -> set[frozenset[int]]:
    return {frozenset(deck[start:stop]) for deck in decks}


# Four beginners: 1, 12, 8, 3, 9 lie open. Left are bronze 2 4 5, copper 6 7 10 13, silver 11 14 15 and all gold. The
# middle layer takes one bronze, two copper, three silver and 16-20; so the top layer has two bronze and two copper.
OPEN = [1, 12, 8, 3, 9]
BRONZE_LEFT, COPPER_LEFT, SILVER_LEFT = {2, 4, 5}, {6, 7, 10, 13}, {11, 14, 15}
FOUR = [2, 6, 4, 7, 16, 5, 11, 10, 17, 14, 13, 18, 15, 19, 20, 21, 22, 23, 24, 25]


@pytest.mark.rule("leonardo:3.8", "leonardo:3.9", "leonardo:3.10")
def test_an_untouched_deck_is_its_three_layers_each_in_any_order() -> None:
    decks = dealt(table(4, FOUR, OPEN), 0)
    tops = {frozenset(b + c) for b in combinations(BRONZE_LEFT, 2) for c in combinations(COPPER_LEFT, 2)}
    assert sets(decks, 0, 4) == tops  # all 18 of them, so the middle layer in all its 18 forms
    for deck in decks:
        assert set(deck[4:15]) == (BRONZE_LEFT | COPPER_LEFT | SILVER_LEFT | FIRST_GOLD) - set(deck[:4])
        assert set(deck[15:]) == LAST_GOLD
    for place, cards in enumerate(
        [BRONZE_LEFT | COPPER_LEFT] * 4 + [set(range(1, 21)) - set(OPEN)] * 11 + [LAST_GOLD] * 5
    ):
        assert {deck[place] for deck in decks} == cards


@pytest.mark.rule("leonardo:8.A.10")
def test_the_player_who_looked_last_knows_the_window_card_by_card() -> None:
    """The window is the whole top layer, so all the rest is below it: only the order there is open."""
    match = table(4, FOUR, OPEN, **looked_at(2, 4, FOUR))
    decks = dealt(match, 2)
    assert {tuple(deck[:4]) for deck in decks} == {(2, 6, 4, 7)}
    assert sets(decks, 4, 15) == {frozenset({5, 10, 13} | SILVER_LEFT | FIRST_GOLD)}
    assert sets(decks, 15, 20) == {frozenset(LAST_GOLD)}
    for place in range(4, 15):
        assert {deck[place] for deck in decks} == {5, 10, 13} | SILVER_LEFT | FIRST_GOLD


# Two beginners: 1, 12, 8 lie open. Left are bronze 2-5, copper 6 7 9 10 13, silver 11 14 15: the top layer has three
# bronze and three copper cards, and a look takes four of these six.
TWO = [2, 6, 3, 7, 4, 9, 5, 10, 13, 11, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]


@pytest.mark.rule("leonardo:8.A.10", "leonardo:3.10")
def test_anothers_look_within_the_top_layer_leaves_the_layers_as_they_are() -> None:
    decks = dealt(table(2, TWO, [1, 12, 8], **looked_at(1, 4, TWO)), 0, 8000)
    windows = sets(decks, 0, 4)
    for deck in decks:
        assert len(BRONZE & set(deck[:6])) == len(COPPER & set(deck[:6])) == 3
        assert set(deck[17:]) == LAST_GOLD
    # In the window from one to three bronze cards, any of the four, and the copper ones to match: nothing else.
    expected = {
        frozenset(b + c) for n in (1, 2, 3) for b in combinations(range(2, 6), n) for c in combinations(COPPER, 4 - n)
    }
    assert windows == expected


@pytest.mark.rule("leonardo:8.A.10")
def test_a_look_of_the_seat_within_the_top_layer_leaves_two_of_it_below() -> None:
    """Seen: 2, 6, 3, 7. Of bronze 4 and 5 one is next, of copper 9, 10 and 13 one is; the others are in the middle."""
    decks = dealt(table(2, TWO, [1, 12, 8], **looked_at(0, 4, TWO)), 0)
    assert {tuple(deck[:4]) for deck in decks} == {(2, 6, 3, 7)}
    pairs = {(b, c) for b in (4, 5) for c in (9, 10, 13)}
    assert {tuple(deck[4:6]) for deck in decks} == pairs | {(c, b) for b, c in pairs}


# Four beginners again, later: 2 and 6 were turned up off the top layer, which has one bronze (4 or 5) and one copper
# card (7, 10 or 13) left. A look takes these two and two of the eleven cards of the middle layer.
LATER = [4, 7, 16, 5, 11, 10, 17, 14, 13, 18, 15, 19, 20, 21, 22, 23, 24, 25]
LOOSE = {4, 5, 7, 10, 13, *SILVER_LEFT, *FIRST_GOLD}


@pytest.mark.rule("leonardo:8.A.10", "leonardo:3.9")
def test_anothers_look_into_two_layers_mixes_them_in_the_window() -> None:
    """Nine cards of the middle layer lie below, with one bronze and two copper cards at most. So in the window are a
    bronze, a copper card and any two others; in each case the eleven others fit the two layers.
    """
    decks = dealt(table(4, LATER, [1, 12, 8, 2, 6], **looked_at(1, 4, LATER)), 0, 30000)
    expected = {frozenset(four) for four in combinations(LOOSE, 4) if {4, 5} & set(four) and {7, 10, 13} & set(four)}
    assert sets(decks, 0, 4) == expected
    assert sets(decks, 13, 18) == {frozenset(LAST_GOLD)}
    for place in range(13):  # the one who looked may have put any card anywhere
        assert {deck[place] for deck in decks} == LOOSE


@pytest.mark.rule("leonardo:8.A.10", "leonardo:3.9")
def test_a_bronze_card_turned_up_from_a_mixed_window_leaves_the_other_in_it_or_below() -> None:
    """4 has come up. Was it the one of the top layer, 5 is in the middle layer, maybe still in the window; was it the
    one of the middle layer, 5 is in the window. A copper card is in the window in any case.
    """
    left = LATER[1:]
    decks = dealt(table(4, left, [1, 12, 4, 2, 6], **looked_at(1, 3, left)), 0, 20000)
    assert sets(decks, 0, 3) == {frozenset(three) for three in combinations(LOOSE - {4}, 3) if {7, 10, 13} & set(three)}
    below = {5 in deck[3:12] for deck in decks}
    assert below == {True, False}


@pytest.mark.rule("leonardo:8.A.10", "leonardo:3.9")
def test_gold_turned_up_from_a_mixed_window_tells_that_the_rest_of_it_is_the_top_layer() -> None:
    """16 and 17 have come up, the two of the middle layer. The other two are the bronze and the copper card."""
    left = [4, 7, 5, 11, 10, 14, 13, 18, 15, 19, 20, 21, 22, 23, 24, 25]
    decks = dealt(table(4, left, [16, 17, 8, 2, 6], **looked_at(1, 2, left)), 0)
    pairs = {(b, c) for b in (4, 5) for c in (7, 10, 13)}
    assert {tuple(deck[:2]) for deck in decks} == pairs | {(c, b) for b, c in pairs}


@pytest.mark.rule("leonardo:8.A.10", "leonardo:3.9")
def test_one_gold_card_turned_up_leaves_one_loose_card_in_the_window() -> None:
    left = [4, 7, 5, 11, 10, 17, 14, 13, 18, 15, 19, 20, 21, 22, 23, 24, 25]
    decks = dealt(table(4, left, [16, 12, 8, 2, 6], **looked_at(1, 3, left)), 0, 20000)
    loose = LOOSE - {16}
    expected = {
        frozenset(three) for three in combinations(loose, 3) if {4, 5} & set(three) and {7, 10, 13} & set(three)
    }
    assert sets(decks, 0, 3) == expected


@pytest.mark.rule("leonardo:8.A.10")
def test_a_player_who_looked_before_knows_some_cards_of_the_window_but_not_their_places() -> None:
    """Seat 0 saw 4 7 16 5, of which 4 and 7 have come up; then seat 1 looked. So 16 and 5 are in the window, anywhere
    in it, with two cards from below: all of the top layer has been seen, so any of the middle layer.
    """
    left = [16, 5, 11, 10, 17, 14, 13, 18, 15, 19, 20, 21, 22, 23, 24, 25]
    said = looked_at(1, 4, left) | {"glimpsed": [[16, 5]]}
    match = table(4, left, [4, 7, 8, 2, 6], **said)
    decks = dealt(match, 0, 8000)
    unseen = {11, 10, 17, 14, 13, 18, 15, 19, 20}
    assert sets(decks, 0, 4) == {frozenset({16, 5, *two}) for two in combinations(unseen, 2)}
    for place in range(4):
        assert {deck[place] for deck in decks} == {16, 5} | unseen
    assert sets(decks, 11, 16) == {frozenset(LAST_GOLD)}


@pytest.mark.rule("leonardo:8.A.10")
def test_for_a_third_who_saw_nothing_the_window_may_have_the_whole_middle_layer() -> None:
    left = [16, 5, 11, 10, 17, 14, 13, 18, 15, 19, 20, 21, 22, 23, 24, 25]
    said = looked_at(1, 4, left) | {"glimpsed": [[16, 5]]}
    decks = dealt(table(4, left, [4, 7, 8, 2, 6], **said), 3, 20000)
    assert sets(decks, 0, 4) == {frozenset(four) for four in combinations(left[:11], 4)}


@pytest.mark.rule("leonardo:8.A.10")
def test_a_glimpsed_card_of_the_top_layer_frees_the_others_of_its_class() -> None:
    """Seat 0 knows that bronze 4 is in seat 1's mixed window. So 5 may be anywhere, but a copper card must be in it."""
    said = looked_at(1, 4, LATER) | {"glimpsed": [[4]]}
    decks = dealt(table(4, LATER, [1, 12, 8, 2, 6], **said), 0, 20000)
    rest = LOOSE - {4}
    assert sets(decks, 0, 4) == {frozenset({4, *three}) for three in combinations(rest, 3) if {7, 10, 13} & set(three)}


@pytest.mark.rule("leonardo:3.8", "leonardo:8.A.10")
def test_a_short_deck_lets_the_last_gold_into_the_window() -> None:
    """Two of the middle layer and the last five. A look takes both and any two of the five: 10 x 24 x 6 orders."""
    left = [14, 20, 23, 21, 25, 22, 24]
    decks = dealt(table(3, left, [1, 12, 8, 3], **looked_at(1, 4, left)), 0, 30000)
    expected = {
        (*window, *rest)
        for two in combinations(sorted(LAST_GOLD), 2)
        for window in permutations({14, 20, *two})
        for rest in permutations(LAST_GOLD - set(two))
    }
    assert len(expected) == 1440
    assert {tuple(deck) for deck in decks} == expected


@pytest.mark.rule("leonardo:3.8", "leonardo:8.A.10")
def test_a_short_deck_that_nobody_looked_at_keeps_its_last_five() -> None:
    left = [14, 20, 23, 21, 25, 22, 24]
    decks = dealt(table(3, left, [1, 12, 8, 3]), 0, 10000)
    expected = {(*two, *five) for two in permutations((14, 20)) for five in permutations(LAST_GOLD)}
    assert {tuple(deck) for deck in decks} == expected


@pytest.mark.rule("leonardo:3.8", "leonardo:8.A.10")
def test_when_fewer_than_four_are_left_the_window_is_the_deck() -> None:
    left = [23, 21, 25]
    match = table(3, left, [1, 12, 8, 3], **looked_at(1, 3, left))
    assert {tuple(deck) for deck in dealt(match, 0)} == set(permutations(left))
    assert {tuple(deck) for deck in dealt(match, 1)} == {(23, 21, 25)}


@pytest.mark.rule("leonardo:3.8", "leonardo:8.A.10")
def test_two_left_in_a_window_of_the_last_five_and_three_below() -> None:
    """21 and 22 came up from a window of four, of which two are left; below lies one that nobody has seen."""
    left = [23, 24, 25]
    decks = dealt(table(3, left, [21, 22, 8, 3], **looked_at(1, 2, left)), 0)
    assert {tuple(deck) for deck in decks} == set(permutations(left))
    decks = dealt(table(3, left, [21, 22, 8, 3], **looked_at(1, 2, left), glimpsed=[[24]]), 0)
    assert {tuple(deck) for deck in decks} == {order for order in permutations(left) if 24 in order[:2]}


@pytest.mark.rule("leonardo:10.3")
def test_an_empty_deck_stays_empty() -> None:
    match = table(3, [], [1, 12, 8, 3])
    world = match.game.record.copy(match.state)
    match.game.rules.redeal(world, 0)
    assert not world.deck.any()


@pytest.mark.rule("leonardo:8.A.10")
def test_in_a_world_dealt_for_another_the_looker_knows_the_window_of_that_world() -> None:
    match = table(4, FOUR, OPEN, **looked_at(2, 4, FOUR))
    for seat in (0, 1, 3):
        world = match.game.record.copy(match.state)
        match.game.rules.redeal(world, seat)
        assert world.foreseen[2].tolist() == world.deck[:4].tolist()
        assert not world.foreseen[seat].any()


@pytest.mark.rule("leonardo:8.A.10")
def test_a_described_looker_knows_the_window_even_if_it_is_not_given() -> None:
    """The cards that a looker knows follow from the deck; without notes, dealing again would lose them."""
    match = table(4, FOUR, OPEN, window=4, looker=2)
    assert match.view(2)["foreseen"][2] == FOUR[:4]
    for deck in dealt(match, 2, 50):
        assert sorted(deck) == sorted(FOUR)


# ---- works in constructed situations, thought through by hand


def works_of(match: bottega.Match, seat: int) -> set[Pair]:
    """The works of a player that occur when another seat deals again."""
    stock = Works(match).stock
    dealt, _ = works_dealt(match, (seat + 1) % match.players, 5000, stock)
    return dealt[seat]


def laboratory(hand: dict[str, int], **said: Any) -> bottega.Match:
    """Turn 2 of two players; seat 0 has this hand and both labs."""
    bare = dict.fromkeys(("iron", "glass", "wood", "brick", "rope"), 0)
    said = {"players": 2, "turn": 2, "phase": "laboratory", "hand": [bare | hand], "spaces": [{"large": 4}], **said}
    return bottega.position("leonardo", said, seed=1)


@pytest.mark.rule("leonardo:6.7")
def test_a_lab_may_be_at_work_on_anything_its_owner_could_have_started() -> None:
    """Two rope, an iron and a brick: 1, 3, 4 of one card, 13 of two, 8 and nothing else of three."""
    match = laboratory({"rope": 2, "iron": 1, "brick": 1})
    match.play(0, "start small 3")
    assert works_of(match, 0) == {(n, 0) for n in (1, 3, 4, 8, 13)}


@pytest.mark.rule("leonardo:6.7", "leonardo:6.6")
def test_two_labs_share_what_was_there_and_are_not_at_work_on_the_same() -> None:
    match = laboratory({"rope": 2, "iron": 1, "brick": 1})
    match.play(0, "start small 3")
    match.play(0, "start large 1")
    together = {(1, 3), (1, 4), (1, 13), (3, 4), (3, 13), (4, 8)}
    assert works_of(match, 0) == together | {(b, a) for a, b in together}


@pytest.mark.rule("leonardo:6.7")
def test_components_taken_later_do_not_widen_what_lies_under_a_lab() -> None:
    match = laboratory({"iron": 1}, spaces=[{"large": 0}])
    match.play(0, "start small 1")
    match.play(1, "done")
    match.play(0, "send 1 kiln")
    while match.view()["phase"] != "offer":
        match.play(match.actors[0], "pass")
    match.play(0, "take brick")
    assert works_of(match, 0) == {(1, 0)}


@pytest.mark.rule("leonardo:6.7", "leonardo:6.14")
def test_a_cancelled_work_still_tells_of_the_other() -> None:
    """Of iron and wood, two labs at work have one each. The one that goes on holds a single card: not 6, of both."""
    match = laboratory({"iron": 1, "wood": 1})
    match.play(0, "start small 1")
    match.play(0, "start large 2")
    assert works_of(match, 0) == {(1, 2), (2, 1)}
    through_to_next_turn(match)
    match.play(0, "cancel large")
    assert works_of(match, 0) == {(1, 0), (2, 0)}
    alone = laboratory({"iron": 1, "wood": 1})
    alone.play(0, "start small 1")
    assert works_of(alone, 0) == {(1, 0), (2, 0), (6, 0)}


def through_to_next_turn(match: bottega.Match) -> None:
    turn = match.view()["turn"]
    while match.view()["turn"] == turn:
        match.play(match.actors[0], "done" if match.view()["phase"] in ("laboratory", "announcing") else "pass")


@pytest.mark.rule("leonardo:9.11", "leonardo:6.7")
def test_a_mark_shows_one_work_and_narrows_down_the_other() -> None:
    """Iron, wood and rope under two labs and in hand. The small one is marked with 1, so the large one has no iron."""
    match = laboratory(
        {"iron": 1, "wood": 1, "rope": 1}, work=[{}, {"small": 1}], weeks=[{}, {"small": 4}], requested=[1, 12, 8]
    )
    match.play(0, "start small 1")
    match.play(0, "start large 7")
    assert (2, 3) in works_of(match, 0)
    while match.view()["phase"] != "announcing":
        match.play(match.actors[0], "done" if match.view()["phase"] == "laboratory" else "pass")
    match.play(0, "done")
    match.play(1, "announce small")
    assert match.view()["marked"][0]["small"] == 1
    assert works_of(match, 0) == {(1, 2), (1, 3), (1, 7)}


@pytest.mark.rule("leonardo:9.1", "leonardo:6.7")
def test_an_announced_work_is_known_at_once() -> None:
    match = laboratory(
        {"iron": 0}, phase="announcing", turn=8, work=[{"small": 1, "large": 3}], weeks=[{"small": 4, "large": 0}]
    )
    assert works_of(match, 0) == {(1, 3), (3, 1)}
    match.play(0, "announce small")
    assert works_of(match, 0) == {(1, 3)}


@pytest.mark.rule("leonardo:6.13", "leonardo:6.7")
def test_what_has_been_completed_is_under_no_unmarked_lab() -> None:
    match = laboratory({"iron": 1, "wood": 1}, cards=[[], [1]], requested=[12, 8, 3])
    match.play(0, "start small 2")
    assert works_of(match, 0) == {(2, 0), (6, 0)}


# ---- the builds


@pytest.mark.rule("leonardo:6.10")
def test_plain_and_compiled_rules_deal_the_same_worlds() -> None:
    match = begin(4, "beginner", "L", True, seed=6)
    rng = random.Random(6)
    compiled_redeal = compiled(redeal)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, councillor(match, seat, rng))
        if rng.random() < 0.05:
            for one in range(4):
                plain, fast = copied(match, 3), copied(match, 3)
                match.game.rules.redeal(plain.view(np.recarray)[0], one)
                compiled_redeal(fast[0], one)
                assert plain.tobytes() == fast.tobytes()
