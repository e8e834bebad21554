# %% [markdown]
# # A policy that learns to beat random play
#
# A vector environment plays hundreds of games at once on the compiled rules; a small network in PyTorch chooses the
# moves of one seat in each, random bots those of the others; proximal policy optimisation (PPO) makes what went well
# likelier. On an ordinary processor it wins four games in five after a minute.
#
# `python examples/ppo.py atelier --seconds 300 --goal 0.9` trains for longer, and on another game.

# %%
import argparse
import time

import gymnasium
import numpy as np
import torch
from policy import Policy
from torch import nn

import bottega.envs  # noqa: F401  makes the games known to Gymnasium

parser = argparse.ArgumentParser()
parser.add_argument("game", nargs="?", default="omnia")
parser.add_argument("--players", type=int, default=2)
parser.add_argument("--seconds", type=float, default=120, help="at most so long")
parser.add_argument("--goal", type=float, default=0.8, help="share of games to win against random bots")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--save", help="a file for what it has learned")
ask = parser.parse_args()

GAMES, STEPS = 256, 64  # games and moves of a round of training
EPOCHS, BATCH = 3, 2048
TRACE, CLIP, CURIOSITY = 0.95, 0.2, 0.01

torch.manual_seed(ask.seed)
torch.set_num_threads(1)

# %% [markdown]
# The environment: one seat of each game is ours, random bots play the others.

# %%
env = gymnasium.make_vec(
    f"bottega/{ask.game.capitalize()}-v0",
    num_envs=GAMES,
    vectorization_mode="vector_entry_point",
    players=ask.players,
    opponents="random",
)
SIZE, MOVES = env.single_observation_space.shape[0], int(env.single_action_space.n)

policy = Policy(SIZE, MOVES)
optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3, eps=1e-5)


# %% [markdown]
# One round: play `STEPS` moves in every game, then learn from them. The environment overwrites its arrays at each
# step, so we copy what we keep into our own tensors.


# %%
def tensors(seen: np.ndarray, info: dict) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(seen).float(), torch.from_numpy(info["action_mask"]).bool()


@torch.no_grad()
def play(seen: np.ndarray, info: dict) -> tuple[np.ndarray, dict, dict[str, torch.Tensor], list[float]]:
    """Plays on from what was seen last. Returns what is seen now, what there is to learn from, and results."""
    kept = {"moves": torch.zeros(STEPS, GAMES, dtype=torch.long), "open": torch.zeros(STEPS, GAMES, MOVES).bool()}
    kept["seen"] = torch.zeros(STEPS, GAMES, SIZE)
    for name in ("chance", "reward", "ended", "worth"):
        kept[name] = torch.zeros(STEPS + (name == "worth"), GAMES)
    results: list[float] = []
    for t in range(STEPS):
        kept["seen"][t], kept["open"][t] = tensors(seen, info)
        choice, kept["worth"][t] = policy(kept["seen"][t], kept["open"][t])
        kept["moves"][t] = choice.sample()
        kept["chance"][t] = choice.log_prob(kept["moves"][t])
        seen, reward, ended, _, info = env.step(kept["moves"][t].numpy())
        kept["reward"][t], kept["ended"][t] = torch.from_numpy(reward), torch.from_numpy(ended)
        results += reward[ended].tolist()
    kept["worth"][STEPS] = policy(*tensors(seen, info))[1]
    return seen, info, kept, results


def learn(kept: dict[str, torch.Tensor]) -> None:
    gain, ahead = torch.zeros(STEPS, GAMES), torch.zeros(GAMES)
    for t in reversed(range(STEPS)):  # how much better it went than expected, from the end backwards
        going = 1 - kept["ended"][t]
        ahead = kept["reward"][t] + going * (kept["worth"][t + 1] + TRACE * ahead) - kept["worth"][t]
        gain[t] = ahead
    target = (gain + kept["worth"][:STEPS]).flatten()
    gain = ((gain - gain.mean()) / (gain.std() + 1e-8)).flatten()
    flat = {name: kept[name].flatten(0, 1) for name in ("seen", "open", "moves", "chance")}
    for _ in range(EPOCHS):
        for some in torch.randperm(STEPS * GAMES).split(BATCH):
            choice, worth = policy(flat["seen"][some], flat["open"][some])
            likelier = (choice.log_prob(flat["moves"][some]) - flat["chance"][some]).exp()
            bounded = likelier.clamp(1 - CLIP, 1 + CLIP)
            better = torch.min(likelier * gain[some], bounded * gain[some]).mean()
            wrong = (worth - target[some]).square().mean()
            loss = 0.5 * wrong - better - CURIOSITY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


# %% [markdown]
# Until it wins as often as asked, counted over the last thousand games it played while learning, or time is up.

# %%
seen, info = env.reset(seed=ask.seed)
recent: list[float] = []
began, rounds, won = time.monotonic(), 0, 0.0
while time.monotonic() - began < ask.seconds and (won < ask.goal or len(recent) < 1000):
    seen, info, kept, results = play(seen, info)
    learn(kept)
    rounds += 1
    recent = (recent + results)[-1000:]
    won = float(np.mean(np.array(recent) > 0)) if recent else 0.0
    if rounds % 5 == 0:
        print(f"round {rounds}: wins {won:.1%} of its last {len(recent)} games")

print(f"After {rounds} rounds it wins {won:.1%} of its games of {ask.game} against random bots.")
if ask.save:
    torch.save(policy.state_dict(), ask.save)
if won < ask.goal:
    raise SystemExit("That is less than asked; give it more --seconds.")
