"""Trains a network on recorded positions with PyTorch, on a CUDA device if there is one."""

import math
import time
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..bots.net import LAYERS, Network
from ..bots.world_features import Features
from ..engine.extras import extra
from .games import Samples

with extra("learn"):
    import torch
    from torch.nn import functional

HELD_OUT = 20  # one game in 20 is held out, to check what was learned
LAST_RATE = 0.02  # the share of the learning rate that is left at the end


@dataclass(frozen=True)
class TrainingSettings:
    """How to train."""

    seconds: float  # at most
    steps: int = 20_000  # at most
    batch: int = 4096
    rate: float = 1e-3
    decay: float = 0.01
    search_share: float = 0.5  # of the target: the mean result of the search rather than that of the game
    checks: int = 10


@dataclass(frozen=True)
class Outcome:
    """What training achieved: losses on the games held out, and how well expected results fit the real ones."""

    steps: int
    loss: float  # of the last step that was looked at
    held_out: list[float]  # at each check; the first is before training
    constant: float  # the loss of always saying the mean result
    calibration: list[tuple[int, float, float]]  # by tenths: how many, the mean expectation, the mean result

    @property
    def learned(self) -> bool:
        """Whether a later check was better than the one before training; if not, the network is the old one."""
        return min(self.held_out) < self.held_out[0]

    def report(self) -> dict[str, Any]:
        """The outcome, rounded, for a log."""
        return {
            "steps": self.steps,
            "loss": round(self.loss, 4),
            "held_out": [round(loss, 4) for loss in self.held_out],
            "constant": round(self.constant, 4),
            "calibration": [(n, round(expected, 3), round(real, 3)) for n, expected, real in self.calibration],
        }


class Encoder:
    """Turns worlds as small numbers into inputs of the first layer, as `net_tree.forward` reads them."""

    def __init__(self, network: Network, device: str) -> None:
        features = Features.of(network.game, network.players)
        self._rows = features.rows

        def sent(array: Any, dtype: Any) -> Any:
            return torch.as_tensor(array.astype(np.float32), device=device).to(dtype)

        self._low, self._high = sent(features.low, torch.int64), sent(features.high, torch.int64)
        self._first, self._empty = sent(features.first_row, torch.int64), sent(features.empty, torch.int64)
        self._hot, self._scale = sent(features.is_hot, torch.bool), sent(features.scale, torch.float32)

    def __call__(self, numbers: Any) -> Any:
        within = torch.minimum(torch.maximum(numbers.long(), self._low), self._high)
        rows = self._first + torch.where(self._hot, within - self._low, 0)
        factors = torch.where(self._hot, (within != self._empty).float(), within * self._scale)
        inputs = torch.zeros(len(numbers), self._rows, device=numbers.device)
        return inputs.scatter_(1, rows, factors)


class Model:
    """A network as PyTorch tensors that can be trained."""

    def __init__(self, network: Network, device: str) -> None:
        self._encode = Encoder(network, device)
        self.weights = {name: torch.tensor(network.layers[name], device=device, requires_grad=True) for name in LAYERS}

    def __call__(self, numbers: Any) -> Any:
        """The expected results of the seats, before the sigmoid."""
        w = self.weights
        first = torch.relu(self._encode(numbers) @ w["w1"] + w["b1"])
        second = torch.relu(first @ w["w2"] + w["b2"])
        return second @ w["w3"] + w["b3"]

    def optimizer(self, settings: TrainingSettings) -> Any:
        """AdamW; only the matrices decay."""
        matrices = [self.weights[name] for name in LAYERS if name.startswith("w")]
        biases = [self.weights[name] for name in LAYERS if name.startswith("b")]
        groups = [{"params": matrices, "weight_decay": settings.decay}, {"params": biases, "weight_decay": 0.0}]
        return torch.optim.AdamW(groups, lr=settings.rate)

    def copy_weights(self) -> dict[str, Any]:
        return {name: value.detach().clone() for name, value in self.weights.items()}

    def restore(self, weights: dict[str, Any]) -> None:
        with torch.no_grad():
            for name, value in self.weights.items():
                value.copy_(weights[name])


class Data:
    """Samples on the device: those to learn from, and those to check with."""

    def __init__(self, samples: Samples, level: int, search_share: float, device: str) -> None:
        held, judged = samples.game % HELD_OUT == 0, samples.level >= level
        share = np.where(samples.searched < 0, 0, search_share).astype(np.float32)
        targets = np.clip(share * samples.searched + (1 - share) * samples.results, 0, 1)
        self.numbers = torch.as_tensor(samples.numbers[~held], device=device)
        self.targets = torch.as_tensor(targets[~held], device=device)
        self.judged = torch.as_tensor(np.flatnonzero(judged[~held]), device=device)
        checked = held & judged
        self.held_numbers = torch.as_tensor(samples.numbers[checked], device=device)
        self.held_targets = torch.as_tensor(targets[checked], device=device)
        self.held_results = samples.results[checked]

    def batch(self, size: int) -> tuple[Any, Any]:
        """Random samples; half of them are as quiet as the positions that the network judges in a search."""
        half, device = size // 2, self.numbers.device
        quiet = self.judged[torch.randint(len(self.judged), (half,), device=device)]
        chosen = torch.cat([quiet, torch.randint(len(self.numbers), (half,), device=device)])
        return self.numbers[chosen], self.targets[chosen]

    def check(self, model: Model) -> tuple[float, Any]:
        """The loss on the games held out, and the results that the model expects for the first seat."""
        with torch.no_grad():
            said = torch.cat([model(part) for part in self.held_numbers.split(8192)])
        loss = functional.binary_cross_entropy_with_logits(said, self.held_targets)
        return float(loss), torch.sigmoid(said[:, 0]).cpu().numpy()

    def constant_loss(self) -> float:
        """The loss of always saying the mean result."""
        mean = torch.clamp(self.held_targets.mean(), 1e-6, 1 - 1e-6)
        return float(functional.binary_cross_entropy(mean.expand_as(self.held_targets), self.held_targets))


def train(network: Network, samples: Samples, settings: TrainingSettings, seed: int = 0) -> tuple[Network, Outcome]:
    """Trains the network further; returns the weights of the check with the lowest loss on the games held out.

    With no position quiet enough to learn from, or none held out, it raises a ValueError.
    """
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision("high")
    model, data = Model(network, device), Data(samples, network.level, settings.search_share, device)
    if not len(data.judged) or not len(data.held_numbers):
        raise ValueError("there are too few positions to train and to check: play more games")
    optimizer = model.optimizer(settings)
    held_out, best = [data.check(model)[0]], model.copy_weights()
    began, step, spent, recent = time.monotonic(), 0, 0.0, 0.0
    while spent < 1:
        for group in optimizer.param_groups:
            group["lr"] = settings.rate * (LAST_RATE + (1 - LAST_RATE) * (1 + math.cos(math.pi * spent)) / 2)
        numbers, targets = data.batch(settings.batch)
        loss = functional.binary_cross_entropy_with_logits(model(numbers), targets)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        step += 1
        if step % 50 == 0:
            recent = float(loss.detach())  # waits for the device, so not at each step
        spent = max((time.monotonic() - began) / settings.seconds, step / settings.steps)
        if spent >= len(held_out) / settings.checks:
            held_out.append(data.check(model)[0])
            if held_out[-1] < min(held_out[:-1]):
                best = model.copy_weights()
    model.restore(best)
    layers = {name: value.cpu().numpy() for name, value in best.items()}
    calibration = _calibration(data.check(model)[1], data.held_results[:, 0])
    return replace(network, layers=layers), Outcome(step, recent, held_out, data.constant_loss(), calibration)


def _calibration(expected: Any, real: Any) -> list[tuple[int, float, float]]:
    tenth = np.minimum((expected * 10).astype(int), 9)
    bins = [tenth == i for i in range(10)]
    return [(int(b.sum()), float(expected[b].mean()), float(real[b].mean())) for b in bins if b.any()]
