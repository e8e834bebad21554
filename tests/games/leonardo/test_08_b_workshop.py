"""Section 8, area B: the Workshop, with the example of both rulebooks."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .employment import choices, everything, offer, told

ALL = {"pass", *(f"improve {i}" for i in ("small_five", "large_four", "large_six", "man_small", "man_large"))}


def workshop(small: int, large: int, men: tuple[int, int] = (0, 0), **said: Any) -> bottega.Match:
    """Seat 0 of two is alone at the Workshop and has these labs."""
    return offer(
        "workshop", 2, placed=[{"workshop": 1}], spaces=[{"small": small, "large": large}],
        men=[{"small": men[0], "large": men[1]}], **{"florins": [9], **said},
    )  # fmt: skip


def improvements(*names: str) -> set[str]:
    return {"pass", *(f"improve {name}" for name in names)}


OPEN = [
    # spaces of both labs, mechanical men in both, what can be bought
    (3, 0, (0, 0), improvements("small_five", "large_four")),
    (5, 0, (0, 0), improvements("man_small", "large_four")),
    (5, 0, (1, 0), improvements("large_four")),
    (3, 4, (0, 0), improvements("small_five", "large_six")),
    (3, 6, (0, 0), improvements("small_five", "man_large")),
    (3, 6, (0, 1), improvements("small_five", "man_large")),
    (3, 6, (0, 2), improvements("small_five")),
    (5, 4, (0, 0), improvements("man_small", "large_six")),
    (5, 6, (0, 0), improvements("man_small", "man_large")),
    (5, 6, (1, 1), improvements("man_large")),
    (5, 6, (0, 2), improvements("man_small")),
]


@pytest.mark.rule("leonardo:8.B.7", "leonardo:8.B.8", "leonardo:8.B.9", "leonardo:8.B.10", "leonardo:8.B.11")
@pytest.mark.parametrize(("small", "large", "men", "offered"), OPEN)
def test_the_labs_one_has_tell_what_can_be_improved(
    small: int, large: int, men: tuple[int, int], offered: set[str]
) -> None:
    match = workshop(small, large, men)
    assert choices(match) == offered
    reasons = {
        "improve small_five": "8.B.8",
        "improve large_four": "8.B.9",
        "improve large_six": "8.B.10",
        "improve man_small": "8.B.11",
        "improve man_large": "8.B.11",
    }
    for move in ALL - offered:
        assert clause_against(match, f"0 {move}") == reasons[move]


@pytest.mark.rule("leonardo:8.B.8")
def test_the_small_lab_is_turned_from_3_to_5_spaces() -> None:
    match = workshop(3, 0)
    play(match, "0 improve small_five")
    assert match.view()["spaces"][0] == {"small": 5, "large": 0}
    assert told(match, "improved") == [(0, "small_five", 0)]


@pytest.mark.rule("leonardo:8.B.9")
def test_the_large_lab_is_taken_with_its_4_space_side_up_and_only_once() -> None:
    match = workshop(3, 0)
    play(match, "0 improve large_four")
    assert match.view()["spaces"][0] == {"small": 3, "large": 4}
    assert clause_against(match, "0 improve large_four") == "8.B.9"
    play(match, "0 improve large_six")
    assert clause_against(match, "0 improve large_four") == "8.B.9"


@pytest.mark.rule("leonardo:8.B.10")
def test_the_large_lab_is_turned_from_4_to_6_spaces() -> None:
    match = workshop(3, 4)
    play(match, "0 improve large_six")
    assert match.view()["spaces"][0] == {"small": 3, "large": 6}


@pytest.mark.rule("leonardo:8.B.11")
@pytest.mark.parametrize("lab", ["small", "large"])
def test_a_mechanical_man_is_at_once_in_the_lab_it_was_bought_for(lab: str) -> None:
    match = workshop(5, 6)
    play(match, f"0 improve man_{lab}")
    assert match.view()["men"][0] == {"small": 0, "large": 0, lab: 1}


@pytest.mark.rule("leonardo:8.B.11")
@pytest.mark.parametrize(("small", "large"), [(3, 0), (3, 4)])
def test_the_3_and_4_space_sides_hold_no_mechanical_man(small: int, large: int) -> None:
    match = workshop(small, large)
    for lab in ("small", "large"):
        assert clause_against(match, f"0 improve man_{lab}") == "8.B.11"


@pytest.mark.rule("leonardo:8.B.12", "leonardo:8.B.11")
def test_three_mechanical_men_are_the_most() -> None:
    match = workshop(5, 6)
    play(match, "0 improve man_large", "0 improve man_small", "0 improve man_large")
    assert match.view()["men"][0] == {"small": 1, "large": 2}
    assert match.view()["phase"] == "laboratory"  # nothing is left to buy, though the fourth benefit was not sold
    assert told(match, "left") == [(0, "workshop")]


@pytest.mark.rule("leonardo:8.B.12")
def test_with_three_mechanical_men_and_both_labs_turned_nothing_is_left_to_buy() -> None:
    assert told(workshop(5, 6, (1, 2)), "left") == [(0, "workshop")]


# ---- labs at work


@pytest.mark.rule("leonardo:8.B.7")
@pytest.mark.parametrize(("small", "large", "lab", "improvement"), [
    (3, 0, "small", "small_five"),
    (5, 0, "small", "man_small"),
    (3, 4, "large", "large_six"),
    (3, 6, "large", "man_large"),
])  # fmt: skip
def test_a_lab_at_work_is_not_changed(small: int, large: int, lab: str, improvement: str) -> None:
    """Ruling 13."""
    assert f"improve {improvement}" in choices(workshop(small, large))
    match = workshop(small, large, work=[{lab: 1}])
    assert clause_against(match, f"0 improve {improvement}") == "8.B.7"


@pytest.mark.rule("leonardo:8.B.7")
@pytest.mark.parametrize(("at_work", "offered"), [
    ("small", improvements("man_large")),
    ("large", improvements("man_small")),
])  # fmt: skip
def test_the_other_lab_is_improved_while_one_works(at_work: str, offered: set[str]) -> None:
    assert choices(workshop(5, 6, work=[{at_work: 1}])) == offered


@pytest.mark.rule("leonardo:8.B.7", "leonardo:8.B.9")
@pytest.mark.parametrize("small", [3, 5])
def test_the_large_lab_is_taken_while_the_small_one_works(small: int) -> None:
    """Ruling 13."""
    match = workshop(small, 0, work=[{"small": 1}])
    assert choices(match) == improvements("large_four")
    play(match, "0 improve large_four")
    assert match.view()["spaces"][0]["large"] == 4


@pytest.mark.rule("leonardo:8.B.7")
def test_later_purchases_build_on_earlier_ones() -> None:
    """Ruling 13: the large lab is taken, turned over and manned twice in one turn, for 0, 2, 3 and 4 florins."""
    match = workshop(3, 0, work=[{"small": 1}])
    for improvement in ("large_four", "large_six", "man_large", "man_large"):
        assert f"improve {improvement}" in choices(match)
        match.play(0, f"improve {improvement}")
    assert match.view()["spaces"][0] == {"small": 3, "large": 6}
    assert match.view()["men"][0] == {"small": 0, "large": 2}
    assert everything(match)["florins"][0] == 0


@pytest.mark.rule("leonardo:8.B.7")
def test_each_purchase_is_one_improvement() -> None:
    match = offer("workshop", 2, placed=[{"workshop": 2}, {"workshop": 1}], spaces=[{"small": 3, "large": 0}])
    play(match, "0 improve small_five")
    assert match.actors == (1,)
    assert (match.view()["spaces"][0], match.view()["men"][0]["small"]) == ({"small": 5, "large": 0}, 0)


# ---- the example of the rulebooks


def andrew_and_barbara(florins_of_barbara: int) -> bottega.Match:
    """Two apprentices each at the Workshop; Andrew (seat 0) came first. Barbara's only lab is at work.

    Barbara also has somebody at the Blacksmith, to show where play goes on.
    """
    match = table_of_two(florins_of_barbara)
    play(match, "0 send 2 workshop", "1 send 2 workshop", "0 pass", "1 send 1 blacksmith", "1 pass")
    return match


def table_of_two(florins_of_barbara: int) -> bottega.Match:
    return bottega.position("leonardo", {
        "players": 2, "phase": "assignment", "florins": [3, florins_of_barbara], "supply": [2, 3],
        "spaces": [{"small": 5, "large": 0}, {"small": 5, "large": 0}], "work": [{}, {"small": 1}],
        "hand": [{}, {"iron": 0}],
    }, seed=1)  # fmt: skip


def up_to_the_large_lab(match: bottega.Match) -> None:
    """The part that both rulebooks tell alike."""
    assert (match.view()["area"], match.actors) == ("workshop", (0,))
    play(match, "0 improve man_small")
    assert match.view()["men"][0]["small"] == 1
    assert everything(match)["florins"][0] == 3
    assert match.actors == (1,)
    assert choices(match) == {"pass", "improve large_four"}
    assert clause_against(match, "1 improve man_small") == "8.B.7"
    play(match, "1 improve large_four")
    assert match.view()["spaces"][1] == {"small": 5, "large": 4}
    assert match.actors == (0,)
    assert choices(match) == {"pass", "improve large_four"}
    play(match, "0 pass")
    assert (match.view()["supply"][0], match.view()["placed"][0]["workshop"]) == (2, 0)
    assert (match.actors, match.view()["price"]) == ((1,), 2)


@pytest.mark.rule(
    "leonardo:8.3", "leonardo:8.B.1", "leonardo:8.B.2", "leonardo:8.B.3", "leonardo:8.B.4", "leonardo:8.B.7"
)
def test_example_of_section_8_the_workshop_ends_in_english_with_barbara_keeping_her_florins() -> None:
    """Ruling 14: she could turn her new lab over for 3 florins and passes."""
    match = andrew_and_barbara(florins_of_barbara=5)
    up_to_the_large_lab(match)
    assert choices(match) == {"pass", "improve large_six"}
    play(match, "1 pass")
    assert_the_workshop_is_done(match, florins=[3, 3])


@pytest.mark.rule("leonardo:8.3", "leonardo:8.B.2", "leonardo:8.B.4", "leonardo:8.B.5", "leonardo:8.B.7")
def test_example_of_section_8_the_workshop_ends_in_french_with_barbara_unable_to_pay() -> None:
    """Ruling 14: she has 2 florins left, still has to decide, and can only pass."""
    match = andrew_and_barbara(florins_of_barbara=4)
    up_to_the_large_lab(match)
    assert choices(match) == {"pass"}
    assert clause_against(match, "1 improve large_six") == "8.B.5"
    play(match, "1 pass")
    assert_the_workshop_is_done(match, florins=[3, 2])


def assert_the_workshop_is_done(match: bottega.Match, florins: list[int]) -> None:
    view = match.view()
    assert (view["area"], view["price"], match.actors) == ("blacksmith", 0, (1,))
    assert [group["workshop"] for group in view["placed"]] == [0, 0]
    assert view["supply"] == [2, 2]
    assert view["spaces"] == [{"small": 5, "large": 0}, {"small": 5, "large": 4}]
    assert everything(match)["florins"] == florins


@pytest.mark.rule("leonardo:8.B.2")
def test_why_barbara_passes_in_the_example_makes_no_difference_to_what_is_seen() -> None:
    """Ruling 14."""
    endings = []
    for florins in (4, 5):
        match = andrew_and_barbara(florins)
        up_to_the_large_lab(match)
        play(match, "1 pass")
        endings.append(match)
    french, english = endings
    for seat in (0, None):
        assert english.view(seat) == french.view(seat)
