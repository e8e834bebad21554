"""Section 5.3: the auction, and the Leonardo card that is won in it (12)."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .box import AIRPLANES, ART, COST, PLAYERS, TANKS, at, moves, told
from .steps import bid

PROJECTS = [card for card in COST for _ in range(1 if card in ART else 3)]


def auction(*offered: str, players: int = 4, **said: Any) -> bottega.Match:
    """All bid for these cards, with 100 florins each; seat 0 owns the Leonardo card."""
    cards = [*offered, None, None, None][: 4 if players > 4 else players - 1]
    return at("bidding", players, **{"offered": [*cards, *[None] * (4 - len(cards))], **said})


def offered(match: bottega.Match) -> list[str]:
    return [card for card in match.view()["offered"] if card]


def deck(match: bottega.Match, name: str) -> list[str]:
    found: list[str] = match.position()[f"{name}_deck"]
    return found


# ---- the cards


@pytest.mark.rule("magnifico:5.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_a_card_less_than_players_and_all_see_them(players: int) -> None:
    match = at("bidding", players)
    assert len(offered(match)) == players - 1
    assert match.view(1)["offered"] == match.view()["offered"]
    assert [card for (card,) in told(match, "offered")] == offered(match)
    assert match.actors == tuple(range(players))


@pytest.mark.rule("magnifico:5.3.1", "magnifico:5.3.2", "magnifico:5.3.3")
@pytest.mark.parametrize(("players", "machines"), [(3, 1), (4, 2), (5, 2)])
def test_one_or_two_of_them_are_tanks_or_airplanes(players: int, machines: int) -> None:
    match = at("bidding", players)
    assert sum(card in (*TANKS, *AIRPLANES) for card in offered(match)) == machines
    assert match.view()["machines_left"] == 2 * players - machines
    assert match.view()["projects_left"] == 49 - (players - 1 - machines)


def all_machines_taken(players: int, *left: str) -> dict[str, Any]:
    """Every player has a Tank and an Airplane, except the cards that are left in the deck."""
    tanks = [card for card in TANKS if card not in left]
    airplanes = [card for card in AIRPLANES if card not in left]
    return {
        "tank_card": [*tanks, None, None][:players],
        "airplane_card": [*airplanes, None, None][:players],
        "machine_deck": list(left),
    }


@pytest.mark.rule("magnifico:5.3.1", "magnifico:5.3.2", "magnifico:5.3.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_without_tanks_and_airplanes_all_cards_are_projects(players: int) -> None:
    match = at("bidding", players, **all_machines_taken(players))
    assert len(offered(match)) == players - 1
    assert all(card in COST for card in offered(match))


@pytest.mark.rule("magnifico:5.3.2", "magnifico:5.3.3")
@pytest.mark.parametrize("players", [4, 5])
def test_the_last_tank_or_airplane_is_filled_up_with_projects(players: int) -> None:
    said = all_machines_taken(players, "tank_6_7") | {"tank_card": [None, *TANKS[: players - 1]]}
    match = at("bidding", players, **said)
    assert offered(match)[0] == "tank_6_7"
    assert [card in COST for card in offered(match)] == [False, *[True] * (players - 2)]


@pytest.mark.rule("magnifico:5.3.3")
def test_when_projects_run_out_what_is_left_is_offered_and_nothing_takes_their_place() -> None:
    held = {card: PROJECTS.count(card) for card in COST} | {"walls": 2}
    match = at("bidding", 5, store=[held], machine_deck=[*TANKS, *AIRPLANES])
    assert offered(match) == [TANKS[0], TANKS[1], "walls"]


@pytest.mark.rule("magnifico:5.3.3")
def test_without_any_cards_there_is_no_auction() -> None:
    held = {card: PROJECTS.count(card) for card in COST}
    match = at("bidding", 5, store=[held], leonardo=3, **all_machines_taken(5))
    assert (match.view()["phase"], match.actors) == ("acting", (3,))


# ---- the bids


@pytest.mark.rule("magnifico:5.3.4")
def test_everybody_bids_once_between_ten_and_all_their_florins() -> None:
    match = auction("walls", "bombard", "submarine", florins=[100, 30, 10, 300])
    assert [move.args[0] for move in match.legal(1)] == [10, 20, 30]
    assert [move.args[0] for move in match.legal(2)] == [10]
    assert clause_against(match, "1 bid 40") == "5.3.4"
    play(match, "1 bid 30")
    assert clause_against(match, "1 bid 20") == "5.3.4"
    assert match.actors == (0, 2, 3)


@pytest.mark.rule("magnifico:5.3.4", "magnifico:5.3.5")
def test_a_bid_is_secret_until_all_are_in() -> None:
    match = auction("walls", "bombard", "submarine")
    play(match, "3 bid 50", "0 bid 10", "2 bid 20")
    assert match.view(3)["bid"] == [None, None, None, 50]
    assert match.view(0)["shown_bid"] == [0, 0, 0, 0]
    assert told(match, "bid") == []
    play(match, "1 bid 40")
    assert match.view(0)["shown_bid"] == [10, 40, 20, 50]
    assert sorted(told(match, "bid")) == [(0, 10), (1, 40), (2, 20), (3, 50)]


# ---- the choice


@pytest.mark.rule("magnifico:5.3.5", "magnifico:12.2")
def test_the_highest_bidder_takes_the_leonardo_card_and_chooses_first_then_the_others() -> None:
    match = auction("walls", "bombard", "submarine")
    bid(match, 10, 40, 20, 50)
    assert match.actors == (3,)
    assert clause_against(match, "1 buy walls") == "5.3.5"
    play(match, "3 buy bombard")
    assert match.view()["leonardo"] == 3
    assert told(match, "leonardo") == [(3,)]
    play(match, "1 buy walls", "2 buy submarine")
    assert match.view()["phase"] == "acting"  # seat 0, the lowest bidder, finds no card


@pytest.mark.rule("magnifico:5.3.6", "magnifico:12.3")
def test_the_example_of_the_rulebook() -> None:
    """A owns the card, all bid 30; clockwise sit A, B, D, C. B gets the card, then D and C choose; A gets nothing."""
    match = auction("walls", "bombard", "submarine")
    bid(match, 30, 30, 30, 30)
    play(match, "1 buy walls")
    assert match.view()["leonardo"] == 1
    play(match, "2 buy bombard", "3 buy submarine")
    assert match.view()["store"][0] == dict.fromkeys(COST, 0)
    assert match.view()["florins"] == [100, 70, 70, 70]


@pytest.mark.rule("magnifico:5.3.6")
def test_as_soon_as_the_card_moves_equals_are_counted_from_its_new_owner() -> None:
    """Seats A-B-C-D, A owns the card; C bids 50, the others 30: C takes Leonardo, then come D, A, B."""
    match = auction("walls", "bombard", "submarine")
    bid(match, 30, 30, 50, 30)
    play(match, "2 buy walls", "3 pass", "0 buy bombard", "1 buy submarine")
    assert match.view()["leonardo"] == 2


@pytest.mark.rule("magnifico:5.3.6", "magnifico:5.3.9", "magnifico:5.3.10")
def test_if_the_highest_bidder_passes_ties_are_counted_from_the_old_owner_until_somebody_buys() -> None:
    """The same, but C passes: B takes Leonardo, then come D and A."""
    match = auction("walls", "bombard", "submarine")
    bid(match, 30, 30, 50, 30)
    play(match, "2 pass", "1 buy walls", "3 pass", "0 buy bombard")
    assert match.view()["leonardo"] == 1


@pytest.mark.rule("magnifico:5.3.10", "magnifico:5.3.12")
def test_the_owner_keeps_the_leonardo_card_by_buying_first() -> None:
    match = auction("walls", "bombard", "submarine")
    bid(match, 50, 30, 30, 30)
    play(match, "0 buy walls", "1 buy bombard")
    assert match.view()["leonardo"] == 0
    assert told(match, "leonardo") == []


@pytest.mark.rule("magnifico:5.3.10")
def test_if_nobody_buys_the_owner_keeps_it() -> None:
    match = auction("walls", "bombard", "submarine", leonardo=2)
    bid(match, 30, 40, 10, 30)
    play(match, "1 pass", "3 pass", "0 pass", "2 pass")
    assert match.view()["leonardo"] == 2
    assert match.view()["florins"] == [100] * 4


@pytest.mark.rule("magnifico:5.3.9", "magnifico:5.3.12")
def test_only_those_who_take_a_card_pay_and_each_their_own_bid() -> None:
    match = auction("walls", "bombard", "submarine")
    bid(match, 10, 40, 20, 50)
    play(match, "3 buy walls", "1 pass", "2 buy submarine", "0 buy bombard")
    assert match.view()["florins"] == [90, 100, 80, 50]
    assert told(match, "bought") == [(3, "walls", 50), (2, "submarine", 20), (0, "bombard", 10)]
    assert told(match, "passed") == [(1,)]


@pytest.mark.rule("magnifico:5.3.7", "magnifico:13.1", "magnifico:13.2")
def test_tanks_and_airplanes_are_in_play_at_once_and_other_cards_in_the_store() -> None:
    match = auction("tank_4_5", "airplane_4", "walls")
    bid(match, 10, 40, 20, 50)
    play(match, "3 buy airplane_4", "1 buy tank_4_5", "2 buy walls")
    view = match.view()
    assert (view["airplane_card"][3], view["tank_card"][1], view["store"][2]["walls"]) == ("airplane_4", "tank_4_5", 1)
    assert not any(sum(row.values()) for row in view["in_play"])


@pytest.mark.rule("magnifico:5.3.8")
def test_nobody_takes_a_second_tank_or_airplane_but_any_number_of_other_cards() -> None:
    match = auction(
        "tank_4_5", "airplane_4", "walls", tank_card=["tank_2_3"], airplane_card=["airplane_1"], store=[{"walls": 2}]
    )
    bid(match, 50, 40, 20, 10)
    assert moves(match) == {"pass", "buy walls"}
    assert clause_against(match, "0 buy tank_4_5") == "5.3.8"
    assert clause_against(match, "0 buy airplane_4") == "5.3.8"
    play(match, "0 buy walls")
    assert match.view()["store"][0]["walls"] == 3


@pytest.mark.rule("magnifico:5.3.8", "magnifico:5.3.10")
def test_a_player_who_may_take_none_of_the_cards_passes_and_keeps_the_money() -> None:
    held = {"tank_card": ["tank_2_3", None, None], "airplane_card": ["airplane_1", None, None]}
    match = at("choosing", 3, offered=["tank_4_5"], shown_bid=[90, 20, 100], waiting=[0, 1], card_moved=1, leonardo=2,
               florins=[100, 100, 0], **held)  # fmt: skip
    assert match.actors == (1,)
    assert told(match, "passed") == [(0,)]
    play(match, "1 buy tank_4_5")
    assert match.view()["tank_card"][1] == "tank_4_5"
    assert match.view()["florins"][0] == 100


@pytest.mark.rule("magnifico:5.3.11")
def test_one_card_for_each_player_and_only_those_on_auction() -> None:
    match = auction("walls", "bombard", "submarine", "walls", players=5)
    bid(match, 50, 40, 30, 20, 10)
    assert moves(match) == {"pass", "buy walls", "buy bombard", "buy submarine"}
    assert clause_against(match, "0 buy culverin") == "5.3.11"
    play(match, "0 buy walls")
    assert match.actors == (1,)
    play(match, "1 buy walls")
    assert clause_against(match, "2 buy walls") == "5.3.11"


@pytest.mark.rule("magnifico:5.3.5", "magnifico:5.3.11")
def test_after_the_last_card_nobody_waits_and_no_bid_is_left() -> None:
    match = auction("walls", "bombard", players=3)
    bid(match, 30, 20, 10)
    play(match, "0 buy walls")
    assert match.view()["waiting"] == [1, 2]
    play(match, "1 buy bombard")
    assert (match.view()["phase"], match.view()["waiting"]) == ("acting", [])
    assert match.view()["shown_bid"] == [0, 0, 0]
    assert told(match, "passed") == []


@pytest.mark.rule("magnifico:5.3.11", "magnifico:5.3.13")
def test_unsold_cards_go_under_their_own_decks_in_the_order_in_which_they_lay_open() -> None:
    match = auction("airplane_4", "tank_4_5", "walls", "bombard", players=5)
    machines, projects = deck(match, "machine"), deck(match, "project")
    bid(match, 50, 40, 30, 20, 10)
    play(match, "0 pass", "1 pass", "2 pass", "3 pass", "4 pass")
    assert deck(match, "machine") == [*machines, "airplane_4", "tank_4_5"]
    assert deck(match, "project") == [*projects, "walls", "bombard"]
    assert [card for (card,) in told(match, "unsold")] == ["airplane_4", "tank_4_5", "walls", "bombard"]
    position = match.position()
    assert (position["machines_known"], position["projects_known"]) == (2, 2)


@pytest.mark.rule("magnifico:5.3.13")
def test_airplanes_go_under_the_machines_and_their_upgrades_under_the_projects() -> None:
    match = auction("airplane_4", "gyroscope", players=3)
    bid(match, 30, 20, 10)
    play(match, "0 pass", "1 pass", "2 pass")
    assert (deck(match, "machine")[-1], deck(match, "project")[-1]) == ("airplane_4", "gyroscope")


@pytest.mark.rule("magnifico:5.3.13")
def test_an_unsold_card_comes_back_when_the_cards_above_it_are_gone() -> None:
    held = {card: PROJECTS.count(card) for card in COST} | {"walls": 2, "bombard": 2, "submarine": 2}
    match = auction("walls", "bombard", store=[held], players=3, **all_machines_taken(3))
    bid(match, 10, 10, 10)
    play(match, "1 pass", "2 pass", "0 pass")
    for seat in (0, 1, 2):
        play(match, f"{seat} end")
    assert offered(match) == ["submarine", "walls"]
    assert deck(match, "project") == ["bombard"]
    assert match.position()["projects_known"] == 1


@pytest.mark.rule("magnifico:12.1", "magnifico:5.4")
def test_the_new_owner_of_the_leonardo_card_takes_the_first_turn() -> None:
    match = auction("walls", "bombard", "submarine")
    bid(match, 10, 10, 40, 10)
    play(match, "2 buy walls", "3 pass", "0 pass", "1 pass")
    assert match.actors == (2,)
    play(match, "2 end", "3 end", "0 end")
    assert match.actors == (1,)
