"""Trains a network on recorded positions with PyTorch, on a CUDA device if there is one."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..bots.net import LAYERS, Network
from ..bots.world_features import Features
from ..engine.extras import extra
from .games import Samples
from .self_play import HeuristicGames, joined

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
    checks: int = 10
    capacity: int = 6_000_000  # positions of the heuristic's games that are kept; newer ones replace the oldest
    held: int = 100_000  # of the first positions of the heuristic's games: held out


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
        self.encode = Encoder(network, device)
        self.weights = {name: torch.tensor(network.layers[name], device=device, requires_grad=True) for name in LAYERS}

    def __call__(self, numbers: Any) -> Any:
        """The expected results of the seats, before the sigmoid."""
        return self.outputs(self.encode(numbers))

    def outputs(self, inputs: Any) -> Any:
        """The same, from the inputs of the first layer."""
        w = self.weights
        first = torch.relu(inputs @ w["w1"] + w["b1"])
        second = torch.relu(first @ w["w2"] + w["b2"])
        return second @ w["w3"] + w["b3"]

    def optimizer(self, settings: TrainingSettings) -> Any:
        """AdamW; only the matrices decay."""
        matrices = [self.weights[name] for name in LAYERS if name.startswith("w")]
        biases = [self.weights[name] for name in LAYERS if name.startswith("b")]
        groups = [{"params": matrices, "weight_decay": settings.decay}, {"params": biases, "weight_decay": 0.0}]
        return torch.optim.AdamW(groups, lr=settings.rate, fused=matrices[0].is_cuda)

    def copy_weights(self) -> dict[str, Any]:
        return {name: value.detach().clone() for name, value in self.weights.items()}

    def restore(self, weights: dict[str, Any]) -> None:
        with torch.no_grad():
            for name, value in self.weights.items():
                value.copy_(weights[name])


class Checks:
    """Positions held out, and the losses of a model on them, with its weights at the best check."""

    def __init__(self, model: Model, numbers: Any, targets: Any, results: Any) -> None:
        self._model, self._numbers, self._targets, self._results = model, numbers, targets, results
        self.losses = [self.look()[0]]  # the first is before training
        self._best = model.copy_weights()

    def look(self) -> tuple[float, Any]:
        """The loss, and the results that the model expects for the first seat."""
        with torch.no_grad():
            said = torch.cat([self._model(part) for part in self._numbers.split(8192)])
        loss = functional.binary_cross_entropy_with_logits(said, self._targets)
        return float(loss), torch.sigmoid(said[:, 0]).cpu().numpy()

    def check(self) -> None:
        self.losses.append(self.look()[0])
        if self.losses[-1] < min(self.losses[:-1]):
            self._best = self._model.copy_weights()

    def constant_loss(self) -> float:
        """The loss of always saying the mean result."""
        mean = torch.clamp(self._targets.mean(dim=0), 1e-6, 1 - 1e-6)
        return float(functional.binary_cross_entropy(mean.expand_as(self._targets), self._targets))

    def best(self, network: Network, steps: int, loss: float) -> tuple[Network, Outcome]:
        """The network with the weights of the best check."""
        self._model.restore(self._best)
        layers = {name: value.cpu().numpy() for name, value in self._best.items()}
        calibration = _calibration(self.look()[1], self._results)
        return replace(network, layers=layers), Outcome(steps, loss, self.losses, self.constant_loss(), calibration)


class Data:
    """Samples of the search's games on the device: those to learn from, and those to check with."""

    def __init__(self, samples: Samples, level: int, device: str) -> None:
        held, judged = samples.game % HELD_OUT == 0, samples.level >= level
        self.numbers = torch.as_tensor(samples.numbers[~held], device=device)
        self.targets = torch.as_tensor(samples.ahead[~held].clip(0, 1), device=device)
        self.judged = torch.as_tensor(np.flatnonzero(judged[~held]), device=device)
        checked = held & judged
        self.held_numbers = torch.as_tensor(samples.numbers[checked], device=device)
        self.held_targets = torch.as_tensor(samples.ahead[checked].clip(0, 1), device=device)
        self.held_results = samples.results[checked, 0]

    def batch(self, size: int) -> tuple[Any, Any]:
        """Random samples; half of them are as quiet as the positions that the network judges in a search."""
        half, device = size // 2, self.numbers.device
        quiet = self.judged[torch.randint(len(self.judged), (half,), device=device)]
        chosen = torch.cat([quiet, torch.randint(len(self.numbers), (half,), device=device)])
        return self.numbers[chosen], self.targets[chosen]


class Pool:
    """Positions on the device that are replaced by newer ones when it is full."""

    def __init__(self, capacity: int, inputs: int, players: int, device: str) -> None:
        self._numbers = torch.empty((capacity, inputs), dtype=torch.int16, device=device)
        self._targets = torch.empty((capacity, players), device=device)
        self.added = 0

    def add(self, samples: Samples) -> None:
        at = self.added % len(self._numbers)
        for mine, new in ((self._numbers, samples.numbers), (self._targets, samples.ahead)):
            part = torch.as_tensor(new)[: len(mine) - at]
            mine[at : at + len(part)] = part.to(mine.device)
        self.added += len(part)

    def batch(self, size: int) -> tuple[Any, Any]:
        """Random positions."""
        filled = min(self.added, len(self._numbers))
        chosen = torch.randint(filled, (size,), device=self._numbers.device)
        return self._numbers[chosen], self._targets[chosen]


def start_torch(seed: int) -> str:
    """Prepares PyTorch; returns the device."""
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision("high")
    return "cuda" if torch.cuda.is_available() else "cpu"


def train(network: Network, samples: Samples, settings: TrainingSettings, seed: int = 0) -> tuple[Network, Outcome]:
    """Trains the network further on the search's games; returns the weights of the best check.

    With no position quiet enough to learn from, or none held out, it raises a ValueError.
    """
    device = start_torch(seed)
    model, data = Model(network, device), Data(samples, network.level, device)
    if not len(data.judged) or not len(data.held_numbers):
        raise ValueError("there are too few positions to train and to check: play more games")
    optimizer = model.optimizer(settings)
    checks = Checks(model, data.held_numbers, data.held_targets, data.held_results)
    began, step, spent, recent = time.monotonic(), 0, 0.0, 0.0
    while spent < 1:
        numbers, targets = data.batch(settings.batch)
        loss = learn(model, optimizer, model.encode(numbers), targets, rate_at(spent, settings))
        step += 1
        if step % 50 == 0:
            recent = float(loss)  # waits for the device, so not at each step
        spent = max((time.monotonic() - began) / settings.seconds, step / settings.steps)
        if spent >= len(checks.losses) / settings.checks:
            checks.check()
    return checks.best(network, step, recent)


def train_on_playouts(
    networks: list[Network],
    games: HeuristicGames,
    settings: TrainingSettings,
    report: Callable[..., None] = lambda **facts: None,
    seed: int = 0,
) -> list[tuple[Network, Outcome]]:
    """Trains networks on games of the heuristic while they are being played, each with the same positions.

    Each position is used few times, so the networks cannot learn single games by heart.
    """
    device, players = start_torch(seed), networks[0].players
    held = joined_until(games, settings.held)
    held_numbers, held_targets = (torch.as_tensor(part, device=device) for part in (held.numbers, held.ahead))
    pool = Pool(settings.capacity, held.numbers.shape[1], players, device)
    models = [Model(network, device) for network in networks]
    optimizers = [model.optimizer(settings) for model in models]
    checks = [Checks(model, held_numbers, held_targets, held.results[:, 0]) for model in models]
    began, step, spent, loss = time.monotonic(), 0, 0.0, torch.zeros(())
    while spent < 1:
        while part := games.next(wait=pool.added < settings.batch):
            pool.add(part)
        numbers, targets = pool.batch(settings.batch)
        inputs = models[0].encode(numbers)
        for model, optimizer in zip(models, optimizers, strict=True):
            loss = learn(model, optimizer, inputs, targets, rate_at(spent, settings))
        step += 1
        if step % 20 == 0 and device == "cuda":
            torch.cuda.synchronize()  # otherwise the clock runs ahead of the device
        spent = max((time.monotonic() - began) / settings.seconds, step / settings.steps)
        if spent >= len(checks[0].losses) / settings.checks:
            for one in checks:
                one.check()
            losses = [round(one.losses[-1], 4) for one in checks]
            report(steps=step, positions=pool.added, games=games.played, held_out=losses)
    games.stop()
    return [one.best(network, step, float(loss)) for one, network in zip(checks, networks, strict=True)]


def joined_until(games: HeuristicGames, rows: int) -> Samples:
    """The first parts of the games, with at least this many positions."""
    parts: list[Samples] = []
    while sum(len(part.game) for part in parts) < rows:
        if part := games.next(wait=True):
            parts.append(part)
    return joined(parts)


def rate_at(spent: float, settings: TrainingSettings) -> float:
    """The learning rate after a share of the training: it falls like a cosine."""
    return settings.rate * (LAST_RATE + (1 - LAST_RATE) * (1 + math.cos(math.pi * spent)) / 2)


def learn(model: Model, optimizer: Any, inputs: Any, targets: Any, rate: float) -> Any:
    """One step; returns the loss."""
    for group in optimizer.param_groups:
        group["lr"] = rate
    loss = functional.binary_cross_entropy_with_logits(model.outputs(inputs), targets)
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    optimizer.step()
    return loss.detach()


def _calibration(expected: Any, real: Any) -> list[tuple[int, float, float]]:
    tenth = np.minimum((expected * 10).astype(int), 9)
    bins = [tenth == i for i in range(10)]
    return [(int(b.sum()), float(expected[b].mean()), float(real[b].mean())) for b in bins if b.any()]
