"""What the sensible beginner at Leonardo da Vinci thinks, in positions in which the best choice is plain."""

from typing import Any

import pytest

import bottega
from bottega.engine.match import Match
from tests.bots.scoring import best, worths
from tests.games.steps import play

from .employment import council, table
from .employment import offer as offer_of
from .steps import at_an_auction

Said = dict[str, Any]
COMPONENTS = ("iron", "glass", "wood", "brick", "rope")


def hand(text: str) -> dict[str, int]:
    return {component: text.split().count(component) for component in COMPONENTS}


def position(phase: str, held: str = "", players: int = 2, **said: Any) -> Match:
    """Seat 0 is to move and has these components; the others have none."""
    hands = [hand(held), *[hand("")] * (players - 1)]
    return table(phase, players, **{"leonardo": 0, "hand": hands, **said})


# ---- labs


@pytest.mark.parametrize(
    ("held", "said", "move"),
    [
        ("iron wood", {"requested": [1, 6, 8]}, "start small 1"),  # 7 for one turn, 11 for two
        ("iron wood", {"requested": [6, 12, 8]}, "start small 6"),  # the only one that is requested
        ("iron wood", {"requested": [12, 8, 9]}, "done"),
        # the small lab has a mechanical man and is done with number 8 a turn sooner
        ("iron rope rope", {"requested": [8, 12, 9], "spaces": [{"small": 5, "large": 6}, {}],
                            "men": [{"small": 1}, {}]}, "start small 8"),
        # three turns of work: turn 7 is the last to begin it
        ("iron rope rope", {"requested": [8, 12, 9], "turn": 7}, "start small 8"),
        ("iron rope rope", {"requested": [8, 12, 9], "turn": 8}, "done"),
        # nine weeks are left; the lab does four a turn
        ("", {"work": [{"small": 8}, {}], "weeks": [{"small": 2}, {}], "turn": 7}, "done"),
        ("", {"work": [{"small": 8}, {}], "weeks": [{"small": 2}, {}], "turn": 8}, "cancel small"),
        ("", {"work": [{"small": 8}, {}], "weeks": [{"small": 7}, {}], "turn": 9}, "done"),
    ],
)  # fmt: skip
def test_it_begins_what_pays_in_time_and_gives_up_what_cannot_be_finished(held: str, said: Said, move: str) -> None:
    assert best(position("laboratory", held, **{"turn": 2, **said})) == move


@pytest.mark.parametrize(
    ("weeks", "said", "move"),
    [
        (1, {}, "send 3 small_lab"),
        (2, {}, "send 2 small_lab"),  # no more than there is to do
        (3, {}, "send 1 small_lab"),
        (2, {"supply": [1, 3], "academy": [6, 4]}, "master small_lab"),  # who counts for two
        (2, {"spaces": [{"small": 5}, {}], "men": [{"small": 1}, {}]}, "pass"),  # the mechanical man does it
        (2, {"master": ["small_lab", None]}, "pass"),
    ],
)
def test_in_the_last_turn_it_sends_as_many_as_the_lab_has_work_for(weeks: int, said: Said, move: str) -> None:
    lab: Said = {"work": [{"small": 1}, {}], "weeks": [{"small": weeks}, {}]}
    assert best(position("assignment", turn=9, **lab, **said)) == move


def test_a_week_on_a_dearer_invention_is_worth_more_and_one_on_a_marked_invention_less() -> None:
    both: Said = {
        "spaces": [{"small": 3, "large": 4}, {}],
        "weeks": [{"small": 0, "large": 0}, {}],
        "turn": 9,
    }
    by_price = worths(position("assignment", work=[{"small": 3, "large": 25}, {}], **both))
    assert by_price["send 1 small_lab"] > by_price["send 1 large_lab"] > 0  # 7 for 4 weeks, 23 for 15
    late: Said = {
        "work": [{"small": 2, "large": 3}, {}],
        "marked": [{"small": 2}, {}],
        "requested": [3, 12, 8],
    }
    for_grey = worths(position("assignment", completed=[[], [2]], **late, **both))
    assert for_grey["send 1 large_lab"] > for_grey["send 1 small_lab"] > 0


def test_it_sends_to_the_city_the_workers_that_the_labs_can_spare() -> None:
    lab: Said = {"work": [{"small": 1}, {}], "requested": [6, 12, 8], "turn": 6}
    spare: Said = {**lab, "weeks": [{"small": 2}, {}]}  # two of three have work
    assert best(position("assignment", "iron", **spare)) == "send 1 joiner"
    busy = worths(position("assignment", "iron", **{**lab, "weeks": [{"small": 0}, {}]}))
    assert max(busy, key=lambda move: busy[move]) == "send 3 small_lab"


# ---- the city


@pytest.mark.parametrize(
    ("said", "move"),
    [
        ({}, "send 1 joiner"),  # for number 6 it lacks wood
        ({"placed": [{}, {"joiner": 1}], "florins": [0, 3]}, "send 2 joiner"),  # it has to be stronger
        ({"placed": [{}, {"joiner": 1}], "supply": [1, 4], "academy": [6, 2], "florins": [1, 3]}, "master joiner"),
        ({"requested": [12, 9, 13], "turn": 7, "council_florins": 6}, "send 1 council"),
    ],
)
def test_it_gets_the_component_that_is_missing(said: Said, move: str) -> None:
    match = position("assignment", "iron", **{"turn": 6, "requested": [6, 12, 8], **said})
    assert best(match) == move


def test_where_others_are_stronger_it_goes_only_if_it_can_pay() -> None:
    behind: Said = {
        "turn": 6,
        "requested": [6, 12, 8],
        "placed": [{}, {"joiner": 3}],
        "master": [None, "joiner"],
    }
    rich = worths(position("assignment", "iron", florins=[2, 3], **behind))
    poor = worths(position("assignment", "iron", florins=[1, 3], **behind))
    assert rich["send 1 joiner"] > 0 > poor["send 1 joiner"]


def test_it_sends_nobody_after_those_who_are_there() -> None:
    there: Said = {"turn": 6, "requested": [6, 12, 8], "placed": [{"joiner": 1}, {}]}
    assert worths(position("assignment", "iron", **there))["master joiner"] < 0


def test_apprentices_pay_early_and_improvements_until_the_fourth_turn() -> None:
    def of(turn: int) -> dict[str, int]:
        return worths(position("assignment", turn=turn))

    assert of(1)["send 1 academy"] > of(1)["send 1 workshop"] > 0
    assert of(1)["send 1 academy"] > of(6)["send 1 academy"] > 0
    assert of(4)["send 1 workshop"] > 0 > of(5)["send 1 workshop"]
    none_left: Said = {"academy": [0, 4], "supply": [7, 3]}
    assert worths(position("assignment", turn=1, **none_left))["send 1 academy"] < 0
    improved: Said = {"spaces": [{"small": 5, "large": 6}, {}], "men": [{"small": 1, "large": 2}, {}]}
    assert worths(position("assignment", turn=1, **improved))["send 1 workshop"] < 0


def test_the_council_is_worth_its_florins_to_the_first_in_rank() -> None:
    said: Said = {"turn": 7, "council_florins": 5, "active": 0}
    assert best(position("assignment", **said)) == "send 1 council"
    others = [{}, {"council": 1}, {"council": 1}]
    with_others = worths(position("assignment", players=3, placed=others, **said))
    assert with_others["send 2 council"] > 0 > with_others["send 1 council"]  # the last of three is sent home
    to_be_won = worths(position("assignment", **{**said, "leonardo": 1}))
    assert to_be_won["send 1 council"] > worths(position("assignment", **said))["send 1 council"]


# ---- the Council


def at_the_council(*before: str, **said: Any) -> str:
    match = council(2, [2, 0], **{"requested": [6, 12, 8], "hand": [hand("iron"), hand("")], **said})
    return best(match, *before)


def test_at_the_council_it_names_its_own_seat_and_takes_florins_or_what_it_lacks() -> None:
    assert at_the_council() == "leonardo 0"
    assert at_the_council("leonardo 0", council_florins=6) == "benefit florins"
    assert at_the_council("leonardo 0", "benefit florins", council_florins=6) == "collect"
    assert at_the_council("leonardo 0", council_florins=1, florins=[2, 2]) == "benefit component"
    assert at_the_council("leonardo 0", "benefit component", florins=[2, 2]) == "take wood"
    assert at_the_council("leonardo 0", council_florins=1, florins=[0, 2]) == "benefit florins"  # nothing to pay with
    sold_out: Said = {"hand": [hand("iron"), {**hand(""), "wood": 12}]}
    assert at_the_council("leonardo 0", council_florins=1, florins=[2, 2], **sold_out) == "benefit florins"


def test_it_looks_at_cards_and_moves_nobody() -> None:
    assert at_the_council("leonardo 0", "benefit look") == "look"
    moving = council(2, [2, 0], placed=[{"kiln": 1}, {"kiln": 2}])
    assert best(moving, "leonardo 0", "benefit move") == "pass"


# ---- what is offered


def offered(area: str, price: int, **said: Any) -> str:
    """What seat 0 does after `price` others, each of which has raised the price."""
    players = price + 1
    crowd = [{area: 1}, *[{area: 2}] * price]
    match = offer_of(
        area,
        players,
        **{
            "leonardo": 0,
            "placed": crowd,
            "florins": [9] * players,
            "hand": [hand("iron"), *[hand("")] * price],
            "requested": [6, 12, 8, 9][: max(3, players)],
            **said,
        },
    )
    while match.actors != (0,):
        (seat,) = match.actors
        match.play(seat, next(move for move in match.legal(seat) if move.name != "pass"))
    return best(match)


@pytest.mark.parametrize(
    ("area", "said", "move"),
    [
        ("joiner", {}, "take wood"),
        ("joiner", {"turn": 7}, "take wood"),
        ("academy", {"turn": 2}, "hire"),
        ("academy", {"turn": 7}, "hire"),
        ("workshop", {"turn": 2}, "improve large_four"),  # a second lab first
        ("workshop", {"turn": 2, "spaces": [{"small": 5, "large": 4}, {"small": 3}]}, "improve man_small"),
        ("workshop", {"turn": 6}, "pass"),
    ],
)
def test_for_nothing_it_takes_what_is_of_use(area: str, said: Said, move: str) -> None:
    alone: Said = {"placed": [{area: 1}, {}], "florins": [9, 9], "hand": [hand("iron"), hand("")]}
    match = offer_of(area, 2, **{"leonardo": 0, "requested": [6, 12, 8], "turn": 3, **alone, **said})
    assert best(match) == move


def test_it_pays_for_what_it_lacks_and_not_for_what_is_of_little_use() -> None:
    assert offered("joiner", 1) == "take wood"
    assert offered("kiln", 1) == "pass"
    assert offered("academy", 1, turn=3) == "hire"
    assert offered("academy", 1, turn=7) == "pass"


# ---- announcements, auctions, favours


def test_it_announces_what_is_finished() -> None:
    match = position("announcing", work=[{"small": 1}, {}], weeks=[{"small": 4}, {}], requested=[1, 12, 8], turn=3)
    assert best(match) == "announce small"


def test_it_bids_five_for_a_new_type_and_three_for_one_it_has() -> None:
    assert best(at_an_auction()) == "bid 5"
    owned = bottega.position(
        "leonardo",
        {
            "players": 2,
            "turn": 2,
            "phase": "announcing",
            "florins": [9, 9],
            "requested": [1, 12, 8],
            "cards": [[6], []],  # metalwork, as number 1
            "completed": [[6], []],
            "weeks": [{"small": 4}, {"small": 4}],
            "work": [{"small": 1}, {"small": 1}],
        },
        seed=1,
    )
    play(owned, "0 announce small", "1 announce small")
    assert best(owned) == "bid 3"


def test_as_favours_it_takes_an_apprentice_then_components_then_a_second_lab() -> None:
    match = bottega.new("leonardo", 5, seed=1, setup="expert")
    taken = []
    while match.view()["turn"] == 0:
        (seat,) = match.actors
        found = worths(match)
        move = max(found, key=lambda name: found[name])
        if seat == 0 and move.startswith("favour"):
            taken.append(move)
        match.play(seat, move)
    assert taken == ["favour apprentice", "favour components", "favour large_four"]


def test_as_a_favour_it_takes_the_components_it_lacks_and_few_of_a_kind() -> None:
    match = bottega.new("leonardo", 2, seed=1, setup="expert")
    match.play(0, "favour components")
    taken = []
    while match.view()["phase"] == "favour_components":
        taken.append(best(match))
        match.play(0, taken[-1])
    assert len(set(taken)) > 1
