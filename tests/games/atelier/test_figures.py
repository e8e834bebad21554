"""What the figures say of a view is what the rules then do."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import bottega

from .random_play import gambler, painter
from .studio import at, play

GAMES = [(2, "six", []), (3, "four", ["earned_bonus"]), (4, "six", ["free_leonardo"]), (5, "six", ["earned_bonus"])]


def moments(players: int, ring: str, variants: list[str]) -> Iterator[tuple[bottega.Match, int, bottega.Move]]:
    """A whole game: each decision, the seat and the move that comes next."""
    match = bottega.new("atelier", players=players, seed=players, ring=ring, variants=variants)
    rng = random.Random(players)
    while not match.over:
        (seat,) = match.actors
        move = rng.choice((painter, gambler))(match, seat, rng)
        yield match, seat, move
        match.play(seat, move)


def figures(match: bottega.Match, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["figures"]
    return found


@pytest.mark.parametrize(("players", "ring", "variants"), GAMES)
def test_a_paint_action_earns_what_was_foretold_card_by_card(players: int, ring: str, variants: list[str]) -> None:
    compared = completed = 0
    for match, seat, move in moments(players, ring, variants):
        view = match.view(seat)
        gains = {(g["card"], g["easel"], g["space"]): g for g in view["figures"]["gains"]}
        serving = view["phase"] in ("leonardo", "drawn")
        paints = [] if serving else [m.args for m in match.legal(seat) if m.name == "paint"]
        assert sorted(gains) == sorted(paints)
        if move.args not in gains:
            continue
        gain, before = gains[move.args], view["figures"]["tally"]
        trial = bottega.loads(match.dumps())
        trial.play(seat, move)
        points = trial.view()["figures"]["paintings"][seat] - view["figures"]["paintings"][seat]
        if trial.view()["phase"] == "painting":
            trial.play(seat, "done")
        esteem = trial.view()["esteem"][seat] - view["esteem"][seat]
        assert gain["esteem"] == esteem - (before["total"] if before else 0)
        assert gain["painting"] == points
        compared, completed = compared + 1, completed + (points > 0)
    assert compared > 10
    assert completed >= 3


@pytest.mark.parametrize(("players", "ring", "variants"), GAMES)
def test_the_tally_is_what_is_scored_when_the_action_ends(players: int, ring: str, variants: list[str]) -> None:
    scored = 0
    for match, seat, move in moments(players, ring, variants):
        tally = figures(match)["tally"]
        assert (tally is not None) == (match.view()["phase"] == "painting")
        if tally and move.name == "done":
            trial = bottega.loads(match.dumps())
            (told,) = [event.args for event in trial.play(seat, move) if event.name == "scored"]
            parts = {"cards": told["points"], "level": told["level"], "mastery": told["mastery"]}
            assert tally == {**parts, "total": sum(int(part) for part in parts.values())}
            scored += 1
    assert scored > 1


def test_levels_and_points_of_paintings_are_those_of_the_rules() -> None:
    match = at(2, "G1|G1", "R1", esteem=[31, 10], completed=[["mona_lisa", "saint_john"], ["last_supper"]])
    assert figures(match)["levels"] == [4, 1]
    assert figures(match)["paintings"] == [6, 4]
    match = at(2, "G1 B2|G1", "R1", esteem=[12, 0], canvas={"left": [0] * 6, "right": [0] * 6})
    play(match, "0 paint green_1 left 2")
    assert figures(match)["tally"] == {"cards": 1, "level": 2, "mastery": 0, "total": 3}


@pytest.mark.parametrize(("players", "ring", "variants"), GAMES)
def test_what_may_be_taken_is_what_the_limit_says(players: int, ring: str, variants: list[str]) -> None:
    values = set()
    for match, seat, _ in moments(players, ring, variants):
        view = match.view(seat)
        if view["phase"] in ("action", "taking"):
            takes = {m.args[0] for m in match.legal(seat) if m.name == "take"}
            limit = view["figures"]["limit"]
            assert takes == {card for card in view["table"] if int(card[-1]) <= limit}
            values.add(limit)
    assert {2, 3, 4} <= values


@pytest.mark.parametrize(("players", "ring", "variants"), GAMES)
def test_it_is_shown_who_meets_a_condition_as_far_as_it_can_be_seen(
    players: int, ring: str, variants: list[str]
) -> None:
    for match, seat, _ in moments(players, ring, variants):
        for name, met in figures(match, seat)["fulfilled"].items():
            assert met[seat] is not None
            assert (None in met) == (name in ("two_alike", "three_colours"))
        assert match.open_view()["figures"]["totals"] == match.scores
        assert figures(match)["last_round"] == (not any(match.view()["easel"].values()))
    told = [event.args for event in match.events_since(0) if event.name == "fulfilled"]
    truth = {(fact["achievement"], fact["who"]) for fact in told}
    for seat in (None, *range(players)):
        for name, met in figures(match, seat)["fulfilled"].items():
            for other, value in enumerate(met):
                assert value in ((name, other) in truth, None)
                hidden = name in ("two_alike", "three_colours") and other != seat
                assert (value is None) == hidden
    laid_open = match.open_view()["figures"]["fulfilled"]
    assert {(name, other) for name, met in laid_open.items() for other, value in enumerate(met) if value} == truth


def test_nothing_is_foretold_of_a_hand_that_is_not_shown() -> None:
    match = at(2, "G1 R2|B1", "Y1")
    assert figures(match, 0)["gains"]
    assert figures(match, 1)["gains"] == figures(match)["gains"] == []
    assert match.open_view()["figures"]["gains"] == figures(match, 0)["gains"]


@pytest.mark.parametrize(("players", "ring", "variants"), GAMES)
@pytest.mark.rule("atelier:5.1", "atelier:8.2", "atelier:8.6")
def test_cards_that_can_be_painted_are_where_the_figures_say(players: int, ring: str, variants: list[str]) -> None:
    seen = set()
    for match, seat, move in moments(players, ring, variants):
        view = match.view(seat)
        pile = view["figures"]["paints_from"]
        cards = {"hand": view["hand"][seat], "table": view["table"], "drawn": [view["drawn"]], None: []}[pile]
        assert {str(m.args[0]) for m in match.legal(seat) if m.name == "paint"} <= set(cards)
        if move.name == "paint":
            seen.add(pile)
    assert seen >= {"hand", "table"}


@pytest.mark.parametrize(("players", "ring", "variants"), GAMES)
@pytest.mark.rule("atelier:4.3", "atelier:4.6", "atelier:5.6")
def test_an_action_under_way_is_one_of_which_a_part_is_done(players: int, ring: str, variants: list[str]) -> None:
    going_on, before = 0, -1
    for match, seat, _ in moments(players, ring, variants):
        found = figures(match, seat)["under_way"]
        if found:
            assert before == seat  # the same player has just done something
        going_on += found
        before = seat
    assert going_on > 0


@pytest.mark.parametrize(("players", "ring", "variants"), GAMES)
@pytest.mark.rule("atelier:10.4", "atelier:10.6")
def test_the_leader_at_the_end_is_ranked_first(players: int, ring: str, variants: list[str]) -> None:
    for match, _, _ in moments(players, ring, variants):
        assert match.over or figures(match)["ranking"] is None
    for view in (*match.views().values(), match.open_view()):
        ranking = view["figures"]["ranking"]
        assert sorted(ranking, key=match.standing.__getitem__, reverse=True) == ranking
        assert ranking[0] in match.winners
