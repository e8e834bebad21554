"""What happened in a game, and what each seat perceived of it.

The compiled rules tell nothing, and most who play through OpenSpiel never ask. So a state keeps only who did what by
which chance; when somebody asks for an information state, the plain rules go over it once more and narrate.
"""

from typing import Any

from ...engine.events import Event
from ...engine.record import State
from .form import Form


class Step:
    """One thing that happened, behind all that happened before. States that go on from it share it."""

    __slots__ = ("before", "events", "move", "seat", "seed", "state", "texts")

    def __init__(self, before: "Step | None", seat: int = -1, move: int = -1, seed: int | None = None) -> None:
        self.before, self.seat, self.move, self.seed = before, seat, move, seed
        self.state: State = None  # how the table stands after it, once somebody has asked
        self.events: list[Event] = []
        self.texts: dict[int, str] = {}  # all that a seat has perceived up to here

    def chain(self) -> "list[Step]":
        """From the first step to this one."""
        steps = [self]
        while steps[-1].before is not None:
            steps.append(steps[-1].before)
        return steps[::-1]

    def text(self, form: Form, seat: int) -> str:
        """All that a seat has perceived: its own moves, what it was told, and what changed before its eyes."""
        steps = [self]
        while seat not in steps[-1].texts and steps[-1].before is not None:
            steps.append(steps[-1].before)
        for step in reversed(steps):
            if seat not in step.texts:
                before = step.before.texts[seat] if step.before else ""
                step.texts[seat] = "\n".join(filter(None, [before, step._perceived(form, seat)]))
        return self.texts[seat]

    def _perceived(self, form: Form, seat: int) -> str:
        """What one seat perceives of this step; nothing, where it is told nothing and sees no change.

        So nobody learns who of several has already chosen in secret.
        """
        self._narrate(form)
        row = form.observe(self.state, seat)
        if self.before is None:
            lines = [f"seat {seat} of {form.players}"]
            seen = form.wording.whole(row)
        else:
            lines = [f"> {form.moves[self.move]}"] if self.seat == seat else []
            seen = form.wording.changes(form.observe(self.before.state, seat), row)
        lines += [f"- {_told(event.seen_by(seat))}" for event in self.events]
        return "\n".join([*lines, seen] if seen else lines)

    def _narrate(self, form: Form) -> None:
        steps: list[Step] = []
        step: Step | None = self
        while step is not None and step.state is None:
            steps.append(step)
            step = step.before
        for step in reversed(steps):
            step.state, step.events = step._happen(form)

    def _happen(self, form: Form) -> tuple[State, list[Event]]:
        if self.before is None:
            assert self.seed is not None
            return form.set_up(self.seed)
        return form.play(self.before.state, self.seat, self.move, self.seed)

    def plain(self) -> Any:
        """This step alone, to be written down."""
        return self.seat, self.move, self.seed


class Dealt(Step):
    """The beginning of an imagined world: what one seat remembers is kept, the others know what they see."""

    __slots__ = ("content",)

    def __init__(self, content: bytes, seat: int, text: str) -> None:
        super().__init__(None, seat)
        self.content = content
        self.texts = {seat: text}

    def _happen(self, form: Form) -> tuple[State, list[Event]]:
        return form.stands(self.content), []

    def plain(self) -> Any:
        return self.content, self.seat, self.texts[self.seat]


def recall(plain: list[Any]) -> Step:
    """Steps that were written down by `plain`, as a chain again: the last of them."""
    first, *rest = plain
    step = Dealt(*first) if isinstance(first[0], bytes) else Step(None, *first)
    for one in rest:
        step = Step(step, *one)
    return step


def _told(event: Event) -> str:
    return " ".join([event.name, *(f"{name}={fact}" for name, fact in event.facts.items())])
