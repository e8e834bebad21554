"""Section 8: the labs at work."""

from typing import Any

import pytest

import bottega
from tests.games.steps import play

from .employment import everything, offer, table, told


def research(small: int = 5, large: int = 6, players: int = 2, **said: Any) -> bottega.Match:
    """Seat 0 has both labs at work, on 21 and 22, and nobody else works; the research of the turn is done."""
    said = {"work": [{"small": 21, "large": 22}], "supply": [0], "spaces": [{"small": small, "large": large}], **said}
    return table("research", players, **said)


def weeks(match: bottega.Match) -> tuple[int, int]:
    labs = match.view()["weeks"][0]
    return labs["small"], labs["large"]


@pytest.mark.rule("leonardo:8.L.1")
@pytest.mark.parametrize(("apprentices", "master", "men", "gain"), [
    (0, False, 0, 0), (1, False, 0, 1), (2, False, 0, 2), (3, False, 0, 3), (6, False, 0, 6),
    (0, True, 0, 2), (1, True, 0, 3), (5, True, 0, 7),
    (0, False, 1, 2), (0, False, 2, 4), (2, False, 2, 6),
    (3, True, 2, 9), (4, True, 1, 8),
])  # fmt: skip
def test_an_apprentice_gives_one_week_a_master_two_a_mechanical_man_two(
    apprentices: int, master: bool, men: int, gain: int
) -> None:
    match = research(
        placed=[{"large_lab": apprentices}], master=["large_lab" if master else None], men=[{"large": men}],
        weeks=[{"small": 3, "large": 4}],
    )  # fmt: skip
    assert weeks(match) == (3, 4 + gain)
    assert told(match, "worked") == ([(0, "large", gain, 4 + gain)] if gain else [])


@pytest.mark.rule("leonardo:8.L.1")
def test_each_lab_gains_by_its_own_people_only() -> None:
    match = research(placed=[{"small_lab": 1, "large_lab": 3}], master=["small_lab"], men=[{"small": 1, "large": 1}])
    assert weeks(match) == (5, 5)


@pytest.mark.rule("leonardo:8.L.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_s_labs_do_their_research(players: int) -> None:
    match = table(
        "research", players, work=[{"small": 21 + seat} for seat in range(players)],
        placed=[{"small_lab": 1 + seat % 2} for seat in range(players)], leonardo=players - 1,
    )  # fmt: skip
    gains = [1, 2, 3, 2, 1][:players]  # set c has a mechanical man
    assert [labs["small"] for labs in match.view()["weeks"]] == gains


@pytest.mark.rule("leonardo:8.L.1", "leonardo:7.9")
@pytest.mark.parametrize(("spaces", "place"), [(5, "small_lab"), (6, "large_lab")])
def test_people_work_alike_on_every_space_those_for_mechanical_men_included(spaces: int, place: str) -> None:
    """Ruling 15: only their number counts."""
    match = table(
        "assignment", 2, work=[{"small": 21, "large": 22}], spaces=[{"small": 5, "large": 6}],
        men=[{"small": 0, "large": 0}], supply=[spaces], master=["kiln", "kiln"],
    )  # fmt: skip
    play(match, f"0 send {spaces} {place}", "1 pass")
    assert match.view()["placed"][0][place] == spaces
    play(match, "0 pass", "1 pass")  # the masters leave the Kiln
    assert weeks(match) == ((5, 0) if place == "small_lab" else (0, 6))


@pytest.mark.rule("leonardo:8.L.2")
def test_mechanical_men_work_without_anybody_else_in_every_turn() -> None:
    match = research(turn=5, men=[{"small": 1, "large": 2}])
    assert weeks(match) == (2, 4)
    for turn, gained in ((6, (4, 8)), (7, (6, 12)), (8, (8, 15)), (9, (10, 15))):
        play(match, "0 done", "0 done", "1 done", "0 pass", *(["1 pass"] if turn < 8 else []))
        assert (match.view()["turn"], weeks(match)) == (turn, gained)


@pytest.mark.rule("leonardo:8.L.2")
def test_mechanical_men_in_an_idle_lab_do_nothing() -> None:
    match = table(
        "research", 2, spaces=[{"small": 5, "large": 6}], men=[{"small": 1, "large": 2}], work=[{"small": 21}]
    )
    assert weeks(match) == (2, -1)
    assert told(match, "worked") == [(0, "small", 2, 2)]


@pytest.mark.rule("leonardo:8.L.2")
def test_mechanical_men_stay_in_their_lab() -> None:
    match = research(men=[{"small": 1, "large": 2}], placed=[{"small_lab": 2}], master=["large_lab"])
    assert match.view()["men"][0] == {"small": 1, "large": 2}
    play(match, "0 done", "0 cancel small")
    assert match.view()["men"][0] == {"small": 1, "large": 2}


@pytest.mark.rule("leonardo:8.L.2")
def test_mechanical_men_stay_when_the_work_of_their_lab_is_completed() -> None:
    match = research(work=[{"small": 1}], weeks=[{"small": 2}], men=[{"small": 1}], large=0)
    play(match, "0 announce small")
    assert told(match, "completed") == [(0, 1, 4)]
    assert match.view()["men"][0]["small"] == 1


@pytest.mark.rule("leonardo:8.L.2", "leonardo:8.B.11")
def test_a_mechanical_man_bought_this_turn_works_from_the_next_start_of_its_lab() -> None:
    match = offer("workshop", 2, placed=[{"workshop": 1}], spaces=[{"small": 5}], hand=[{"iron": 1}])
    play(match, "0 improve man_small", "0 pass")
    assert told(match, "worked") == []
    play(match, "0 start small 1", "1 done", "0 pass", "1 pass")
    assert told(match, "worked") == [(0, "small", 2, 2)]


@pytest.mark.rule("leonardo:8.L.3")
@pytest.mark.parametrize("lab", ["small_lab", "large_lab"])
def test_master_and_apprentices_return_to_the_supply(lab: str) -> None:
    match = research(placed=[{"small_lab": 2, "large_lab": 3}], master=[lab])
    view = match.view()
    assert (view["supply"][0], view["master"][0]) == (5, None)
    assert (view["placed"][0]["small_lab"], view["placed"][0]["large_lab"]) == (0, 0)


@pytest.mark.rule("leonardo:8.L.3")
def test_the_workers_of_the_labs_can_be_sent_again_in_the_next_turn() -> None:
    match = research(placed=[{"small_lab": 2}], master=["small_lab"])
    play(match, "0 done", "0 done", "1 done", "0 send 2 small_lab", "1 pass", "0 master small_lab")
    assert weeks(match) == (8, 0)


@pytest.mark.rule("leonardo:8.L.4")
@pytest.mark.parametrize("before", range(10, 16))
def test_the_track_ends_at_15(before: int) -> None:
    match = research(placed=[{"large_lab": 4}], weeks=[{"small": 0, "large": before}])
    assert weeks(match) == (0, min(15, before + 4))
    assert everything(match)["supply"][0] == 4
