"""What the figures say of a view is what the rules then do."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import bottega

from .box import INVENTIONS, asked, at
from .random_play import inventor, rich

TABLES = {2: "L", 3: "S", 4: "L", 5: "S"}  # by players
LABS = ("small", "large")
PLAYERS = pytest.mark.parametrize("players", TABLES)


def games(players: int, seeds: int) -> Iterator[tuple[bottega.Match, random.Random]]:
    """Games of people who begin with much."""
    for seed in range(seeds):
        yield bottega.position("leonardo", rich(players, table=TABLES[players]), seed=seed), random.Random(seed)


def moments(players: int, seeds: int = 3) -> Iterator[tuple[bottega.Match, int, bottega.Move]]:
    """Whole games of people who invent much: each decision, and the move that comes next."""
    for match, rng in games(players, seeds):
        while not match.over:
            seat = rng.choice(match.actors)
            move = inventor(match, seat, rng)
            yield match, seat, move
            match.play(seat, move)


def ends(players: int, seeds: int = 6) -> Iterator[bottega.Match]:
    """The same games when they are over."""
    for match, rng in games(players, seeds):
        while not match.over:
            seat = match.actors[0]
            match.play(seat, inventor(match, seat, rng))
        yield match


@PLAYERS
@pytest.mark.rule("leonardo:9.3", "leonardo:9.4", "leonardo:9.9")
def test_a_work_can_be_announced_with_the_weeks_in_the_figures(players: int) -> None:
    seen: Counter[tuple[bool, bool]] = Counter()
    for match, seat, _ in moments(players):
        view = match.view(seat)
        if view["phase"] != "announcing":
            continue
        open_now = {move.args[0] for move in match.legal(seat) if move.name == "announce"}
        for lab in LABS:
            work = view["figures"]["labs"][seat][lab]
            if work is None or view["announced"][seat][lab]:
                continue
            number = work["invention"]
            assert number == view["work"][seat][lab]
            assert work["need"] == view["figures"]["need"][seat][number - 1]
            wanted = number in view["requested"] or bool(view["marked"][seat][lab])
            assert (lab in open_now) == (wanted and view["weeks"][seat][lab] >= work["need"])
            printed = INVENTIONS[TABLES[players]][number].weeks
            seen[lab in open_now, work["need"] < printed] += 1
    assert len(seen) == 4  # ready and not, with a discount and without


@pytest.mark.rule("leonardo:9.9")
@pytest.mark.parametrize(("gathered", "ready"), [(2, False), (3, True)])
def test_own_cards_of_a_type_shorten_the_next_of_that_type(gathered: int, ready: bool) -> None:
    match = asked(13, gathered, cards=[[3, 8]])
    figures = match.view(1)["figures"]
    assert [figures["need"][seat][13 - 1] for seat in (0, 1)] == [3, 7]
    assert figures["need"][0][12 - 1] == 11
    assert figures["labs"][0]["small"] is None  # which seat 1 does not know
    assert ("announce small" in {" ".join(map(str, m.parts)) for m in match.legal(0)}) == ready


@PLAYERS
@pytest.mark.rule("leonardo:9.7", "leonardo:9.8")
def test_a_completed_work_pays_the_florins_in_the_figures(players: int) -> None:
    seen: Counter[str] = Counter()
    expected: dict[tuple[int, int], int] = {}
    last = None
    for match, seat, move in moments(players):
        if match is not last:
            last, told = match, len(match.events)
            expected.clear()
        for event in match.events[told:]:
            if event.name in ("completed", "completed_late"):
                facts = event.args
                assert facts["florins"] == expected.pop((int(facts["who"]), int(facts["invention"])))
                seen[event.name] += 1
        told = len(match.events)
        if move.name == "announce":
            work = match.view(seat)["figures"]["labs"][seat][move.args[0]]
            expected[seat, work["invention"]] = work["florins"]
    assert min(seen["completed"], seen["completed_late"]) > 0


@PLAYERS
@pytest.mark.rule("leonardo:6.8", "leonardo:9.11")
def test_a_work_is_visible_to_its_owner_and_when_shown_to_all(players: int) -> None:
    seen: Counter[str] = Counter()
    for match, _, _ in moments(players, seeds=1):
        views = match.views()
        for seat in range(players):
            for lab in LABS:
                works = {viewer: view["figures"]["labs"][seat][lab] for viewer, view in views.items()}
                number = int(match.state.work[seat, LABS.index(lab)])
                assert (works[seat] or {"invention": 0})["invention"] == number
                shown = views[None]["marked"][seat][lab] or views[None]["announced"][seat][lab]
                for viewer in views:
                    if viewer != seat:
                        assert works[viewer] == (works[seat] if shown and number else None)
                seen["open" if shown and number else "secret" if number else "idle"] += 1
    assert set(seen) == {"open", "secret", "idle"}


@PLAYERS
@pytest.mark.rule("leonardo:11.2", "leonardo:11.3", "leonardo:11.4")
def test_the_end_is_as_the_figures_say(players: int) -> None:
    bonuses = 0
    for match in ends(players):
        for view in match.views().values():
            figures = view["figures"]
            assert sorted(figures["ranking"], key=match.standing.__getitem__, reverse=True) == figures["ranking"]
            assert figures["ranking"][0] in match.winners
        told = {int(event.args["who"]): event.args for event in match.events if event.name == "variety"}
        for seat, variety in enumerate(figures["variety"]):
            cards = [INVENTIONS[TABLES[players]][number] for number in view["cards"][seat]]
            assert variety["types"] == len({card.type for card in cards})
            assert variety["florins"] == (told[seat]["florins"] if seat in told else 0)
            kinds = Counter(card.kind for card in cards)
            breaks = {"cards": len(cards)} | {kind: kinds[kind] for kind in ("gold", "silver", "copper", "bronze")}
            assert list(figures["tie_breaks"][seat].items()) == list(breaks.items())
            bonuses += seat in told
    assert bonuses > 0


def test_while_florins_are_secret_nobody_is_ranked_and_a_replay_shows_all() -> None:
    for number, (match, _, _) in enumerate(moments(4, seeds=1)):
        if number % 20 == 0:
            views = match.views()
            assert all(view["figures"]["ranking"] is None for view in views.values())
            shared = [{**view["figures"], "labs": None, "idle": None} for view in views.values()]
            assert len({json.dumps(figures) for figures in shared}) == 1
            whole = match.open_view()["figures"]
            assert sorted(whole["ranking"], key=match.standing.__getitem__, reverse=True) == whole["ranking"]
            for seat in range(4):
                assert whole["labs"][seat] == views[seat]["figures"]["labs"][seat]
            assert json.loads(json.dumps(whole)) == whole


PARTS = {
    "laboratory": {"start", "cancel"},
    "assignment": {"send", "master"},
    "city": {"leonardo", "benefit", "lift", "settle", "collect", "look", "arrange", "take", "hire", "improve"},
    "research": {"announce", "bid"},
}


@pytest.mark.rule("leonardo:5.1", "leonardo:8.1", "leonardo:10.4")
def test_the_part_of_the_turn_is_the_one_whose_moves_are_legal() -> None:
    seen: Counter[tuple[str, str | None]] = Counter()
    for match, seat, move in moments(3):
        view = match.view(seat)
        course = view["figures"]
        if move.name in set().union(*PARTS.values()):
            assert move.name in PARTS[course["step"]]
        assert course["step"] in course["steps"]
        assert course["city_closed"] == ("city" not in course["steps"]) == (view["turn"] >= 8)
        assert (course["area"] is not None) == (course["step"] == "city")
        if move.name in ("take", "hire", "improve") and view["phase"] == "offer":
            assert course["area"] == view["area"]
        elif move.name in PARTS["city"]:
            assert course["area"] == "council"
        seen[course["step"], course["area"]] += 1
    assert {step for step, _ in seen} == set(PARTS)
    assert len({area for _, area in seen if area}) > 5


@pytest.mark.rule("leonardo:6.2", "leonardo:6.5")
def test_a_lab_is_idle_if_a_work_can_be_started_there() -> None:
    compared = 0
    for match, seat, _ in moments(4):
        found = match.view(seat)["figures"]["idle"]
        starts = {str(move.args[0]) for move in match.legal(seat) if move.name == "start"}
        assert starts <= set(found)
        for lab in set(LABS) - set(found):
            with pytest.raises(bottega.IllegalMove):
                match.check(seat, f"start {lab} 1")
        assert all(other["figures"]["idle"] == [] for who, other in match.views().items() if who is None)
        compared += len(starts)
    assert compared > 0


@pytest.mark.rule("leonardo:11.2", "leonardo:11.3")
def test_the_accounts_at_the_end_are_florins_and_the_bonus_in_the_events() -> None:
    for match in ends(4):
        told = {int(event.args["who"]): event.args["florins"] for event in match.events if event.name == "variety"}
        for figures in (match.view()["figures"], match.view(1)["figures"], match.open_view()["figures"]):
            for seat, account in enumerate(figures["accounts"]):
                assert account["variety"] == told.get(seat, 0)
                assert account["total"] == match.scores[seat] == account["florins"] + account["variety"]
    assert at("laboratory", 3).view()["figures"]["accounts"] is None


def test_the_favours_of_experts_have_figures_too() -> None:
    found: dict[str, Any] = at("favour", 3, setup="expert").view(0)["figures"]
    assert found["labs"] == [{"small": None, "large": None}] * 3
    assert found["variety"] == [{"types": 0, "florins": 0}] * 3
    assert found["ranking"] is None
