"""Section 10: victory points, at the end of a round and at once."""

from typing import Any

import pytest

import bottega
from tests.games.steps import play

from .box import at, lands, told, turn
from .steps import end_round

NAMES = ("leonardo", "workshop", "court", "crown", "cities")


def scored(players: int = 3, **said: Any) -> list[dict[str, int]]:
    """What each seat gets at the end of a round: the lines that bring something."""
    match = at("scoring", players, **said)
    lines = {who: facts for who, *facts in told(match, "scored")}
    return [{name: n for name, n in zip(NAMES, lines[seat], strict=False) if n} for seat in range(players)]


LEVEL = lands("milan rome", "paris lyon", "kiev moscow")  # nobody has more territories, nobody has a castle


@pytest.mark.rule("magnifico:5.5")
def test_a_round_is_scored_when_all_have_had_their_turn_and_then_comes_the_next() -> None:
    match = turn(leonardo=0, owner=LEVEL)
    play(match, "0 end", "1 end")
    assert told(match, "scored") == []
    play(match, "2 end")
    assert sorted(who for who, *_ in told(match, "scored")) == [0, 1, 2]
    assert match.view()["round_number"] == 2
    assert [event.name for event in match.events].index("scored") < [e.name for e in match.events].index("income")


@pytest.mark.rule("magnifico:10.1", "magnifico:12.1")
def test_the_leonardo_card_brings_two_points() -> None:
    assert scored(owner=LEVEL, leonardo=1) == [{}, {"leonardo": 2}, {}]


@pytest.mark.rule("magnifico:10.2")
def test_most_cards_in_play_bring_two_points_whatever_their_kind() -> None:
    cards: dict[str, Any] = {
        "tank_card": ["tank_2_3", "tank_3_4", None],
        "airplane_card": ["airplane_1", None, None],
        "in_play": [{}, {"mona_lisa": 1}, {"walls": 3}],
        "store": [{"bombard": 3, "submarine": 3}],
    }
    assert scored(owner=LEVEL, **cards) == [{"leonardo": 2}, {}, {"workshop": 2}]
    for card in ({"tank_card": ["tank_2_3"]}, {"airplane_card": ["airplane_1"]}, {"in_play": [{"mona_lisa": 1}]}):
        assert scored(owner=LEVEL, **card)[0] == {"leonardo": 2, "workshop": 2}


@pytest.mark.rule("magnifico:10.2")
def test_two_who_share_the_workshop_get_a_point_each_and_three_nothing() -> None:
    assert scored(owner=LEVEL, in_play=[{"walls": 1}, {"bombard": 1}]) == [
        {"leonardo": 2, "workshop": 1},
        {"workshop": 1},
        {},
    ]
    assert scored(owner=LEVEL, in_play=[{"walls": 1}, {"bombard": 1}, {"submarine": 1}]) == [{"leonardo": 2}, {}, {}]


@pytest.mark.rule("magnifico:10.3")
def test_most_castles_whatever_their_towers() -> None:
    castles = {"milan": 1, "kiev": 1, "moscow": 1}
    assert scored(owner=LEVEL, castle=castles, towers={"milan": 3}) == [{"leonardo": 2}, {}, {"court": 2}]
    shared = {"milan": 1, "kiev": 1}
    assert scored(owner=LEVEL, castle=shared) == [{"leonardo": 2, "court": 1}, {}, {"court": 1}]


@pytest.mark.rule("magnifico:10.4")
def test_most_territories() -> None:
    assert scored(owner=LEVEL | lands("", "bordeaux")) == [{"leonardo": 2}, {"crown": 2}, {}]
    shared = LEVEL | lands("naples", "bordeaux")
    assert scored(owner=shared) == [{"leonardo": 2, "crown": 1}, {"crown": 1}, {}]


@pytest.mark.rule("magnifico:10.5", "magnifico:10.3", "magnifico:7.7.9")
def test_each_perfect_city_brings_a_point_and_counts_as_a_castle() -> None:
    cities = {"kiev": 1, "moscow": 1, "milan": 1}
    got = scored(owner=LEVEL, castle=cities, towers={"kiev": 4, "moscow": 4, "milan": 3})
    assert got == [{"leonardo": 2}, {}, {"court": 2, "cities": 2}]


@pytest.mark.rule("magnifico:5.5", "magnifico:10.1")
def test_all_points_of_a_round_are_added_up() -> None:
    match = at("scoring", owner=LEVEL | lands("naples"), castle={"milan": 1}, in_play=[{"walls": 1}], points=[5, 6, 0])
    assert match.view()["points"] == [5 + 2 + 2 + 2 + 2, 6, 0]
    assert told(match, "scored")[1] == (0, 2, 2, 2, 2, 0, 13)


# ---- at once


def wonder(**said: Any) -> bottega.Match:
    cards = {"tank_card": ["tank_2_3", "tank_3_4"], "airplane_card": ["airplane_1", "airplane_2"]}
    castles = {"milan": 1, "rome": 1, "naples": 1, "paris": 1}
    owner = lands("milan rome naples", "paris lyon", "kiev")
    return turn(**{"leonardo": 0, "owner": owner, "castle": castles, "florins": [300, 300, 300], **cards, **said})


@pytest.mark.rule("magnifico:10.6")
def test_the_first_tank_the_first_airplane_and_the_first_city_bring_two_points_each() -> None:
    match = wonder(towers={"naples": 3})
    play(match, "0 build_tank milan")
    assert match.view()["points"][0] == 2
    play(match, "0 build_airplane rome", "0 build_tower naples")
    assert match.view()["points"][0] == 6
    assert told(match, "wonder") == [(0, "tank", 2), (0, "airplane", 2), (0, "city", 2)]


@pytest.mark.rule("magnifico:10.6")
def test_each_is_given_once_in_a_game() -> None:
    match = wonder(towers={"rome": 3, "naples": 3, "paris": 3})
    play(match, "0 build_tank milan", "0 build_tower rome", "0 build_tower naples", "0 end")
    play(match, "1 build_tank paris", "1 build_tower paris")
    assert match.view()["points"][:2] == [4, 0]
    assert len(told(match, "wonder")) == 2


@pytest.mark.rule("magnifico:10.6")
def test_machines_and_cities_that_are_captured_are_no_first_wonders() -> None:
    match = wonder(
        owner=lands("milan rome naples", "venice lyon", "kiev"),
        castle={"milan": 1, "venice": 1},
        towers={"venice": 4},
        tanks={"venice": 2},
        airplanes={"milan": 6, "venice": 1},
        soldiers={"milan": 8, "venice": 1},
        tank_card=["tank_2_3", None],
        airplane_card=["airplane_1", None],
        points=[0, 6, 0],  # seat 1 has built the first of each
    )
    play(match, "0 attack milan", "0 to venice", "0 soldiers 6", "0 airplanes 6")
    while match.view()["defender"] >= 0:
        seat = match.actors[0]
        match.play(seat, max(match.legal(seat), key=lambda move: (move.name == "air", move.number)))
    assert match.view()["owner"]["venice"] == 0
    assert match.view()["points"] == [0, 6, 0]
    end_round(match)
    assert {facts[0]: facts[5] for facts in told(match, "scored")} == {0: 1, 1: 0, 2: 0}


@pytest.mark.rule("magnifico:10.6")
def test_the_fourth_tower_on_a_conquered_castle_counts() -> None:
    match = wonder(towers={"milan": 3})  # anybody may have built the first three
    play(match, "0 build_tower milan")
    assert match.view()["points"][0] == 2


@pytest.mark.rule("magnifico:10.7")
def test_works_of_art_count_for_the_workshop_too() -> None:
    match = wonder(store=[{"lady_ermine": 1}], tank_card=[None, None], airplane_card=[None, None])
    play(match, "0 activate lady_ermine")
    assert match.view()["points"][0] == 2
    end_round(match)
    assert {facts[0]: facts[2] for facts in told(match, "scored")} == {0: 2, 1: 0, 2: 0}
