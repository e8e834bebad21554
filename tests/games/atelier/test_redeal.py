"""`redeal` deals exactly the worlds that are possible for a seat: no impossible one, and in time every possible one."""

import random
from collections import Counter
from itertools import combinations, permutations

import pytest

import bottega
from bottega.bots import generator, sample_world
from bottega.games.atelier.components import CARDS
from bottega.games.atelier.rules.knowledge import forget, note
from tests.games.steps import Driver, anything

from .oracles import ONE, Hands, World, hands_dealt
from .random_play import collector, gambler, painter
from .studio import PAINTINGS, PLAYERS, at, cards, play

MOST_WORLDS = 1200  # beyond this the others do not draw blindly if they can help it


def truth(match: bottega.Match, seat: int) -> World:
    return tuple(0 if other == seat else int(match.state.hand[other]) for other in range(match.players))


def same_hands(match: bottega.Match, known: Hands) -> None:
    """Deals for a seat until every possible world has come up; nothing else may ever come up.

    If the notes have been full, more may come up: see the README.
    """
    assert truth(match, known.seat) in known.worlds
    seen: set[World] = set()
    for again in range(40):
        seen |= hands_dealt(match, known.seat, 10 * len(known.worlds) + 100, seed=again)
        assert seen <= known.worlds or match.state.forgotten
        if seen >= known.worlds:
            return
    assert seen >= known.worlds


def follow(players: int, driver: Driver, seed: int, share: float, ring: str = "six") -> Counter[str]:
    """Plays a game, compares now and then, and says what came up in the notes on the way."""
    match = bottega.new("atelier", players=players, seed=seed, ring=ring)
    rng = random.Random(seed)
    known = Hands(match, rng.randrange(players))
    met: Counter[str] = Counter()
    while not match.over:
        (seat,) = match.actors
        move = driver(match, seat, rng)
        while move.name == "draw" and len(known.worlds) > MOST_WORLDS and len(match.legal(seat)) > 1:
            move = rng.choice(match.legal(seat))
        told = len(match.events)
        match.play(seat, move)
        known.hear(match.events_since(told, known.seat))
        if match.over:
            break
        others = [other for other in range(players) if other != known.seat]
        doubt = any(match.state.doubt_count[other] for other in others)
        bars = bool(match.state.claims)
        old = any(match.state.unseen_count[o] and match.state.unseen[o, 0] >> 8 < match.state.deal for o in others)
        if rng.random() < (3 * share if doubt else share):
            same_hands(match, known)
            if not match.state.forgotten:
                met += Counter(checked=1, doubt=doubt, bars=bars, old=old)
    return met


@pytest.mark.rule("atelier:4.8", "atelier:7.2", "atelier:4.9")
@pytest.mark.parametrize("ring", ["six", "four"])
@pytest.mark.parametrize("driver", [anything, painter, gambler, collector])
def test_the_dealt_hands_are_exactly_those_that_are_possible_for_a_seat(driver: Driver, ring: str) -> None:
    met = sum((follow(2, driver, seed, 0.15, ring) for seed in range(4)), Counter())
    assert met["checked"] > 10


@pytest.mark.rule("atelier:4.8")
@pytest.mark.parametrize("driver", [anything, painter])
def test_with_three_players_too(driver: Driver) -> None:
    assert follow(3, driver, 1, 0.05)["checked"] > 3


@pytest.mark.rule("atelier:4.8", "atelier:7.2", "atelier:4.9")
def test_reshuffles_bars_and_doubts_are_among_what_is_compared() -> None:
    met = sum((follow(2, collector, seed, 0.05) for seed in range(20, 34)), Counter())
    assert min(met["old"], met["bars"], met["doubt"]) > 0


# ---- single cases, worked out by hand


def possible(match: bottega.Match, viewer: int, seat: int) -> set[int]:
    """The hands of a seat that are dealt for another."""
    return {world[seat] for world in hands_dealt(match, viewer, 500, seed=3)}


def unseen_card(card: str, when: int) -> int:
    """The note of an unseen card: when it was drawn is eight times the deal, and the number of bars."""
    return note(CARDS.index(cards(card)[0]), when)


def packed(text: str) -> int:
    return sum(ONE[card] for card in cards(text))


@pytest.mark.rule("atelier:4.8")
def test_a_card_taken_from_the_table_stays_with_its_owner() -> None:
    match = at(hands="|R1|", table="G4 N1")
    play(match, "0 take green_4")
    assert possible(match, 1, 0) == {packed("G4")}


@pytest.mark.rule("atelier:4.8", "atelier:4.9")
def test_a_card_drawn_before_a_reshuffle_is_none_of_those_reshuffled() -> None:
    match = at(2, hands="R1|B1", table="G4", leonardo=0, active=1, deck="")
    assert possible(match, 1, 0) == {packed("R1")}  # the deck is empty: the last unseen card is the other's
    play(match, "1 draw")
    assert possible(match, 1, 0) == {packed("R1")}
    position = match.position()
    drawn = [card for card in position["hand"][1] if card != "blue_1"] or ["blue_1"]
    new_deck = {card for card in position["deck"] if card} | set(drawn)
    assert possible(match, 0, 1) == {packed("B1") + ONE[card] for card in new_deck}


@pytest.mark.rule("atelier:7.2")
def test_a_claimer_keeps_nothing_lower_than_the_shown_cards() -> None:
    match = at(2, hands="R2 R3 B4 G1 G2|Y1", leonardo=0, active=0, table="N1 N2 N3 N4")
    play(match, "0 claim red_blue")
    hands = possible(match, 1, 0)
    lower = [packed(card) for card in ("R1", "B1", "B2", "B3")]
    assert not any(hand // one & 3 for hand in hands for one in lower)
    assert any(hand // packed("R4") & 3 for hand in hands)


@pytest.mark.rule("atelier:7.2")
def test_a_bar_does_not_bind_what_is_drawn_later() -> None:
    match = at(2, hands="R4 R4 B1|Y1", leonardo=1, active=0, table="N1 N2 N3 N4")
    play(match, "0 claim red_blue", "0 draw", "0 paint brown_4 left 1")
    assert any(hand // packed("R1") & 3 for hand in possible(match, 1, 0))


@pytest.mark.rule("atelier:4.8", "atelier:4.9")
def test_a_shown_card_may_come_from_either_of_two_decks() -> None:
    """Of an earlier deck, seats 0 and 1 have a red and a yellow 1. Of this one, seat 0 has one of red, blue, green 1.

    Seat 0 shows a red 1. If it is the earlier card, seat 1 has the yellow one, and the other card of seat 0 is any of
    the three. If it is the later card, seats 0 and 1 have the earlier two, in either way.
    """
    match = at(
        3,
        hands="R1 B1|Y1|",
        table="N1 N1 N2 N3 N4",
        deck="R1 G1",
        round_number=20,
        deal=1,
        known=[[], [], []],
        unseen=[[unseen_card("R1", 0), unseen_card("B1", 8)], [unseen_card("Y1", 0)]],
        unseen_count=[2, 1, 0],
    )
    play(match, "0 paint red_1 left 6")
    worlds = {("B1", "Y1"), ("R1", "Y1"), ("G1", "Y1"), ("Y1", "R1")}
    assert hands_dealt(match, 2, 500, seed=3) == {(packed(one), packed(other), 0) for one, other in worlds}


@pytest.mark.rule("atelier:4.8", "atelier:4.9")
def test_a_shown_card_does_not_come_from_a_deck_that_was_made_later() -> None:
    """Seat 0 showed a red 2 of the first or the second deck; since then it has drawn a card of the third.

    Of the first deck, seats 0 and 1 have or had a red 2 and a yellow 1, of the second a blue 1 and a red 2. A green 1,
    a red 2 and a yellow 2 of the third are with seat 0 or in the deck.
    """
    match = at(
        3,
        hands="B1 G1|Y1 R2|",
        table="N1 N1 N2 N3 N4",
        deck="R2 Y2",
        round_number=20,
        deal=2,
        known=[[], [], []],
        unseen=[
            [unseen_card("R2", 0), unseen_card("B1", 8), unseen_card("G1", 16)],
            [unseen_card("Y1", 0), unseen_card("R2", 8)],
        ],
        unseen_count=[3, 2, 0],
        doubt=[[unseen_card("R2", 8)]],
        doubt_count=[1, 0, 0],
    )
    split = [("B1", "Y1 R2"), ("R2", "Y1 B1"), ("Y1", "R2 B1")]
    worlds = {(packed(f"{one} {new}"), packed(other), 0) for one, other in split for new in ("G1", "R2", "Y2")}
    assert hands_dealt(match, 2, 800, seed=3) == worlds


@pytest.mark.rule("atelier:4.8", "atelier:7.2")
def test_a_shown_card_that_a_claim_ruled_out_was_drawn_after_the_claim() -> None:
    """Seat 0 showed red 2 and 3 and blue 4, then drew a card. It shows a red 1: that is the card it drew."""
    lower = sum(1 << CARDS.index(card) for card in cards("R1 R2 B1 B2 B3"))
    match = at(
        2,
        hands="R2 R3 B4 G1 R1|",
        table="N1 N2 N3 N4",
        deck="B1 Y1",
        round_number=20,
        known=[cards("R2 R3 B4"), []],
        unseen=[[unseen_card("G1", 0), unseen_card("R1", 1)]],
        unseen_count=[2, 0],
        claims=1,
        bars=[lower],
        masteries=[["red_blue"]],
    )
    play(match, "0 paint red_1 left 6")
    assert possible(match, 1, 0) == {packed("R2 R3 B4 G1"), packed("R2 R3 B4 Y1")}


@pytest.mark.rule("atelier:4.8", "atelier:7.2")
def test_a_card_in_doubt_is_none_that_a_claim_ruled_out() -> None:
    """Seat 0 claimed, with one unseen card in hand, and then drew one more of this deck and one of the next.

    It showed a red 2: not the first card, for the claim ruled that out. So it has the green 1, which alone of the first
    deck is no low red card, and one other card.
    """
    lower = sum(1 << CARDS.index(card) for card in cards("R1 R2 B1 B2 B3"))
    match = at(
        3,
        hands="R3 R4 B4 G1 Y1|R1|",
        table="N1 N1 N2 N3 N4",
        deck="R2 G2",
        round_number=20,
        deal=1,
        known=[cards("R3 R4 B4"), [], []],
        unseen=[[unseen_card("G1", 0), unseen_card("R2", 1), unseen_card("Y1", 9)], [unseen_card("R1", 0)]],
        unseen_count=[3, 1, 0],
        doubt=[[unseen_card("R2", 9) | 1 << 16]],
        doubt_count=[1, 0, 0],
        claims=1,
        bars=[lower],
        masteries=[["red_blue"]],
    )
    worlds = {("Y1", "R1"), ("R2", "R1"), ("G2", "R1"), ("R1", "R2")}
    expected = {(packed(f"R3 R4 B4 G1 {one}"), packed(other), 0) for one, other in worlds}
    assert hands_dealt(match, 2, 500, seed=3) == expected


@pytest.mark.rule("atelier:4.9")
def test_the_deck_is_dealt_in_any_order() -> None:
    match = at(2, hands="R1|B1", table="N1 N2 N3 N4", deck="G1 Y1 N1", known=[cards("R1"), cards("B1")])
    rng = generator(2)
    orders = {tuple(sample_world(match, 1, rng).deck[:3].tolist()) for _ in range(200)}
    assert orders == set(permutations(CARDS.index(card) for card in cards("G1 Y1 N1")))


@pytest.mark.rule("atelier:2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_unseen_paintings_are_dealt_in_any_order_left_out_or_not(players: int) -> None:
    match = bottega.new("atelier", players=players, seed=4)
    rng = generator(4)
    on_easels = set(match.view()["easel"].values())
    in_deck: list[set[str]] = [set() for _ in range(players + 1)]
    left_out = set()
    for _ in range(300):
        world = sample_world(match, 0, rng)
        deck = [PAINTINGS[p] if p >= 0 else "" for p in world.painting_deck]
        assert sorted(filter(None, deck)) == sorted(set(PAINTINGS) - on_easels)
        assert [not name for name in deck] == [players + 1 <= i < players + 3 for i in range(8)]
        for painting, seen in zip(deck, in_deck, strict=False):
            seen.add(painting)
        left_out |= set(deck[players + 3 :])
    assert in_deck == [set(PAINTINGS) - on_easels] * (players + 1)
    assert left_out == (set(PAINTINGS) - on_easels if players < 5 else set())


@pytest.mark.rule("atelier:2.4", "atelier:4.9")
def test_the_decks_that_are_dealt_do_not_depend_on_the_hidden_ones() -> None:
    """Two tables look alike to seat 0, but their decks are in another order. By the same chance it gets the same."""
    said = bottega.new("atelier", players=3, seed=4).position()
    one = bottega.position("atelier", said)
    other = bottega.position(
        "atelier", said | {"deck": said["deck"][::-1], "painting_deck": said["painting_deck"][::-1]}
    )
    assert one.state.painting_deck.tolist() != other.state.painting_deck.tolist()
    for seed in range(5):
        dealt = [sample_world(match, 0, generator(seed)) for match in (one, other)]
        assert dealt[0].painting_deck.tolist() == dealt[1].painting_deck.tolist()
        assert dealt[0].deck.tolist() == dealt[1].deck.tolist()


@pytest.mark.rule("atelier:4.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_sampled_world_is_possible_and_can_be_played_to_its_end(players: int) -> None:
    match, rng, deals = bottega.new("atelier", players=players, seed=6), random.Random(6), generator(6)
    while not match.over:
        (seat,) = match.actors
        if rng.random() < 0.2:
            viewer = rng.randrange(players)
            world = sample_world(match, viewer, deals)
            assert match.game.flaw(world) is None
            assert world.hand[viewer] == match.state.hand[viewer]
        match.play(seat, collector(match, seat, rng))


@pytest.mark.rule("atelier:4.8")
def test_when_the_notes_are_full_more_worlds_are_dealt_and_none_is_lost() -> None:
    match, rng = bottega.new("atelier", players=2, seed=9), random.Random(9)
    known = Hands(match, 0)
    wider = 0
    while not match.over:
        (seat,) = match.actors
        told = len(match.events)
        match.play(seat, painter(match, seat, rng) if len(known.worlds) > 200 else gambler(match, seat, rng))
        known.hear(match.events_since(told, 0))
        if not match.over and rng.random() < 0.2:
            again = bottega.position("atelier", match.position())
            forget(again.state)
            assert match.game.flaw(again.state) is None
            assert not again.state.doubt_count.any()
            same_hands(again, known)
            wider += hands_dealt(again, 0, 2000, seed=1) > known.worlds
    assert wider > 0


@pytest.mark.rule("atelier:4.8")
def test_a_ninth_card_in_doubt_fills_the_notes_and_still_leaves_the_hand() -> None:
    """Seat 0 drew six kinds from one deck and the same six from the next. Four of them it has shown, both copies, and
    of no copy was it clear from which deck it came. Two green cards are still in the deck. So a yellow 1 and 2 are of
    the first deck, and the other two cards are any two of the second. When seat 0 shows a yellow 1, and the notes are
    full, its hand is any three of the five cards.
    """
    kinds = ["R1", "R2", "B1", "B2", "Y1", "Y2"]
    match = at(
        2,
        hands="Y1 Y1 Y2 Y2|",
        table="N1 N2 N3 N4",
        deck="G1 G2",
        round_number=20,
        deal=1,
        known=[[], []],
        unseen=[[unseen_card(kind, deal * 8) for deal in (0, 1) for kind in kinds]],
        unseen_count=[12, 0],
        doubt=[[unseen_card(kind, 8) for kind in kinds[:4] for _ in range(2)]],
        doubt_count=[8, 0],
    )
    rest = combinations(["Y1", "Y2", "G1", "G2"], 2)
    assert possible(match, 1, 0) == {packed(f"Y1 Y2 {one} {other}") for one, other in rest}
    play(match, "0 paint yellow_1 left 4")
    assert match.state.forgotten
    assert not match.state.doubt_count.any()
    assert match.game.flaw(match.state) is None
    loose = ["Y1", "Y2", "Y2", "G1", "G2"]
    assert possible(match, 1, 0) == {packed(" ".join(three)) for three in combinations(loose, 3)}
