"""Section 7.6: airplanes, interception and paratroopers."""

from typing import Any

import pytest

from .fights import armies, at, choices, clause_against, fight, names, play, told

BOMB: dict[str, Any] = {"anti_tank_bomb": 1}
CULVERIN: dict[str, Any] = {"culverin": 1}
JUMPER: dict[str, Any] = {"paratrooper": 1}

# ---- 7.6.1 to 7.6.5: bombing


@pytest.mark.rule("magnifico:7.6.1", "magnifico:7.6.2")
@pytest.mark.parametrize(("dice", "kills", "losses"), [("hhh", 3, 0), ("mmm", 0, 0), ("xxx", 0, 3), ("hmx", 1, 1)])
def test_an_airplane_kills_one_with_a_hit_and_falls_with_an_explosion(dice: str, kills: int, losses: int) -> None:
    match = fight("2 soldiers 3 airplanes", "9 soldiers", dice)
    play(match, "0 air 3")
    assert told(match, "air")[0][4:] == (kills, losses)
    assert armies(match) == (2, 9 - kills)
    assert match.view()["army_airplanes"] == 3 - losses
    assert match.view()["airplanes_left"] == 17 + losses


@pytest.mark.rule("magnifico:7.6.1", "magnifico:7.7.5")
def test_no_castle_helps_against_airplanes() -> None:
    match = fight("2 soldiers 3 airplanes", "9 soldiers", "hhh", castle=4)
    play(match, "0 air 3")
    assert armies(match) == (2, 6)


@pytest.mark.rule("magnifico:7.6.3")
def test_all_airplanes_declared_roll_at_once() -> None:
    match = fight("2 soldiers 3 airplanes", "9 soldiers", "hm")
    play(match, "0 air 2")
    assert names(match) == ["declared_air", "air"]
    assert told(match, "air") == [(0, 1, 1, 0, 1, 0)]


@pytest.mark.rule("magnifico:7.6.3")
def test_without_an_airplane_there_is_no_air_assault() -> None:
    match = fight("2 soldiers", "9 soldiers")
    assert clause_against(match, "0 air 1") == "7.6.3"
    against_some = fight("2 soldiers", "9 soldiers 2 airplanes")
    assert clause_against(against_some, "0 air 1") == "7.6.3"


@pytest.mark.rule("magnifico:7.6.5", "magnifico:13.3")
@pytest.mark.parametrize("gyroscopes", [1, 2, 3])
def test_each_gyroscope_kills_one_more_with_each_hit(gyroscopes: int) -> None:
    match = fight("2 soldiers 3 airplanes", "20 soldiers", "hhm", cards=({"gyroscope": gyroscopes}, {}))
    play(match, "0 air 3")
    assert armies(match) == (2, 20 - 2 * (1 + gyroscopes))


# ---- 7.6.6, 7.6.7: interception


@pytest.mark.rule("magnifico:7.6.6", "magnifico:13.4")
def test_airplanes_with_the_bomb_may_meet_tanks_before_the_first_rolls() -> None:
    match = fight("2 soldiers 3 tanks", "9 soldiers 3 airplanes", "hmx mmmm", cards=({}, BOMB))
    play(match, "0 tank")
    assert (match.actors, match.view()["phase"]) == ((1,), "intercepting")
    assert choices(match) == {f"intercept {n}" for n in range(4)}
    assert clause_against(match, "1 intercept 4") == "7.6.6"
    assert clause_against(match, "0 intercept 1") == "7.3.7"
    assert clause_against(match, "1 infantry 1") == "5.1"
    play(match, "1 intercept 3")
    assert told(match, "intercepted_tanks") == [(1, 1, 1, 1, 1, 1)]
    view = match.view()
    assert (view["army_tanks"], view["airplanes"]["rome"], view["tanks_left"], view["airplanes_left"]) == (2, 2, 18, 18)
    assert names(match) == ["declared_tanks", "intercepted_tanks", "tank"]


@pytest.mark.rule("magnifico:7.6.6")
def test_interception_is_decided_once_for_each_assault_not_for_each_tank() -> None:
    match = fight("2 soldiers 2 tanks", "20 soldiers 1 airplanes", "mmmm mmmm", cards=({}, BOMB))
    play(match, "0 tank", "1 intercept 0", "0 tank")
    assert names(match) == ["declared_tanks", "tank", "tank"]


@pytest.mark.rule("magnifico:7.6.6", "magnifico:7.3.5")
def test_a_tank_assault_shot_down_altogether_counts_as_made() -> None:
    match = fight("2 soldiers 2 tanks", "9 soldiers 3 airplanes", "hhh", cards=({}, BOMB))
    play(match, "0 tank", "1 intercept 3")
    assert told(match, "intercepted_tanks") == [(1, 3, 0, 0, 2, 0)]
    assert told(match, "tank") == []
    assert clause_against(match, "0 tank") == "7.3.3"
    play(match, "0 cease")
    assert match.actors == (1,)


@pytest.mark.rule("magnifico:7.6.6")
def test_gyroscopes_do_not_help_to_intercept() -> None:
    match = fight("2 soldiers 3 tanks", "9 soldiers 1 airplanes", "h mmmm", cards=({}, {**BOMB, "gyroscope": 3}))
    play(match, "0 tank", "1 intercept 1")
    assert match.view()["army_tanks"] == 2


@pytest.mark.rule("magnifico:7.6.6")
def test_the_attacker_intercepts_as_well() -> None:
    match = fight("2 soldiers 2 airplanes", "9 soldiers 2 tanks", "mm hh", cards=(BOMB, {}))
    play(match, "0 infantry 2", "0 cease", "1 tank")
    assert (match.actors, match.view()["side"]) == ((0,), "defender")
    play(match, "0 intercept 2")
    assert at(match, "rome")[2] == 0
    assert match.actors == (1,)


@pytest.mark.rule("magnifico:7.6.6", "magnifico:7.6.7", "magnifico:7.6.4")
@pytest.mark.parametrize("upgrade", [{}, {"gyroscope": 1}, {"culverin": 1}])
def test_tanks_are_met_only_by_the_bomb(upgrade: dict[str, Any]) -> None:
    match = fight("2 soldiers 2 tanks", "9 soldiers 3 airplanes", "mmmm", cards=({}, upgrade))
    play(match, "0 tank")
    assert names(match) == ["declared_tanks", "tank"]


@pytest.mark.rule("magnifico:7.6.7", "magnifico:13.6")
def test_airplanes_with_the_culverin_may_meet_airplanes() -> None:
    match = fight("2 soldiers 3 airplanes", "9 soldiers 2 airplanes", "hx hh", cards=({}, CULVERIN))
    play(match, "0 air 3")
    assert choices(match) == {"intercept 0", "intercept 1", "intercept 2"}
    assert clause_against(match, "1 intercept 3") == "7.6.7"
    play(match, "1 intercept 2")
    assert told(match, "intercepted_airplanes") == [(1, 1, 0, 1, 1, 1)]
    assert told(match, "air") == [(0, 2, 0, 0, 2, 0)]  # with the two that are left
    assert (match.view()["army_airplanes"], match.view()["airplanes"]["rome"]) == (2, 1)


@pytest.mark.rule("magnifico:7.6.7")
@pytest.mark.parametrize(("dice", "bombing"), [("h m", 1), ("hh m", 1), ("hhh", 0)])
def test_all_airplanes_in_the_battle_can_be_hit_and_the_assault_goes_on_with_those_left(
    dice: str, bombing: int
) -> None:
    match = fight("2 soldiers 3 airplanes", "9 soldiers 3 airplanes", dice, cards=({}, CULVERIN))
    play(match, "0 air 1", f"1 intercept {dice.count('h')}")
    assert len(told(match, "air")) == bombing
    assert match.view()["army_airplanes"] == 3 - dice.count("h")
    assert clause_against(match, "0 air 1") == "7.3.3"


@pytest.mark.rule("magnifico:7.6.7")
def test_an_interception_is_not_intercepted() -> None:
    both = {**BOMB, **CULVERIN}
    match = fight("2 soldiers 2 airplanes", "9 soldiers 2 airplanes", "mm mm", cards=(both, both))
    play(match, "0 air 2", "1 intercept 2")
    assert names(match) == ["declared_air", "intercepted_airplanes", "air"]


@pytest.mark.rule("magnifico:7.6.7")
def test_with_both_upgrades_the_same_airplanes_meet_tanks_and_airplanes_and_then_strike() -> None:
    both = {**BOMB, **CULVERIN}
    match = fight("2 soldiers 1 tanks 1 airplanes", "9 soldiers 2 airplanes", "mm mmmm mm m", cards=({}, both))
    play(match, "0 tank", "1 intercept 2", "0 air 1", "1 intercept 2", "0 cease")
    assert {"air 1", "air 2"} <= choices(match)


@pytest.mark.rule("magnifico:7.6.7")
def test_intercepting_is_a_choice() -> None:
    match = fight("2 soldiers 2 airplanes", "9 soldiers 2 airplanes", "hh", cards=({}, CULVERIN))
    play(match, "0 air 2", "1 intercept 0")
    assert told(match, "intercepted_airplanes") == []
    assert told(match, "air") == [(0, 2, 0, 0, 2, 0)]


@pytest.mark.rule("magnifico:7.6.7")
def test_nobody_intercepts_without_an_airplane_there_or_outside_of_an_assault() -> None:
    match = fight("2 soldiers 2 airplanes", "9 soldiers", "mm", cards=({}, CULVERIN))
    assert clause_against(match, "0 intercept 0") == "7.6.7"
    play(match, "0 air 2")
    assert names(match) == ["declared_air", "air"]


# ---- 7.6.8: paratroopers


@pytest.mark.rule("magnifico:7.6.8", "magnifico:13.5")
def test_a_paratrooper_cancels_the_castle_for_the_whole_battle() -> None:
    match = fight("4 soldiers 2 airplanes", "9 soldiers", "h m hhm hm mmmmmmm hhh", castle=4, cards=(JUMPER, {}))
    play(match, "0 air 2")
    assert (match.view()["phase"], choices(match)) == ("dropping", {"paratrooper", "no_paratrooper"})
    play(match, "0 paratrooper")
    assert told(match, "paratrooper") == [(0, 1, 0)]
    assert told(match, "air") == [(0, 0, 1, 0, 0, 0)]  # the other airplane bombs
    assert armies(match) == (3, 9)
    play(match, "0 infantry 3")
    assert armies(match) == (3, 7)
    play(match, "1 infantry 2", "0 infantry 2")
    assert match.view()["breached"] == 1


@pytest.mark.rule("magnifico:7.6.8")
@pytest.mark.parametrize(("die", "airplanes", "breached"), [("h", 2, 1), ("m", 2, 0), ("x", 1, 0)])
def test_the_soldier_is_lost_in_any_case_the_airplane_with_an_explosion(
    die: str, airplanes: int, breached: int
) -> None:
    match = fight("3 soldiers 2 airplanes", "9 soldiers", die + "m", castle=0, cards=(JUMPER, {}))
    play(match, "0 air 2", "0 paratrooper")
    view = match.view()
    assert (armies(match)[0], view["army_airplanes"], view["breached"]) == (2, airplanes, breached)
    assert view["reserve"][0] == 46


@pytest.mark.rule("magnifico:7.6.8")
def test_the_only_airplane_may_carry_the_paratrooper_and_then_nobody_bombs() -> None:
    match = fight("3 soldiers 2 airplanes", "9 soldiers", "h", castle=0, cards=(JUMPER, {}))
    play(match, "0 air 1", "0 paratrooper")
    assert told(match, "air") == []
    assert "air 1" not in choices(match)


@pytest.mark.rule("magnifico:7.6.8")
def test_one_of_two_soldiers_may_jump() -> None:
    match = fight("2 soldiers 1 airplanes", "9 soldiers", "h", castle=0, cards=(JUMPER, {}))
    play(match, "0 air 1", "0 paratrooper")
    assert armies(match) == (1, 9)


@pytest.mark.rule("magnifico:7.6.8")
def test_he_may_stay_on_board() -> None:
    match = fight("3 soldiers 1 airplanes", "9 soldiers", "h", castle=0, cards=(JUMPER, {}))
    assert clause_against(match, "0 paratrooper") == "7.6.8"
    play(match, "0 air 1", "0 no_paratrooper")
    assert armies(match) == (3, 8)


@pytest.mark.rule("magnifico:7.6.8")
@pytest.mark.parametrize(
    ("attack", "castle", "cards"),
    [
        ("3 soldiers 1 airplanes", None, JUMPER),  # no castle
        ("1 soldiers 1 airplanes", 2, JUMPER),  # the last soldier
        ("3 soldiers 1 airplanes", 2, {}),  # no card
    ],
)
def test_if_no_paratrooper_can_jump_nobody_decides(attack: str, castle: int | None, cards: dict[str, Any]) -> None:
    match = fight(attack, "9 soldiers", "m", castle=castle, cards=(cards, {}))
    play(match, "0 air 1")
    assert names(match) == ["declared_air", "air"]


@pytest.mark.rule("magnifico:7.6.8")
def test_a_castle_is_cancelled_once_and_one_paratrooper_jumps_in_an_assault() -> None:
    match = fight("5 soldiers 1 airplanes", "9 soldiers", "h m m m", castle=2, cards=(JUMPER, {}))
    play(match, "0 air 1", "0 paratrooper", "0 cease", "1 infantry 1", "0 air 1")
    assert told(match, "paratrooper") == [(0, 1, 0)]
    assert len(told(match, "air")) == 1


@pytest.mark.rule("magnifico:7.6.8")
def test_after_a_failure_another_may_jump_in_the_next_assault() -> None:
    match = fight("5 soldiers 1 airplanes", "9 soldiers", "m m h", castle=2, cards=(JUMPER, {}))
    play(match, "0 air 1", "0 paratrooper", "0 cease", "1 infantry 1", "0 air 1", "0 paratrooper")
    assert told(match, "paratrooper") == [(0, 0, 0), (0, 1, 0)]


@pytest.mark.rule("magnifico:7.6.8")
def test_the_defender_has_no_use_for_one() -> None:
    match = fight("3 soldiers", "9 soldiers 1 airplanes", "mmm m", castle=2, cards=({}, JUMPER))
    play(match, "0 infantry 3", "1 air 1")
    assert match.view()["phase"] == "assault"


@pytest.mark.rule("magnifico:7.6.8", "magnifico:7.6.7")
def test_interceptors_come_before_the_paratrooper() -> None:
    match = fight("3 soldiers 1 airplanes", "9 soldiers 1 airplanes", "m h", castle=2, cards=(JUMPER, CULVERIN))
    play(match, "0 air 1", "1 intercept 1")
    assert (match.actors, match.view()["phase"]) == ((0,), "dropping")
    match = fight("3 soldiers 1 airplanes", "9 soldiers 1 airplanes", "h", castle=2, cards=(JUMPER, CULVERIN))
    play(match, "0 air 1", "1 intercept 1")
    assert match.view()["phase"] == "assault"
