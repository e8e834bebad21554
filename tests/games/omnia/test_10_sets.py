"""Section 10: sets with each card used once; the best choice against an oracle that tries everything."""

import random
from collections import Counter
from functools import cache

import pytest

import bottega
from bottega.games.omnia.facts import facts

from .tables import ended

FACTS = facts({})
CARDS = {card["name"]: card for card in FACTS["cards"]}
SETS = {c["name"]: c for c in FACTS["cities"] if c["type"] == "set" and c["name"] != "venezia"}
KINDS = ("work", "invention")
COLOURS = FACTS["colours"]

Held = tuple[tuple[int, ...], tuple[int, ...], int]  # works by colour, inventions by colour, characters


def held(cards: list[str]) -> Held:
    """What counts for sets."""
    found = Counter(CARDS[name]["colour"] for name in cards)
    works, inventions = (tuple(sorted(found[colour] for colour in COLOURS[kind])) for kind in KINDS)
    return works, inventions, sum(CARDS[name]["kind"] == "character" for name in cards)


@cache
def ways(need: str, count: int, colours: tuple[int, ...]) -> set[tuple[int, ...]]:
    """What can be left of one kind after a set has taken any of its cards."""
    if count == 0:
        return {colours}
    left = set()
    for i, n in enumerate(colours):
        if need == "same" and n >= count:
            left.add(_less(colours, i, count))
        elif need == "any" and n:
            left |= ways("any", count - 1, _less(colours, i, 1))
    if need == "different":
        for skipped in range(4):
            chosen = [i for i in range(4) if i != skipped]
            if all(colours[i] for i in chosen):
                left.add(tuple(n - (i in chosen) for i, n in enumerate(colours)))
    return {tuple(sorted(one)) for one in left}


def _less(colours: tuple[int, ...], i: int, count: int) -> tuple[int, ...]:
    return tuple(sorted(n - count * (j == i) for j, n in enumerate(colours)))


@cache
def oracle(cards: Held, cities: frozenset[str]) -> int:
    """The most points that sets can bring: every set that can be made, and then all that is left."""
    best = 0
    works, inventions, characters = cards
    for name in cities:
        need = SETS[name]["need"]
        if need.get("character", 0) > characters:
            continue
        for w in _take("work", need, works):
            for i in _take("invention", need, inventions):
                rest = oracle((w, i, characters - need.get("character", 0)), cities)
                best = max(best, SETS[name]["points"] + rest)
    return best


def _take(kind: str, need: dict[str, int], colours: tuple[int, ...]) -> set[tuple[int, ...]]:
    for how in ("same", "different"):
        if f"{kind}_{how}" in need:
            return ways(how, need[f"{kind}_{how}"], colours)
    return ways("any", need.get(kind, 0), colours)


def test_the_oracle_knows_the_examples() -> None:
    assert oracle(((0, 1, 1, 2), (0, 1, 1, 2), 2), frozenset({"amboise", "vinci", "mantova"})) == 12
    assert oracle(((0, 1, 1, 2), (0, 1, 1, 2), 2), frozenset({"vinci", "mantova"})) == 8
    assert oracle(((0, 0, 0, 4), (0, 0, 0, 0), 0), frozenset({"pavia", "urbino"})) == 7
    assert oracle(((0, 0, 0, 0), (0, 0, 0, 0), 5), frozenset({"romorantin"})) == 6


def set_points(match: bottega.Match, seat: int) -> int:
    return sum(points for city, points in match.view()["tally"][seat].items() if city in SETS)


@pytest.mark.rule("omnia:10.5", "omnia:10.7", "omnia:10.9", "omnia:10.10")
@pytest.mark.parametrize("most", [4, 8, 12, 16])
def test_the_best_choice_of_sets_is_found_exactly(most: int) -> None:
    rng = random.Random(most)
    names = [name for name in CARDS if not CARDS[name]["leonardo"]]
    for _ in range(60):
        cards = rng.sample(names, rng.randint(most // 2, most))
        cities = rng.sample(sorted(SETS), rng.randint(1, 10 if most < 12 else 6))
        match = ended(2, [cards, []], cities)
        assert set_points(match, 0) == oracle(held(cards), frozenset(cities)), (cards, cities)


@pytest.mark.rule("omnia:10.10")
@pytest.mark.parametrize("city", SETS)
def test_each_city_alone_is_filled_as_often_as_can_be(city: str) -> None:
    rng = random.Random(city)
    names = [name for name in CARDS if not CARDS[name]["leonardo"]]
    for _ in range(12):
        cards = rng.sample(names, 14)
        match = ended(2, [cards, []], [city])
        assert set_points(match, 0) == oracle(held(cards), frozenset([city]))


@pytest.mark.rule("omnia:10.7", "omnia:10.10")
def test_the_sets_in_the_events_can_be_made_with_each_card_once() -> None:
    """The sets that are counted use no more cards of a colour or kind than there are, in some way."""
    rng = random.Random(5)
    names = [name for name in CARDS if not CARDS[name]["leonardo"]]
    for _ in range(60):
        cards, cities = rng.sample(names, 12), rng.sample(sorted(SETS), 5)
        match = ended(2, [cards, []], cities)
        made = {c: p // SETS[c]["points"] for c, p in match.view()["tally"][0].items() if c in SETS and p}
        assert _can_lay(held(cards), tuple(sorted(made.items())))


def _can_lay(cards: Held, made: tuple[tuple[str, int], ...]) -> bool:
    if not made:
        return True
    (name, count), *rest = made
    need = SETS[name]["need"]
    then = ((name, count - 1), *rest) if count > 1 else tuple(rest)
    characters = cards[2] - need.get("character", 0)
    return characters >= 0 and any(
        _can_lay((w, i, characters), then)
        for w in _take("work", need, cards[0])
        for i in _take("invention", need, cards[1])
    )


@pytest.mark.rule("omnia:10.5", "omnia:10.7")
def test_completing_a_set_twice_doubles_the_points_and_uses_other_cards() -> None:
    blue = ["diving_suit", "paddle_boat", "canal_lock", "floating_shoes"]
    assert ended(2, [blue, []], ["vinci"]).scores[0] == 6
    assert ended(2, [blue[:3], []], ["vinci"]).scores[0] == 3
    assert ended(2, [blue[:3], []], ["vinci", "imola"]).scores[0] == 7  # not 7 + 3


@pytest.mark.rule("omnia:10.9")
def test_where_a_city_asks_for_both_kinds_each_colour_is_chosen_apart() -> None:
    assert ended(2, [["glider", "parachute", "mona_lisa", "lady_ermine"], []], ["amboise"]).scores[0] == 8
    assert ended(2, [["glider", "odometer", "mona_lisa", "lady_ermine"], []], ["amboise"]).scores[0] == 0


@pytest.mark.rule("omnia:10.5")
@pytest.mark.parametrize(
    ("city", "cards", "points"),
    [
        ("urbino", ["mona_lisa", "lady_ermine"], 3),
        ("imola", ["glider", "parachute", "ornithopter"], 7),
        ("pavia", ["mona_lisa", "lady_ermine", "ginevra_benci"], 7),
        ("pisa", ["glider", "odometer", "canal_lock"], 5),
        ("vigevano", ["mona_lisa", "foetus", "annunciation"], 5),
        ("romorantin", ["salai", "melzi"], 3),
        ("cesenatico", ["salai", "mona_lisa", "glider"], 3),
        ("mantova", ["mona_lisa", "glider"], 2),
        ("amboise", ["mona_lisa", "lady_ermine", "glider", "parachute"], 8),
        ("vinci", ["glider", "parachute"], 3),
    ],
)
def test_each_set_city_pays_for_its_set_and_not_for_less(city: str, cards: list[str], points: int) -> None:
    assert ended(2, [cards, []], [city]).scores[0] == points
    for missing in cards:
        assert ended(2, [[c for c in cards if c != missing], []], [city]).scores[0] == 0
