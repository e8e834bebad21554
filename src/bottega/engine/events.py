"""Typed events: what happened, as each seat may know it.

The rules report with `emit(KIND, arguments...)`. A kind is declared once, with its arguments in order and the secret
ones among them. Only the seat in the event's first argument gets the secret arguments; other seats get the event
without them.
"""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .messages import Arg

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its name, its arguments, the secret ones, and whether it makes undo impossible.

    Where chance comes from outside, `entered` says whether people enter it; if not, what follows from it is enough.
    """

    name: str
    args: tuple[Arg, ...]
    secret: tuple[str, ...] = ()
    reveals: bool = False
    entered: bool = True


def event(name: str, *args: Arg, secret: Sequence[str] = (), reveals: bool = False, entered: bool = True) -> EventKind:
    return EventKind(name, args, tuple(secret), reveals, entered)


@dataclass(frozen=True, repr=False, slots=True)
class Event:
    """One event as one seat knows it. `args` holds only what that seat may know."""

    game: "Game"
    kind: EventKind
    args: dict[str, str | int]
    private: bool = False  # whether `args` includes the secret ones

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {', '.join(f'{k}={v!r}' for k, v in self.args.items())})"

    @property
    def name(self) -> str:
        return self.kind.name

    def seen_by(self, seat: int | None) -> "Event":
        """The same event without what that seat may not know."""
        if not self.private or self.args[self.kind.args[0].name] == seat:
            return self
        return Event(self.game, self.kind, {k: v for k, v in self.args.items() if k not in self.kind.secret})

    def say(self, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """The event in words."""
        key = f"event-{self.name}-own" if self.private else f"event-{self.name}"
        args = {arg.name: arg.word(self.args[arg.name]) for arg in self.kind.args if arg.name in self.args}
        return self.game.messages.say(key, language, names, **args)

    def plain(self) -> dict[str, str | int]:
        """As plain data."""
        return {"event": self.name, **self.args}

    def __str__(self) -> str:
        return self.say()


class EventRecorder(threading.local):
    """Replaces `emit` in the plain builds of a game. Each thread records only the rules it runs itself."""

    def __init__(self, game: "Game") -> None:
        self._game = game
        self._recorded: list[Event] | None = None  # None while nothing is recorded

    def emit(self, kind: int, *args: int) -> None:
        if self._recorded is not None:
            what = self._game.events[kind]
            shown = {arg.name: arg.show(value) for arg, value in zip(what.args, args, strict=True)}
            self._recorded.append(Event(self._game, what, shown, private=bool(what.secret)))

    def record(self, rule: Callable[..., Any], *args: Any) -> list[Event]:
        """Runs a rule and returns the events it emits."""
        recorded: list[Event] = []
        self._recorded = recorded
        try:
            rule(*args)
        finally:
            self._recorded = None
        return recorded
