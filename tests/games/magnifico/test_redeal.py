"""`redeal` deals every world that agrees with the events, all equally often, and no other world.

The worlds are worked out here from the events alone, which everybody hears.
"""

import random
from collections import Counter
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

import bottega
from bottega.bots import generator, sample_world
from bottega.games.magnifico.rules.knowledge import redeal
from tests.games.steps import play

from .box import AIRPLANES, ART, CARDS, COST, TANKS, at

PROJECTS = [card for card in COST for _ in range(1 if card in ART else 3)]


class Listener:
    """Counts along: what has not been seen of each deck, and what lies at its bottom."""

    def __init__(self, players: int) -> None:
        self.unseen = {"machine": Counter((*TANKS, *AIRPLANES)), "project": Counter(PROJECTS)}
        self.bottom: dict[str, list[str]] = {"machine": [], "project": []}
        self.left = {"machine": 2 * players, "project": len(PROJECTS)}
        self.heard = 0

    def hear(self, match: bottega.Match) -> None:
        for event in match.events_since(self.heard, seat=None):
            if event.name in ("offered", "unsold"):
                card = str(event.args["card"])
                deck = "project" if card in COST else "machine"
                if event.name == "unsold":
                    self.bottom[deck].append(card)
                    self.left[deck] += 1
                else:
                    self.left[deck] -= 1
                    if len(self.bottom[deck]) > self.left[deck]:  # nothing unseen lies above it any more
                        assert self.bottom[deck].pop(0) == card
                    else:
                        self.unseen[deck][card] -= 1
        self.heard = len(match.events)


def decks(state: Any) -> tuple[list[str], list[str], list[str]]:
    machines, projects = state.machine_deck[: state.machines_left], state.project_deck[: state.projects_left]
    boxed = [card for card in state.machines_boxed if card >= 0]
    return tuple([CARDS[card] for card in cards] for cards in (machines, projects, boxed))  # type: ignore[return-value]


@pytest.mark.rule("magnifico:4.2", "magnifico:5.3.13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_world_has_the_known_cards_in_their_places_and_the_others_somewhere(players: int) -> None:
    for seed in range(3):
        match = bottega.new("magnifico", players, seed)
        listener, rng, deals = Listener(players), random.Random(seed), generator(seed)
        known = 0
        while not match.over:
            seat = rng.choice(match.actors)
            legal = match.legal(seat)
            passes = [move for move in legal if move.name == "pass"]
            match.play(seat, passes[0] if passes and rng.random() < 0.6 else rng.choice(legal))
            listener.hear(match)
            if rng.random() < 0.1:
                machines, projects, boxed = decks(sample_world(match, rng.randrange(players), deals))
                for name, cards, beside in (("machine", machines, boxed), ("project", projects, [])):
                    bottom = listener.bottom[name]
                    known += len(bottom)
                    assert cards[len(cards) - len(bottom) :] == bottom
                    assert Counter(cards[: len(cards) - len(bottom)] + beside) == +listener.unseen[name]
                assert sum(card in TANKS for card in boxed) == sum(card in AIRPLANES for card in boxed) == 5 - players
        assert known > 0


def few_unseen(**said: Any) -> bottega.Match:
    """Three players; of the Tanks 2-3, 3-4 and 4-5 and of the Airplanes all with two and four hooks are unseen."""
    return at(
        "acting",
        tank_card=["tank_5_6", "tank_6_7", None],
        airplane_card=["airplane_1", "airplane_3", None],
        **said,
    )


def worlds(match: bottega.Match, seat: int, deals: int) -> Counter[tuple[tuple[str, ...], tuple[str, ...]]]:
    rng = generator(7)
    found: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    for _ in range(deals):
        machines, _, boxed = decks(sample_world(match, seat, rng))
        found[tuple(machines), tuple(sorted(boxed))] += 1
    return found


@pytest.mark.rule("magnifico:4.2", "magnifico:4.3")
def test_every_choice_of_boxed_cards_and_every_order_is_dealt_equally_often() -> None:
    """Of three Tanks and three Airplanes two each are boxed, so one of each is left, in one of two orders."""
    match = few_unseen()
    expected: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    airplanes = ["airplane_2", "airplane_2", "airplane_4"]
    for tanks in combinations(range(3), 2):
        for planes in combinations(range(3), 2):
            box = [TANKS[i] for i in tanks] + [airplanes[i] for i in planes]
            left = [TANKS[i] for i in range(3) if i not in tanks] + [airplanes[i] for i in range(3) if i not in planes]
            for order in permutations(left):
                expected[order, tuple(sorted(box))] += 1
    found = worlds(match, 0, 3600)
    assert set(found) == set(expected)
    assert sum(expected.values()) == 18
    for world, weight in expected.items():
        assert abs(found[world] - 200 * weight) < 60 * weight


@pytest.mark.rule("magnifico:4.4")
def test_the_orders_of_the_unseen_projects_are_dealt_equally_often() -> None:
    held = {card: PROJECTS.count(card) for card in COST} | {"walls": 2, "bombard": 1, "mona_lisa": 0}
    deck = ["walls", "bombard", "mona_lisa", "bombard"]
    match = at("acting", store=[held], project_deck=deck, projects_known=1)
    rng = generator(1)
    found = Counter(tuple(decks(sample_world(match, 1, rng))[1]) for _ in range(1200))
    assert set(found) == {(*order, "bombard") for order in permutations(["walls", "bombard", "mona_lisa"])}
    assert all(abs(count - 200) < 60 for count in found.values())


@pytest.mark.rule("magnifico:5.3.4")
def test_bids_of_others_are_taken_back_and_the_seats_own_stays() -> None:
    match = at("bidding")
    play(match, "0 bid 30", "2 bid 50")
    world = sample_world(match, 2, generator(1))
    assert world.bid.tolist()[:3] == [0, 0, 50]
    play(match, "1 bid 20")
    assert sample_world(match, 1, generator(1)).shown_bid.tolist()[:3] == [30, 20, 50]


@pytest.mark.rule("magnifico:4.3")
def test_plain_and_compiled_rules_deal_the_same_worlds() -> None:
    match = bottega.new("magnifico", 3, seed=6)
    compiled = bottega.compile(match.game, "cpu").link(redeal)
    rng = random.Random(6)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.1:
            plain, fast = (
                np.frombuffer(bytearray(match.state.tobytes()), match.game.record.dtype).view(np.recarray)
                for _ in range(2)
            )
            redeal(plain[0], seat)
            compiled(fast[0], seat)
            assert plain.tobytes() == fast.tobytes()
