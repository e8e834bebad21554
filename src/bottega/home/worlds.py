"""Looks for possible worlds: states in which everything happens that people saw at the table.

A world is dealt by the rules themselves: `redeal` for a spectator deals what nobody at the table has seen, and the
moves draw what chance decides. All of it is drawn from a tape. So every world is possible, and to look for one is to
change the tape, until the events of the moves are those that were entered.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..engine.contract import SPECTATOR
from ..engine.fields import Field
from ..engine.game import Game
from ..engine.record import State
from .tape import CHOICE, ORDER, Draw, Tape

Seen = Mapping[str, str | int]  # an event as plain data; arguments may be missing
Choice = tuple[int, int]  # a seat and the number of a move, or of one that looks the same

LEGAL_TRIES = 400  # worlds in which a move may be legal, before it is refused
LEGAL_TRIES_SEEN = 2000  # the same for a move that was legal in some world before
CLIMBS = 60  # worlds from which a search starts
REPEATED = 5  # times that another world is dealt if one does not fit
KEPT = 0.8  # of the numbers that are drawn in a world like another
EQUAL = 100  # an argument that is as entered counts this much; a number that is near counts less


@dataclass(slots=True)
class Trial:
    """A world, and what happens in it."""

    state: State
    draws: list[Draw]
    dealt: int  # how many of the draws dealt the world
    played: list[Choice]  # the moves that were made
    legal: bool
    events: list[dict[str, str | int]]
    marks: list[int]  # how much was drawn before each event

    def fit(self, seen: Sequence[Seen | None]) -> tuple[int, int, int]:
        """How well this fits what was seen: moves made, events matched, and how near the next event is."""
        matched = self.matched(seen)
        return len(self.played), matched, 0 if matched == len(seen) else _nearness(seen[matched], self.event(matched))

    def fits(self, seen: Sequence[Seen | None]) -> bool:
        return self.legal and self.matched(seen) == len(seen)

    def matched(self, seen: Sequence[Seen | None]) -> int:
        for n, one in enumerate(seen):
            if not _is(one, self.event(n)):
                return n
        return len(seen)

    def event(self, n: int) -> dict[str, str | int] | None:
        """The event of this number; None after the last."""
        return self.events[n] if n < len(self.events) else None


def _is(seen: Seen | None, event: Mapping[str, str | int] | None) -> bool:
    if seen is None or event is None:
        return seen is event
    return all(event.get(name) == value for name, value in seen.items())


def _nearness(seen: Seen | None, event: Mapping[str, str | int] | None) -> int:
    if seen is None or event is None or seen["event"] != event["event"]:
        return 0
    near = 0
    for name, value in seen.items():
        there = event.get(name)
        if there == value:
            near += EQUAL
        elif isinstance(there, int) and isinstance(value, int):
            near -= min(abs(there - value), EQUAL // 5)
    return near


class Worlds:
    """The possible worlds at one step: the set-up, or one or more moves from a state."""

    def __init__(
        self,
        game: Game,
        settings: Mapping[str, Any],
        base: State | None,
        choices: Sequence[Choice],
        rng: random.Random,
    ) -> None:
        self._game, self._settings, self._base, self._choices, self._rng = game, settings, base, choices, rng

    def run(self, wanted: Sequence[Draw] = (), deal: bool = True) -> Trial:
        """Deals a world, unless the present one is to be tried, and makes the moves in it."""
        game = self._game
        state = game.record.blank() if self._base is None else game.record.copy(self._base)

        def field_of(cells: Any) -> Field | None:
            return game.record.field_of(state, cells)

        tape = Tape(self._rng, wanted, field_of)
        trial = Trial(state, tape.draws, 0, [], True, [], [])

        def hear(number: int, args: tuple[int, ...]) -> None:
            kind = game.events[number]
            if kind.entered:
                shown = {a.name: a.show(v) for a, v in zip(kind.args, args, strict=True) if a.name not in kind.secret}
                trial.events.append({"event": kind.name, **shown})
                trial.marks.append(len(tape.draws))

        with game.outside.drawing(tape, hear) as rules:
            if self._base is None:
                game.write_settings(state, self._settings)
                rules.setup(state)
                return trial
            if deal:
                rules.redeal(state, SPECTATOR)
                trial.dealt = len(tape.draws)
            refusal = rules.link(game.rules.refusal)
            for seat, choice in self._choices:
                options = [n for n in game.moves.look_alikes(choice) if not refusal(state, seat, n)]
                if not options:
                    trial.legal = False
                    break
                number = options[tape.choose(len(options)) if len(options) > 1 else 0]
                rules.apply(state, seat, number)
                trial.played.append((seat, number))
        return trial

    def find(self, seen: Sequence[Seen | None], deal: bool, start: Trial | None = None) -> Trial | None:
        """A world in which this is seen, or None. `start` is a world in which all but the last was seen."""
        best = None if start is None else self._climb(start, seen, deal)
        if best is not None and best.fits(seen):
            return best
        climbs, tries = CLIMBS, LEGAL_TRIES_SEEN if seen else LEGAL_TRIES
        while climbs and tries:
            trial = self.run((), deal)
            if not trial.legal:
                tries = tries - 1 if deal else 0  # without dealing there is only this world
                continue
            trial = self._climb(trial, seen, deal)
            if trial.fits(seen):
                return trial
            climbs -= 1
            best = trial if best is None or trial.fit(seen) > best.fit(seen) else best
        if best is not None:
            best = self._climb(best, seen, deal, thorough=True)
        return best if best is not None and best.fits(seen) else None

    def others(self, trial: Trial, seen: Sequence[Seen | None], deal: bool, count: int) -> list[Trial]:
        """Some other worlds in which this is seen too: with other chance afterwards, and with other cards unseen."""
        mark = trial.marks[len(seen) - 1] if 0 < len(seen) <= len(trial.marks) else trial.dealt
        shown = {value for one in seen if one for value in one.values()}
        found: list[Trial] = []
        for _ in range(count):
            if mark < len(trial.draws):
                found.append(self.run(trial.draws[:mark], deal))
            for _ in range(REPEATED):  # until it fits
                wanted = [self._disturbed(draw, shown) for draw in trial.draws] if seen else ()
                found.append(self.run(wanted, deal or not seen))
                if found[-1].fits(seen):
                    break
        return [one for one in found if one.fits(seen)]

    def varied(self, trial: Trial, number: int, deal: bool, most: int) -> list[Trial]:
        """Worlds in which one event is another, and all before it are the same; at most about so many are tried."""
        event = trial.event(number)
        tapes: list[list[Draw]] = []
        others: Iterator[Draw]
        if event is not None:
            here = {value for name, value in event.items() if name != "event"}
            for i, draw in enumerate(trial.draws[: trial.marks[number]]):
                if draw.what == ORDER:
                    names = {draw.name(card) for card in draw.order}
                    there = self._rng.sample(sorted(names - here, key=str), min(most, len(names - here)))
                    others = (other for name in there for other in draw.swaps(here, {name}))
                elif i >= (trial.marks[number - 1] if number else trial.dealt):
                    others = draw.others()
                else:
                    continue
                tapes += [[*trial.draws[:i], other, *trial.draws[i + 1 :]] for other in others]
        found = [self.run(tape, deal) for tape in self._rng.sample(tapes, min(most, len(tapes)))]
        return [one for one in found if one.legal and one.events[:number] == trial.events[:number]]

    def _disturbed(self, draw: Draw, shown: set[Any]) -> Draw:
        """A draw like this: with the same cards where they were shown, and the others elsewhere."""
        if draw.what != ORDER:
            return draw if self._rng.random() < KEPT else self._rng.choice([draw, *draw.others()])
        free = [i for i, card in enumerate(draw.order) if draw.name(card) not in shown]
        order = list(draw.order)
        for i, j in zip(free, self._rng.sample(free, len(free)), strict=True):
            order[i] = draw.order[j]
        return replace(draw, order=tuple(order))

    def _climb(self, trial: Trial, seen: Sequence[Seen | None], deal: bool, thorough: bool = False) -> Trial:
        """Changes one draw after another as long as that makes a world fit better."""
        while not trial.fits(seen):
            fit = trial.fit(seen)
            for wanted in self._neighbours(trial, seen, thorough):
                other = self.run(wanted, deal)
                if other.fit(seen) > fit:
                    trial = other
                    break
            else:
                return trial
        return trial

    def _neighbours(self, trial: Trial, seen: Sequence[Seen | None], thorough: bool) -> Iterator[list[Draw]]:
        """The tapes with one other draw that may make the first event right that is not."""
        draws, n = trial.draws, trial.matched(seen)
        want, got = seen[n], trial.event(n)
        first = trial.marks[n - 1] if n > 0 else trial.dealt
        last = trial.marks[n] if n < len(trial.marks) else len(draws)
        if want is not None and got is not None:
            wrong = [name for name in want if name != "event" and want[name] != got.get(name)]
            here, there = {got[name] for name in wrong if name in got}, {want[name] for name in wrong}
            for i in range(last):
                if draws[i].what == ORDER:
                    yield from ([*draws[:i], other, *draws[i + 1 :]] for other in draws[i].swaps(here, there))
        for i in [*range(first, last), *(range(first) if thorough else ())]:
            if draws[i].what != ORDER:
                yield from ([*draws[:i], other, *draws[i + 1 :]] for other in draws[i].others())
        for i in range(first):
            if not thorough and draws[i].what == CHOICE:
                yield from ([*draws[:i], other, *draws[i + 1 :]] for other in draws[i].others())
