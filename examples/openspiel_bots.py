# %% [markdown]
# # OpenSpiel's search against ours
#
# The four games are OpenSpiel games, so its bots play them. Here its information set search in Python meets ours, which
# runs on the compiled rules. Both look at nothing but worlds that their seat holds possible.
#
# `python examples/openspiel_bots.py --game atelier --games 10 --simulations 100`

# %%
import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bottega.envs.openspiel import OUTCOMES, BottegaBot, resampler

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="omnia")
parser.add_argument("--games", type=int, default=4)
parser.add_argument("--simulations", type=int, default=20, help="of OpenSpiel's search, for each move")
parser.add_argument("--ours", default="search:200", help="which of our bots: random, greedy, search:200, master, ...")
ask = parser.parse_args()

game = pyspiel.load_game(f"bottega_{ask.game}(players=2)")
rng = np.random.RandomState(1)

# %% [markdown]
# OpenSpiel's bot needs worlds that a player cannot distinguish: `resampler` deals them by our rules.

# %%
theirs = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, ask.simulations, random_state=rng)
theirs.set_resampler(resampler(rng.random_sample))
ours = BottegaBot(game, ask.ours, seed=1)

# %% [markdown]
# Each sits on either seat equally often. Chance nodes are drawn here; all their outcomes are equally likely.

# %%
won = 0.0
for number in range(ask.games):
    seats = (ours, theirs) if number % 2 == 0 else (theirs, ours)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.randint(OUTCOMES))
        else:
            state.apply_action(seats[state.current_player()].step(state))
    result = state.returns()[number % 2]
    won += (result + 1) / 2
    print(f"game {number + 1}: ours on seat {number % 2} gets {result:+.0f}")

against = f"OpenSpiel's {ask.simulations} simulations"
print(f"Ours ({ask.ours}) won {won:g} of {ask.games} games of {ask.game} against {against}.")
