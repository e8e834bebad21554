"""The history of a game, and what each seat has observed of it.

The compiled rules emit no events, and most users of OpenSpiel never need them. So a state keeps only its moves and
seeds. When an information state is needed, the plain rules replay them and emit the events.
"""

from typing import Any

from ...engine.events import Event
from ...engine.record import State
from .game_config import GameConfig


class HistoryStep:
    """A move or the set-up, linked to the step before it. States with the same past share their steps."""

    __slots__ = ("before", "events", "move", "seat", "seed", "state", "texts")

    def __init__(self, before: "HistoryStep | None", seat: int = -1, move: int = -1, seed: int | None = None) -> None:
        self.before, self.seat, self.move, self.seed = before, seat, move, seed
        self.state: State = None  # the state after this step, once it is needed
        self.events: list[Event] = []
        self.texts: dict[int, str] = {}  # by seat: everything it has observed up to here

    def chain(self) -> "list[HistoryStep]":
        """From the first step to this one."""
        steps = [self]
        while steps[-1].before is not None:
            steps.append(steps[-1].before)
        return steps[::-1]

    def text(self, config: GameConfig, seat: int) -> str:
        """Everything that a seat has observed: its own moves, its events, and the visible changes."""
        steps = [self]
        while seat not in steps[-1].texts and steps[-1].before is not None:
            steps.append(steps[-1].before)
        for step in reversed(steps):
            if seat not in step.texts:
                before = step.before.texts[seat] if step.before else ""
                step.texts[seat] = "\n".join(filter(None, [before, step._observed(config, seat)]))
        return self.texts[seat]

    def _observed(self, config: GameConfig, seat: int) -> str:
        """What a seat observes of this step: nothing if it gets no event and sees no change.

        So in a secret choice no seat learns which seats have already chosen.
        """
        self._replay(config)
        row = config.observe(self.state, seat)
        if self.before is None:
            lines = [f"seat {seat} of {config.players}"]
            seen = config.observation_text.whole(row)
        else:
            lines = [f"> {config.moves[self.move]}"] if self.seat == seat else []
            seen = config.observation_text.changes(config.observe(self.before.state, seat), row)
        lines += [f"- {_event_text(event.seen_by(seat))}" for event in self.events]
        return "\n".join([*lines, seen] if seen else lines)

    def _replay(self, config: GameConfig) -> None:
        steps: list[HistoryStep] = []
        step: HistoryStep | None = self
        while step is not None and step.state is None:
            steps.append(step)
            step = step.before
        for step in reversed(steps):
            step.state, step.events = step._run(config)

    def _run(self, config: GameConfig) -> tuple[State, list[Event]]:
        if self.before is None:
            assert self.seed is not None
            return config.set_up(self.seed)
        return config.play(self.before.state, self.seat, self.move, self.seed)

    def plain(self) -> Any:
        """This step alone, as data to pickle."""
        return self.seat, self.move, self.seed


class ResampledStart(HistoryStep):
    """The start of a sampled world. One seat keeps its past observations; the others only know the present."""

    __slots__ = ("content",)

    def __init__(self, content: bytes, seat: int, text: str) -> None:
        super().__init__(None, seat)
        self.content = content
        self.texts = {seat: text}

    def _run(self, config: GameConfig) -> tuple[State, list[Event]]:
        return config.state_from(self.content), []

    def plain(self) -> Any:
        return self.content, self.seat, self.texts[self.seat]


def restore_history(plain: list[Any]) -> HistoryStep:
    """The last step of a history that `plain` has written."""
    first, *rest = plain
    step = ResampledStart(*first) if isinstance(first[0], bytes) else HistoryStep(None, *first)
    for one in rest:
        step = HistoryStep(step, *one)
    return step


def _event_text(event: Event) -> str:
    return " ".join([event.name, *(f"{name}={value}" for name, value in event.args.items())])
