# %% [markdown]
# # An arena of everything
#
# Everything that can choose a move meets everything else: our bots, OpenSpiel's search, and, if there is one, a policy
# trained by `ppo.py`. Each pair plays on both seats; ratings by openskill.
#
#     python examples/ppo.py omnia --save omnia.pt
#     python examples/arena_of_everything.py omnia --policy omnia.pt --rounds 5
#
# For a tournament of our own bots alone `bottega arena` is the better tool: it uses all cores, and pairs deals.

# %%
import argparse
from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np
import pyspiel
import torch
from open_spiel.python.algorithms import ismcts, mcts
from openskill.models import PlackettLuce
from policy import Policy

from bottega.envs.openspiel import OUTCOMES, BottegaBot, resampler

parser = argparse.ArgumentParser()
parser.add_argument("game", nargs="?", default="omnia")
parser.add_argument("--policy", help="what ppo.py has saved for this game with two players")
parser.add_argument("--rounds", type=int, default=1)
parser.add_argument("--simulations", type=int, default=10, help="of OpenSpiel's search")
ask = parser.parse_args()

game = pyspiel.load_game(f"bottega_{ask.game}(players=2)")
rng = np.random.RandomState(1)

# %% [markdown]
# The players: for each name something that turns a state into a move. A policy gets the observation and the
# legal moves, as in training.

# %%
Choose = Callable[[Any], int]
field: dict[str, Choose] = {name: BottegaBot(game, name, seed=1).step for name in ("random", "greedy", "search:100")}

searcher = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, ask.simulations, random_state=rng)
searcher.set_resampler(resampler(rng.random_sample))
field[f"OpenSpiel ISMCTS, {ask.simulations} simulations"] = searcher.step

if ask.policy:
    policy = Policy(game.observation_tensor_size(), game.num_distinct_actions())
    policy.load_state_dict(torch.load(ask.policy, weights_only=True))

    @torch.no_grad()
    def by_policy(state: Any) -> int:
        seen = torch.tensor(state.observation_tensor(state.current_player()))
        choice, _ = policy(seen, torch.tensor(state.legal_actions_mask()).bool())
        return int(choice.logits.argmax())

    field["PPO"] = by_policy


# %%
def play(seats: tuple[Choose, Choose]) -> list[float]:
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(rng.randint(OUTCOMES) if chance else seats[state.current_player()](state))
    return list(state.returns())


model = PlackettLuce()
ratings = {name: model.rating(name=name) for name in field}
shares = {name: [] for name in field}
for _ in range(ask.rounds):
    for one, other in permutations(field, 2):
        results = play((field[one], field[other]))
        new = model.rate([[ratings[one]], [ratings[other]]], scores=results)
        (ratings[one],), (ratings[other],) = new
        for name, result in zip((one, other), results, strict=True):
            shares[name].append((result + 1) / 2)

# %%
print(f"{ask.game}, two players, {sum(map(len, shares.values())) // 2} games")
for name, rating in sorted(ratings.items(), key=lambda item: -item[1].ordinal()):
    won = f"won {np.mean(shares[name]):4.0%} of {len(shares[name])}"
    print(f"{name:40} {won}   rating {rating.mu:.1f} +- {rating.sigma:.1f}")
