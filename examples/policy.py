"""A small network that plays: trained by `ppo.py`, at the table in `arena_of_everything.py`."""

import torch
from torch import nn
from torch.distributions import Categorical


class Policy(nn.Module):
    """Which move to make, and how well it will end."""

    def __init__(self, size: int, moves: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.move, self.worth = nn.Linear(256, moves), nn.Linear(256, 1)
        nn.init.zeros_(self.move.weight)  # begins by choosing at random

    def forward(self, seen: torch.Tensor, open_moves: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """Observations are small whole numbers; their logarithms keep 100 florins from drowning out one card."""
        thought = self.body(seen.sign() * seen.abs().log1p())
        return Categorical(logits=self.move(thought).masked_fill(~open_moves, -1e9)), self.worth(thought).squeeze(-1)
