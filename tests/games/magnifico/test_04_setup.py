"""Sections 1 to 4: the map, the box, the set-up."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .box import AIRPLANES, ART, COST, PLAYERS, TANKS, at, dice, lands, moves, targets, told, turn
from .steps import bid

FACTS = bottega.game("magnifico").facts({"players": 5, "goal": "30"})
MAP = {row["territory"]: row for row in FACTS["territories"]}


def new(players: int, seed: int = 1, **options: Any) -> bottega.Match:
    return bottega.new("magnifico", players, seed, **options)


def rolled(players: int, *rolls: str) -> bottega.Match:
    """A match with scripted dice for the Leonardo card."""
    boxed = [list(TANKS), list(AIRPLANES)] if players < 5 else []
    deck = [*TANKS[:players], *AIRPLANES[:players]]
    return bottega.new("magnifico", players, 1, chance=[*boxed, deck, _all_projects(), *dice(*rolls)])


def neighbours(land: str) -> set[str]:
    return {*MAP[land]["borders"], *MAP[land]["crossings"]}


@pytest.mark.rule("magnifico:1.1")
def test_the_map_has_32_territories_in_4_seas_and_all_along_a_sea_are_connected() -> None:
    assert len(MAP) == 32
    assert FACTS["seas"] == ["northern", "atlantic", "west_med", "east_med"]
    assert Counter(sea for row in MAP.values() for sea in row["seas"]) == {
        "northern": 9,
        "atlantic": 7,
        "west_med": 7,
        "east_med": 10,
    }
    assert {land for land, row in MAP.items() if not row["seas"]} == {"augsburg", "prague", "vienna", "buda"}
    match = at("acting", owner=lands("edinburgh", "prague", "vienna"), soldiers={"edinburgh": 9})
    play(match, "0 invade edinburgh")
    along = {land for land, row in MAP.items() if {"northern", "atlantic"} & set(row["seas"])}
    assert targets(match) == along - {"edinburgh"}


@pytest.mark.rule("magnifico:1.2")
def test_borders_are_mutual_and_three_crossings_are_among_them() -> None:
    crossings = {frozenset((land, other)) for land, row in MAP.items() for other in row["crossings"]}
    assert crossings == {
        frozenset(pair) for pair in (("london", "paris"), ("seville", "algiers"), ("copenhagen", "stockholm"))
    }
    assert all(land in neighbours(other) for land in MAP for other in neighbours(land))
    assert sum(len(neighbours(land)) for land in MAP) == 2 * 55
    assert "smyrna" in MAP["constantinople"]["borders"]
    assert not {"augsburg", "vienna"} & neighbours("milan")
    reached, fresh = set(), {"milan"}
    while fresh:
        reached |= fresh
        fresh = {other for land in fresh for other in neighbours(land)} - reached
    assert reached == set(MAP)


@pytest.mark.rule("magnifico:2.1", "magnifico:4.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_stocks_are_full_and_every_colour_has_its_soldiers(players: int) -> None:
    view = new(players).view()
    assert view["reserve"] == [49] * players
    assert [view[f"{kind}_left"] for kind in ("tanks", "airplanes", "castles", "towers")] == [20, 20, 16, 40]
    assert FACTS["pieces"] == {"soldiers": 49, "tanks": 20, "airplanes": 20, "castles": 16, "towers": 40}


@pytest.mark.rule("magnifico:2.1", "magnifico:2.4", "magnifico:2.5", "magnifico:2.7", "magnifico:13.14")
@pytest.mark.parametrize(
    ("move", "numbers"),
    [
        ("soldiers", range(50)),
        ("infantry", range(1, 50)),
        ("tanks", range(21)),
        ("airplanes", range(21)),
        ("air", range(1, 21)),
        ("intercept", range(21)),
        ("cannons", range(4)),
        ("bid", range(10, 310, 10)),
    ],
)
def test_a_move_names_any_number_that_the_box_allows_and_no_other(move: str, numbers: range) -> None:
    named = [other.args[0] for other in bottega.game("magnifico").every_move if other.name == move]
    assert named == list(numbers)


@pytest.mark.rule("magnifico:2.1", "magnifico:9.10")
def test_all_soldiers_of_a_colour_but_one_may_leave_together() -> None:
    match = turn(owner=lands("milan rome", "paris", "kiev"), soldiers={"milan": 48, "rome": 1})
    play(match, "0 move milan", "0 to rome", "0 soldiers 47")
    assert match.view()["soldiers"]["rome"] == 48


@pytest.mark.rule("magnifico:2.1")
def test_soldiers_are_never_given_up_and_without_the_option_machines_are_not_either() -> None:
    match = at("acting", owner=lands("milan"), tanks={"milan": 1}, tank_card=["tank_2_3"])
    assert clause_against(match, "0 scrap_tank milan") == "O.3"


@pytest.mark.rule("magnifico:3.2", "magnifico:13.1", "magnifico:13.2")
def test_the_cards_of_the_box() -> None:
    cards = {row["card"]: row for row in FACTS["cards"]}
    assert sum(row["copies"] for row in cards.values()) + 1 == 60  # and Leonardo
    tanks = [(cards[card]["dice"], cards[card]["hits"]) for card in TANKS]
    assert tanks == [(2, 3), (3, 4), (4, 5), (5, 6), (6, 7)]
    assert [cards[card]["hooks"] for card in AIRPLANES] == [1, 2, 2, 3, 4]
    assert all(cards[card]["cost"] == 20 for card in (*TANKS, *AIRPLANES))
    assert {card: cards[card]["cost"] for card in COST} == COST
    assert all(cards[card]["copies"] == (1 if card in ART else 3) for card in COST)


@pytest.mark.rule("magnifico:4.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_leonardo_card_is_in_no_deck(players: int) -> None:
    position = new(players).position()
    assert sorted(position["project_deck"]) == sorted(_all_projects())
    assert position["leonardo"] in range(players)


@pytest.mark.rule("magnifico:4.2", "magnifico:4.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_as_many_tanks_and_airplanes_as_players_are_in_the_deck_and_the_others_in_the_box(players: int) -> None:
    shapes = set()
    for seed in range(30):
        position = new(players, seed).position()
        deck, box = position["machine_deck"], [card for card in position["machines_boxed"] if card]
        assert sorted(deck + box) == sorted([*TANKS, *AIRPLANES])
        for cards, count in ((deck, players), (box, 5 - players)):
            assert sum(card in TANKS for card in cards) == sum(card in AIRPLANES for card in cards) == count
        shapes.add((*deck, *box))
    assert len(shapes) > 25
    assert not {"machine_deck", "machines_boxed"} & set(new(players).view(0))


@pytest.mark.rule("magnifico:4.4")
def test_the_projects_are_shuffled() -> None:
    orders = {tuple(new(3, seed).position()["project_deck"]) for seed in range(20)}
    assert len(orders) == 20


@pytest.mark.rule("magnifico:2.6", "magnifico:4.7")
def test_most_hits_get_the_leonardo_card() -> None:
    match = rolled(3, "hhmmxx", "hhhmmx", "hhxxxx")
    assert match.view()["leonardo"] == 1
    assert told(match, "first_dice") == [(0, 2, 2), (1, 3, 1), (2, 2, 4)]
    assert match.actors == (1,)


@pytest.mark.rule("magnifico:4.7")
def test_among_equal_hits_fewer_explosions_win() -> None:
    assert rolled(4, "hhhxxx", "hhhmmx", "hhhmxx", "mmmmmm").view()["leonardo"] == 1


@pytest.mark.rule("magnifico:4.7")
def test_those_who_are_still_equal_roll_again_among_themselves() -> None:
    match = rolled(4, "hhhmmm", "mmmmmm", "hhhmmm", "hhhmmm", "hmmmmm", "hhmmmx", "hhmmmm")
    assert [who for who, *_ in told(match, "first_dice")] == [0, 1, 2, 3, 0, 2, 3]
    assert match.view()["leonardo"] == 3
    assert told(match, "first") == [(3,)]


@pytest.mark.rule("magnifico:4.7")
def test_even_if_everybody_rolls_nothing_but_explosions_they_roll_again() -> None:
    match = rolled(3, "xxxxxx", "xxxxxx", "xxxxxx", "mmmmmm", "hmmmmm", "mmmmmm")
    assert [who for who, *_ in told(match, "first_dice")] == [0, 1, 2, 0, 1, 2]
    assert match.view()["leonardo"] == 1


@pytest.mark.rule("magnifico:2.6")
def test_a_die_has_three_hits_two_misses_and_one_explosion() -> None:
    shown = [dice for seed in range(60) for dice in told(new(5, seed), "first_dice")]
    rolls = 6 * len(shown)
    assert 0.45 < sum(hits for _, hits, _ in shown) / rolls < 0.55
    assert 0.13 < sum(explosions for *_, explosions in shown) / rolls < 0.2


@pytest.mark.rule("magnifico:4.8")
def test_castles_are_founded_clockwise_from_the_owner_of_the_leonardo_card() -> None:
    match = rolled(3, "mmmmmm", "mmmmmm", "hmmmmm")
    assert clause_against(match, "0 found milan") == "4.8"
    play(match, "2 found milan", "0 found paris", "1 found buda")
    assert told(match, "founded") == [(2, "milan"), (0, "paris"), (1, "buda")]


@pytest.mark.rule("magnifico:4.8")
def test_a_castle_two_soldiers_and_a_hundred_florins() -> None:
    match = rolled(3, "hmmmmm", "mmmmmm", "mmmmmm")
    play(match, "0 found milan")
    view = match.view()
    assert (view["owner"]["milan"], view["soldiers"]["milan"], view["castle"]["milan"]) == (0, 2, 1)
    assert view["florins"][0] == 100
    assert (view["reserve"][0], view["castles_left"]) == (47, 15)


@pytest.mark.rule("magnifico:4.8")
def test_no_castle_borders_on_another_but_a_common_sea_does_not_matter() -> None:
    match = rolled(3, "hmmmmm", "mmmmmm", "mmmmmm")
    play(match, "0 found paris")
    for near in ("paris", "lyon", "london"):  # there already, by land, by a crossing
        assert clause_against(match, f"1 found {near}") == "4.8"
    open_to_the_second = {move.split()[1] for move in moves(match)}
    assert open_to_the_second == set(MAP) - neighbours("paris") - {"paris"}
    play(match, "1 found lisbon")  # along the Atlantic, as Paris


@pytest.mark.rule("magnifico:4.9", "magnifico:4.10")
def test_then_most_of_the_map_is_empty_and_the_first_round_begins() -> None:
    match = rolled(3, "hmmmmm", "mmmmmm", "mmmmmm")
    assert match.view()["round_number"] == 0
    play(match, "0 found milan", "1 found paris", "2 found kiev")
    owners = match.view()["owner"]
    assert {land for land in owners if owners[land] >= 0} == {"milan", "paris", "kiev"}
    assert match.view()["round_number"] == 1
    assert told(match, "round") == [(1,)]


@pytest.mark.rule("magnifico:2.7")
def test_florins_are_open_and_every_amount_is_a_multiple_of_ten() -> None:
    match = at("bidding", florins=[120, 50, 300])
    assert match.view(1)["florins"] == match.view()["florins"] == [120, 50, 300]
    assert {move.args[0] for move in match.legal(1)} == {10, 20, 30, 40, 50}
    with pytest.raises(bottega.ImpossiblePosition, match="florins"):
        at("bidding", florins=[125, 50, 300])


@pytest.mark.rule("magnifico:3.3")
def test_a_card_is_in_a_deck_on_auction_in_a_store_or_in_play() -> None:
    match = at("bidding", project_deck=_all_projects())
    play_once = match.view()["offered"]
    assert play_once[1] == "walls"
    bid(match, 30, 20, 10)
    play(match, "0 buy walls", "1 pass", "2 pass")
    assert match.view(2)["store"][0]["walls"] == 1  # taken in the open
    play(match, "0 activate walls")
    assert (match.view()["store"][0]["walls"], match.view()["in_play"][0]["walls"]) == (0, 1)


def _all_projects() -> list[str]:
    cards = [card for card in COST for _ in range(1 if card in ART else 3)]
    cards.remove("walls")
    return ["walls", *cards]


@pytest.mark.rule("magnifico:3.4", "magnifico:14.2", "magnifico:4.6")
def test_nothing_ever_goes_from_one_player_to_another_but_the_leonardo_card() -> None:
    """No move gives, lends or sells anything: florins go to the bank and cards stay where they are."""
    match = new(4, seed=5)
    rng = Random(5)
    while not match.over:
        before = match.position()
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
        after = match.position()
        for field in ("tank_card", "airplane_card"):
            assert all(old in (None, new) for old, new in zip(before[field], after[field], strict=True))
        for one, other in zip(before["in_play"], after["in_play"], strict=True):
            assert all(one[card] <= other[card] for card in one)
        if before["phase"] in ("acting", "choosing") and after["round_number"] == before["round_number"]:
            assert all(after["florins"][other] <= before["florins"][other] for other in range(4))
