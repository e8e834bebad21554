"""True in every game: cards and paintings are conserved, esteem matches the events, no move is listed twice."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bottega
from tests.games.steps import anything, told

from .random_play import collector, gambler, painter
from .studio import COLOURS, LETTERS, PAINTINGS, PLAYERS, RINGS, box

WHOLE_GAMES = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
FOUR = {p["name"]: p["ring"] for p in bottega.game("atelier").facts({"ring": "four"})["paintings"]}


@st.composite
def courses(draw: Any) -> tuple[bottega.Match, random.Random, Any]:
    seed = draw(st.integers(0, 10**9))
    variants = draw(st.lists(st.sampled_from(["free_leonardo", "earned_bonus"]), unique=True))
    match = bottega.new(
        "atelier",
        players=draw(st.sampled_from(PLAYERS)),
        seed=seed,
        ring=draw(st.sampled_from(["six", "four"])),
        variants=variants,
    )
    return match, random.Random(seed), draw(st.sampled_from([anything, painter, gambler, collector]))


def ring_of(painting: str, ring: str) -> list[str]:
    return FOUR[painting] if ring == "four" else [LETTERS[c] for c in RINGS[painting]]


def all_cards(position: dict[str, Any]) -> Counter[str]:
    found = Counter(position["table"]) + Counter(position["discards"])
    found += Counter(card for card in position["deck"] if card)
    found += Counter(card for row in position["hand"] for card in row)
    found += Counter([position["drawn"]] if position["drawn"] else [])
    for easel, values in position["canvas"].items():
        if position["easel"][easel]:
            colours = ring_of(position["easel"][easel], position["ring"])
            found += Counter(f"{colour}_{v}" for colour, v in zip(colours, values, strict=False) if v)
    return found


@pytest.mark.rule("atelier:1.1", "atelier:2.1", "atelier:2.4")
@WHOLE_GAMES
@given(courses())
def test_cards_and_paintings_are_conserved_and_limits_kept(course: tuple[bottega.Match, random.Random, Any]) -> None:
    match, rng, driver = course
    while not match.over:
        position = match.position()
        assert all_cards(position) == box(match.players)
        paintings = [*filter(None, position["painting_deck"]), *filter(None, position["easel"].values())]
        assert sorted(paintings + [p for row in position["completed"] for p in row]) == sorted(PAINTINGS)
        assert all(size <= 5 or position["phase"] in ("taking", "discarding") for size in position["hand_size"])
        assert position["deck_left"] + len(position["discards"]) > 0
        assert 1 <= position["round_number"] <= 60
        (seat,) = match.actors
        legal = match.legal(seat)
        assert len(set(legal)) == len(legal) > 0
        match.play(seat, driver(match, seat, rng))
    assert match.view()["easel"] == {"left": None, "right": None} or match.view()["round_number"] == 60


@pytest.mark.rule("atelier:5.7", "atelier:5.8", "atelier:5.9", "atelier:5.10", "atelier:6.2", "atelier:10.4")
@WHOLE_GAMES
@given(courses())
def test_esteem_and_scores_follow_from_the_events(course: tuple[bottega.Match, random.Random, Any]) -> None:
    """Counts along with nothing but the events: who painted what in the action, and on what was completed."""
    match, rng, driver = course
    earned = "earned_bonus" in match.settings["variants"]
    esteem, masteries = [0] * match.players, [set[str]() for _ in range(match.players)]
    bonus = {m["name"]: set(m["bonus"]) for m in match.game.facts({"ring": "six"})["masteries"]}
    easels = dict(match.view()["easel"])
    action: list[tuple[str, str]] = []  # easel and card
    heard = 0
    while not match.over:
        (seat,) = match.actors
        match.play(seat, driver(match, seat, rng))
        for event in match.events_since(heard):
            facts: dict[str, Any] = event.args
            if event.name == "painted":
                action.append((facts["easel"], facts["card"]))
            elif event.name == "completed":
                done = next(easel for easel, painting in easels.items() if painting == facts["painting"])
                action = [(easel, card) for easel, card in action if easel != done]
            elif event.name == "easel":
                easels[facts["easel"]] = facts["painting"]
            elif event.name == "claimed":
                masteries[facts["who"]].add(facts["mastery"])
            elif event.name == "scored":
                who = facts["who"]
                points = sum(int(card[-1]) for _, card in action)
                of_masteries = sum(card[:-2] in bonus[m] for _, card in action for m in masteries[who])
                level = min(4, (esteem[who] + 9) // 10)
                level = 0 if earned and not action else level
                esteem[who] += points + level + of_masteries
                assert (facts["points"], facts["level"], facts["mastery"]) == (points, level, of_masteries)
                assert facts["esteem"] == esteem[who]
                action = []
        heard = len(match.events)
    assert match.view()["esteem"] == esteem
    for seat in range(match.players):
        rewards = sum(int(p) for who, _, p in told(match, "fulfilled") if who == seat)
        painted = sum(int(p) for who, _, p in told(match, "completed") if who == seat)
        assert match.scores[seat] == esteem[seat] + painted + rewards


@pytest.mark.rule("atelier:5.4", "atelier:5.2", "atelier:8.3", "atelier:8.4")
@WHOLE_GAMES
@given(courses())
def test_whatever_is_painted_in_a_turn_keeps_the_neighbour_rule(
    course: tuple[bottega.Match, random.Random, Any],
) -> None:
    match, rng, driver = course
    free = "free_leonardo" in match.settings["variants"]
    turn: dict[str, dict[int, str]] = {"left": {}, "right": {}}
    while not match.over:
        (seat,) = match.actors
        view, before = match.view(), len(match.events)
        if view["phase"] == "action":
            turn = {"left": {}, "right": {}}
        match.play(seat, driver(match, seat, rng))
        for event in match.events_since(before):
            facts: dict[str, Any] = event.args
            if event.name in ("painted", "for_leonardo"):
                colours = ring_of(view["easel"][facts["easel"]], match.settings["ring"])
                space, colour = facts["space"] - 1, facts["card"][:-2]
                assert colours[space] == colour in COLOURS
                assert view["canvas"][facts["easel"]][space] == 0
                around = {(space + 1) % len(colours), (space - 1) % len(colours)}
                beside = {turn[facts["easel"]].get(other, colour) for other in around}
                assert beside == {colour} or (free and event.name == "for_leonardo")
                turn[facts["easel"]][space] = colour
                if event.name == "for_leonardo":
                    assert view["canvas"][facts["easel"]][: len(colours)].count(0) > 1
            elif event.name == "completed":
                turn[next(easel for easel, p in view["easel"].items() if p == facts["painting"])] = {}
