"""Section 8: the order of the areas, and who comes first in each of them."""

from typing import Any

import pytest

import bottega
from tests.games.steps import play

from .employment import CITY, OFFERS, asked_in_turn, council, offer, table


def in_rank_order(match: bottega.Match) -> list[int]:
    """The seats at the Council in the order they choose; all decline."""
    order = []
    match.play(match.actors[0], f"leonardo {match.view()['leonardo']}")
    while match.view()["phase"] == "choosing":
        (seat,) = match.actors
        order.append(seat)
        match.play(seat, "pass")
    return order


@pytest.mark.rule("leonardo:8.1")
def test_the_areas_are_resolved_from_a_to_h_and_then_the_labs() -> None:
    everywhere = dict.fromkeys(CITY, 1)
    match = table(
        "council", 4, placed=[everywhere], supply=[0], master=["small_lab"], work=[{"small": 1}], hand=[{"iron": 0}]
    )
    play(match, "0 leonardo 0", "0 pass")
    for area in OFFERS:
        assert match.view()["area"] == area
        assert match.view()["weeks"][0]["small"] == 0
        match.play(0, "pass")
    order = [
        event.args.get("place", event.name) for event in match.events if event.name in ("declined", "left", "worked")
    ]
    assert order == ["declined", *OFFERS, "worked"]
    assert match.view()["weeks"][0]["small"] == 2


@pytest.mark.rule("leonardo:8.1")
def test_an_area_without_anybody_is_passed_over() -> None:
    match = table("council", 2, placed=[{"kiln": 1}, {"academy": 1}])
    assert match.view()["area"] == "academy"
    play(match, "1 pass")
    assert match.view()["area"] == "kiln"


CROWDS: list[tuple[list[int], list[int], list[int]]] = [
    # apprentices of each seat, the seats whose master is there too, the order of rank
    ([1, 2], [], [1, 0]),
    ([3, 1], [], [0, 1]),
    ([1, 3, 2], [], [1, 2, 0]),
    ([1, 2], [0], [0, 1]),
    ([0, 1], [0], [0, 1]),
    ([3, 0], [1], [0, 1]),
    ([1, 2, 0], [0, 2], [0, 1, 2]),
    ([1, 2, 3, 4], [], [3, 2, 1, 0]),
    ([2, 1, 0, 4], [1, 2], [3, 1, 0, 2]),
    ([1, 4, 2, 5, 3], [], [3, 1, 4, 2, 0]),
    ([4, 1, 3, 0, 1], [1, 3, 4], [0, 1, 2, 4, 3]),
]


def masters(seats: list[int], area: str) -> list[str | None]:
    return [area if seat in seats else None for seat in range(5)]


@pytest.mark.rule("leonardo:8.2", "leonardo:8.3")
@pytest.mark.parametrize(("crowd", "with_master", "order"), CROWDS)
def test_most_people_act_first_and_a_master_counts_as_two(
    crowd: list[int], with_master: list[int], order: list[int]
) -> None:
    players = len(crowd)
    match = offer(
        "academy",
        players,
        placed=[{"academy": n} for n in crowd],
        supply=[0] * players,
        master=masters(with_master, "academy")[:players],
    )
    assert asked_in_turn(match) == order


@pytest.mark.rule("leonardo:8.2", "leonardo:8.A.5")
@pytest.mark.parametrize(("crowd", "with_master", "order"), CROWDS)
def test_at_the_council_too_most_people_choose_first(
    crowd: list[int], with_master: list[int], order: list[int]
) -> None:
    players = len(crowd)
    match = council(players, crowd, master=masters(with_master, "council")[:players])
    if players > 2:
        order = order[:-1]  # all are there, so the last is sent away
    assert in_rank_order(match) == order


@pytest.mark.rule("leonardo:8.2")
@pytest.mark.parametrize("area", OFFERS)
def test_each_area_ranks_by_the_people_who_are_there_and_nowhere_else(area: str) -> None:
    elsewhere = "rope_maker" if area != "rope_maker" else "small_lab"
    placed = [{area: 1, elsewhere: 3}, {area: 2}, {elsewhere: 2}]
    match = offer(area, 3, placed=placed, supply=[0, 0, 0], spaces=[{"small": 5}] * 3, work=works(3))
    assert asked_in_turn(match) == [1, 0]


@pytest.mark.rule("leonardo:8.3")
@pytest.mark.parametrize("first", range(5))
def test_in_a_tie_the_group_that_came_first_is_closer_to_the_arrow_and_wins(first: int) -> None:
    match = table("assignment", 5, leonardo=first, supply=[1] * 5, master=["small_lab"] * 5, work=works(5))
    order = [(first + offset) % 5 for offset in range(5)]
    play(match, *(f"{seat} send 1 joiner" for seat in order))
    assert match.view()["area"] == "joiner"
    assert asked_in_turn(match) == order


def works(players: int) -> list[dict[str, int]]:
    return [{"small": number} for number in (1, 2, 3, 4, 5)[:players]]


@pytest.mark.rule("leonardo:8.3", "leonardo:8.2")
@pytest.mark.parametrize(("first", "second"), [("send 2 kiln", "master kiln"), ("master kiln", "send 2 kiln")])
def test_a_master_and_two_apprentices_are_a_tie(first: str, second: str) -> None:
    match = table("assignment", 2)
    play(match, f"0 {first}", f"1 {second}", "0 pass", "1 pass")
    assert asked_in_turn(match) == [0, 1]


@pytest.mark.rule("leonardo:8.3", "leonardo:7.7")
def test_a_group_that_grew_later_keeps_its_place_at_the_arrow() -> None:
    match = table("assignment", 2)
    play(match, "0 send 1 kiln", "1 send 3 kiln", "0 master kiln", "1 pass", "0 pass")
    assert asked_in_turn(match) == [0, 1]


@pytest.mark.rule("leonardo:8.3")
def test_a_larger_group_comes_first_however_far_from_the_arrow() -> None:
    match = table("assignment", 2)
    play(match, "0 send 2 kiln", "1 send 3 kiln", "0 pass", "1 pass")
    assert asked_in_turn(match) == [1, 0]


@pytest.mark.rule("leonardo:8.3")
@pytest.mark.parametrize("also", [{}, {"arrivals": {"kiln": 2}}])
def test_a_described_queue_decides_a_tie(also: dict[str, Any]) -> None:
    match = offer("kiln", 2, placed=[{"kiln": 2}, {"kiln": 2}], arrival=[{"kiln": 2}, {"kiln": 1}], **also)
    assert asked_in_turn(match) == [1, 0]
