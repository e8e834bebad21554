"""The optional rules O.1, O.3 on the map, O.4 and O.5."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .box import at, counts, lands, moves, standing, told, turn


@pytest.mark.rule("magnifico:O.1")
def test_a_quick_start_has_six_soldiers_200_florins_and_begins_with_the_auction() -> None:
    match = bottega.new("magnifico", 4, seed=1, variants=["quick_start"])
    while match.view()["phase"] == "founding":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    view = match.view()
    assert (view["phase"], view["round_number"], view["florins"]) == ("bidding", 1, [200] * 4)
    assert sorted(view["soldiers"].values())[-5:] == [0, 6, 6, 6, 6]
    assert view["reserve"] == [43] * 4
    assert told(match, "income") == []


@pytest.mark.rule("magnifico:O.1")
def test_from_the_second_round_on_income_comes_as_always() -> None:
    match = at("scoring", owner=lands("milan", "paris", "kiev"), quick_start=1, florins=[0, 0, 0])
    assert match.view()["florins"] == [10, 10, 10]


# ---- scrapping


def scrapper(**said: Any) -> bottega.Match:
    owner = lands("milan rome", "paris lyon", "kiev")
    machines = {"tanks": {"milan": 2, "paris": 1}, "airplanes": {"rome": 1}}
    cards = {"tank_card": [None, "tank_2_3"], "airplane_card": [None, "airplane_1"]}
    return turn(**{"owner": owner, "scrapping": 1, **machines, **cards, **said})


@pytest.mark.rule("magnifico:O.3")
def test_own_machines_may_be_scrapped_in_the_own_turn_also_those_that_cannot_be_used() -> None:
    match = scrapper()
    assert moves(match, "scrap_tank", "scrap_airplane") == {"scrap_tank milan", "scrap_airplane rome"}
    play(match, "0 scrap_tank milan", "0 scrap_airplane rome")
    view = match.view()
    assert (standing(match, "milan")[2], standing(match, "rome")[3]) == (1, 0)
    assert (view["tanks_left"], view["airplanes_left"]) == (18, 20)
    assert told(match, "scrapped_tank") == [(0, "milan")]
    assert clause_against(match, "0 scrap_airplane rome") == "O.3"
    assert clause_against(match, "0 scrap_tank paris") == "O.3"


@pytest.mark.rule("magnifico:O.3", "magnifico:2.1")
def test_not_unless_it_was_agreed_on() -> None:
    match = scrapper(scrapping=0)
    assert clause_against(match, "0 scrap_tank milan") == "O.3"


@pytest.mark.rule("magnifico:O.3", "magnifico:5.4.7")
def test_scrapping_is_an_action_like_any_other() -> None:
    match = scrapper(soldiers={"milan": 4})
    play(match, "0 move milan", "0 to rome", "0 soldiers 1", "0 scrap_tank milan")
    assert clause_against(match, "0 move milan") == "5.4.7"


# ---- escort


def attacker(**said: Any) -> bottega.Match:
    owner = lands("milan", "rome naples", "paris kiev")
    machines = {"tanks": {"milan": 5}, "airplanes": {"milan": 5}}
    cards = {"tank_card": ["tank_2_3"], "airplane_card": ["airplane_1"]}
    return turn(**{"owner": owner, "soldiers": {"milan": 9}, "escort": 1, **machines, **cards, **said})


@pytest.mark.rule("magnifico:O.4")
def test_machines_of_an_attack_do_not_outnumber_its_soldiers() -> None:
    match = attacker()
    play(match, "0 attack milan", "0 to rome", "0 soldiers 3")
    assert counts(match) == [0, 1, 2, 3]
    assert clause_against(match, "0 tanks 4") == "O.4"
    assert clause_against(match, "0 tanks 6") == "7.2.1"
    play(match, "0 tanks 2")
    assert counts(match) == [0, 1]
    assert clause_against(match, "0 airplanes 2") == "O.4"
    full = attacker()
    play(full, "0 attack milan", "0 to rome", "0 soldiers 2", "0 tanks 2")
    assert full.view()["phase"] == "assault"


@pytest.mark.rule("magnifico:O.4")
def test_they_are_counted_before_the_landing() -> None:
    match = attacker()
    play(match, "0 attack milan", "0 to naples", "0 soldiers 2", "0 tanks 2")
    assert (match.view()["army_soldiers"], match.view()["army_tanks"]) == (1, 2)


@pytest.mark.rule("magnifico:O.4")
def test_invasions_and_movements_need_no_escort() -> None:
    match = attacker()
    play(match, "0 invade milan", "0 to venice", "0 soldiers 1", "0 tanks 5", "0 airplanes 5")
    assert standing(match, "venice") == (0, 1, 5, 5)
    play(match, "0 move venice", "0 to milan", "0 soldiers 0", "0 tanks 5", "0 airplanes 0")


# ---- second places


def crowns(*territories: int, second_places: int = 1) -> list[int]:
    """The points that these numbers of territories give in the Imperial Crown, seat by seat."""
    names = iter(bottega.game("magnifico").record.fields["owner"].axes[0])  # type: ignore[arg-type]
    owner = {next(names): seat for seat, count in enumerate(territories) for _ in range(count)}
    match = at("scoring", len(territories), owner=owner, second_places=second_places)
    lines = {facts[0]: facts[4] for facts in told(match, "scored")}
    return [lines[seat] for seat in range(len(territories))]


@pytest.mark.rule("magnifico:O.5")
@pytest.mark.parametrize(
    ("territories", "points"),
    [
        ((5, 3, 1), [2, 1, 0]),
        ((5, 3, 3), [2, 0, 0]),
        ((3, 3, 1), [1, 1, 0]),
        ((3, 3, 3), [1, 1, 1]),
        ((5, 4, 4, 2), [2, 0, 0, 0]),
        ((2, 4, 1, 3), [0, 2, 0, 1]),
        ((4, 4, 4, 1, 1), [1, 1, 1, 0, 0]),
    ],
)
def test_second_places(territories: tuple[int, ...], points: list[int]) -> None:
    assert crowns(*territories) == points


@pytest.mark.rule("magnifico:O.5", "magnifico:10.4")
@pytest.mark.parametrize(
    ("territories", "points"), [((5, 3, 1), [2, 0, 0]), ((3, 3, 1), [1, 1, 0]), ((3, 3, 3), [0, 0, 0])]
)
def test_without_the_option_only_the_first_place_counts(territories: tuple[int, ...], points: list[int]) -> None:
    assert crowns(*territories, second_places=0) == points
