"""What other players see of a lab of Leonardo da Vinci in OpenSpiel."""

from itertools import pairwise

from tests.envs.openspiel_games import choices
from tests.envs.test_openspiel_secrecy import perceived


def test_others_see_that_a_lab_starts_and_not_on_what() -> None:
    met = 0
    for state, _ in choices("bottega_leonardo(players=3)", 3):
        if state.is_terminal():
            continue
        actor = state.current_player()
        moves = [state.sequential.config.game.every_move[action] for action in state.legal_actions()]
        for lab in ("small", "large"):
            starts = [state.child(move.number) for move in moves if move.parts[:2] == ("start", lab)]
            for one, other in pairwise(starts):
                met += 1
                for player in range(state.num_players()):
                    told = perceived(one, player) == perceived(other, player)
                    assert told == (player != actor)
    assert met > 5
