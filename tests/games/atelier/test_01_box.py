"""Section 1: what is in the box."""

from collections import Counter

import pytest

import bottega

from .studio import EACH_COLOUR, LETTERS, PAINTINGS, PLAYERS, RINGS, at, box, play, shown

POINTS = dict(zip(PAINTINGS, (4, 4, 3, 3, 3, 3, 2, 2), strict=True))
FOUR = dict(
    zip(PAINTINGS, ("NGYB", "RBYG", "RRBN", "GNBB", "RGYY", "NYYR", "NNRR", "BBGG"), strict=True),
)
FACTS = bottega.game("atelier").facts({"ring": "six"})


@pytest.mark.rule("atelier:1.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_cards_of_each_colour_are_spread_as_the_table_says(players: int) -> None:
    copies = {card["name"]: card["copies"][players] for card in FACTS["cards"]}
    assert copies == dict(box(players))
    assert all(card["name"] == f"{card['colour']}_{card['value']}" for card in FACTS["cards"])
    assert sum(copies.values()) == {2: 40, 3: 45, 4: 50, 5: 55}[players]
    assert sum(EACH_COLOUR[players].values()) * 5 == sum(copies.values())


@pytest.mark.rule("atelier:1.2")
def test_the_paintings_have_points_and_rings_as_the_table_says() -> None:
    found = {p["name"]: (p["points"], p["ring"]) for p in FACTS["paintings"]}
    assert found == {name: (POINTS[name], [LETTERS[c] for c in RINGS[name]]) for name in PAINTINGS}
    slots = Counter(c for ring in RINGS.values() for c in ring)
    assert slots == {"R": 10, "B": 10, "Y": 10, "G": 9, "N": 9}


@pytest.mark.rule("atelier:1.2", "atelier:V.1")
def test_the_small_rings_have_four_spaces_and_the_same_points() -> None:
    small = bottega.game("atelier").facts({"ring": "four"})
    found = {p["name"]: (p["points"], p["ring"]) for p in small["paintings"]}
    assert found == {name: (POINTS[name], [LETTERS[c] for c in FOUR[name]]) for name in PAINTINGS}
    assert (small["spaces"], FACTS["spaces"]) == (4, 6)


@pytest.mark.rule("atelier:1.3")
def test_the_masteries_ask_for_three_cards_of_two_colours_or_one_of_each() -> None:
    need = [m["need"] for m in FACTS["masteries"]]
    assert need[:5] == [
        ["red", "red", "blue"],
        ["blue", "blue", "green"],
        ["green", "green", "yellow"],
        ["yellow", "yellow", "brown"],
        ["brown", "brown", "red"],
    ]
    assert set(need[5]) == set(FACTS["colours"])
    assert all(set(m["bonus"]) == set(m["need"]) for m in FACTS["masteries"])
    assert Counter(c for m in FACTS["masteries"] for c in m["bonus"]) == dict.fromkeys(FACTS["colours"], 3)


@pytest.mark.rule("atelier:1.4")
def test_the_achievements_are_worth_three_or_four_points() -> None:
    assert {a["name"]: a["points"] for a in FACTS["achievements"]} == {
        "two_alike": 3,
        "two_masteries": 4,
        "five_cards": 4,
        "two_paintings": 4,
        "three_colours": 3,
        "empty_hand": 3,
    }


@pytest.mark.rule("atelier:1.5")
@pytest.mark.parametrize(
    ("before", "bonus"), [(0, 0), (1, 1), (10, 1), (11, 2), (20, 2), (21, 3), (30, 3), (31, 4), (60, 4)]
)
def test_the_levels_of_esteem_go_by_tens(before: int, bonus: int) -> None:
    match = at(hands="N4", esteem=[before, 0, 0])
    play(match, "paint brown_4 left 1")
    assert shown(match, "esteem") == ([before + 4 + bonus, 0, 0],)
