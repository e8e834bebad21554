"""The course of one game as OpenSpiel has it: choices of single players, and nodes where chance decides.

The rules draw chance in the middle of a move. OpenSpiel wants it in the tree, where a search can neither foresee nor
avoid it. So a move in which something is drawn is first put off: the game comes to DRAWS chance nodes in a row, each
with OUTCOMES equally likely outcomes, and what they bring starts the generator for that move alone. Two draws of a
thousand make a million ways a move can turn out, and a die is off its chances by half a thousandth at most; one node
with as many outcomes would be too long a list for everything that goes over it. The set-up is drawn in the same way.
At all other times the generator is at rest.

In a secret choice of several players, they are asked one after the other; what they chose stays hidden by the rules
of visibility, and nobody is told who has chosen.
"""

from typing import Any

from .form import Form
from .memory import Dealt, Step, recall

OUTCOMES = 1000
DRAWS = 2

CHANCE, TERMINAL = -1, -4  # as OpenSpiel numbers them


class Course:
    """All that a state holds. Copies share what is never changed, so they are cheap."""

    __slots__ = ("_first", "drawn", "form", "memory", "player", "put_off", "table")

    def __init__(self, form: Form) -> None:
        self.form = form
        self.table: Any = None  # nothing before the set-up is drawn
        self.memory: Step | None = None
        self.player = CHANCE  # who is asked
        self.put_off = -1  # the move that waits for chance
        self.drawn: tuple[int, ...] = ()  # what chance has brought for it so far
        self._first = 0  # with whom a secret choice begins

    # ---- playing

    def apply(self, action: int) -> None:
        """A move of the player who is asked, or what chance brings. Raises IllegalMove, and nothing changes."""
        if self.player == CHANCE:
            if not 0 <= action < OUTCOMES:
                raise ValueError(f"chance brings a number from 0 to {OUTCOMES - 1}, not {action}")
            self.drawn = (*self.drawn, action)
            if len(self.drawn) == DRAWS:
                self._by_chance(self.drawn[0] * OUTCOMES + self.drawn[1])
        elif self.table.attempt(action):
            self.memory = Step(self.memory, self.player, action)
            self._ask()
        else:
            self.put_off, self.player = action, CHANCE

    def _by_chance(self, seed: int) -> None:
        if self.table is None:
            self.table = self.form.table()
            self.table.reset(seed)
            self.memory = Step(None, seed=seed)
        else:
            self.memory = Step(self.memory, self.table.seat, self.put_off, seed)
            self.table.reseed(seed)
            self.table.play(self.put_off)
        self.table.rest()
        self.put_off, self.drawn = -1, ()
        self._ask()

    def _ask(self) -> None:
        acting = self.table.acting
        if acting & acting - 1 and self._first:  # several are asked, in an imagined world
            seats = range(self._first, self._first + self.form.players)
            self.table.ask(next(seat for seat in (i % self.form.players for i in seats) if acting >> seat & 1))
        self.player = self.table.seat if acting else TERMINAL

    # ---- looking

    def observe(self, seat: int) -> Any:
        """What a seat knows, in numbers; None before the set-up."""
        return None if self.table is None else self.table.observe(seat)

    def text(self, seat: int) -> str:
        """All that a seat has perceived, in words."""
        return "" if self.memory is None else self.memory.text(self.form, seat)

    def __str__(self) -> str:
        """Everything there is, secrets included."""
        form = self.form
        if self.table is None:
            return f"{form.game.slug} for {form.players}, before the set-up; chance {list(self.drawn)}"
        everything = form.game.record.describe(form.stands(self.table.content), form.players)
        lines = [f"{name}: {value}" for name, value in everything.items() if name != "rng"]
        if self.player == CHANCE:
            lines.append(f"seat {self.table.seat}: {form.moves[self.put_off]}; chance {list(self.drawn)}")
        return "\n".join(lines)

    # ---- other worlds

    def redeal(self, seat: int, seed: int) -> None:
        """Becomes a world that this seat cannot tell from the true one, and that it remembers in the same words.

        Secret choices that others have made and not shown are open again: in this world they are made after those of
        who is asked now.
        """
        if self.player == CHANCE:
            raise ValueError("between a move and what it brings nothing can be dealt anew")
        asked, text = self.table.seat, self.text(seat)
        self.table.redeal(seat, seed)
        self.table.rest()
        self.memory = Dealt(self.table.content, seat, text)
        self._first = max(asked, 0)
        self._ask()

    def __deepcopy__(self, memo: Any) -> "Course":
        other = object.__new__(Course)
        other.form, other.memory, other.player = self.form, self.memory, self.player
        other.put_off, other.drawn, other._first = self.put_off, self.drawn, self._first
        other.table = self.table and self.table.copy()
        return other

    def __reduce__(self) -> Any:
        memory = [step.plain() for step in self.memory.chain()] if self.memory else []
        content = self.table.content if self.table else b""
        return _resume, (self.form.key, memory, content, self._first, self.put_off, self.drawn)


def _resume(
    form: tuple[str, int, Any], memory: list[Any], content: bytes, first: int, put_off: int, drawn: tuple[int, ...]
) -> Course:
    course = Course(Form.of(*form))
    if memory:
        course.memory = recall(memory)
        course.table = course.form.table()
        course.table.content = content
        course._first = first
        course._ask()
    course.put_off, course.drawn = put_off, drawn
    if put_off >= 0:
        course.player = CHANCE
    return course
