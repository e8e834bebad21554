"""Appendix: turn 0 for experts."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play, told

from .box import COMPONENTS, LETTERS, PLAYERS, TABLES, at, hand, kinds, layers, moves

DISPLAY = {2: 3, 3: 4, 4: 5, 5: 5}
FAVOURS = {2: 1, 3: 2, 4: 3, 5: 3}
# cards left in the deck after the display was dealt, and how many of them are in the top layer
DECK = {2: (19, 3), 3: (21, 5), 4: (20, 4), 5: (20, 4)}
# the top layer before the display is dealt from it
TOP = {"bronze": 4, "copper": 3, "silver": 2}
TOP_FOR_TWO = {"bronze": 3, "copper": 2, "silver": 1}
SEEDS = range(8)

every_count = pytest.mark.parametrize("players", PLAYERS)
every_table = pytest.mark.parametrize("table", TABLES)
any_component = pytest.mark.parametrize("component", COMPONENTS)


def new(players: int, seed: int = 1, **options: Any) -> bottega.Match:
    return bottega.new("leonardo", players=players, seed=seed, setup="expert", **options)


def choosing(players: int = 4, phase: str = "favour", **said: Any) -> bottega.Match:
    """A position of turn 0."""
    return at(phase, players, setup="expert", turn=0, **said)


# ---- X.1, X.2: the deck and the display


@pytest.mark.rule("leonardo:X.1")
@every_count
@every_table
def test_the_display_is_dealt_from_the_top_layer_and_never_holds_gold(players: int, table: str) -> None:
    for seed in SEEDS:
        match = new(players, seed, table=table)
        shown = [n for n in match.view()["requested"] if n]
        top, middle, bottom = layers(match)
        assert len(shown) == DISPLAY[players]
        assert (match.view()["deck_left"], len(top), len(middle), len(bottom)) == (*DECK[players], 11, 5)
        assert kinds(shown + top, table) == (TOP_FOR_TWO if players == 2 else TOP)
        assert kinds(middle, table) == {"bronze": 1, "copper": 2, "silver": 3, "gold": 5}
        assert sorted(n for n in middle if n > 15) == [16, 17, 18, 19, 20]
        assert sorted(bottom) == [21, 22, 23, 24, 25]


@pytest.mark.rule("leonardo:X.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_three_to_five_players_all_cards_are_in_the_game(players: int) -> None:
    match = new(players)
    shown = [n for n in match.view()["requested"] if n]
    assert sorted(shown + [n for layer in layers(match) for n in layer]) == list(range(1, 26))
    assert match.view()["gone"] == []


@pytest.mark.rule("leonardo:X.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_cards_of_the_shuffled_deck_make_the_display(players: int) -> None:
    # drawn for the middle layer: bronze 3, copper 6 and 13, silver 8, 12 and 15
    top = [14, 2, 10, 5, 11, 1, 9, 4, 7]
    middle = [16, 3, 20, 8, 6, 18, 13, 15, 19, 12, 17]
    bottom = [23, 21, 25, 24, 22]
    match = new(players, chance=[2, 0, 3, 0, 1, 2, top, middle, bottom])
    cut = DISPLAY[players]
    assert [n for n in match.view()["requested"] if n] == top[:cut]
    assert [number for (number,) in told(match, "requested")] == top[:cut]
    assert layers(match) == (top[cut:], middle, bottom)


@pytest.mark.rule("leonardo:X.1")
def test_any_plain_card_can_be_on_the_display() -> None:
    assert {n for seed in range(60) for n in new(5, seed).view()["requested"]} == set(range(1, 16))


@pytest.mark.rule("leonardo:X.2")
@every_table
def test_with_two_players_a_bronze_a_copper_and_a_silver_card_are_out_of_the_game(table: str) -> None:
    for seed in SEEDS:
        match = new(2, seed, table=table)
        gone = match.view()["gone"]
        shown = [n for n in match.view()["requested"] if n]
        assert kinds(gone, table) == {"bronze": 1, "copper": 1, "silver": 1}
        assert sorted(gone + shown + [n for layer in layers(match) for n in layer]) == list(range(1, 26))


@pytest.mark.rule("leonardo:X.2")
def test_the_discards_are_drawn_after_the_middle_layer_took_its_cards() -> None:
    # the middle layer draws 1, 6 and 7, 8 and 11 and 12; then 2, 9 and 14 are drawn from what is left
    top = [3, 15, 10, 13, 5, 4]
    middle = [1, 6, 7, 8, 11, 12, 16, 17, 18, 19, 20]
    bottom = [21, 22, 23, 24, 25]
    match = new(2, chance=[0, 0, 0, 0, 0, 0, 0, 0, 0, top, middle, bottom])
    assert match.view()["gone"] == [2, 9, 14]
    assert [n for n in match.view()["requested"] if n] == [3, 15, 10]
    assert layers(match) == ([13, 5, 4], middle, bottom)


@pytest.mark.rule("leonardo:X.2")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_the_discards_are_shown_to_all(watcher: int | None) -> None:
    match = new(2)
    assert match.view(watcher)["gone"] == sorted(number for (number,) in told(match, "discarded", watcher))
    assert len(match.view(watcher)["gone"]) == 3


@pytest.mark.rule("leonardo:X.2")
def test_any_plain_card_can_be_discarded() -> None:
    assert {n for seed in range(60) for n in new(2, seed).view()["gone"]} == set(range(1, 16))


# ---- X.3: the kit


@pytest.mark.rule("leonardo:X.3")
@every_count
def test_everybody_begins_with_the_same_kit(players: int) -> None:
    match = new(players)
    shown = match.view()
    assert shown["spaces"] == [{"small": 3, "large": 0}] * players
    assert shown["men"] == [{"small": 0, "large": 0}] * players
    assert shown["weeks"] == [{"small": -1, "large": -1}] * players
    assert shown["master"] == [None] * players
    assert [match.view(seat)["florins"][seat] for seat in range(players)] == [3] * players
    assert [match.view(seat)["hand"][seat] for seat in range(players)] == [hand()] * players


@pytest.mark.rule("leonardo:X.3")
@every_count
def test_what_the_table_shows_before_the_favours(players: int) -> None:
    shown = new(players).view()
    assert shown["shop"] == dict.fromkeys(COMPONENTS, 12)
    assert shown["supply"] == [3] * players
    assert shown["academy"] == [6] * players  # with the three in hand nine, whatever the number of players
    assert shown["council_florins"] == 1
    assert shown["leonardo"] == 0
    assert (shown["turn"], shown["phase"]) == (0, "favour")


# ---- X.4, X.5: how many favours, and in which order


def plain_favours(match: bottega.Match) -> list[int]:
    """Everybody takes florins, then an apprentice, then florins; the seats in the order they chose."""
    order = []
    while match.view()["phase"] == "favour":
        (seat,) = match.actors
        order.append(seat)
        match.play(seat, f"favour {('florins', 'apprentice', 'florins')[order.count(seat) - 1]}")
    return order


@pytest.mark.rule("leonardo:X.4", "leonardo:X.5")
@every_count
def test_favours_go_round_clockwise_until_all_have_theirs(players: int) -> None:
    match = new(players)
    assert plain_favours(match) == list(range(players)) * FAVOURS[players]
    assert (match.view()["turn"], match.view()["phase"]) == (1, "laboratory")
    assert match.actors == (0,)


@pytest.mark.rule("leonardo:X.5")
@pytest.mark.parametrize(("players", "holder"), [(n, holder) for n in PLAYERS for holder in range(n)])
def test_leonardos_holder_chooses_first_in_every_round(players: int, holder: int) -> None:
    match = choosing(players, leonardo=holder)
    order = [(holder + offset) % players for offset in range(players)]
    assert plain_favours(match) == order * FAVOURS[players]


@pytest.mark.rule("leonardo:X.5")
@pytest.mark.parametrize("step", ["1 favour florins", "3 favour apprentice", "0 pass", "0 done"])
def test_only_the_seat_to_move_chooses_and_nobody_passes(step: str) -> None:
    assert clause_against(new(4), step) == "X.5"


@pytest.mark.rule("leonardo:X.5")
def test_the_next_player_waits_until_all_components_of_a_favour_are_taken() -> None:
    match = new(4)
    play(match, "0 favour components")
    for component in ("iron", "iron", "wood"):
        assert clause_against(match, "1 favour florins") == "X.5"
        play(match, f"0 take {component}")
    play(match, "0 take wood")
    assert match.actors == (1,)


@pytest.mark.rule("leonardo:X.4", "leonardo:X.5", "leonardo:6.10")
def test_all_see_which_favours_are_taken() -> None:
    match = new(4)
    play(match, "0 favour large_four", "0 take rope", "1 favour florins")
    for watcher in (0, 3, None):
        assert told(match, "favour", watcher) == [(0, "large_four"), (1, "florins")]
        assert told(match, "component", watcher) == [(0, "rope", 0)]
        assert [taken["a"] for taken in match.view(watcher)["favours"]] == [0, 1, 0, 0]
        assert [taken["d"] for taken in match.view(watcher)["favours"]] == [1, 0, 0, 0]


@pytest.mark.rule("leonardo:X.5")
def test_at_the_start_only_favours_that_the_kit_allows_are_on_offer() -> None:
    names = ("florins", "components", "apprentice", "small_five", "large_four")
    assert moves(new(4)) == {f"favour {name}" for name in names}


# ---- X.6 to X.8: florins, components, an apprentice


@pytest.mark.rule("leonardo:X.6")
def test_favour_a_is_five_florins() -> None:
    match = new(4)
    play(match, "0 favour florins")
    assert match.view(0)["florins"][0] == 8
    assert match.actors == (1,)


@pytest.mark.rule("leonardo:X.7")
@pytest.mark.parametrize("chosen", ["IIWW", "IWRB", "GGRI", "BGBG"])
def test_favour_b_is_four_components_out_of_the_shops(chosen: str) -> None:
    match = new(4)
    play(match, "0 favour components", *(f"0 take {LETTERS[letter]}" for letter in chosen))
    assert match.view(0)["hand"][0] == hand(chosen)
    assert match.view()["shop"] == {name: 12 - count for name, count in hand(chosen).items()}
    assert match.actors == (1,)


@pytest.mark.rule("leonardo:X.7")
@any_component
def test_favour_b_gives_at_most_two_of_a_kind(component: str) -> None:
    match = new(4)
    play(match, "0 favour components", f"0 take {component}", f"0 take {component}")
    assert clause_against(match, f"0 take {component}") == "X.7"
    assert moves(match) == {f"take {other}" for other in COMPONENTS if other != component}


@pytest.mark.rule("leonardo:X.7")
def test_the_limit_of_two_of_a_kind_starts_again_for_a_second_favour_b() -> None:
    match = new(4)
    take = ["favour components", "take iron", "take iron", "take wood", "take wood"]
    play(match, *(f"0 {move}" for move in take), "1 favour florins", "2 favour florins", "3 favour florins")
    play(match, *(f"0 {move}" for move in take))
    assert match.view(0)["hand"][0] == hand("IIIIWWWW")


@pytest.mark.rule("leonardo:X.7")
def test_the_limit_is_each_players_own() -> None:
    match = new(4)
    take = ["favour components", "take iron", "take iron", "take wood", "take wood"]
    play(match, *(f"{seat} {move}" for seat in (0, 1) for move in take))
    assert match.view(1)["hand"][1] == hand("IIWW")


@pytest.mark.rule("leonardo:X.7")
@pytest.mark.parametrize("owed", [1, 4])
def test_an_empty_shop_gives_nothing(owed: int) -> None:
    """All took components, two iron each; the first then took two iron again, and the second is to move."""
    hands = ["IIIIWWWW", "IIGG", "IIBB", "IIRR", "IIRR"]
    second = {1: {"d": 1}, 4: {"b": 1}}[owed]
    match = choosing(
        5,
        "favour_components",
        owed=owed,
        hand=[hand(letters) for letters in hands],
        favours=[{"b": 2}, {"b": 1 + second.get("b", 0), "d": second.get("d", 0)}, {"b": 1}, {"b": 1}, {"b": 1}],
    )
    assert clause_against(match, "1 take iron") == "X.7"
    assert moves(match) == {"take glass", "take wood", "take brick", "take rope"}


@pytest.mark.rule("leonardo:X.8")
def test_favour_c_is_an_apprentice_from_the_academy() -> None:
    match = new(4)
    play(match, "0 favour apprentice")
    assert match.view()["supply"] == [4, 3, 3, 3]
    assert match.view()["academy"] == [5, 6, 6, 6]
    assert match.actors == (1,)


@pytest.mark.rule("leonardo:X.8")
def test_an_apprentice_taken_as_a_favour_is_sent_out_in_turn_1() -> None:
    match = new(2)
    play(match, "0 favour apprentice", "1 favour florins", "0 done", "1 done", "0 send 4 kiln")
    assert match.view()["supply"][0] == 0


# ---- X.9 to X.12: labs and mechanical men


@pytest.mark.rule("leonardo:X.9")
@any_component
def test_favour_d_1_turns_the_small_lab_and_gives_any_one_component(component: str) -> None:
    match = new(4)
    play(match, "0 favour small_five")
    assert match.view()["spaces"][0] == {"small": 5, "large": 0}
    assert match.actors == (0,)
    play(match, f"0 take {component}")
    assert match.view(0)["hand"][0] == hand() | {component: 1}
    assert match.view()["shop"][component] == 11
    assert match.actors == (1,)


@pytest.mark.rule("leonardo:X.9")
def test_the_small_lab_is_turned_once() -> None:
    assert clause_against(choosing(active=0, spaces=[{"small": 5}]), "0 favour small_five") == "X.9"


@pytest.mark.rule("leonardo:X.10")
@any_component
def test_favour_d_2_is_the_large_lab_and_any_one_component(component: str) -> None:
    match = new(4)
    play(match, "0 favour large_four")
    assert match.view()["spaces"][0] == {"small": 3, "large": 4}
    assert match.actors == (0,)
    play(match, f"0 take {component}")
    assert match.view(0)["hand"][0] == hand() | {component: 1}
    assert match.view()["shop"][component] == 11
    assert match.actors == (1,)


@pytest.mark.rule("leonardo:X.10")
def test_the_large_lab_is_taken_once() -> None:
    assert clause_against(choosing(active=0, spaces=[{"large": 4}]), "0 favour large_four") == "X.10"


@pytest.mark.rule("leonardo:X.11")
@any_component
def test_favour_d_3_turns_the_large_lab_and_gives_any_one_component(component: str) -> None:
    match = choosing(active=0, spaces=[{"large": 4}], hand=[hand("W")])
    play(match, "0 favour large_six")
    assert match.view()["spaces"][0] == {"small": 3, "large": 6}
    assert match.actors == (0,)
    before, shop = match.view(0)["hand"][0][component], match.view()["shop"][component]
    play(match, f"0 take {component}")
    assert match.view(0)["hand"][0][component] == before + 1
    assert match.view()["shop"][component] == shop - 1
    assert match.actors == (1,)


@pytest.mark.rule("leonardo:X.11")
def test_only_a_large_lab_that_was_taken_is_turned() -> None:
    assert clause_against(choosing(spaces=[{"large": 0}]), "0 favour large_six") == "X.11"


NO_ROOM = [("small", 3), ("large", 0), ("large", 4)]


@pytest.mark.rule("leonardo:X.12")
def test_favour_d_4_is_a_mechanical_man_and_no_component() -> None:
    match = choosing(active=0, spaces=[{"small": 5}])
    before = match.view(0)["hand"][0]
    play(match, "0 favour man_small")
    assert match.view()["men"][0] == {"small": 1, "large": 0}
    assert match.view(0)["hand"][0] == before
    assert match.view()["favours"][0]["d"] == 2
    assert match.actors == (1,)


@pytest.mark.rule("leonardo:X.12")
@pytest.mark.parametrize(("lab", "spaces"), NO_ROOM)
def test_a_mechanical_man_needs_a_free_space_made_for_it(lab: str, spaces: int) -> None:
    match = choosing(active=0, spaces=[{lab: spaces}])
    assert clause_against(match, f"0 favour man_{lab}") == "X.12"


@pytest.mark.rule("leonardo:X.12", "leonardo:X.13")
def test_a_large_lab_gets_no_mechanical_man_in_turn_0_for_that_would_be_the_third_favour_d() -> None:
    match = choosing(active=0, spaces=[{"large": 6}])
    assert clause_against(match, "0 favour man_large") == "X.13"


# ---- X.13: none more than twice


PLAIN = {"a": "florins", "b": "components", "c": "apprentice"}


@pytest.mark.rule("leonardo:X.13")
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("letter", PLAIN)
def test_with_four_or_five_players_a_favour_is_taken_twice_at_most(players: int, letter: str) -> None:
    others = players - 1
    once = choosing(players, favours=[{letter: 1}] + [{"a": 1}] * others)
    assert f"favour {PLAIN[letter]}" in moves(once)
    twice = choosing(players, favours=[{letter: 2}] + [{"a": 1, "c": 1}] * others)
    assert clause_against(twice, f"0 favour {PLAIN[letter]}") == "X.13"


@pytest.mark.rule("leonardo:X.13")
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize(
    ("favour", "labs", "before"),
    [
        ("small_five", {"small": 3, "large": 4}, {"small": 3, "large": 6}),
        ("large_four", {"small": 5, "large": 0}, {"small": 5, "large": 0}),
        ("large_six", {"small": 3, "large": 4}, {"small": 5, "large": 4}),
        ("man_small", {"small": 5, "large": 0}, {"small": 5, "large": 4}),
    ],
)
def test_the_favours_d_1_to_d_4_count_as_one(
    players: int, favour: str, labs: dict[str, int], before: dict[str, int]
) -> None:
    others = [{"a": 1, "c": 1}] * (players - 1)
    once = choosing(players, favours=[{"a": 1, "d": 1}, *others], spaces=[labs])
    assert f"favour {favour}" in moves(once)
    twice = choosing(players, favours=[{"d": 2}, *others], spaces=[before])
    assert clause_against(twice, f"0 favour {favour}") == "X.13"


@pytest.mark.rule("leonardo:X.13")
def test_two_lab_favours_close_the_third() -> None:
    match = new(4)
    for favour in ("small_five", "large_four"):
        play(match, f"0 favour {favour}", "0 take iron", "1 favour florins", "2 favour florins", "3 favour florins")
    assert moves(match) == {"favour florins", "favour components", "favour apprentice"}


@pytest.mark.rule("leonardo:X.13")
def test_what_others_took_does_not_count() -> None:
    match = choosing(favours=[{"c": 1}, {"a": 1}, {"a": 1}, {"a": 1}])
    play(match, "0 favour florins")
    assert "favour florins" in moves(match)


@pytest.mark.rule("leonardo:X.13")
def test_three_players_may_take_the_same_favour_with_both_choices() -> None:
    match = new(3)
    play(match, *(f"{seat} favour florins" for seat in (0, 1, 2, 0, 1, 2)))
    assert [match.view(seat)["florins"][seat] for seat in range(3)] == [13, 13, 13]


# ---- the experts' kit and the beginners' sets


SETS_AS_FAVOURS = [
    ["apprentice", "apprentice", "components iron rope rope brick"],
    ["apprentice", "apprentice", "large_four iron"],
    ["apprentice", "small_five rope", "man_small"],
    ["florins", "florins", "components wood wood glass brick"],
    ["florins", "large_four brick", "large_six glass"],
]


@pytest.mark.rule("leonardo:X.3", "leonardo:X.6", "leonardo:X.7", "leonardo:X.8", "leonardo:X.12", "leonardo:3.3")
def test_the_beginners_sets_are_the_experts_kit_with_three_favours() -> None:
    match = new(5)
    for choice in range(3):
        for seat, favours in enumerate(SETS_AS_FAVOURS):
            favour, *components = favours[choice].split()
            play(match, f"{seat} favour {favour}", *(f"{seat} take {component}" for component in components))
    beginners = bottega.new("leonardo", players=5)
    assert match.view()["phase"] == "laboratory"
    for seat in range(5):
        for field in ("florins", "hand", "supply", "academy", "spaces", "men"):
            assert match.view(seat)[field][seat] == beginners.view(seat)[field][seat]
    assert match.view()["shop"] == beginners.view()["shop"]
