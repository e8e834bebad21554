"""Optional rules 2 and 3 in a battle."""

import pytest

from .fights import armies, at, choices, clause_against, fight, names, play, told

FRAIL = ("frail_tanks",)
SCRAPPING = ("scrapping",)


@pytest.mark.rule("magnifico:O.2")
def test_two_explosions_cost_the_tank_and_nothing_else() -> None:
    match = fight("2 soldiers 1 tanks 1 airplanes", "9 soldiers", "xxmm", variants=FRAIL)
    play(match, "0 tank")
    assert (told(match, "tank"), told(match, "tank_lost")) == ([(0, 2, 0)], [(0,)])
    assert armies(match) == (2, 9)
    assert (match.view()["army_tanks"], match.view()["army_airplanes"], match.view()["tanks_left"]) == (0, 1, 20)


@pytest.mark.rule("magnifico:O.2")
def test_without_the_option_it_stays() -> None:
    match = fight("2 soldiers 1 tanks", "9 soldiers", "xxmm")
    play(match, "0 tank")
    assert match.view()["army_tanks"] == 1


@pytest.mark.rule("magnifico:O.2")
@pytest.mark.parametrize(("dice", "explosions"), [("mmmm", 0), ("xmmm", 1)])
def test_fewer_explosions_leave_it(dice: str, explosions: int) -> None:
    match = fight("2 soldiers 1 tanks", "9 soldiers", dice, variants=FRAIL)
    play(match, "0 tank")
    assert told(match, "tank")[0][1] == explosions
    assert match.view()["army_tanks"] == 1


@pytest.mark.rule("magnifico:O.2", "magnifico:7.5.3")
def test_three_still_take_the_whole_army() -> None:
    match = fight("2 soldiers 2 tanks", "9 soldiers", "xxxm", variants=FRAIL)
    play(match, "0 tank")
    assert told(match, "tank_exploded") == [(0, 2, 2, 0)]
    assert told(match, "tank_lost") == []


@pytest.mark.rule("magnifico:O.2", "magnifico:7.5.2")
def test_the_others_still_roll_once_each() -> None:
    match = fight("2 soldiers 3 tanks", "30 soldiers", "mmmm xxmm mmmm", variants=FRAIL)
    play(match, "0 tank", "0 tank")
    assert "tank" in choices(match)
    play(match, "0 tank")
    assert clause_against(match, "0 tank") == "7.3.3"
    assert match.view()["army_tanks"] == 2


@pytest.mark.rule("magnifico:O.3")
def test_machines_may_be_given_up_at_the_start_of_ones_phase() -> None:
    match = fight("2 soldiers 2 tanks 1 airplanes", "9 soldiers 1 tanks 2 airplanes", "mm", variants=SCRAPPING)
    assert {"abandon_tank", "abandon_airplane"} <= choices(match)
    play(match, "0 abandon_tank", "0 abandon_airplane")
    view = match.view()
    assert (view["army_tanks"], view["army_airplanes"]) == (1, 0)
    assert (view["tanks_left"], view["airplanes_left"]) == (18, 18)
    assert names(match) == ["scrapped_tank", "scrapped_airplane"]
    assert clause_against(match, "0 abandon_airplane") == "O.3"
    assert clause_against(match, "1 abandon_tank") == "7.3.7"  # not in the other side's phase
    play(match, "0 infantry 2")
    assert clause_against(match, "0 abandon_tank") == "O.3"  # something has been rolled
    play(match, "0 cease", "1 abandon_tank", "1 abandon_airplane")
    assert at(match, "rome") == (1, 9, 0, 1)
    assert (match.view()["tanks_left"], match.view()["airplanes_left"]) == (19, 19)


@pytest.mark.rule("magnifico:O.3")
def test_not_without_the_option() -> None:
    match = fight("2 soldiers 2 tanks 1 airplanes", "9 soldiers")
    assert clause_against(match, "0 abandon_tank") == "O.3"
    assert clause_against(match, "0 abandon_airplane") == "O.3"


@pytest.mark.rule("magnifico:O.3", "magnifico:8.3")
def test_also_machines_that_one_cannot_use() -> None:
    bare = {"tank_card": None}
    match = fight("2 soldiers", "9 soldiers 1 tanks", "mm", cards=({}, bare), variants=SCRAPPING)
    play(match, "0 infantry 2")
    assert {"abandon_tank"} <= choices(match)
    play(match, "1 abandon_tank")
    assert match.view()["tanks_left"] == 20


@pytest.mark.rule("magnifico:O.3", "magnifico:13.10")
def test_not_after_automata_have_rolled() -> None:
    cards = {"automaton": 1}
    match = fight("2 soldiers", "9 soldiers 1 tanks", "mm m", castle=1, cards=({}, cards), variants=SCRAPPING)
    play(match, "0 infantry 2", "1 automaton")
    assert clause_against(match, "1 abandon_tank") == "O.3"


@pytest.mark.rule("magnifico:O.3", "magnifico:7.3.10")
def test_a_player_who_gives_up_the_last_weapon_may_withdraw() -> None:
    match = fight("1 soldiers 1 airplanes", "9 soldiers", castle=4, variants=SCRAPPING)
    assert clause_against(match, "0 withdraw") == "7.3.10"
    play(match, "0 abandon_airplane", "0 withdraw")
    assert at(match, "milan") == (0, 2, 0, 0)
