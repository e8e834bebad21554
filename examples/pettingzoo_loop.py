# %% [markdown]
# # A game through PettingZoo
#
# The four games are PettingZoo environments: agents take turns, each is handed what its seat may know and a mask of the
# moves that are open to it. Run this file as it is, or cell by cell in an editor that knows `# %%`.

# %%
import numpy as np

from bottega.envs import omnia_v0

env = omnia_v0.env(players=3, render_mode="ansi")
env.reset(seed=7)
rng = np.random.default_rng(7)

# %% [markdown]
# `last` gives the observation of the agent to move. A move is a number; the mask marks the legal ones.

# %%
decisions = 0
points: dict[str, float] = {}
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        points[agent] = reward
        env.step(None)
        continue
    env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    decisions += 1

# %% [markdown]
# Rewards come at the end: 1 for who wins alone, -1 shared among the others. They add up to nothing.

# %%
print(f"{decisions} decisions; the results: {points}")

# %% [markdown]
# What the numbers of an observation stand for, field by field; `docs/environments.md` has it in full.

# %%
layout = env.unwrapped.simulation.layout
for part in layout.parts[:8]:
    print(f"{part.name:12} from {part.start:3}: {part.shape or 'one number'}, {part.meaning}")
