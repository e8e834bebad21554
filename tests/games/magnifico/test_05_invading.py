"""Section 5.4.5: empty territories are invaded."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .box import counts, lands, moves, standing, targets, told, turn

OWNER = lands("milan", "rome kiev", "paris")


def invader(**said: Any) -> bottega.Match:
    """Seat 0 in Milan, with a neighbour in Rome."""
    return turn(**{"owner": OWNER, "soldiers": {"milan": 9}, "florins": [100], **said})


@pytest.mark.rule("magnifico:5.4.5")
def test_ten_florins_and_the_soldiers_that_went_hold_the_territory() -> None:
    match = invader()
    play(match, "0 invade milan", "0 to venice", "0 soldiers 3")
    assert standing(match, "venice") == (0, 3, 0, 0)
    assert standing(match, "milan") == (0, 6, 0, 0)
    view = match.view()
    assert (view["florins"][0], view["wars"], view["phase"], view["verb"]) == (90, 1, "acting", None)
    assert told(match, "invaded") == [(0, "milan", "venice", 3, 0, 0)]


@pytest.mark.rule("magnifico:5.4.5", "magnifico:7.1.2")
def test_over_a_border_or_within_a_sea_and_only_into_empty_territories() -> None:
    match = invader()
    play(match, "0 invade milan")
    assert targets(match) == {"lyon", "venice", "algiers", "barcelona", "naples", "seville"}
    assert clause_against(match, "0 to rome") == "5.4.5"
    assert clause_against(match, "0 to milan") == "5.4.5"
    assert clause_against(match, "0 to athens") == "7.1.2"


@pytest.mark.rule("magnifico:5.4.5")
def test_nobody_is_lost_at_sea() -> None:
    match = invader(in_play=[{}, {"submarine": 3}])
    play(match, "0 invade milan", "0 to algiers", "0 soldiers 1")
    assert standing(match, "algiers") == (0, 1, 0, 0)


@pytest.mark.rule("magnifico:5.4.5", "magnifico:7.2.2", "magnifico:7.2.5")
def test_any_number_of_soldiers_but_one_goes_and_one_stays() -> None:
    match = invader(soldiers={"milan": 20})
    play(match, "0 invade milan", "0 to venice")
    assert counts(match) == list(range(1, 20))
    assert clause_against(match, "0 soldiers 0") == "7.2.2"
    assert clause_against(match, "0 soldiers 20") == "7.2.5"
    assert clause_against(invader(soldiers={"milan": 1}), "0 invade milan") == "7.2.5"


@pytest.mark.rule("magnifico:5.4.5", "magnifico:8.3")
def test_usable_machines_go_along_without_limit_and_others_stay() -> None:
    machines = {"tanks": {"milan": 8}, "airplanes": {"milan": 3}}
    match = invader(tank_card=["tank_2_3"], airplane_card=[None, "airplane_1"], **machines)
    play(match, "0 invade milan", "0 to venice", "0 soldiers 1")
    assert (match.view()["phase"], counts(match)) == ("tanks", list(range(9)))
    assert clause_against(match, "0 tanks 9") == "5.4.5"
    play(match, "0 tanks 8")
    assert standing(match, "venice") == (0, 1, 8, 0)
    assert standing(match, "milan") == (0, 8, 0, 3)
    match = invader(tank_card=[None, "tank_2_3"], airplane_card=["airplane_1"], **machines)
    play(match, "0 invade milan", "0 to venice", "0 soldiers 2", "0 airplanes 0")
    assert standing(match, "venice") == (0, 2, 0, 0)


@pytest.mark.rule("magnifico:5.4.5")
def test_not_without_ten_florins_or_from_the_land_of_others_or_where_nothing_is_empty() -> None:
    assert clause_against(invader(florins=[0]), "0 invade milan") == "5.4.5"
    assert clause_against(invader(), "0 invade rome") == "5.4.5"
    assert clause_against(invader(), "0 invade venice") == "5.4.5"
    around = "lyon venice algiers barcelona naples seville"
    match = invader(owner=OWNER | lands("", around))
    assert clause_against(match, "0 invade milan") == "5.4.5"
    assert "attack milan" in moves(match)


@pytest.mark.rule("magnifico:5.4.5", "magnifico:5.4.6")
def test_invasions_and_attacks_are_three_in_a_turn_together() -> None:
    match = invader(wars=1)
    play(match, "0 invade milan", "0 to venice", "0 soldiers 1", "0 invade milan", "0 to lyon", "0 soldiers 1")
    assert match.view()["wars"] == 3
    assert clause_against(match, "0 invade milan") == "5.4.6"
    assert clause_against(match, "0 attack milan") == "5.4.6"
    play(match, "0 end")
    assert match.view()["wars"] == 0


@pytest.mark.rule("magnifico:5.4.5")
def test_a_step_of_a_march_can_be_taken_back_until_it_has_begun() -> None:
    match = invader()
    play(match, "0 invade milan", "0 to venice")
    match.undo()
    play(match, "0 to lyon", "0 soldiers 2")
    assert standing(match, "lyon")[1] == 2


@pytest.mark.rule("magnifico:15.1")
def test_troops_may_go_on_from_what_they_have_just_taken() -> None:
    match = invader()
    play(match, "0 invade milan", "0 to venice", "0 soldiers 5", "0 invade venice", "0 to vienna", "0 soldiers 4")
    play(match, "0 invade vienna", "0 to prague", "0 soldiers 3")
    assert [standing(match, land)[1] for land in ("milan", "venice", "vienna", "prague")] == [4, 1, 1, 3]
