"""Section 8: captured tanks and airplanes."""

import pytest

from .fights import at, choices, clause_against, fight, names, play, told


@pytest.mark.rule("magnifico:8.1")
def test_the_winner_takes_the_machines_of_an_army_without_soldiers() -> None:
    match = fight("3 soldiers", "1 soldiers 2 tanks 4 airplanes", "hmm")
    play(match, "0 infantry 3")
    assert told(match, "conquered") == [(0, 1, "rome", 2, 4)]
    assert at(match, "rome") == (0, 3, 2, 4)
    assert match.view()["tanks_left"] == 18


@pytest.mark.rule("magnifico:8.1")
def test_so_does_a_defender_who_holds_out() -> None:
    match = fight("1 soldiers 2 tanks 1 airplanes", "3 soldiers 1 tanks", "m hmm")
    play(match, "0 infantry 1", "0 cease", "1 infantry 3")
    assert told(match, "repelled") == [(1, 0, "rome", 2, 1)]
    assert at(match, "rome") == (1, 3, 3, 1)


@pytest.mark.rule("magnifico:8.2")
def test_a_tank_rolls_by_the_card_of_its_present_owner() -> None:
    """The same tank, attacking with a card of five hits and defending with one of three."""
    match = fight("3 soldiers 1 tanks", "20 soldiers 1 tanks", "mmmm mm", cards=({}, {"tank_card": "tank_2_3"}))
    play(match, "0 tank", "0 cease", "1 tank")
    assert told(match, "tank") == [(0, 0, 5), (1, 0, 3)]


@pytest.mark.rule("magnifico:8.3")
def test_without_the_card_machines_do_not_fight() -> None:
    bare = {"tank_card": None, "airplane_card": None}
    match = fight("3 soldiers", "5 soldiers 2 tanks 2 airplanes", "mmm", cards=({}, bare))
    play(match, "0 infantry 3")
    assert choices(match) == {f"infantry {n}" for n in range(1, 6)}
    assert clause_against(match, "1 tank") == "8.3"
    assert clause_against(match, "1 air 1") == "8.3"


@pytest.mark.rule("magnifico:8.3")
def test_nor_do_they_intercept_and_nobody_can_hit_them() -> None:
    upgrades = {"culverin": 1, "anti_tank_bomb": 1}
    bare = {"tank_card": None, "airplane_card": None, **upgrades}
    match = fight("3 soldiers 1 tanks", "9 soldiers 2 tanks 2 airplanes", "mmmm", cards=(upgrades, bare))
    play(match, "0 tank")
    assert names(match)[:2] == ["declared_tanks", "tank"]
    assert at(match, "rome")[2:] == (2, 2)


@pytest.mark.rule("magnifico:8.3")
def test_they_stay_where_they_are_and_fall_to_the_conqueror() -> None:
    bare = {"tank_card": None, "airplane_card": None}
    match = fight("3 soldiers", "1 soldiers 2 tanks 2 airplanes", "hmm", cards=({}, bare))
    play(match, "0 infantry 3")
    assert at(match, "rome") == (0, 3, 2, 2)
