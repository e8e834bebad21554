"""Sections 5.1 and 5.2: income and recruits; the order of a round."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .box import at, lands, told
from .steps import end_round

# thirteen
MANY = "alexandria algiers athens augsburg barcelona bordeaux buda copenhagen damascus edinburgh hamburg kiev krakow"


def income(owner: dict[str, int], **said: Any) -> bottega.Match:
    """A round that begins with nobody having a florin."""
    return at("income", **{"owner": owner, "florins": [0, 0, 0], **said})


@pytest.mark.rule("magnifico:5.1")
def test_a_round_is_income_recruiting_auction_turns_and_scoring() -> None:
    match = income(lands("milan", "paris", "kiev"))
    assert match.view()["phase"] == "bidding"
    play(match, "0 bid 10", "1 bid 10", "2 bid 10")
    while match.view()["phase"] == "choosing":
        match.play(match.actors[0], "pass")
    end_round(match)
    names = [event.name for event in match.events]
    order = ["income", "recruited", "auction", "offered", "bid", "turn", "ended", "scored", "round"]
    firsts = [names.index(name) for name in order]
    assert firsts == sorted(firsts)
    assert names.index("round") < names.index("income", names.index("round"))


@pytest.mark.rule("magnifico:5.1")
def test_in_the_first_round_income_comes_first_too() -> None:
    match = bottega.new("magnifico", 3, seed=1)
    while match.view()["phase"] == "founding":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert match.view()["florins"] == [120, 120, 120]
    assert sorted(match.view()["soldiers"].values())[-3:] == [3, 3, 3]


@pytest.mark.rule("magnifico:5.1")
def test_what_belongs_to_another_phase_is_refused() -> None:
    match = at("acting")
    assert clause_against(match, "0 bid 10") == "5.1"
    assert clause_against(match, "0 found rome") == "5.1"
    assert clause_against(at("bidding"), "0 end") == "5.1"


@pytest.mark.rule("magnifico:5.1.1")
def test_ten_florins_for_each_territory_and_ten_for_each_castle() -> None:
    match = income(lands("milan rome naples", "paris", "kiev moscow"), castle={"milan": 1, "rome": 1, "kiev": 1})
    assert match.view()["florins"] == [50, 10, 30]
    assert told(match, "income") == [(0, 50), (1, 10), (2, 30)]


@pytest.mark.rule("magnifico:5.1.1")
def test_towers_bring_nothing() -> None:
    match = income(lands("milan"), castle={"milan": 1}, towers={"milan": 4})
    assert match.view()["florins"][0] == 20


@pytest.mark.rule("magnifico:5.1.2", "magnifico:13.18")
def test_works_of_art_in_play_bring_ten_florins_each_and_those_in_store_nothing() -> None:
    match = income(
        lands("milan"),
        in_play=[{"mona_lisa": 1, "lady_ermine": 1, "walls": 1}],
        store=[{}, {"last_supper": 1}],
        castle={"milan": 0},
    )
    assert match.view()["florins"] == [30, 20, 20]


@pytest.mark.rule("magnifico:5.1.3")
def test_nobody_has_more_than_300_florins() -> None:
    match = income(lands("milan rome", "paris", "kiev"), florins=[290, 300, 280])
    assert match.view()["florins"] == [300, 300, 290]
    assert told(match, "income") == [(0, 10), (1, 0), (2, 10)]


@pytest.mark.rule("magnifico:5.2.1")
def test_each_territory_gets_a_soldier_from_the_reserve() -> None:
    match = income(lands("milan rome", "paris", "kiev"), soldiers={"milan": 4, "rome": 1, "paris": 2, "kiev": 1})
    view = match.view()
    assert [view["soldiers"][land] for land in ("milan", "rome", "paris", "kiev", "venice")] == [5, 2, 3, 2, 0]
    assert view["reserve"] == [49 - 7, 49 - 3, 49 - 2]
    assert told(match, "recruited") == [(0, 2), (1, 1), (2, 1)]


@pytest.mark.rule("magnifico:5.2.2")
def test_any_number_of_soldiers_can_stand_in_a_territory() -> None:
    match = income(lands("milan", "paris", "kiev"), soldiers={"milan": 48})
    assert match.view()["soldiers"]["milan"] == 49


@pytest.mark.rule("magnifico:5.2.1")
def test_an_empty_reserve_sends_nobody() -> None:
    match = income(lands("milan", "paris", "kiev"), soldiers={"milan": 49})
    assert match.view()["soldiers"]["milan"] == 49
    assert told(match, "recruited")[0] == (0, 0)
    assert match.view()["phase"] == "bidding"


@pytest.mark.rule("magnifico:5.2.3")
def test_a_player_with_too_few_soldiers_chooses_the_territories_one_by_one() -> None:
    match = income(lands("milan rome naples", "paris", "kiev"), soldiers={"milan": 20, "rome": 20, "naples": 7})
    assert (match.view()["phase"], match.actors) == ("reinforcing", (0,))
    assert clause_against(match, "0 reinforce paris") == "5.2.3"
    assert clause_against(match, "1 reinforce paris") == "5.2.1"
    play(match, "0 reinforce rome")
    assert clause_against(match, "0 reinforce rome") == "5.2.3"
    play(match, "0 reinforce naples")
    view = match.view()
    assert [view["soldiers"][land] for land in ("milan", "rome", "naples")] == [20, 21, 8]
    assert view["reserve"][0] == 0
    assert (view["phase"], view["reinforced"]) == ("bidding", [])
    assert told(match, "reinforced") == [(0, "rome"), (0, "naples")]


@pytest.mark.rule("magnifico:5.2.3")
def test_several_with_too_few_choose_clockwise_from_the_owner_of_the_leonardo_card() -> None:
    owner = lands("milan rome", "paris lyon", "kiev")
    soldiers = {"milan": 40, "rome": 8, "paris": 40, "lyon": 8}
    match = income(owner, soldiers=soldiers, leonardo=1)
    assert match.actors == (1,)
    play(match, "1 reinforce lyon")
    assert match.actors == (0,)  # seat 2, in between, has soldiers enough
    assert match.view()["soldiers"]["kiev"] == 2
    play(match, "0 reinforce milan")
    assert match.view()["phase"] == "bidding"


@pytest.mark.rule("magnifico:5.2.3")
def test_with_just_enough_soldiers_there_is_nothing_to_choose() -> None:
    match = income(lands(MANY, "paris", "moscow"), soldiers={"kiev": 24})
    assert match.view()["reserve"][0] == 0
    assert match.view()["phase"] == "bidding"
