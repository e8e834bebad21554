"""Section 7.5: tanks."""

import pytest

from .fights import armies, at, choices, clause_against, fight, names, play, told

EXPERIMENTAL = {"tank_card": "tank_6_7"}


@pytest.mark.rule("magnifico:7.5.3")
@pytest.mark.parametrize(
    ("card", "dice", "kills"),
    [
        ("tank_2_3", "mm", 3),
        ("tank_2_3", "xh", 1),
        ("tank_2_3", "xx", 0),
        ("tank_3_4", "hhh", 4),
        ("tank_3_4", "hxh", 2),
        ("tank_4_5", "mmmm", 5),
        ("tank_4_5", "hmxm", 2),  # half of five, rounded down
        ("tank_4_5", "xmxm", 0),
        ("tank_5_6", "mmmmh", 6),
        ("tank_6_7", "mmmmmm", 7),
        ("tank_6_7", "mxmmmm", 3),
    ],
)
def test_only_explosions_count_none_all_hits_one_half_two_nothing(card: str, dice: str, kills: int) -> None:
    match = fight("2 soldiers 1 tanks", "9 soldiers", dice, cards=({"tank_card": card}, {}))
    play(match, "0 tank")
    assert told(match, "tank") == [(0, dice.count("x"), kills)]
    assert armies(match) == (2, 9 - kills)
    assert match.view()["army_tanks"] == 1


@pytest.mark.rule("magnifico:7.5.3")
@pytest.mark.parametrize("dice", ["xxxm", "xxxx"])
def test_three_explosions_take_the_whole_army_in_the_combat(dice: str) -> None:
    match = fight("4 soldiers 2 tanks 3 airplanes", "9 soldiers", dice)
    play(match, "0 tank")
    assert told(match, "tank_exploded") == [(0, 4, 2, 3)]
    assert told(match, "repelled") == [(1, 0, "rome", 0, 0)]
    assert at(match, "rome") == (1, 9, 0, 0)
    assert at(match, "milan") == (0, 1, 0, 0)  # who stayed at home is not touched
    view = match.view()
    assert (view["reserve"][0], view["tanks_left"], view["airplanes_left"]) == (48, 20, 20)


@pytest.mark.rule("magnifico:7.5.3", "magnifico:7.7.7")
def test_a_defenders_tank_can_lose_the_castle() -> None:
    match = fight("1 soldiers", "9 soldiers 2 tanks 1 airplanes", "m xxxm", castle=4)
    play(match, "0 infantry 1", "1 tank")
    assert told(match, "tank_exploded") == [(1, 9, 2, 1)]
    assert told(match, "conquered") == [(0, 1, "rome", 0, 0)]
    assert at(match, "rome") == (0, 1, 0, 0)
    assert match.view()["towers"]["rome"] == 4


@pytest.mark.rule("magnifico:7.5.3", "magnifico:8.3")
def test_machines_that_cannot_be_used_are_spared_by_the_explosion_and_captured() -> None:
    without = {"airplane_card": None}
    match = fight("1 soldiers", "9 soldiers 2 tanks 3 airplanes", "m xxxm", cards=({}, without))
    play(match, "0 infantry 1", "1 tank")
    assert told(match, "tank_exploded") == [(1, 9, 2, 0)]
    assert told(match, "conquered") == [(0, 1, "rome", 0, 3)]
    assert at(match, "rome") == (0, 1, 0, 3)


@pytest.mark.rule("magnifico:7.5.2")
def test_tanks_roll_one_after_another_each_once_and_one_may_stop_after_each() -> None:
    match = fight("2 soldiers 3 tanks", "20 soldiers", "mmmm xmmm mmmm")
    play(match, "0 tank")
    assert armies(match)[1] == 15
    assert choices(match) == {"tank", "infantry 1", "infantry 2", "cease"}
    play(match, "0 tank")
    assert armies(match)[1] == 13
    play(match, "0 tank")
    assert armies(match)[1] == 8
    assert clause_against(match, "0 tank") == "7.3.3"
    assert choices(match) == {"infantry 1", "infantry 2", "cease"}


@pytest.mark.rule("magnifico:7.5.2")
def test_the_first_tank_rolls_as_soon_as_the_assault_is_declared() -> None:
    match = fight("2 soldiers 3 tanks", "20 soldiers", "mmmm")
    play(match, "0 tank")
    assert names(match) == ["declared_tanks", "tank"]


@pytest.mark.rule("magnifico:7.5.2")
@pytest.mark.parametrize("other", ["infantry 1", "air 1"])
def test_turning_to_another_kind_of_assault_ends_that_of_the_tanks(other: str) -> None:
    match = fight("2 soldiers 3 tanks 1 airplanes", "20 soldiers", "mmmm m")
    play(match, "0 tank", f"0 {other}")
    assert clause_against(match, "0 tank") == "7.3.3"


@pytest.mark.rule("magnifico:7.5.2")
def test_in_the_next_phase_all_tanks_may_roll_again() -> None:
    match = fight("2 soldiers 1 tanks", "20 soldiers", "mmmm m m mmmm")
    play(match, "0 tank", "0 cease", "1 infantry 1")
    assert "tank" in choices(match)
    play(match, "0 tank")
    assert told(match, "tank") == [(0, 0, 5), (0, 0, 5)]


@pytest.mark.rule("magnifico:7.5.2")
def test_without_a_tank_there_is_no_tank_assault() -> None:
    match = fight("2 soldiers", "2 soldiers")
    assert clause_against(match, "0 tank") == "7.5.2"
    against_some = fight("2 soldiers", "2 soldiers 2 tanks")
    assert clause_against(against_some, "0 tank") == "7.5.2"


@pytest.mark.rule("magnifico:7.5.4", "magnifico:13.7")
@pytest.mark.parametrize(("gears", "dice"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_gears_take_dice_away_but_one_is_always_rolled(gears: int, dice: int) -> None:
    ours = {"tank_card": "tank_3_4", "transmission": gears}
    match = fight("2 soldiers 1 tanks", "9 soldiers", "x" + "m" * 9, cards=(ours, {}))
    play(match, "0 tank")
    assert told(match, "tank") == [(0, 1, 2)]
    assert match._script.used == dice


@pytest.mark.rule("magnifico:7.5.4")
def test_more_dice_mean_more_explosions() -> None:
    match = fight("2 soldiers 1 tanks", "9 soldiers", "mmmxxx", cards=(EXPERIMENTAL, {}))
    play(match, "0 tank")
    assert told(match, "tank_exploded") == [(0, 2, 1, 0)]
