"""Section 3: rounds, turns, one action each."""

import random

import pytest

import bottega
from tests.games.steps import told

from .studio import PLAYERS, at, clause_against, moves, play, shown


@pytest.mark.rule("atelier:3.1", "atelier:9.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_in_a_round_everybody_has_one_turn_from_the_token_on(players: int) -> None:
    match = bottega.new("atelier", players=players, seed=5)
    rng = random.Random(5)
    turns: dict[int, list[int]] = {}
    holders = {}
    while not match.over:
        view, (seat,) = match.view(), match.actors
        if view["phase"] == "action":
            turns.setdefault(view["round_number"], []).append(seat)
            holders[view["round_number"]] = view["leonardo"]
        match.play(seat, rng.choice(match.legal(seat)))
    for number, seats in turns.items():
        assert seats == [(holders[number] + i) % players for i in range(players)]
        assert holders[number] == (holders[1] + number - 1) % players
    assert [n for (n,) in told(match, "round")] == list(turns)


@pytest.mark.rule("atelier:3.1")
def test_only_the_player_whose_turn_it_is_may_act() -> None:
    match = at(3, hands="R1|R2|R3", table="R4")
    assert clause_against(match, "draw", seat=1) == "3.1"
    assert clause_against(match, "done", seat=2) == "3.1"


@pytest.mark.rule("atelier:3.2")
def test_the_three_actions_are_open_and_no_pass() -> None:
    match = at(hands="R1 R2 B3", table="R4 Y1")
    assert {move.split()[0] for move in moves(match)} == {"draw", "take", "paint", "claim"}
    assert clause_against(match, "done") == "3.2"


@pytest.mark.rule("atelier:3.2")
def test_with_nothing_on_the_table_and_nothing_in_hand_a_card_is_drawn() -> None:
    assert moves(at()) == {"draw"}


@pytest.mark.rule("atelier:3.3")
def test_an_action_that_was_begun_is_finished_before_anything_else() -> None:
    match = at(hands="R1 R2 B3 N1", table="R1 Y1")
    play(match, "paint brown_1 left 1")
    assert moves(match) >= {"done"}
    assert {clause_against(match, move) for move in ("draw", "take red_1", "claim red_blue")} == {"3.3"}
    play(match, "done")
    assert shown(match, "active") == (1,)


@pytest.mark.rule("atelier:3.3", "atelier:4.4")
def test_a_player_who_takes_cards_neither_paints_nor_claims() -> None:
    match = at(hands="R1 R2 B3 N1", table="R1 Y1")
    play(match, "take red_1")
    assert {clause_against(match, m) for m in ("draw", "paint brown_1 left 1", "claim red_blue")} == {"4.4"}
