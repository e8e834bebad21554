"""Trains a network on recorded positions, and its policy on recorded decisions, with PyTorch.

It uses a CUDA device if there is one.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

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


class Inputs(NamedTuple):
    """The inputs of some positions that are not zero, one position after the other."""

    rows: Any  # of the first layer's weights
    starts: Any  # by position: the index of its first input
    factors: Any


class Encoder:
    """Turns worlds as small numbers into inputs of the first layer, as `net_tree.forward` reads them."""

    def __init__(self, network: Network, device: str) -> None:
        known = Features.of(network.game, network.players)
        self._low, self._high, self._first, self._empty, self._hot, self._scale = (
            torch.as_tensor(array, device=device)
            for array in (known.low, known.high, known.first_row, known.empty, known.is_hot, known.scale)
        )
        self.occurred = torch.zeros(known.rows, dtype=torch.bool, device=device)  # which inputs were ever not zero

    def __call__(self, numbers: Any) -> Inputs:
        position, column = (numbers != self._empty).nonzero(as_tuple=True)
        low, hot = self._low[column], self._hot[column]
        within = torch.minimum(torch.maximum(numbers[position, column].int(), low), self._high[column])
        rows = self._first[column] + torch.where(hot, within - low, 0)
        factors = torch.where(hot, 1.0, within * self._scale[column])
        self.occurred[rows] = True
        starts = torch.searchsorted(position, torch.arange(len(numbers), device=numbers.device))
        return Inputs(rows, starts.int(), factors)


class Model:
    """A network or its policy as PyTorch tensors that can be trained."""

    def __init__(self, network: Network, device: str, layers: dict[str, Any] | None = None) -> None:
        self.encode = Encoder(network, device)
        given = layers or network.layers
        self.weights = {name: torch.tensor(given[name], device=device, requires_grad=True) for name in LAYERS}

    def __call__(self, numbers: Any) -> Any:
        """The expected results of the seats before the sigmoid, or what the policy says about each move."""
        return self.outputs(self.encode(numbers))

    def outputs(self, inputs: Inputs) -> Any:
        """The same, from the inputs of the first layer. Few of them are not zero, so it adds up only their weights."""
        w = self.weights
        sums = functional.embedding_bag(
            inputs.rows, w["w1"], inputs.starts, mode="sum", per_sample_weights=inputs.factors
        )
        first = torch.relu(sums + w["b1"])
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
        self._numbers = torch.as_tensor(samples.numbers, device=device)
        self._targets = torch.as_tensor(samples.ahead.clip(0, 1), device=device)
        self.learned, self.judged, checked = (
            torch.as_tensor(np.flatnonzero(rows), device=device) for rows in (~held, ~held & judged, held & judged)
        )
        self.held_numbers, self.held_targets = self._numbers[checked], self._targets[checked]
        self.held_results = samples.results[held & judged, 0]

    def batch(self, size: int) -> tuple[Any, Any]:
        """Random samples; half of them are as quiet as the positions that the network judges in a search."""
        chosen = torch.cat([_some(self.judged, size // 2), _some(self.learned, size // 2)])
        return self._numbers[chosen], self._targets[chosen]


def _some(rows: Any, count: int) -> Any:
    return rows[torch.randint(len(rows), (count,), device=rows.device)]


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
    steps = settings.steps(len(data.learned))
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

    def __init__(self, choices: Choices, temperature: float, device: str) -> None:
        self._temperature = temperature
        self._numbers, self._moves, self._scores, self._visits = (
            torch.as_tensor(column, device=device)
            for column in (choices.numbers, choices.moves, choices.scores, choices.visits)
        )
        held = choices.game % HELD_OUT == 0
        self.learned, self.held = (torch.as_tensor(np.flatnonzero(rows), device=device) for rows in (~held, held))

    def loss(self, model: Model | None, rows: Any) -> Any:
        """The cross-entropy of the visits and the priors; without a model, those of the heuristic."""
        moves, priors = self._moves[rows].long(), self._scores[rows] / self._temperature
        if model:
            priors = priors + model(self._numbers[rows]).gather(1, moves.clamp(min=0))
        priors = priors.masked_fill(moves < 0, -1e9)
        return functional.cross_entropy(priors, self._shares(rows))

    def held_loss(self, model: Model | None) -> float:
        """That of the decisions held out."""
        with torch.no_grad():
            parts = [float(self.loss(model, rows)) * len(rows) for rows in self.held.split(8192)]
        return sum(parts) / len(self.held)

    def entropy(self) -> float:
        """That of the visits in decisions held out."""
        return float(torch.special.entr(self._shares(self.held)).sum(dim=1).mean())

    def _shares(self, rows: Any) -> Any:
        visits = self._visits[rows].float()
        return visits / visits.sum(dim=1, keepdim=True).clamp(min=1)


def train_policy(
    network: Network, choices: Choices, settings: TrainingSettings, progress: Progress = ignore_progress, seed: int = 0
) -> tuple[Network, PolicyOutcome]:
    """Trains the policy to say how often the search tries each move; returns the weights of the best check.

    The heuristic's scores stay in the prior, so that the policy learns only where the search disagrees with them.
    With too few decisions to learn from or to check with, it raises TooFewPositions.
    """
    device, begun = start_torch(seed), network.with_policy(seed)
    data = Decisions(choices, network.temperature, device)
    if not len(data.learned) or not len(data.held):
        raise TooFewPositions("there are too few decisions to train and to check: play more games")
    model = Model(begun, device, begun.policy_layers)
    optimizer = model.optimizer(settings)
    best, losses = model.copy_weights(), [data.held_loss(model)]
    steps = settings.steps(len(data.learned))
    for step in range(steps):
        rows = _some(data.learned, settings.batch)
        model.step(optimizer, data.loss(model, rows), rate_at(step / steps, settings))
        if (step + 1) * settings.checks >= len(losses) * steps:
            losses.append(data.held_loss(model))
            if losses[-1] < min(losses[:-1]):
                best = model.copy_weights()
            progress(step + 1, steps)
    layers = {name: value.cpu().numpy() for name, value in best.items()}
    if not network.policy_layers:
        layers = model.clear_unlearned(layers)
    outcome = PolicyOutcome(steps, len(data.learned), losses, data.held_loss(None), data.entropy())
    return replace(begun, policy_layers=layers), outcome


def _calibration(expected: Any, real: Any) -> list[tuple[int, float, float]]:
    tenth = np.minimum((expected * 10).astype(int), 9)
    bins = [tenth == i for i in range(10)]
    return [(int(b.sum()), float(expected[b].mean()), float(real[b].mean())) for b in bins if b.any()]
