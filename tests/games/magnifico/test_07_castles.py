"""Section 7.7: castles, with the rulebook's own examples."""

import pytest

from .fights import armies, at, fight, play, told


@pytest.mark.rule("magnifico:7.7.3")
def test_example_7_7_3_six_hits_on_a_level_5_castle_kill_one() -> None:
    match = fight("6 soldiers", "4 soldiers", "hhhhhh", castle=4)
    play(match, "0 infantry 6")
    assert armies(match) == (6, 3)


@pytest.mark.rule("magnifico:7.7.4", "magnifico:7.7.5", "magnifico:7.7.7")
def test_example_7_7_4_infantry_airplanes_and_a_tank_against_a_castle() -> None:
    match = fight("3 soldiers 1 tanks 2 airplanes", "7 soldiers", "hhx hx mhmh x", castle=0)
    play(match, "0 infantry 3", "0 air 2", "0 tank")
    assert told(match, "infantry") == [(0, 2, 0, 1, 1, 1)]
    assert told(match, "air") == [(0, 1, 0, 1, 1, 1)]
    assert told(match, "tank") == [(0, 0, 4)]
    assert armies(match) == (2, 1)
    play(match, "1 infantry 1")  # a bad roll, and the castle does not help
    assert told(match, "conquered") == [(0, 1, "rome", 0, 0)]
    assert at(match, "rome") == (0, 2, 1, 1)
    assert match.view()["castle"]["rome"] == 1


@pytest.mark.rule("magnifico:7.7.2", "magnifico:7.7.9")
@pytest.mark.parametrize(("towers", "level"), [(None, 0), (0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_the_castle_stops_one_hit_and_one_more_for_each_tower(towers: int | None, level: int) -> None:
    match = fight("6 soldiers", "9 soldiers", "hhhhhh", castle=towers)
    play(match, "0 infantry 6")
    assert armies(match) == (6, 9 - (6 - level))


@pytest.mark.rule("magnifico:7.7.3")
def test_a_castle_stops_no_more_hits_than_come() -> None:
    match = fight("2 soldiers", "9 soldiers", "hh", castle=4)
    play(match, "0 infantry 2")
    assert armies(match) == (2, 9)


@pytest.mark.rule("magnifico:7.7.4")
def test_it_protects_against_each_tank_again() -> None:
    match = fight("2 soldiers 3 tanks", "20 soldiers", "mmmm xmmm mmmm", castle=1)
    play(match, "0 tank", "0 tank", "0 tank")
    assert told(match, "tank") == [(0, 0, 3), (0, 1, 0), (0, 0, 3)]


@pytest.mark.rule("magnifico:7.7.4")
def test_it_protects_again_in_every_phase() -> None:
    match = fight("2 soldiers", "9 soldiers", "hh m hh", castle=0)
    play(match, "0 infantry 2", "1 infantry 1", "0 infantry 2")
    assert armies(match) == (2, 7)


@pytest.mark.rule("magnifico:7.7.7")
def test_it_does_not_protect_its_own_soldiers_from_return_fire() -> None:
    match = fight("2 soldiers", "9 soldiers", "mm xxxx", castle=4)
    play(match, "0 infantry 2", "1 infantry 4")
    assert armies(match) == (2, 5)


@pytest.mark.rule("magnifico:7.7.8")
def test_attackers_have_no_protection_even_if_they_come_from_a_castle() -> None:
    match = fight("3 soldiers", "9 soldiers 1 tanks", "mmm hh", castle=0)
    match.state.castle[match.state.origin] = 1
    match.state.towers[match.state.origin] = 4
    play(match, "0 infantry 3", "1 infantry 2")
    assert armies(match) == (1, 9)


@pytest.mark.rule("magnifico:7.7.6", "magnifico:13.13")
@pytest.mark.parametrize(("bombards", "kills"), [(1, 2), (2, 3), (3, 4)])
def test_projects_can_lower_the_level(bombards: int, kills: int) -> None:
    match = fight("6 soldiers", "9 soldiers", "hhhhhh", castle=4, cards=({"bombard": bombards}, {}))
    play(match, "0 infantry 6")
    assert armies(match)[1] == 9 - kills
