"""`redeal` deals exactly the worlds that are possible for a seat: no impossible one, and in time every possible one."""

import random
from collections import Counter

import pytest

import bottega
from bottega.games.omnia.components import CARDS, CITIES
from tests.games.steps import play

from .oracles import Hands, Pack, deals
from .tables import acting, any_move

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def same_hands(match: bottega.Match, hands: Hands, seed: int) -> int:
    """Deals until every possible world has come up; nothing else may ever come up. Returns how many there are."""
    expected = {hands.encode(world) for world in hands.worlds()}
    assert hands.masks(match.state) in expected
    seen = set()
    for again in range(20):
        for state in deals(match, hands.seat, 3 * len(expected) + 10, seed=seed + again):
            seen.add(hands.masks(state))
        assert seen <= expected
        if seen == expected:
            return len(expected)
    raise AssertionError(f"{len(expected - seen)} of {len(expected)} worlds never came up")


@pytest.mark.rule("omnia:3.1", "omnia:3.2", "omnia:3.4", "omnia:1.3")
@pytest.mark.parametrize("players", [2, 3])
def test_the_dealt_hands_are_exactly_those_that_are_possible_for_a_seat(players: int) -> None:
    match = bottega.new("omnia", players=players, seed=players)
    seats = [Hands(match, seat) for seat in range(players)]
    chooser, numbers, turns = random.Random(players), Counter[int](), 0
    while not match.over:
        before = match.view()["played"], match.view()["stage"]
        any_move(match, chooser)
        if match.over or (match.view()["played"], match.view()["stage"]) == before:
            continue
        for hands in seats:
            hands.look(match)
        turns += 1
        if match.view()["stage"] == 3 and turns % 2:
            numbers[same_hands(match, seats[turns % players], turns)] += 1
    assert sum(numbers.values()) > 4
    assert (set(numbers) == {1}) == (players == 2)


@pytest.mark.rule("omnia:3.1", "omnia:3.2", "omnia:1.3")
def test_with_two_players_everything_but_the_packs_can_be_worked_out() -> None:
    match = bottega.new("omnia", players=2, seed=3)
    chooser = random.Random(3)
    while not match.over:
        for seat in range(2):
            for state in deals(match, seat, 2):
                assert state.hand.tobytes() == match.state.hand.tobytes()
                assert state.kept.tobytes() == match.state.kept.tobytes()
        any_move(match, chooser)


@pytest.mark.rule("omnia:3.1", "omnia:3.2", "omnia:3.4")
@pytest.mark.parametrize("players", [3, 4])
def test_every_card_comes_up_wherever_it_can_be_and_nowhere_else(players: int) -> None:
    match = bottega.new("omnia", players=players, seed=players)
    seats = [Hands(match, seat) for seat in range(players)]
    chooser = random.Random(players)
    checked = 0
    while not match.over:
        if chooser.random() < (0.3 if match.view()["phase"] == "draft" else 0.1):
            hands = chooser.choice(seats)
            assert hands.possible(hands.dealt(match.state))
            seen = set()
            for state in deals(match, hands.seat, 400):
                world = hands.dealt(state)
                assert hands.possible(world)
                seen |= {(card, cell) for cell, cards in world.items() for card in cards}
            assert seen == hands.places()
            checked += 1
        any_move(match, chooser)
        if not match.over:
            for hands in seats:
                hands.look(match)
    assert checked > 5


@pytest.mark.rule("omnia:3.2")
def test_each_of_the_possible_hands_is_as_likely_as_the_others() -> None:
    match = bottega.new("omnia", players=3, seed=8)
    hands, chooser = Hands(match, 0), random.Random(8)
    while match.view()["this_round"] < 4:
        any_move(match, chooser)
        hands.look(match)
    expected = [hands.encode(world) for world in hands.worlds()]
    rounds = 150
    counts = Counter(hands.masks(s) for s in deals(match, 0, rounds * len(expected)))
    assert set(counts) == set(expected)
    spread = sum((counts[world] - rounds) ** 2 / rounds for world in expected)
    assert spread < len(expected) + 5 * (2 * len(expected)) ** 0.5


# ---- cities


@pytest.mark.rule("omnia:5.2", "omnia:5.1")
@PLAYERS
def test_a_seat_knows_exactly_the_cities_it_has_looked_at_wherever_they_have_gone(players: int) -> None:
    knew = 0
    for seed in range(6):
        match = bottega.new("omnia", players=players, seed=seed)
        packs = [Pack(match, seat) for seat in range(players)]
        chooser = random.Random(seed)
        while not match.over:
            seat = chooser.choice(match.actors)
            moves = match.legal(seat)
            wanted = [m for m in moves if m.name == "draw" or (m.name == "pass" and match.view()["phase"] == "placing")]
            move = chooser.choice(wanted) if wanted and chooser.random() < 0.6 else chooser.choice(moves)
            events = match.play(seat, move)
            for pack in packs:
                pack.hear(match, [event.seen_by(pack.seat) for event in events])
            if {"drew", "placed", "put_back"} & {e.name for e in events} and not match.over:
                knew += same_pack(match, chooser.choice(packs))
    assert knew > 20


def same_pack(match: bottega.Match, pack: Pack) -> int:
    """Cards known stay, the others lie anywhere else; the others know what they have looked at in that world."""
    open_cities = set(match.view()["cities"])
    unseen = set(CITIES) - open_cities - set(pack.places)
    places: list[set[str]] = [set() for _ in pack.places]
    for state in deals(match, pack.seat, 150):
        dealt = [CITIES[city] for city in state.city_deck[: len(places)]]
        assert all(known in (None, city) for known, city in zip(pack.places, dealt, strict=True))
        assert set(dealt) == set(CITIES) - open_cities
        for other in range(match.players):
            knows = {CITIES[n] for n in range(16) if int(state.known[other]) >> n & 1}
            assert knows == {city for city, looked in zip(dealt, pack.looked, strict=True) if other in looked}
        for i, city in enumerate(dealt):
            places[i].add(city)
    assert places == [{known} if known else unseen for known in pack.places]
    return sum(known is not None for known in pack.places)


@pytest.mark.rule("omnia:5.1", "omnia:1.3")
def test_cities_being_looked_at_are_dealt_again_only_for_the_others() -> None:
    match = acting(1)
    play(match, "0 draw")
    mine = [state.drawn[0].tolist() for state in deals(match, 0, 20)]
    assert all(drawn == match.state.drawn[0].tolist() for drawn in mine)
    theirs = {tuple(state.drawn[0].tolist()) for state in deals(match, 1, 50)}
    assert len(theirs) > 30
    assert all(list(s.drawn[0]) == list(s.city_deck[:3]) for s in deals(match, 1, 20))


# ---- the other packs, and choices


@pytest.mark.rule("omnia:2.2", "omnia:1.3")
@PLAYERS
def test_the_packs_hold_what_is_not_in_sight_in_any_order(players: int) -> None:
    match = bottega.new("omnia", players=players, seed=1)
    chooser = random.Random(1)
    while match.view()["this_round"] < 4:
        any_move(match, chooser)
    position = match.position()
    for kind, name in enumerate(("work", "invention", "character")):
        left = position["deck_left"][name]
        places: list[set[str]] = [set() for _ in range(left)]
        for state in deals(match, 0, 400):
            assert (state.deck[kind, left:] == -1).all()
            for i, card in enumerate(state.deck[kind, :left]):
                places[i].add(CARDS[card])
        assert places == [{c for c in position["deck"][name] if c}] * left


@pytest.mark.rule("omnia:3.4")
def test_secret_choices_are_taken_back_except_the_seats_own() -> None:
    match = bottega.new("omnia", players=4, seed=1)
    for seat in (0, 2, 3):
        match.play(seat, match.legal(seat)[5])
    picks = match.state.pick.tolist()
    for state in deals(match, 2, 5):
        assert state.pick.tolist() == [-1, -1, picks[2], -1]
    for state in deals(match, 1, 5):
        assert state.pick.tolist() == [-1, -1, -1, -1]
