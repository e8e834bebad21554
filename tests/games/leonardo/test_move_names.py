"""Moves that name a lab or a position are named by their card where the reader may know it."""

import json
import random

import pytest

import bottega
from bottega.engine.match import Match
from bottega.engine.messages import LANGUAGES, NamedValue
from bottega.server.game_jobs import ReplayGame


def games_with(name: str) -> tuple[Match, int]:
    """A random game in which such a move is made, and the number of moves before it."""
    for seed in range(60):
        match, rng = bottega.new("leonardo", players=3, seed=seed), random.Random(seed)
        while not match.over:
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(match.legal(seat)))
        for before, (_, move) in enumerate(match.log):
            if move.name == name:
                return match, before
    raise LookupError(name)


@pytest.mark.parametrize("name", ["arrange", "cancel", "announce"])
def test_a_move_names_its_card_to_its_player_and_to_nobody_else(name: str) -> None:
    match, before = games_with(name)
    mover, move = match.log[before]
    view = match.replayed(before).view(mover)
    card = view["foreseen"][mover][int(move.args[0]) - 1] if name == "arrange" else view["work"][mover][move.args[0]]
    about = move.about(match.replayed(before).state, mover)
    assert about == {"invention": card}
    for language in LANGUAGES:
        word = match.game.messages.part(NamedValue("invention", card), language)
        assert word in move.named(language, about)
        assert word not in move.named(language)
    for seat in (None, *range(3)):
        found = ReplayGame(match.dumps(), seat, []).run(lambda done, of: None)
        assert isinstance(found, bytes)
        args = json.loads(found)["steps"][before + 1]["args"]
        assert args.get("invention") == (card if seat in (None, mover) else None)
