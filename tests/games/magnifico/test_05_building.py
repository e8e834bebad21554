"""Sections 5.4.1 to 5.4.4 and 6: what is built in a turn; 12: what the owner of the Leonardo card pays for it."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .box import ART_POINTS, CARDS, COST, lands, moves, standing, told, turn

MILAN = lands("milan rome naples", "paris", "kiev")


def builder(**said: Any) -> bottega.Match:
    """Seat 0 with 300 florins, Milan with a castle, Rome and Naples without."""
    first = {"wonders": ["tank", "airplane", "city"], "points": [0, 6, 0]}  # seat 1 has built the first of each
    cards = {"tank_card": [None, "tank_5_6"], "airplane_card": [None, "airplane_3"]}
    return turn(**{"owner": MILAN, "castle": {"milan": 1}, "florins": [300], **first, **cards, **said})


# ---- the turn


@pytest.mark.rule("magnifico:5.4")
def test_only_the_player_whose_turn_it_is_acts_and_then_the_next_clockwise() -> None:
    match = builder(leonardo=0)
    assert clause_against(match, "1 end") == "5.4"
    assert clause_against(match, "2 build_castle kiev") == "5.4"
    play(match, "0 build_castle rome", "0 build_tower milan", "0 end")
    assert match.actors == (1,)
    play(match, "1 end")
    assert match.actors == (2,)
    assert told(match, "turn") == [(1,), (2,)]


@pytest.mark.rule("magnifico:5.4", "magnifico:15.5")
def test_actions_come_in_any_order_and_none_has_to_be_made() -> None:
    match = builder(soldiers={"milan": 5}, tank_card=["tank_2_3"])
    play(match, "0 invade milan", "0 to venice", "0 soldiers 1", "0 build_tank milan", "0 build_castle venice")
    assert "end" in moves(match)
    play(match, "0 end")


# ---- projects


@pytest.mark.rule("magnifico:5.4.1", "magnifico:6.1")
@pytest.mark.parametrize("card", ["automaton", "multi_gun", "bombard", "great_cannon", "submarine", "walls"])
def test_a_project_goes_from_the_store_into_play_for_its_cost(card: str) -> None:
    match = builder(store=[{card: 1}])
    play(match, f"0 activate {card}")
    view = match.view()
    assert (view["store"][0][card], view["in_play"][0][card], view["florins"][0]) == (0, 1, 300 - COST[card])
    assert told(match, "activated") == [(0, card, COST[card])]
    assert clause_against(match, f"0 activate {card}") == "5.4.1"


@pytest.mark.rule("magnifico:5.4.1")
def test_several_may_be_activated_in_a_turn_also_one_bought_in_this_round_but_none_of_others() -> None:
    match = builder(store=[{"walls": 2, "bombard": 1}, {"submarine": 1}])
    assert clause_against(match, "0 activate submarine") == "5.4.1"
    play(match, "0 activate walls", "0 activate bombard", "0 activate walls")
    assert match.view()["in_play"][0]["walls"] == 2


@pytest.mark.rule("magnifico:6.1")
def test_a_player_who_cannot_pay_cannot_activate() -> None:
    assert clause_against(builder(store=[{"walls": 1}], florins=[30]), "0 activate walls") == "6.1"
    assert "activate walls" in moves(builder(store=[{"walls": 1}], florins=[40]))


@pytest.mark.rule("magnifico:6.2", "magnifico:15.8")
def test_upgrades_of_the_tank_wait_for_a_tank_card_and_are_not_limited() -> None:
    store = [{"transmission": 3, "cannon_lighter": 3, "multi_cannon": 1}]
    bare = builder(store=store)
    for card in store[0]:
        assert clause_against(bare, f"0 activate {card}") == "6.2"
    match = builder(store=store, tank_card=["tank_2_3"])
    for card in ("transmission", "transmission", "transmission", "cannon_lighter", "cannon_lighter", "multi_cannon"):
        play(match, f"0 activate {card}")  # Gears even beyond the last die
    assert match.view()["in_play"][0]["transmission"] == 3


@pytest.mark.rule("magnifico:6.3", "magnifico:7.6.4", "magnifico:15.8")
def test_each_upgrade_of_the_airplane_takes_a_hook() -> None:
    store = [{"gyroscope": 3, "culverin": 1}]
    assert clause_against(builder(store=store), "0 activate gyroscope") == "6.3"
    match = builder(store=store, airplane_card=["airplane_2"])
    play(match, "0 activate gyroscope", "0 activate gyroscope")
    assert clause_against(match, "0 activate gyroscope") == "6.3"
    assert clause_against(match, "0 activate culverin") == "6.3"


@pytest.mark.rule("magnifico:15.9")
@pytest.mark.parametrize("card", ["anti_tank_bomb", "paratrooper", "culverin", "automaton"])
def test_a_second_one_that_adds_nothing_stays_in_the_store(card: str) -> None:
    match = builder(store=[{card: 2}], airplane_card=["airplane_4"])
    play(match, f"0 activate {card}")
    assert clause_against(match, f"0 activate {card}") == "15.9"


@pytest.mark.rule("magnifico:15.9", "magnifico:6.3")
def test_no_upgrade_without_a_hook_just_for_the_workshop() -> None:
    match = builder(store=[{"culverin": 1}], in_play=[{"gyroscope": 1}], airplane_card=["airplane_1"])
    assert clause_against(match, "0 activate culverin") == "6.3"


@pytest.mark.rule("magnifico:15.10")
def test_no_move_takes_a_card_out_of_play() -> None:
    names = {kind.name for kind in bottega.game("magnifico").moves.kinds}
    assert not {name for name in names if "discard" in name}
    match = builder(in_play=[{"gyroscope": 1}], store=[{"culverin": 1}], airplane_card=["airplane_1"])
    assert not any("gyroscope" in move for move in moves(match))


@pytest.mark.rule("magnifico:10.7", "magnifico:13.18", "magnifico:5.4.1")
@pytest.mark.parametrize(("card", "points"), ART_POINTS.items())
def test_a_work_of_art_brings_its_points_at_once(card: str, points: int) -> None:
    match = builder(store=[{card: 1}])
    play(match, f"0 activate {card}")
    assert match.view()["points"] == [points, 6, 0]
    assert match.view()["florins"][0] == 300 - COST[card]
    assert told(match, "art") == [(0, card, points)]


# ---- machines


@pytest.mark.rule("magnifico:5.4.2", "magnifico:13.1", "magnifico:13.2")
def test_a_castle_builds_one_machine_in_a_turn_for_the_price_on_the_card() -> None:
    match = builder(tank_card=["tank_6_7"], airplane_card=["airplane_1"], castle={"milan": 1, "rome": 1})
    play(match, "0 build_tank milan")
    assert clause_against(match, "0 build_tank milan") == "5.4.2"
    assert clause_against(match, "0 build_airplane milan") == "5.4.2"
    play(match, "0 build_airplane rome")
    assert (standing(match, "milan")[2:], standing(match, "rome")[2:]) == ((1, 0), (0, 1))
    view = match.view()
    assert (view["florins"][0], view["tanks_left"], view["airplanes_left"]) == (260, 19, 19)
    assert told(match, "built_tank") == [(0, "milan", 20)]
    assert told(match, "built_airplane") == [(0, "rome", 20)]


@pytest.mark.rule("magnifico:5.4.2")
def test_machines_need_the_card_an_own_castle_and_the_money() -> None:
    assert clause_against(builder(), "0 build_tank milan") == "5.4.2"
    assert clause_against(builder(tank_card=["tank_2_3"]), "0 build_airplane milan") == "5.4.2"
    match = builder(tank_card=["tank_2_3"], castle={"milan": 1, "paris": 1})
    assert clause_against(match, "0 build_tank rome") == "5.4.2"
    assert clause_against(match, "0 build_tank paris") == "5.4.2"
    assert clause_against(builder(tank_card=["tank_2_3"], florins=[10]), "0 build_tank milan") == "5.4.2"


@pytest.mark.rule("magnifico:5.4.2", "magnifico:5.4.4")
def test_a_castle_built_in_this_turn_builds_no_machine_but_one_of_an_earlier_turn_does() -> None:
    match = builder(tank_card=["tank_2_3"], castle={"milan": 0})
    play(match, "0 build_castle milan")
    assert clause_against(match, "0 build_tank milan") == "5.4.2"


@pytest.mark.rule("magnifico:5.4.2", "magnifico:5.4.3", "magnifico:15.5")
def test_a_conquered_castle_serves_its_new_owner_in_the_same_turn() -> None:
    match = builder(
        soldiers={"milan": 3, "venice": 1},
        owner=MILAN | lands("", "venice"),
        castle={"venice": 1},
        tank_card=["tank_2_3"],
        airplane_card=["airplane_1"],
        airplanes={"milan": 6},
    )
    play(match, "0 attack milan", "0 to venice", "0 soldiers 2", "0 airplanes 6")
    while match.view()["defender"] >= 0:  # six bombers against one soldier, who is slow to fall for some seeds
        seat = match.actors[0]
        match.play(seat, max(match.legal(seat), key=lambda move: (move.name == "air", move.number)))
    assert standing(match, "venice")[0] == 0
    play(match, "0 build_tank venice", "0 build_tower venice")


@pytest.mark.rule("magnifico:2.4", "magnifico:2.5")
def test_an_empty_stock_builds_nothing() -> None:
    cards = {"tank_card": ["tank_2_3"], "airplane_card": ["airplane_1"]}
    assert clause_against(builder(tanks={"paris": 20}, **cards), "0 build_tank milan") == "2.4"
    assert clause_against(builder(airplanes={"paris": 20}, **cards), "0 build_airplane milan") == "2.5"


# ---- towers and castles


@pytest.mark.rule("magnifico:5.4.3")
def test_one_tower_for_each_old_castle_in_a_turn() -> None:
    match = builder(castle={"milan": 1, "rome": 1})
    play(match, "0 build_tower milan")
    assert clause_against(match, "0 build_tower milan") == "5.4.3"
    play(match, "0 build_tower rome")
    view = match.view()
    assert (view["towers"]["milan"], view["towers"]["rome"]) == (1, 1)
    assert told(match, "built_tower") == [(0, "milan", 20), (0, "rome", 20)]
    assert (view["florins"][0], view["towers_left"]) == (260, 38)
    assert clause_against(match, "0 build_tower naples") == "5.4.3"
    assert clause_against(builder(florins=[10]), "0 build_tower milan") == "5.4.3"


@pytest.mark.rule("magnifico:5.4.3", "magnifico:5.4.2")
def test_a_castle_builds_a_machine_and_gets_a_tower_in_the_same_turn() -> None:
    match = builder(tank_card=["tank_2_3"])
    play(match, "0 build_tank milan", "0 build_tower milan")
    assert (match.view(0)["tanks"]["milan"], match.view(0)["towers"]["milan"]) == (1, 1)


@pytest.mark.rule("magnifico:15.7", "magnifico:5.4.4")
def test_a_castle_and_a_tower_on_it_are_not_built_in_the_same_turn() -> None:
    match = builder()
    play(match, "0 build_castle rome")
    assert clause_against(match, "0 build_tower rome") == "5.4.3"


@pytest.mark.rule("magnifico:2.3")
def test_four_towers_on_a_castle_and_forty_in_all() -> None:
    assert clause_against(builder(towers={"milan": 4}), "0 build_tower milan") == "2.3"
    full = ["london", "edinburgh", "moscow", "kiev", "paris", "lyon", "lisbon", "seville", "utrecht", "vienna"]
    owner = MILAN | dict.fromkeys(full, 1) | {"buda": 2}
    match = builder(owner=owner, castle=dict.fromkeys([*full, "milan"], 1), towers=dict.fromkeys(full, 4))
    assert clause_against(match, "0 build_tower milan") == "2.3"
    with pytest.raises(bottega.ImpossiblePosition, match="towers"):
        builder(castle={"milan": 1, "rome": 0}, towers={"rome": 1})


@pytest.mark.rule("magnifico:5.4.4")
def test_one_castle_in_a_turn_in_an_own_territory_without_one() -> None:
    match = builder(owner=MILAN | lands("", "venice"))
    assert clause_against(match, "0 build_castle milan") == "5.4.4"
    assert clause_against(match, "0 build_castle paris") == "5.4.4"
    assert clause_against(match, "0 build_castle buda") == "5.4.4"
    play(match, "0 build_castle rome")  # next to Venice, a neighbour's, and to Milan
    view = match.view()
    assert (view["castle"]["rome"], view["florins"][0], view["castles_left"]) == (1, 270, 14)
    assert clause_against(match, "0 build_castle naples") == "5.4.4"
    assert clause_against(builder(florins=[20]), "0 build_castle rome") == "5.4.4"


@pytest.mark.rule("magnifico:5.4.4")
def test_a_castle_may_stand_in_a_territory_taken_in_this_turn() -> None:
    match = builder(soldiers={"milan": 2})
    play(match, "0 invade milan", "0 to venice", "0 soldiers 1", "0 build_castle venice")
    assert match.view()["new_castle"] == "venice"


@pytest.mark.rule("magnifico:2.2")
def test_sixteen_castles_and_no_more() -> None:
    others = [
        "london", "edinburgh", "lyon", "lisbon", "seville", "utrecht", "vienna", "buda", "venice", "athens", "smyrna",
        "hamburg", "prague", "krakow",
    ]  # fmt: skip
    owner = MILAN | dict.fromkeys(others, 1)
    match = builder(owner=owner, castle=dict.fromkeys([*others, "milan", "paris"], 1))
    assert match.view()["castles_left"] == 0
    assert clause_against(match, "0 build_castle rome") == "2.2"


# ---- the Leonardo card


@pytest.mark.rule("magnifico:12.1")
def test_the_owner_of_the_leonardo_card_pays_ten_less_for_everything_they_build() -> None:
    match = builder(leonardo=0, store=[{"walls": 1}], tank_card=["tank_2_3"])
    play(match, "0 activate walls", "0 build_tank milan", "0 build_tower milan", "0 build_castle rome")
    assert match.view()["florins"][0] == 300 - 30 - 10 - 10 - 20
    assert told(match, "activated") == [(0, "walls", 30)]
    poor = builder(leonardo=0, florins=[10])
    assert "build_tower milan" in moves(poor)


@pytest.mark.rule("magnifico:12.1")
def test_war_costs_the_owner_the_full_price() -> None:
    owner = MILAN | lands("", "venice")
    match = builder(owner=owner, leonardo=0, florins=[40], soldiers={"milan": 9})
    play(match, "0 invade milan", "0 to lyon", "0 soldiers 1")
    assert match.view()["florins"][0] == 30
    play(match, "0 attack milan", "0 to venice", "0 soldiers 1")
    assert match.view()["florins"][0] == 0


@pytest.mark.rule("magnifico:12.1", "magnifico:5.4")
def test_the_discount_is_only_for_the_owner_in_their_own_turn() -> None:
    match = builder(leonardo=1)
    play(match, "0 build_tower milan")
    assert match.view()["florins"][0] == 280


@pytest.mark.rule("magnifico:3.3")
def test_every_project_has_a_number_of_its_own() -> None:
    assert len(set(CARDS)) == len(CARDS) == 28
