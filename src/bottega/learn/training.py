"""Trains a network on recorded positions, and its policy on recorded decisions, with PyTorch.

It uses a CUDA device if there is one.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..bots.net import LAYERS, Network
from ..bots.world_features import Features
from ..engine.errors import BottegaError
from ..engine.extras import extra
from ..workers import Progress, ignore_progress
from .games import Choices, Samples
from .self_play import joined

with extra("learn"):
    import torch
    from torch.nn import functional

HELD_OUT = 20  # one game in 20 is held out, to check what was learned
LAST_RATE = 0.02  # the share of the learning rate that is left at the end
CAPACITY = 6_000_000  # positions of the heuristic's games in memory; then newer ones replace the oldest
FIRST_BATCHES = 16  # before the first step there are positions for this many batches


class TooFewPositions(BottegaError):
    """There is nothing to learn from or to check with."""


@dataclass(frozen=True)
class TrainingSettings:
    """How to train. A position is learned from `uses` times on average."""

    uses: float
    batch: int = 4096
    rate: float = 2e-4
    decay: float = 0.01
    checks: int = 20

    def steps(self, positions: int) -> int:
        """How many steps that takes with this many positions."""
        return max(self.checks, math.ceil(self.uses * positions / self.batch))


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


@dataclass(frozen=True)
class PolicyOutcome:
    """What training the policy achieved: how well the priors fit the visits of the search, in games held out."""

    steps: int
    decisions: int
    held_out: list[float]  # the loss at each check; the first is before training
    heuristic: float  # that of the heuristic's prior alone
    least: float  # that of priors equal to the visits: no loss can be lower

    @property
    def learned(self) -> bool:
        """As `Outcome.learned`."""
        return min(self.held_out) < self.held_out[0]

    def report(self) -> dict[str, Any]:
        """The outcome, rounded, for a log."""
        losses = {"held_out": [round(loss, 4) for loss in self.held_out]}
        bounds = {"heuristic": round(self.heuristic, 4), "least": round(self.least, 4)}
        return {"steps": self.steps, "decisions": self.decisions, **losses, **bounds}


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
        self.occurred = torch.zeros(self._rows, dtype=torch.bool, device=device)  # which inputs were ever not zero

    def __call__(self, numbers: Any) -> Any:
        within = torch.minimum(torch.maximum(numbers.long(), self._low), self._high)
        rows = self._first + torch.where(self._hot, within - self._low, 0)
        factors = torch.where(self._hot, (within != self._empty).float(), within * self._scale)
        inputs = torch.zeros(len(numbers), self._rows, device=numbers.device)
        inputs.scatter_(1, rows, factors)
        self.occurred |= inputs.any(dim=0)
        return inputs


class Model:
    """A network or its policy as PyTorch tensors that can be trained."""

    def __init__(self, network: Network, device: str, layers: dict[str, Any] | None = None) -> None:
        self.encode = Encoder(network, device)
        given = layers or network.layers
        self.weights = {name: torch.tensor(given[name], device=device, requires_grad=True) for name in LAYERS}

    def __call__(self, numbers: Any) -> Any:
        """The expected results of the seats before the sigmoid, or what the policy says about each move."""
        return self.outputs(self.encode(numbers))

    def outputs(self, inputs: Any) -> Any:
        """The same, from the inputs of the first layer."""
        w = self.weights
        first = torch.relu(inputs @ w["w1"] + w["b1"])
        second = torch.relu(first @ w["w2"] + w["b2"])
        return second @ w["w3"] + w["b3"]

    def clear_unlearned(self, layers: dict[str, Any]) -> dict[str, Any]:
        """The layers with zeros for inputs that never occurred: what they began with is random and was never learned.

        Many inputs are zero at every quiet point, such as what a seat does in the middle of its turn.
        """
        occurred = self.encode.occurred.cpu().numpy()
        return {**layers, "w1": layers["w1"] * occurred[:, None]}

    def optimizer(self, settings: TrainingSettings) -> Any:
        """AdamW; only the matrices decay."""
        matrices = [self.weights[name] for name in LAYERS if name.startswith("w")]
        biases = [self.weights[name] for name in LAYERS if name.startswith("b")]
        groups = [{"params": matrices, "weight_decay": settings.decay}, {"params": biases, "weight_decay": 0.0}]
        return torch.optim.AdamW(groups, lr=settings.rate, fused=matrices[0].is_cuda)

    def copy_weights(self) -> dict[str, Any]:
        return {name: value.detach().clone() for name, value in self.weights.items()}

    def step(self, optimizer: Any, loss: Any, rate: float) -> Any:
        """Takes a step down the loss; returns it."""
        for group in optimizer.param_groups:
            group["lr"] = rate
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        return loss.detach()

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
            writable = np.require(new, requirements="W")  # what comes from a cluster is not
            part = torch.as_tensor(writable)[: len(mine) - at]
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


def train(
    network: Network, samples: Samples, settings: TrainingSettings, progress: Progress = ignore_progress, seed: int = 0
) -> tuple[Network, Outcome]:
    """Trains the network further on the search's games; returns the weights of the best check.

    With no position quiet enough to learn from, or none held out, it raises TooFewPositions.
    """
    device = start_torch(seed)
    model, data = Model(network, device), Data(samples, network.level, device)
    if not len(data.judged) or not len(data.held_numbers):
        raise TooFewPositions("there are too few positions to train and to check: play more games")
    optimizer = model.optimizer(settings)
    checks = Checks(model, data.held_numbers, data.held_targets, data.held_results)
    steps = settings.steps(len(data.numbers))
    loss = torch.zeros(())
    for step in range(steps):
        numbers, targets = data.batch(settings.batch)
        loss = learn(model, optimizer, model.encode(numbers), targets, rate_at(step / steps, settings))
        if (step + 1) * settings.checks >= len(checks.losses) * steps:
            checks.check()
            progress(step + 1, steps)
    return checks.best(network, steps, float(loss))


def train_on_playouts(
    network: Network,
    parts: Iterable[Samples],
    positions: int,
    held: int,
    settings: TrainingSettings,
    progress: Progress = ignore_progress,
    seed: int = 0,
) -> tuple[Network, Outcome]:
    """Trains a network on games of the heuristic while they are being played.

    The first positions, at least `held` of them, are held out. The next `positions` are learned from. Learning keeps
    step with the games: what is learned depends on their order, but not on how fast they come.
    """
    device, coming = start_torch(seed), iter(parts)
    first = joined_until(coming, held)
    numbers, targets = (torch.as_tensor(part, device=device) for part in (first.numbers, first.ahead))
    pool = Pool(min(positions, CAPACITY), first.numbers.shape[1], network.players, device)
    model = Model(network, device)
    optimizer = model.optimizer(settings)
    checks = Checks(model, numbers, targets, first.results[:, 0])
    steps, step, loss = settings.steps(positions), 0, torch.zeros(())
    while step < steps:
        if pool.added < positions:
            pool.add(next(coming))
        enough = pool.added >= min(positions, FIRST_BATCHES * settings.batch)
        while step < steps and enough and step * positions < pool.added * steps:
            chosen, results = pool.batch(settings.batch)
            loss = learn(model, optimizer, model.encode(chosen), results, rate_at(step / steps, settings))
            step += 1
            if step * settings.checks >= len(checks.losses) * steps:
                checks.check()
        progress(min(pool.added, positions), positions)
    found, outcome = checks.best(network, steps, float(loss))
    return replace(found, layers=model.clear_unlearned(found.layers)), outcome


def joined_until(parts: Iterator[Samples], rows: int) -> Samples:
    """The first parts, with at least this many positions."""
    found = [next(parts)]
    while sum(len(part.game) for part in found) < rows:
        found.append(next(parts))
    return joined(found)


def rate_at(spent: float, settings: TrainingSettings) -> float:
    """The learning rate after a share of the training: it falls like a cosine."""
    return settings.rate * (LAST_RATE + (1 - LAST_RATE) * (1 + math.cos(math.pi * spent)) / 2)


def learn(model: Model, optimizer: Any, inputs: Any, targets: Any, rate: float) -> Any:
    """One step; returns the loss."""
    return model.step(optimizer, functional.binary_cross_entropy_with_logits(model.outputs(inputs), targets), rate)


class Decisions:
    """Recorded decisions on the device."""

    def __init__(self, choices: Choices, rows: Any, temperature: float, device: str) -> None:
        self.numbers = torch.as_tensor(choices.numbers[rows], device=device)
        self.moves = torch.as_tensor(choices.moves[rows].astype(np.int64), device=device)
        self.priors = torch.as_tensor(choices.scores[rows] / np.float32(temperature), device=device)
        visits = torch.as_tensor(choices.visits[rows].astype(np.float32), device=device)
        self.shares = visits / visits.sum(dim=1, keepdim=True).clamp(min=1)

    def __len__(self) -> int:
        return len(self.numbers)

    def loss(self, model: Model | None, rows: Any) -> Any:
        """The cross-entropy of the visits and the priors; without a model, those of the heuristic."""
        moves, priors = self.moves[rows], self.priors[rows]
        if model:
            priors = priors + model(self.numbers[rows]).gather(1, moves.clamp(min=0))
        priors = priors.masked_fill(moves < 0, -1e9)
        return functional.cross_entropy(priors, self.shares[rows])

    def mean_loss(self, model: Model | None) -> float:
        """That of all decisions."""
        parts = torch.arange(len(self), device=self.numbers.device).split(8192)
        with torch.no_grad():
            return sum(float(self.loss(model, rows)) * len(rows) for rows in parts) / len(self)

    def entropy(self) -> float:
        """That of the visits."""
        return float(torch.special.entr(self.shares).sum(dim=1).mean())


def train_policy(
    network: Network, choices: Choices, settings: TrainingSettings, progress: Progress = ignore_progress, seed: int = 0
) -> tuple[Network, PolicyOutcome]:
    """Trains the policy to say how often the search tries each move; returns the weights of the best check.

    The heuristic's scores stay in the prior, so that the policy learns only where the search disagrees with them.
    With too few decisions to learn from or to check with, it raises TooFewPositions.
    """
    device, begun = start_torch(seed), network.with_policy(seed)
    is_held = choices.game % HELD_OUT == 0
    data, held = (Decisions(choices, rows, network.temperature, device) for rows in (~is_held, is_held))
    if not len(data) or not len(held):
        raise TooFewPositions("there are too few decisions to train and to check: play more games")
    model = Model(begun, device, begun.policy_layers)
    optimizer = model.optimizer(settings)
    best, losses = model.copy_weights(), [held.mean_loss(model)]
    steps = settings.steps(len(data))
    for step in range(steps):
        rows = torch.randint(len(data), (settings.batch,), device=device)
        model.step(optimizer, data.loss(model, rows), rate_at(step / steps, settings))
        if (step + 1) * settings.checks >= len(losses) * steps:
            losses.append(held.mean_loss(model))
            if losses[-1] < min(losses[:-1]):
                best = model.copy_weights()
            progress(step + 1, steps)
    layers = {name: value.cpu().numpy() for name, value in best.items()}
    if not network.policy_layers:
        layers = model.clear_unlearned(layers)
    outcome = PolicyOutcome(steps, len(data), losses, held.mean_loss(None), held.entropy())
    return replace(begun, policy_layers=layers), outcome


def _calibration(expected: Any, real: Any) -> list[tuple[int, float, float]]:
    tenth = np.minimum((expected * 10).astype(int), 9)
    bins = [tenth == i for i in range(10)]
    return [(int(b.sum()), float(expected[b].mean()), float(real[b].mean())) for b in bins if b.any()]
