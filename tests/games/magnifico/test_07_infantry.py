"""Section 7.4: infantry."""

import pytest

from .fights import armies, at, fight, play, told


@pytest.mark.rule("magnifico:7.4.1")
def test_machines_without_a_soldier_are_beaten() -> None:
    match = fight("2 soldiers 3 tanks 3 airplanes", "1 soldiers 5 tanks 5 airplanes", "h")
    play(match, "0 infantry 1")
    assert match.over
    assert at(match, "rome") == (0, 2, 8, 8)


@pytest.mark.rule("magnifico:7.4.2")
@pytest.mark.parametrize("assault", ["infantry 2", "air 2", "tank"])
def test_hits_kill_soldiers_and_nothing_else(assault: str) -> None:
    match = fight("2 soldiers 1 tanks 2 airplanes", "9 soldiers 2 tanks 2 airplanes", "hhhh")
    play(match, f"0 {assault}")
    assert armies(match)[1] < 9
    assert at(match, "rome")[2:] == (2, 2)


@pytest.mark.rule("magnifico:7.4.3")
@pytest.mark.parametrize(
    ("dice", "left"), [("hhh", (3, 6)), ("mmm", (3, 9)), ("xxm", (1, 9)), ("hmx", (2, 8)), ("hxx", (1, 8))]
)
def test_hits_kill_misses_do_nothing_explosions_kill_the_rollers_own(dice: str, left: tuple[int, int]) -> None:
    match = fight("3 soldiers", "9 soldiers", dice)
    play(match, "0 infantry 3")
    assert armies(match) == left
    assert told(match, "infantry")[0][1:4] == tuple(dice.count(face) for face in "hmx")


@pytest.mark.rule("magnifico:7.4.3")
def test_the_defender_suffers_return_fire_too() -> None:
    match = fight("3 soldiers", "4 soldiers", "mmm xxhm")
    play(match, "0 infantry 3", "1 infantry 4")
    assert armies(match) == (2, 2)


@pytest.mark.rule("magnifico:7.4.3")
def test_a_side_that_kills_only_its_own_loses() -> None:
    match = fight("2 soldiers", "1 soldiers", "xx")
    play(match, "0 infantry 2")
    assert told(match, "repelled") == [(1, 0, "rome", 0, 0)]


@pytest.mark.rule("magnifico:7.4.3")
def test_no_more_soldiers_die_than_there_are() -> None:
    match = fight("6 soldiers", "2 soldiers", "hhhhhh")
    play(match, "0 infantry 6")
    assert told(match, "infantry") == [(0, 6, 0, 0, 2, 0)]
    assert match.view()["reserve"][1] == 49
