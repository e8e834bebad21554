"""What the figures say of a view is what the rules then do."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import bottega
from bottega.games.omnia.components import CITIES, MAJORITY
from bottega.games.omnia.facts import facts

from .secrecy import busy
from .tables import acting, ended, pair, through_draft

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def moments(players: int) -> Iterator[tuple[bottega.Match, int, bottega.Move]]:
    """Two whole games: each decision, a seat to move and its move."""
    for seed in (1, 2):
        match, rng = bottega.new("omnia", players=players, seed=seed), random.Random(seed)
        while not match.over:
            seat = rng.choice(match.actors)
            move = busy(match, seat, rng)
            yield match, seat, move
            match.play(seat, move)


def figures(match: bottega.Match, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["figures"]
    return found


def over_now(match: bottega.Match) -> bottega.Match:
    """The same cards, coins and cities at the end of a game."""
    view = match.view()
    return ended(match.players, view["cards"], view["cities"], coins=view["coins"], bank=view["bank"])


@PLAYERS
def test_points_are_those_of_a_game_that_would_end_now(players: int) -> None:
    for number, (match, _, _) in enumerate(moments(players)):
        found = figures(match)
        assert found["totals"] == list(match.scores)
        if number % 5 == 0:
            view = over_now(match).view()
            assert found["printed"] == view["printed"]
            assert found["cities"] == {city: [paid[city] for paid in view["tally"]] for city in view["cities"]}


@PLAYERS
def test_the_sets_at_the_end_are_those_in_the_events(players: int) -> None:
    *_, (match, _, _) = moments(players)
    told = [event.args for event in match.events_since(0) if event.name == "sets"]
    made = {(str(fact["city"]), fact["who"]): fact["count"] for fact in told}
    sets = figures(match)["sets"]
    assert {(city, seat): n for city, row in sets.items() for seat, n in enumerate(row) if n} == made
    assert made


@PLAYERS
def test_the_share_of_a_majority_is_what_it_pays_once_it_lies_there(players: int) -> None:
    majorities = {city for number, city in enumerate(CITIES) if MAJORITY[number]}
    for match, _, _ in moments(players):
        found = figures(match)
        assert set(found["counts"]) == set(found["shares"]) == majorities
        for city in majorities:
            counts, shares = found["counts"][city], found["shares"][city]
            best = max(counts)
            assert [points > 0 for points in shares] == [best > 0 and count == best for count in counts]
            if city in match.view()["cities"]:
                assert shares == found["cities"][city]


@PLAYERS
def test_everybody_holds_as_many_action_cards_as_is_said(players: int) -> None:
    for match, _, _ in moments(players):
        held = [len(match.view(seat)["hand"][seat]) for seat in range(players)]
        assert figures(match)["hands"] == held
    assert figures(match)["hands"] == [0] * players


@PLAYERS
def test_coins_and_cities_come_as_foretold(players: int) -> None:
    seen = set()
    for match, seat, move in moments(players):
        found = figures(match, seat)
        open_moves = {m.name for m in match.legal(seat)}
        assert (found["coins"] > 0) == ("coins" in open_moves)
        if move.name in ("coins", "draw"):
            trial = bottega.loads(match.dumps())
            told = {event.name: event.args for event in trial.play(seat, move)}
            kind = {"coins": "coins", "draw": "drew"}[move.name]
            assert told[kind]["count"] == found[move.name]
            seen.add(move.name)
    assert seen == {"coins", "draw"}


def test_a_short_bank_and_a_thin_pack_are_foretold() -> None:
    short = acting(7, bank=1, coins=[16, 1])
    assert figures(short)["coins"] == 1
    thin = acting(14, cities=[city for city in CITIES if city not in ("vinci", "roma")])
    assert figures(thin)["draw"] == 2


@PLAYERS
@pytest.mark.rule("omnia:4.3", "omnia:4.4", "omnia:8.1")
def test_what_is_left_of_a_turn_calls_for_exactly_the_moves_that_can_be_made(players: int) -> None:
    calls, seen = facts({})["calls"], Counter[tuple[str, int]]()
    kinds = {card["name"]: card["kind"] for card in facts({})["cards"]}
    for match, seat, _ in moments(players):
        left = figures(match)["left"]
        named = {(move.name, kinds.get(str(move.args[0])) if move.args else None) for move in match.legal(seat)}
        wanted = {(calls[one["symbol"]]["move"], calls[one["symbol"]]["kind"]) for one in left}
        acts = {one for one in named if one[0] in ("take", "coins", "draw")}
        assert acts <= wanted
        view = match.view(seat)
        if view["phase"] in ("acting", "effect"):
            open_symbols = [one["symbol"] for one in left]
            if view["effect"]:
                assert left == [{"place": 0, "symbol": view["effect"]}]
            else:
                assert len(open_symbols) == 2 - len(view["used"])
                assert not {one["place"] for one in left} & set(view["used"])
        for one in left:
            seen[one["symbol"], one["place"]] += 1
    assert {symbol for symbol, _ in seen} >= {"work", "invention", "character", "city"}
    assert {place for _, place in seen} >= {1, 2}


@PLAYERS
@pytest.mark.rule("omnia:3.2")
def test_hands_go_to_the_seat_in_the_figures(players: int) -> None:
    match = bottega.new("omnia", players=players, seed=3)
    hands = [set(match.view(seat)["hand"][seat]) for seat in range(players)]
    passes_to = figures(match)["passes_to"]
    for seat in range(players):
        match.play(seat, pair(sorted(hands[seat])[:2]))
    for seat, hand in enumerate(hands):
        to = passes_to[seat]
        assert set(match.view(to)["hand"][to]) == set(sorted(hand)[2:])
    through_draft(match)
    assert figures(match)["passes_to"] is None


@PLAYERS
@pytest.mark.rule("omnia:10.10", "omnia:10.12")
def test_the_leader_at_the_end_is_ranked_first(players: int) -> None:
    *_, (match, _, _) = moments(players)
    ranking = figures(match)["ranking"]
    assert sorted(ranking, key=match.standing.__getitem__, reverse=True) == ranking
    assert ranking[0] in match.winners


@pytest.mark.rule("omnia:10.12")
def test_equal_points_are_ranked_by_coins_and_then_by_characters() -> None:
    cards = [["mona_lisa"], ["glider", "salai"], ["odometer"], ["annunciation"]]
    match = ended(4, cards, ["vinci"], coins=[2, 2, 3, 0], bank=11)
    found = figures(match)
    assert found["ranking"] == [2, 1, 0, 3]
    assert found["tie_breaks"][1] == {"coins": 2, "characters": 1}


@PLAYERS
def test_the_figures_are_the_same_for_everybody(players: int) -> None:
    for match, seat, _ in moments(players):
        assert figures(match, seat) == figures(match) == match.open_view()["figures"]
