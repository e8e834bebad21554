"""Section 7: phase B, people are sent out."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play, told

from .box import CITY, PLAYERS, at, hand, idle, moves

SUPPLY = None  # where a master is who was not sent


def asked_in(match: bottega.Match, area: str) -> list[int]:
    """Lets everybody in the present area pass; returns the seats in the order in which they moved."""
    order: list[int] = []
    while match.view()["area"] == area:
        order += match.actors
        idle(match)
    return order


# ---- 7.1 to 7.3: one move each, round after round


@pytest.mark.rule("leonardo:7.1")
@pytest.mark.parametrize(("players", "holder"), [(n, holder) for n in PLAYERS for holder in range(n)])
def test_from_leonardos_holder_clockwise_round_after_round(players: int, holder: int) -> None:
    match = at("laboratory", players, leonardo=holder)
    order = [(holder + offset) % players for offset in range(players)]
    play(match, *(f"{seat} done" for seat in order))
    placed: list[int] = []
    for area in ("kiln", "joiner"):
        for _ in range(players):
            placed += match.actors
            match.play(match.actors[0], f"send 1 {area}")
    assert placed == order * 2


@pytest.mark.rule("leonardo:7.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_phase_ends_when_all_have_passed(players: int) -> None:
    match = at("assignment", players)
    play(match, "0 send 1 council")
    for seat in [*range(1, players), 0]:
        assert match.view()["phase"] == "assignment"
        play(match, f"{seat} pass")
    assert match.view()["phase"] == "naming"


@pytest.mark.rule("leonardo:7.1")
@pytest.mark.parametrize("step", ["1 pass", "1 send 1 kiln", "2 master council"])
def test_nobody_places_out_of_turn(step: str) -> None:
    assert clause_against(at("assignment", 3), step) == "7.1"


@pytest.mark.rule("leonardo:7.1", "leonardo:7.3")
def test_a_player_who_has_passed_is_skipped_in_the_next_rounds() -> None:
    match = at("assignment", 3)
    play(match, "0 send 1 kiln", "1 pass", "2 send 1 kiln", "0 send 1 joiner", "2 pass")
    assert match.actors == (0,)
    play(match, "0 master council")
    assert match.actors == (0,)
    assert match.view()["passed"] == [1, 2]


@pytest.mark.rule("leonardo:7.2")
def test_the_choice_is_some_apprentices_to_one_place_or_the_master_or_a_pass() -> None:
    match = at("assignment", supply=[3])
    sends = {f"send {count} {area}" for count in (1, 2, 3) for area in CITY}
    assert moves(match) == {"pass"} | sends | {f"master {area}" for area in CITY}


@pytest.mark.rule("leonardo:7.2")
@pytest.mark.parametrize("move", ["send 1 kiln", "send 3 kiln", "master kiln", "pass"])
def test_after_one_thing_it_is_the_next_players_turn(move: str) -> None:
    match = at("assignment", 3)
    play(match, f"0 {move}")
    assert match.actors == (1,)


@pytest.mark.rule("leonardo:7.2")
@pytest.mark.parametrize("place", [*CITY, "small_lab", "large_lab"])
def test_the_apprentices_sent_leave_the_supply_for_one_place(place: str) -> None:
    work = {"small": 1, "large": 2}
    match = at("assignment", 4, spaces=[{"large": 4}], work=[work], hand=[hand()], supply=[5])
    play(match, f"0 send 3 {place}")
    assert match.view()["supply"][0] == 2
    assert {where: n for where, n in match.view()["placed"][0].items() if n} == {place: 3}
    assert match.view()["master"][0] is SUPPLY


@pytest.mark.rule("leonardo:7.2")
@pytest.mark.parametrize("place", [*CITY, "small_lab"])
def test_the_master_goes_alone(place: str) -> None:
    match = at("assignment", work=[{"small": 1}], supply=[3])
    play(match, f"0 master {place}")
    assert match.view()["master"][0] == place
    assert match.view()["supply"][0] == 3


@pytest.mark.rule("leonardo:7.2")
def test_no_more_apprentices_are_sent_than_the_supply_has() -> None:
    match = at("assignment", supply=[2])
    assert clause_against(match, "0 send 3 kiln") == "7.2"
    play(match, "0 send 2 kiln", "1 pass")
    assert clause_against(match, "0 send 1 joiner") == "7.2"


@pytest.mark.rule("leonardo:7.2")
def test_the_master_is_sent_once() -> None:
    match = at("assignment", master=["academy"])
    assert clause_against(match, "0 master kiln") == "7.2"
    assert clause_against(match, "0 master academy") == "7.2"


@pytest.mark.rule("leonardo:7.3")
def test_a_pass_is_final_though_people_are_left() -> None:
    match = at("assignment")
    play(match, "0 pass", "1 send 1 kiln")
    assert match.view()["supply"][0] > 0
    assert match.actors == (1,)
    assert clause_against(match, "0 send 1 kiln") == "7.1"


@pytest.mark.rule("leonardo:7.3")
def test_a_pass_counts_for_one_phase_only() -> None:
    match = at("assignment", turn=2)
    play(match, "0 pass", "1 pass", "0 done", "1 done")
    assert match.view()["phase"] == "assignment"
    assert match.view()["passed"] == []
    play(match, "0 send 1 kiln")


# ---- 7.4, 7.5: where to


@pytest.mark.rule("leonardo:7.4")
@pytest.mark.parametrize("lab", ["small", "large"])
def test_an_idle_lab_takes_nobody(lab: str) -> None:
    other = {"small": "large", "large": "small"}[lab]
    match = at("assignment", spaces=[{"large": 4}], work=[{other: 1}])
    assert clause_against(match, f"0 send 1 {lab}_lab") == "7.4"
    assert clause_against(match, f"0 master {lab}_lab") == "7.4"


@pytest.mark.rule("leonardo:7.4")
def test_a_lab_that_is_not_owned_takes_nobody() -> None:
    match = at("assignment", work=[{"small": 1}])
    assert match.view()["spaces"][0]["large"] == 0
    assert clause_against(match, "0 master large_lab") == "7.4"


@pytest.mark.rule("leonardo:7.4")
def test_the_lab_of_another_player_is_no_place_to_go() -> None:
    match = at("assignment", work=[{}, {"small": 1}])
    assert clause_against(match, "0 send 1 small_lab") == "7.4"


@pytest.mark.rule("leonardo:7.4")
def test_all_eight_areas_and_every_lab_at_work_are_open() -> None:
    match = at("assignment", spaces=[{"large": 4}], work=[{"small": 1, "large": 2}], supply=[1])
    places = (*CITY, "small_lab", "large_lab")
    assert moves(match, "master") == {f"master {place}" for place in places}
    assert moves(match, "send") == {f"send 1 {place}" for place in places}


@pytest.mark.rule("leonardo:7.5")
@pytest.mark.parametrize("place", [*CITY, "small_lab"])
def test_apprentices_are_sent_to_a_place_once_and_elsewhere_afterwards(place: str) -> None:
    match = at("assignment", 4, work=[{"small": 1}], supply=[4])
    play(match, f"0 send 1 {place}", "1 pass", "2 pass", "3 pass")
    assert clause_against(match, f"0 send 1 {place}") == "7.5"
    elsewhere = {*CITY, "small_lab"} - {place}
    assert moves(match, "send") == {f"send {count} {other}" for count in (1, 2, 3) for other in elsewhere}


@pytest.mark.rule("leonardo:7.5")
@pytest.mark.parametrize("place", ["kiln", "small_lab"])
def test_the_master_joins_the_apprentices_later(place: str) -> None:
    match = at("assignment", work=[{"small": 1}])
    play(match, f"0 send 1 {place}", "1 pass", f"0 master {place}")
    assert match.view()["master"][0] == place
    assert match.view()["placed"][0][place] == 1


@pytest.mark.rule("leonardo:7.5")
@pytest.mark.parametrize("place", ["kiln", "small_lab"])
def test_apprentices_join_the_master_once(place: str) -> None:
    match = at("assignment", work=[{"small": 1}])
    play(match, f"0 master {place}", "1 pass", f"0 send 1 {place}")
    assert match.view()["placed"][0][place] == 1
    assert clause_against(match, f"0 send 1 {place}") == "7.5"


@pytest.mark.rule("leonardo:7.5")
def test_what_one_sends_does_not_keep_others_away() -> None:
    match = at("assignment")
    play(match, "0 send 1 kiln", "1 send 2 kiln")
    assert [groups["kiln"] for groups in match.view()["placed"]] == [1, 2]


@pytest.mark.rule("leonardo:7.5")
def test_in_the_next_turn_apprentices_go_there_again() -> None:
    match = at("assignment", turn=2)
    play(match, "0 send 1 kiln", "1 pass", "0 pass", "0 pass", "0 done", "1 done")
    play(match, "0 send 1 kiln")
    assert match.view()["placed"][0]["kiln"] == 1


# ---- 7.6 to 7.8: the queue in the city


@pytest.mark.rule("leonardo:7.6")
@pytest.mark.parametrize("area", CITY)
def test_the_first_group_is_at_the_arrow_and_later_ones_to_the_right(area: str) -> None:
    match = at("assignment", 4, leonardo=2)
    play(match, f"2 send 1 {area}", f"3 master {area}", f"0 send 3 {area}", f"1 send 2 {area}")
    assert [queue[area] for queue in match.view()["arrival"]] == [3, 4, 1, 2]


@pytest.mark.rule("leonardo:7.6")
def test_each_area_has_its_own_queue() -> None:
    match = at("assignment")
    play(match, "0 send 1 kiln", "1 send 1 joiner", "0 send 1 joiner", "1 send 1 kiln")
    assert [queue["kiln"] for queue in match.view()["arrival"]] == [1, 2]
    assert [queue["joiner"] for queue in match.view()["arrival"]] == [2, 1]


@pytest.mark.rule("leonardo:7.6")
def test_of_equal_groups_the_one_at_the_arrow_moves_first() -> None:
    match = at("assignment", 3, leonardo=1)
    play(match, "1 send 1 kiln", "2 send 1 kiln", "0 send 1 kiln", "1 pass", "2 pass", "0 pass")
    assert asked_in(match, "kiln") == [1, 2, 0]


@pytest.mark.rule("leonardo:7.6")
def test_the_queue_starts_again_in_the_next_turn() -> None:
    match = at("assignment", turn=2)
    play(match, "0 send 1 kiln", "1 pass", "0 pass", "0 pass", "0 done", "1 done")
    play(match, "0 pass", "1 send 1 kiln")
    assert [queue["kiln"] for queue in match.view()["arrival"]] == [0, 1]


@pytest.mark.rule("leonardo:7.7")
@pytest.mark.parametrize(("first", "later"), [("send 1 kiln", "master kiln"), ("master kiln", "send 1 kiln")])
def test_later_people_join_their_group_at_its_place(first: str, later: str) -> None:
    match = at("assignment")
    play(match, f"0 {first}", "1 send 3 kiln", f"0 {later}", "1 pass", "0 pass")
    assert [queue["kiln"] for queue in match.view()["arrival"]] == [1, 2]
    assert asked_in(match, "kiln") == [0, 1]  # three against three


@pytest.mark.rule("leonardo:7.7", "leonardo:8.A.8")
def test_a_group_keeps_its_place_when_its_first_piece_is_moved_away() -> None:
    match = at("assignment", supply=[2, 3])
    play(match, "0 send 1 joiner", "1 send 2 joiner", "0 master joiner", "1 pass", "0 send 1 council")
    play(match, "0 leonardo 0", "0 benefit move", "0 lift 0 joiner", "0 settle kiln")
    assert match.view()["placed"][0]["joiner"] == 0
    assert asked_in(match, "joiner") == [0, 1]  # the master against two


@pytest.mark.rule("leonardo:7.8")
@pytest.mark.parametrize("area", CITY)
def test_any_number_of_people_fits_into_an_area(area: str) -> None:
    match = at("assignment", 5, supply=[9] * 5)
    play(match, *(f"{seat} send 9 {area}" for seat in range(5)), *(f"{seat} master {area}" for seat in range(4)))
    assert [groups[area] for groups in match.view()["placed"]] == [9] * 5
    assert match.view()["master"] == [area] * 4 + [SUPPLY]
    assert f"master {area}" in moves(match)


# ---- 7.9: the spaces of a lab


# spaces of the lab, mechanical men in it, people it takes, weeks with the master among them (section 5 of the data)
LABS = [
    ("small", 3, 0, 3, 4),
    ("large", 4, 0, 4, 5),
    ("small", 5, 0, 5, 6),
    ("small", 5, 1, 4, 7),
    ("large", 6, 0, 6, 7),
    ("large", 6, 1, 5, 8),
    ("large", 6, 2, 4, 9),
]
each_lab = pytest.mark.parametrize(("lab", "spaces", "men", "room", "weeks"), LABS)


def at_work(lab: str, spaces: int, men: int, **said: Any) -> bottega.Match:
    """Seat 0 has nine apprentices and one lab at work, of this size and with these mechanical men."""
    labs = {"spaces": [{lab: spaces}], "men": [{lab: men}], "work": [{lab: 21}], "hand": [hand()]}
    return at("assignment", 4, supply=[9], **(labs | said))


@pytest.mark.rule("leonardo:7.9")
@each_lab
def test_apprentices_take_the_spaces_without_a_mechanical_man(
    lab: str, spaces: int, men: int, room: int, weeks: int
) -> None:
    match = at_work(lab, spaces, men)
    place = f"{lab}_lab"
    assert {m for m in moves(match, "send") if place in m} == {f"send {n} {place}" for n in range(1, room + 1)}
    assert clause_against(match, f"0 send {room + 1} {place}") == "7.9"
    play(match, f"0 send {room} {place}", "1 pass", "2 pass", "3 pass")
    assert clause_against(match, f"0 master {place}") == "7.9"


@pytest.mark.rule("leonardo:7.9")
@each_lab
def test_the_master_takes_a_space_too(lab: str, spaces: int, men: int, room: int, weeks: int) -> None:
    place = f"{lab}_lab"
    match = at_work(lab, spaces, men, master=[place])
    assert clause_against(match, f"0 send {room} {place}") == "7.9"
    play(match, f"0 send {room - 1} {place}")
    assert match.view()["placed"][0][place] == room - 1


@pytest.mark.rule("leonardo:7.9", "leonardo:8.L.1")
@each_lab
def test_the_most_weeks_a_lab_can_gather_in_one_turn(lab: str, spaces: int, men: int, room: int, weeks: int) -> None:
    place = f"{lab}_lab"
    match = at_work(lab, spaces, men)
    play(match, f"0 send {room - 1} {place}", "1 pass", "2 pass", "3 pass", f"0 master {place}", "0 pass")
    assert match.view()["weeks"][0][lab] == weeks


@pytest.mark.rule("leonardo:7.9")
def test_each_lab_has_its_own_spaces() -> None:
    labs = {"spaces": [{"large": 4}], "work": [{"small": 1, "large": 2}]}
    match = at("assignment", 4, supply=[9], **labs)
    play(match, "0 send 3 small_lab", "1 pass", "2 pass", "3 pass", "0 send 3 large_lab")
    assert "master large_lab" in moves(match)
    assert clause_against(match, "0 master small_lab") == "7.9"


# ---- 7.10: passing automatically


@pytest.mark.rule("leonardo:7.10")
def test_a_player_with_nobody_left_passes_automatically() -> None:
    match = at("assignment", 3, supply=[2, 2, 2])
    play(match, "0 send 2 kiln", "1 send 1 kiln", "2 send 1 kiln", "0 master council", "1 pass")
    assert match.actors == (2,)
    play(match, "2 send 1 joiner")
    assert match.actors == (2,)
    assert told(match, "passed") == [(1,), (0,)]


@pytest.mark.rule("leonardo:7.10")
def test_the_phase_ends_automatically_when_nobody_has_anybody_left() -> None:
    match = at("assignment", supply=[1, 1], master=["kiln", "kiln"])
    play(match, "0 send 1 council", "1 send 1 council")
    assert match.view()["phase"] == "naming"


@pytest.mark.rule("leonardo:7.10")
def test_a_player_who_has_sent_apprentices_everywhere_has_nowhere_to_send_more() -> None:
    out = {"placed": [dict.fromkeys(CITY, 1)], "sent": [list(CITY)], "supply": [1], "master": ["kiln"]}
    match = at("assignment", 4, **out)
    assert match.actors == (1,)
    assert match.view()["passed"] == [0]


@pytest.mark.rule("leonardo:7.10")
@pytest.mark.parametrize(
    "left",
    [
        {"work": [{"small": 1}]},
        {"master": [None]},
        {"placed": [dict.fromkeys(CITY[1:], 1)], "sent": [list(CITY[1:])]},
    ],
    ids=["a lab at work", "the master", "an area"],
)
def test_a_player_who_can_still_send_somebody_has_to_decide(left: dict[str, Any]) -> None:
    out = {"placed": [dict.fromkeys(CITY, 1)], "sent": [list(CITY)], "supply": [1], "master": ["kiln"]}
    match = at("assignment", 4, **(out | left))
    assert match.actors == (0,)


@pytest.mark.rule("leonardo:7.10", "leonardo:10.4")
@pytest.mark.parametrize("turn", [8, 9])
def test_without_a_lab_at_work_there_is_nowhere_to_go_in_the_turns_of_pure_research(turn: int) -> None:
    match = at("assignment", 3, turn=turn, work=[{}, {"small": 1}])
    assert match.actors == (1,)
    assert match.view()["passed"] == [0]


@pytest.mark.rule("leonardo:7.10", "leonardo:10.4")
def test_with_every_lab_full_there_is_nowhere_to_go_in_the_turns_of_pure_research() -> None:
    match = at("assignment", turn=8, supply=[5], work=[{"small": 1}])
    play(match, "0 send 3 small_lab")
    assert match.view()["phase"] == "announcing"
    assert told(match, "passed") == [(1,), (0,)]
