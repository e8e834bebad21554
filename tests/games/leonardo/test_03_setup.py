"""Section 3: the game in nine turns, the beginners' sets, the board and the deck."""

from typing import Any

import pytest

import bottega
from tests.games.steps import play, told

from .box import COMPONENTS, PLAYERS, TABLES, at, hand, idle, kinds, layers, moves

LETTERS = "abcde"
SETS: dict[str, dict[str, Any]] = {
    "a": {"apprentices": 5, "small": 3, "large": 0, "men": 0, "components": "IRRB", "florins": 3},
    "b": {"apprentices": 5, "small": 3, "large": 4, "men": 0, "components": "I", "florins": 3},
    "c": {"apprentices": 4, "small": 5, "large": 0, "men": 1, "components": "R", "florins": 3},
    "d": {"apprentices": 3, "small": 3, "large": 0, "men": 0, "components": "WWGB", "florins": 13},
    "e": {"apprentices": 3, "small": 3, "large": 6, "men": 0, "components": "BG", "florins": 8},
}
# players: stock of the shops (iron, glass, wood, brick, rope), apprentices in hand, at the Academy, most apprentices
AT_THE_START = {
    2: ([10, 12, 12, 11, 10], [3, 3], [4, 4], 7),
    3: ([10, 12, 12, 11, 9], [4, 4, 3], [4, 4, 5], 8),
    4: ([10, 11, 10, 10, 9], [5, 5, 4, 3], [4, 4, 5, 6], 9),
    5: ([10, 10, 10, 9, 9], [5, 5, 4, 3, 3], [4, 4, 5, 6, 6], 9),
}
DISPLAY = {2: [1, 12, 8], 3: [1, 12, 8, 3], 4: [1, 12, 8, 3, 9], 5: [1, 12, 8, 3, 9]}
# cards in the deck, and how many of them are in the top layer
DECK = {2: (22, 6), 3: (21, 5), 4: (20, 4), 5: (20, 4)}
TOP: dict[str, dict[int, dict[str, int]]] = {
    "L": {
        2: {"bronze": 3, "copper": 3},
        3: {"bronze": 2, "copper": 3},
        4: {"bronze": 2, "copper": 2},
        5: {"bronze": 2, "copper": 2},
    },
    "S": {
        2: {"bronze": 3, "copper": 2, "silver": 1},
        3: {"bronze": 2, "copper": 2, "silver": 1},
        4: {"bronze": 2, "copper": 1, "silver": 1},
        5: {"bronze": 2, "copper": 1, "silver": 1},
    },
}
SEEDS = range(8)

every_count = pytest.mark.parametrize("players", PLAYERS)
every_table = pytest.mark.parametrize("table", TABLES)
every_seat = pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in PLAYERS for seat in range(n)])


def new(players: int, seed: int = 1, **options: Any) -> bottega.Match:
    return bottega.new("leonardo", players=players, seed=seed, **options)


# ---- the course of the game


@pytest.mark.rule("leonardo:3.1")
@every_count
def test_the_game_lasts_nine_turns_seven_of_them_in_the_city(players: int) -> None:
    match = new(players)
    phases: dict[int, set[str]] = {}
    while not match.over:
        phases.setdefault(match.view()["turn"], set()).add(match.view()["phase"])
        idle(match)
    assert {turn for turn, asked in phases.items() if "assignment" in asked} == set(range(1, 8))
    assert {turn for turn, asked in phases.items() if asked == {"laboratory"}} == {8, 9}
    assert [turn for (turn,) in told(match, "turn")] == list(range(1, 10))


@pytest.mark.rule("leonardo:3.1")
@pytest.mark.parametrize("turn", [8, 9])
def test_the_two_turns_of_pure_research_are_played_in_the_labs_only(turn: int) -> None:
    match = at("assignment", turn=turn, work=[{"small": 1}], hand=[hand("RRB")])
    sends = {"send 1 small_lab", "send 2 small_lab", "send 3 small_lab"}
    assert moves(match) == {"pass", "master small_lab"} | sends


@pytest.mark.rule("leonardo:3.1")
def test_beginners_start_with_turn_one_in_the_laboratory() -> None:
    assert (new(3).view()["turn"], new(3).view()["phase"]) == (1, "laboratory")


# ---- the sets


@pytest.mark.rule("leonardo:3.2")
@every_count
def test_seat_one_holds_leonardo_and_begins_whatever_the_seed(players: int) -> None:
    for seed in SEEDS:
        match = new(players, seed)
        assert match.view()["leonardo"] == 0
        assert match.actors == (0,)


@pytest.mark.rule("leonardo:3.2", "leonardo:3.3")
@every_seat
def test_the_seats_take_the_sets_from_a_on_in_order(players: int, seat: int) -> None:
    own = new(players).view(seat)
    expected = SETS[LETTERS[seat]]
    assert own["hand"][seat] == hand(expected["components"])
    assert own["florins"][seat] == expected["florins"]
    assert own["spaces"][seat] == {"small": expected["small"], "large": expected["large"]}
    assert own["men"][seat] == {"small": expected["men"], "large": 0}


@pytest.mark.rule("leonardo:3.3")
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_players_all_apprentices_of_the_sets_are_kept(players: int) -> None:
    assert new(players).view()["supply"] == [SETS[letter]["apprentices"] for letter in LETTERS[:players]]


@pytest.mark.rule("leonardo:3.3")
@every_count
def test_everybody_has_the_master_at_hand_and_every_lab_idle(players: int) -> None:
    shown = new(players).view()
    assert shown["master"] == [None] * players
    assert shown["weeks"] == [{"small": -1, "large": -1}] * players


@pytest.mark.rule("leonardo:3.4")
@pytest.mark.parametrize(("players", "back", "most"), [(2, 2, 7), (3, 1, 8), (4, 0, 9), (5, 0, 9)])
def test_apprentices_handed_back_are_out_of_the_game(players: int, back: int, most: int) -> None:
    shown = new(players).view()
    assert shown["supply"] == [SETS[letter]["apprentices"] - back for letter in LETTERS[:players]]
    assert [sum(pair) for pair in zip(shown["supply"], shown["academy"], strict=True)] == [most] * players


@pytest.mark.rule("leonardo:3.4")
@pytest.mark.parametrize(("players", "most"), [(2, 7), (3, 8), (4, 9)])
def test_hiring_ends_at_seven_apprentices_with_two_players_and_eight_with_three(players: int, most: int) -> None:
    match = at("offer", players, area="academy", placed=[{"academy": 1}], supply=[most - 2], price=1, florins=[20])
    match.play(0, "hire")
    assert match.view()["supply"][0] == most
    assert match.view()["academy"][0] == 0


@pytest.mark.rule("leonardo:3.5")
@every_count
def test_of_an_absent_player_nothing_is_on_the_table(players: int) -> None:
    match = new(players)
    for field in ("supply", "academy", "spaces", "men", "hand", "florins"):
        assert not match.state[field][players:].any()
        assert len(match.view()[field]) == players


@pytest.mark.rule("leonardo:3.5", "leonardo:3.6")
@every_count
def test_the_components_of_an_unused_set_lie_in_the_shops(players: int) -> None:
    match = new(players)
    for component in COMPONENTS:
        in_hands = sum(match.view(seat)["hand"][seat][component] for seat in range(players))
        in_sets = sum(hand(SETS[letter]["components"])[component] for letter in LETTERS[:players])
        assert in_hands == in_sets
        assert match.view()["shop"][component] == 12 - in_sets


# ---- the board


@pytest.mark.rule("leonardo:3.4", "leonardo:3.5", "leonardo:3.6")
@every_count
def test_what_the_table_shows_at_the_start(players: int) -> None:
    shops, supply, academy, most = AT_THE_START[players]
    shown = new(players).view()
    assert [shown["shop"][component] for component in COMPONENTS] == shops
    assert shown["supply"] == supply
    assert shown["academy"] == academy
    assert {sum(pair) for pair in zip(shown["supply"], shown["academy"], strict=True)} == {most}


@pytest.mark.rule("leonardo:3.6")
@every_count
def test_one_florin_lies_at_the_council(players: int) -> None:
    assert new(players).view()["council_florins"] == 1


@pytest.mark.rule("leonardo:3.6")
def test_a_large_lab_that_is_in_no_set_waits_at_the_workshop() -> None:
    match = at("offer", 5, turn=1, area="workshop", placed=[{"workshop": 1}, {"workshop": 1}, {"workshop": 1}])
    offered = []
    while match.view()["area"] == "workshop":
        offered.append((match.actors[0], "improve large_four" in moves(match)))
        idle(match)
    assert offered == [(0, True), (1, False), (2, True)]


@pytest.mark.rule("leonardo:3.6")
def test_the_workshop_has_three_mechanical_men_for_a_player_those_of_the_set_included() -> None:
    spaces = [{}, {}, {"small": 5, "large": 6}]
    match = at("offer", 3, area="workshop", placed=[{}, {}, {"workshop": 1}], spaces=spaces, florins=[3, 3, 20])
    play(match, "2 improve man_large", "2 improve man_large")
    assert match.view()["men"][2] == {"small": 1, "large": 2}
    assert match.view()["phase"] == "laboratory"  # nothing is left for seat 2 to have


# ---- the display and the deck


@pytest.mark.rule("leonardo:3.7")
@every_count
@every_table
def test_the_opening_display_is_the_same_for_every_seed(players: int, table: str) -> None:
    for seed in SEEDS:
        match = new(players, seed, table=table)
        assert [n for n in match.view()["requested"] if n] == DISPLAY[players]
        assert [number for (number,) in told(match, "requested")] == DISPLAY[players]


@pytest.mark.rule("leonardo:3.7", "leonardo:3.10")
@every_count
def test_every_card_is_on_display_or_in_the_deck(players: int) -> None:
    match = new(players)
    deck = [n for layer in layers(match) for n in layer]
    assert sorted(deck + DISPLAY[players]) == list(range(1, 26))
    assert match.view()["gone"] == []
    assert match.view()["deck_left"] == len(deck)


@pytest.mark.rule("leonardo:3.8", "leonardo:3.9", "leonardo:3.10")
@every_count
@every_table
def test_the_deck_has_its_size_and_its_layers_the_cards_they_should(players: int, table: str) -> None:
    size, on_top = DECK[players]
    for seed in SEEDS:
        match = new(players, seed, table=table)
        top, middle, bottom = layers(match)
        assert (match.view()["deck_left"], len(top), len(middle), len(bottom)) == (size, on_top, 11, 5)
        assert sorted(bottom) == [21, 22, 23, 24, 25]
        assert kinds(middle, table) == {"bronze": 1, "copper": 2, "silver": 3, "gold": 5}
        assert sorted(n for n in middle if n > 15) == [16, 17, 18, 19, 20]
        assert kinds(top, table) == TOP[table][players]


@pytest.mark.rule("leonardo:3.9")
def test_the_middle_layer_takes_any_of_the_cards_not_on_display() -> None:
    seen = {n for seed in range(40) for n in layers(new(2, seed, table="S"))[1]}
    assert seen == set(range(2, 21)) - {8, 12}


@pytest.mark.rule("leonardo:3.8", "leonardo:3.9", "leonardo:3.10")
def test_each_layer_is_shuffled() -> None:
    first: list[set[int]] = [set(), set(), set()]
    for seed in range(100):
        for cards, layer in zip(first, layers(new(4, seed)), strict=True):
            cards.add(layer[0])
    assert first[0] == {2, 4, 5, 6, 7, 10, 13}
    assert first[1] == first[0] | {11, 14, 15, 16, 17, 18, 19, 20}
    assert first[2] == {21, 22, 23, 24, 25}


@pytest.mark.rule("leonardo:3.8", "leonardo:3.9", "leonardo:3.10")
def test_the_cards_drawn_for_the_middle_layer_and_the_three_shuffles_make_the_deck() -> None:
    # bronze 2 3 4 5, copper 6 7 9 10 13 and silver 11 14 15 are left; drawn are 3, 6 and 13, and all of silver
    top = [10, 5, 9, 2, 7, 4]
    middle = [16, 3, 20, 11, 6, 18, 13, 15, 19, 14, 17]
    bottom = [23, 21, 25, 24, 22]
    match = bottega.new("leonardo", players=2, chance=[1, 0, 3, 0, 0, 0, top, middle, bottom])
    assert layers(match) == (top, middle, bottom)


@pytest.mark.rule("leonardo:3.8", "leonardo:3.10")
def test_the_top_layer_comes_up_first() -> None:
    deck = [10, 5, 9, 2, 7, 4, 3, 6, 13, 11, 14, 15, *range(16, 26)]
    match = at("ending", requested=[12, 8], cards=[[1]], deck=deck)
    assert match.view()["requested"] == [12, 8, 10, 0, 0]


@pytest.mark.rule("leonardo:3.8")
def test_the_gold_of_the_bottom_layer_comes_up_last() -> None:
    match = at("ending", requested=[], deck=[20, 25, 21, 24, 22, 23])
    assert match.view()["requested"] == [20, 25, 21, 0, 0]
