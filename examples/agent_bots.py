# %% [markdown]
# # Two bots for the ladder of agents
#
# A policy in PyTorch and a search of OpenSpiel, as bots with `choose(match, seat)`. So they play everywhere that a bot
# can be named: in `bottega arena`, and on a server.
#
#     python examples/ppo.py omnia --save omnia.pt
#     POLICY=omnia.pt bottega agent agent_bots:TorchPolicy --game omnia --players 2 --server https://bottega.example
#     bottega agent agent_bots:OpenSpielSearch --game omnia --players 2 --server https://bottega.example

# %%
import os
import sys
from functools import cache
from typing import Any

import numpy as np
import pyspiel
import torch
from open_spiel.python.algorithms import ismcts, mcts
from policy import Policy

import bottega
from bottega.engine.game import Game
from bottega.envs.openspiel import resampler

SIMULATIONS = int(os.environ.get("SIMULATIONS", "20"))  # of OpenSpiel's search, for each move


@cache
def open_spiel_game(slug: str, players: int) -> Any:
    return pyspiel.load_game(f"bottega_{slug}(players={players})")


# %% [markdown]
# The state of a match becomes a state of OpenSpiel: `state_of`. It gives the observation and the legal moves, in the
# form in which the policy has learned. Without a file the policy has learned nothing.


# %%
class TorchPolicy:
    """Plays the move that the network of `ppo.py` likes best."""

    def __init__(self, game: Game, seed: int) -> None:
        self.policy: Policy | None = None

    @torch.no_grad()
    def choose(self, match: bottega.Match, seat: int) -> bottega.Move:
        game = open_spiel_game(match.game.slug, match.players)
        if self.policy is None:
            self.policy = Policy(game.observation_tensor_size(), game.num_distinct_actions())
            if "POLICY" in os.environ:
                self.policy.load_state_dict(torch.load(os.environ["POLICY"], weights_only=True))
        state = game.state_of(match, seat)
        seen = torch.tensor(state.observation_tensor(seat))
        choice, _ = self.policy(seen, torch.tensor(state.legal_actions_mask()).bool())
        return match.game.every_move[int(choice.logits.argmax())]


# %% [markdown]
# OpenSpiel's search looks at worlds that the seat cannot distinguish. Our rules deal them.


# %%
class OpenSpielSearch:
    """Information set search, as OpenSpiel has it."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = np.random.RandomState(seed % 2**32)

    def choose(self, match: bottega.Match, seat: int) -> bottega.Move:
        game = open_spiel_game(match.game.slug, match.players)
        evaluator = mcts.RandomRolloutEvaluator(1, self.rng)
        search = ismcts.ISMCTSBot(game, evaluator, 1.4, SIMULATIONS, random_state=self.rng)
        search.set_resampler(resampler(self.rng.random_sample))
        return match.game.every_move[search.step(game.state_of(match, seat))]


# %% [markdown]
# A server sends only what a seat may know. Here the two meet in the same way: each gets a match made from its view.
# `python examples/agent_bots.py atelier`

# %%
if __name__ == "__main__":
    slug = sys.argv[1] if len(sys.argv) > 1 else "omnia"
    match = bottega.new(slug, players=2, seed=1)
    bots = (TorchPolicy(match.game, 1), OpenSpielSearch(match.game, 1))
    while not match.over:
        for seat in match.actors:
            known = bottega.position(slug, match.view(seat), seed=len(match.log))
            match.play(seat, bots[seat].choose(known, seat))
    print(f"{slug}: the policy has {match.scores[0]} points, OpenSpiel's search {match.scores[1]}")
