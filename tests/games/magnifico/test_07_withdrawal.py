"""Section 7.3.10: the attacker of a castle may give up if none of their pieces can kill any more."""

from typing import Any

import pytest

from .fights import at, choices, clause_against, fight, play, told


def withdraws(attack: str, towers: int | None, ours: dict[str, Any] | None = None, walls: int = 0) -> bool:
    """Whether an attacker could withdraw at once from a castle with this many towers."""
    match = fight(attack, "3 soldiers", castle=towers, cards=(ours or {}, {"walls": walls}))
    if "withdraw" in choices(match):
        return True
    assert clause_against(match, "0 withdraw") == "7.3.10"
    return False


@pytest.mark.rule("magnifico:7.3.10")
@pytest.mark.parametrize(
    ("attack", "towers", "ours", "walls", "hopeless"),
    [
        ("1 soldiers", None, {}, 0, False),  # no castle
        ("1 soldiers", 0, {}, 0, True),  # one hit against level 1
        ("2 soldiers", 0, {}, 0, False),
        ("5 soldiers", 4, {}, 0, True),
        ("6 soldiers", 4, {}, 0, False),
        ("2 soldiers", 0, {}, 1, True),  # Walls
        ("3 soldiers", 4, {"multi_gun": 2}, 0, True),
        ("3 soldiers", 4, {"multi_gun": 3}, 0, False),
        ("2 soldiers", 4, {"multi_gun": 3}, 0, True),  # a gun needs a hit to double
        ("5 soldiers", 4, {"battle_wagon": 3}, 0, True),  # a die hits once at most, wagon or not
        ("5 soldiers", 4, {"bombard": 1}, 0, False),
        ("4 soldiers", 4, {"bombard": 1}, 0, True),
        ("1 soldiers", 0, {"bombard": 3}, 0, False),
        ("1 soldiers 1 airplanes", 4, {}, 0, False),
        ("1 soldiers 1 tanks", 4, {}, 0, True),  # 5 hits against level 5
        ("1 soldiers 1 tanks", 3, {}, 0, False),
        ("1 soldiers 1 tanks", 4, {"cannon_lighter": 1}, 0, False),
        ("1 soldiers 1 tanks", 4, {"bombard": 3}, 0, True),  # Bombards do not help tanks
        ("1 soldiers", 4, {"great_cannon": 1}, 0, True),  # without its towers the castle still stops one hit
        ("2 soldiers", 4, {"great_cannon": 1}, 0, False),
        ("2 soldiers", 4, {"great_cannon": 1}, 1, True),
        ("1 soldiers 1 tanks", 4, {"great_cannon": 1}, 0, False),
    ],
)
def test_the_attacker_may_withdraw_exactly_when_nothing_can_kill(
    attack: str, towers: int | None, ours: dict[str, Any], walls: int, hopeless: bool
) -> None:
    assert withdraws(attack, towers, ours, walls) == hopeless


@pytest.mark.rule("magnifico:7.3.10")
def test_all_survivors_go_home_without_a_loss_at_sea() -> None:
    match = fight("3 soldiers 2 tanks", "3 soldiers", castle=4, sea=True)
    play(match, "0 withdraw")
    assert match.over
    assert told(match, "withdrew") == [(0, "milan")]
    assert at(match, "naples") == (0, 1 + 2, 2, 0)
    assert at(match, "milan") == (1, 3, 0, 0)


@pytest.mark.rule("magnifico:7.3.10")
def test_withdrawal_is_a_right_not_a_duty() -> None:
    match = fight("1 soldiers", "1 soldiers", "m x", castle=0)
    assert choices(match) == {"infantry 1", "withdraw"}
    play(match, "0 infantry 1", "1 infantry 1")
    assert told(match, "conquered") == [(0, 1, "rome", 0, 0)]


@pytest.mark.rule("magnifico:7.3.10")
def test_between_two_assaults_but_only_where_a_new_one_could_begin() -> None:
    match = fight("2 soldiers 2 tanks", "9 soldiers", "mm mmmm", castle=4)
    play(match, "0 infantry 2")
    assert choices(match) == {"tank", "cease", "withdraw"}
    play(match, "0 tank")
    assert choices(match) == {"tank", "cease"}
    assert clause_against(match, "0 withdraw") == "7.3.10"


@pytest.mark.rule("magnifico:7.3.10")
def test_a_tank_assault_that_is_open_does_not_hinder_if_infantry_could_begin() -> None:
    match = fight("2 soldiers 2 tanks", "9 soldiers", "mmmm", castle=4)
    play(match, "0 tank")
    assert choices(match) == {"tank", "infantry 1", "infantry 2", "cease", "withdraw"}


@pytest.mark.rule("magnifico:7.3.10")
def test_losses_can_make_it_possible_later() -> None:
    match = fight("2 soldiers", "2 soldiers", "mm hm", castle=0)
    play(match, "0 infantry 2", "1 infantry 2")
    assert choices(match) == {"infantry 1", "withdraw"}


@pytest.mark.rule("magnifico:7.3.10")
def test_not_once_a_paratrooper_has_opened_the_castle() -> None:
    match = fight("4 soldiers 1 airplanes", "3 soldiers", "h m x", castle=4, cards=({"paratrooper": 1}, {}))
    play(match, "0 air 1", "0 paratrooper", "0 cease", "1 infantry 1", "0 air 1")
    assert (match.view()["breached"], match.view()["army_airplanes"]) == (1, 0)
    assert clause_against(match, "0 withdraw") == "7.3.10"


@pytest.mark.rule("magnifico:7.3.10")
def test_the_defender_never_withdraws() -> None:
    match = fight("1 soldiers", "1 soldiers", "m", castle=4)
    assert "withdraw" in choices(match)
    play(match, "0 infantry 1")
    assert clause_against(match, "1 withdraw") == "7.3.10"
