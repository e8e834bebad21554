"""A match whose chance and secrets come from outside. See docs/architecture.md, "The table at home".

The state is always one possible world: everything in it that was seen at the table is as it was seen, and the rest is
dealt somehow. Nobody is shown that rest. When something comes to light, another world takes its place, in which
exactly this happens.
"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from ..engine.actions import Move
from ..engine.errors import BottegaError, IllegalMove
from ..engine.events import Event
from ..engine.fields import Plain
from ..engine.game import Game
from ..engine.match import Match
from .sampling import legal_in, points_in, sample_worlds
from .tape import script
from .worlds import Choice, Seen, Trial, Worlds

SAMPLES = 20  # worlds that are compared, to find out what has to be asked
TRIED, LISTED = 8, 40  # worlds that are tried to find out whether an event can be another, and which
SECRET_FIELDS = ("commitment", "seed")  # the seed of such a match decides nothing


class ImpossibleEntry(BottegaError):
    """What was entered cannot have happened: it contradicts what was entered before."""


@dataclass(frozen=True)
class Question:
    """What people have to enter: the next event. `options` are events that are possible; there may be others.

    None among the options says that nothing more happens.
    """

    number: int  # of the event in its step
    options: list[dict[str, str | int] | None]


@dataclass
class Step:
    """What is entered at once: the set-up, a move, or the secret choices of several seats.

    `choices` have one move for all that look the same; `played` has the moves of the world.
    """

    base: int  # moves before it
    choices: list[Choice]
    seen: list[Seen | None]  # the events up to the last answer
    answers: list[int] = field(default_factory=list)  # the numbers of those that people entered
    deal: list[Any] | None = None  # the script of the cards dealt again before it
    chance: list[Any] = field(default_factory=list)
    played: list[Choice] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        return {
            "base": self.base,
            "choices": [list(one) for one in self.choices],
            "seen": [one if one is None else dict(one) for one in self.seen],
            "answers": self.answers,
            "deal": self.deal,
            "chance": self.chance,
            "played": [list(one) for one in self.played],
        }

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> "Step":
        choices, played = ([(seat, number) for seat, number in plain[name]] for name in ("choices", "played"))
        seen, answers = list(plain["seen"]), list(plain["answers"])
        return cls(plain["base"], choices, seen, answers, plain["deal"], list(plain["chance"]), played)


def public_events(events: Sequence[Event]) -> list[Event]:
    """Events as everybody at the table saw them, without those that nobody enters."""
    return [event.seen_by(None) for event in events if event.kind.entered]


class _Before(NamedTuple):
    """How the match was before a step."""

    events: int
    actors: tuple[int, ...]


class HomeMatch:
    """A game at a table at home, entered step by step.

    >>> import bottega
    >>> home = HomeMatch(bottega.game(bottega.GAMES[0]), players=2, seed=1)
    >>> while home.question:                   # the set-up: what was turned up?
    ...     home.answer(home.question.options[0])
    >>> seat = home.actors[0]
    >>> home.play(seat, home.choices(seat)[0])
    >>> home.back()                            # a slip
    >>> len(home.steps)
    1
    """

    def __init__(
        self, game: Game, players: int, options: Mapping[str, Any] | None = None, seed: int | str | None = None
    ) -> None:
        self.game, self.players = game, players
        self.options = dict(options or {})
        self.settings = game.settings(players, self.options)
        self._seed = seed
        self.rng = random.Random(seed)
        self._trial: Trial | None = None  # the world in which the open question was met
        self.steps: list[Step] = []
        self.pending: Step | None = None
        self.question: Question | None = None
        self._match: Match | None = None
        self._resume([])

    # ---- saving

    def save(self) -> list[dict[str, Any]]:
        """The steps as plain data, the one with an open question last."""
        return [step.plain() for step in [*self.steps, *([self.pending] if self.pending else [])]]

    @classmethod
    def load(
        cls,
        game: Game,
        players: int,
        options: Mapping[str, Any] | None,
        seed: int | str | None,
        saved: Sequence[Mapping[str, Any]],
    ) -> "HomeMatch":
        """The match that was saved. Nothing is searched again, except for an open question."""
        home = cls.__new__(cls)
        home.game, home.players, home.options = game, players, dict(options or {})
        home.settings = game.settings(players, home.options)
        home._seed, home.rng = seed, random.Random(seed)
        home.steps, home.pending, home.question, home._match, home._trial = [], None, None, None, None
        home._resume(saved)
        return home

    def _resume(self, saved: Sequence[Mapping[str, Any]]) -> None:
        steps = [Step.read(one) for one in saved]
        for step in steps:
            if step.played or (step.base == 0 and not step.choices and step.chance):
                self._commit(step)
        if not self.steps:
            self._enter(steps[-1] if steps else Step(0, [], []), must_ask=bool(steps))
        elif steps and steps[-1] is not self.steps[-1]:
            self._enter(steps[-1], must_ask=True)

    # ---- queries

    @property
    def match(self) -> Match:
        """The match in one of the possible worlds. Only its public part is true."""
        if self._match is None:
            raise BottegaError("the set-up is not entered yet")
        return self._match

    @property
    def begun(self) -> bool:
        """Whether the set-up is entered."""
        return self._match is not None

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none while something has to be entered."""
        return () if self._match is None or self.pending else self._match.actors

    @property
    def over(self) -> bool:
        return self._match is not None and self.pending is None and self._match.over

    def view(self) -> dict[str, Plain]:
        """What everybody at the table sees."""
        return {name: plain for name, plain in self.match.view().items() if name not in SECRET_FIELDS}

    def events(self, step: int) -> list[Event]:
        """What everybody saw at one of the steps. What nobody enters is left out: it is invented."""
        first = self._before[step].events
        last = self._before[step + 1].events if step + 1 < len(self.steps) else len(self.match.events)
        return public_events(self.match.events[first:last])

    def choices(self, seat: int) -> list[Move]:
        """What a seat may do, as far as everybody knows: the moves that are legal in some possible world.

        Of moves that look the same there is one. A move that is seldom possible may be missing; `play` accepts it.
        """
        if seat not in self.actors:
            return []
        found = set[int]()
        for world in [self.match.state, *self._samples()]:
            found.update(legal_in(self.game, world, seat))
        shown = {self.game.moves.look_alikes(number)[0] for number in found}
        return [self.game.every_move[number] for number in sorted(shown)]

    def scores(self) -> list[int | None]:
        """The points of each seat; None where they depend on something that nobody has seen."""
        if self.over:
            return [*self.match.scores]
        rows = [points_in(self.game, world, self.players) for world in [self.match.state, *self._samples()]]
        return [row[0] if len(set(row)) == 1 else None for row in zip(*rows, strict=True)]

    def _samples(self) -> list[Any]:
        """Some possible worlds."""
        return sample_worlds(self.game, self.match.state, self.rng, SAMPLES)

    # ---- entering

    def play(self, seat: int, what: Move | str | int | tuple[str | int, ...]) -> None:
        """Enters a move of a seat; afterwards there may be a question.

        Raises IllegalMove with the clause that forbids it in every possible world, and InvalidMove.
        """
        if self.pending:
            raise BottegaError("first enter what has happened")
        match, move = self.match, self.game.move(what)
        match._check_seat(seat)
        choice = (seat, self.game.moves.look_alikes(move.number)[0])
        if seat not in match.actors:
            match.check(seat, move)  # says who is to move
        last = self.steps[-1]
        if not self._is_open(last):
            self._enter(Step(len(match.log), [choice], []))
            return
        self._uncommit()
        try:
            self._enter(Step(last.base, [*last.choices, choice], []))
        except BottegaError:
            self._commit(last)
            raise

    def answer(self, event: Mapping[str, str | int] | None) -> None:
        """Enters the event that was seen, or None if nothing more happened. Arguments that follow may be left out.

        Raises ImpossibleEntry.
        """
        if self.pending is None or self.question is None:
            raise BottegaError("there is no question")
        if event is not None:
            self._check_event(event)
        before, question = self.pending, self.question
        seen = [*before.seen, None if event is None else dict(event)]
        try:
            step = Step(before.base, before.choices, seen, [*before.answers, question.number])
            self._enter(step, start=self._trial)
        except BottegaError:
            self.pending, self.question = before, question
            raise

    def reopen(self, number: int) -> None:
        """Asks again for an event of the present or the last step, because something else was seen there."""
        step = self.pending or self.steps[-1]
        told = self.told()
        if not 0 <= number <= len(told):
            raise BottegaError(f"the step has {len(told)} events")
        if not self.pending:
            self._uncommit()
        answers = [one for one in step.answers if one < number]
        self._enter(Step(step.base, step.choices, list(told[:number]), answers), must_ask=True)

    def back(self) -> None:
        """Takes back what was entered last: the answer before an open question, or a move."""
        if self.pending and self.pending.answers:
            *answers, last = self.pending.answers
            self._enter(Step(self.pending.base, self.pending.choices, self.pending.seen[:last], answers), must_ask=True)
            return
        if self.pending and self.steps:
            step, self.pending, self.question = self.pending, None, None
        elif self.pending or len(self.steps) == 1:
            self._restart()
            return
        else:
            step = self._uncommit()
        if len(step.choices) > 1:
            self._enter(Step(step.base, step.choices[:-1], []))

    def _restart(self) -> None:
        self.steps, self._match, self.pending, self.question = [], None, None, None
        self._enter(Step(0, [], []))

    def _check_event(self, event: Mapping[str, str | int]) -> None:
        kind = next((kind for kind in self.game.events if kind.name == event.get("event")), None)
        if kind is None:
            raise ImpossibleEntry(f"{event.get('event')!r} is no event of {self.game.slug}")
        for name, value in event.items():
            arg = next((arg for arg in kind.args if arg.name == name and name not in kind.secret), None)
            if name != "event" and (arg is None or (arg.values is not None and value not in arg.values)):
                raise ImpossibleEntry(f"{value!r} is no {name} of {kind.name!r}")

    # ---- worlds

    def _is_open(self, step: Step) -> bool:
        """Whether others are still to choose at the same time: nothing has happened since the choices of the step."""
        if not step.choices or self.match.over:
            return False
        before = self._before[-1].actors
        return set(self.match.actors) == set(before) - {seat for seat, _ in step.choices}

    def _enter(self, step: Step, must_ask: bool = False, start: Trial | None = None) -> None:
        """Looks for a world that fits a step. Commits it, or asks what was seen if that is not the same in all.

        `start` is a world that fits it without the last answer.
        """
        base = None if self._match is None else self.game.record.copy(self._match.state)
        worlds = Worlds(self.game, self.settings, base, step.choices, self.rng)
        deal = base is not None and bool(step.seen)
        trial = worlds.find(step.seen, deal, start)
        if trial is None and base is not None and not deal:
            deal = True
            trial = worlds.find(step.seen, deal)
        if trial is None:
            raise self._refusal(step)
        told = self._next_events(worlds, trial, step.seen, deal, must_ask)
        if told is not None:
            number, options = told
            seen = [*step.seen, *trial.events[len(step.seen) : number]]
            self.pending, self.question = replace(step, seen=seen), Question(number, options)
            self._trial = trial if deal or base is None else None  # only a world that was dealt can be changed
            return
        dealt = script(trial.draws[: trial.dealt]) if deal else None
        self._commit(replace(step, deal=dealt, chance=script(trial.draws[trial.dealt :]), played=trial.played))

    def _next_events(
        self, worlds: Worlds, trial: Trial, seen: Sequence[Seen | None], deal: bool, must_ask: bool
    ) -> tuple[int, list[dict[str, str | int] | None]] | None:
        """The number of the first event that is not the same in all worlds, and what it is in them."""
        if seen and seen[-1] is None:
            return None
        others = worlds.others(trial, seen, deal, SAMPLES)
        number = len(seen)
        while not must_ask and all(other.event(number) == trial.event(number) for other in others):
            others += worlds.varied(trial, number, deal, TRIED) if seen else []
            if any(other.event(number) != trial.event(number) for other in others):
                break
            if trial.event(number) is None:
                return None
            number += 1
        others += worlds.varied(trial, number, deal, LISTED)
        found: list[dict[str, str | int] | None] = []
        for one in [trial, *others]:
            if one.events[:number] == trial.events[:number] and one.event(number) not in found:
                found.append(one.event(number))
        return number, sorted(found, key=lambda event: str(event))

    def _refusal(self, step: Step) -> BottegaError:
        """Why no world fits: the move is illegal in all, or what was seen is impossible."""
        if not step.seen and step.choices and self._match is not None:
            seat, choice = step.choices[-1]
            match, clauses = self._match, Counter[str]()
            for number in self.game.moves.look_alikes(choice):
                try:
                    match.check(seat, number)
                except IllegalMove as refused:
                    clauses[refused.clause] += 1
            if clauses:
                name = clauses.most_common(1)[0][0]
                text = self.game.messages.say("clause-" + name.replace(".", "-"))
                said = self.game.every_move[choice].as_seen()
                return IllegalMove(f"{said} is not allowed by {name}: {text}", name)
        last = step.seen[-1] if step.seen else None
        what = "nothing more" if last is None else self.event(last)
        return ImpossibleEntry(f"this cannot have happened, by what was entered before: {what}")

    def event(self, plain: Mapping[str, str | int]) -> Event | str:
        """An event as the public sees it; as plain text if arguments are missing."""
        kind = next(kind for kind in self.game.events if kind.name == plain["event"])
        args = {
            arg.name: arg.show(list(arg.values).index(plain[arg.name]) if arg.values else int(plain[arg.name]))
            for arg in kind.args
            if arg.name in plain
        }
        whole = len(args) == len([arg for arg in kind.args if arg.name not in kind.secret])
        return Event(self.game, kind, args) if whole else f"{kind.name} {args}"

    def _commit(self, step: Step) -> None:
        """Makes a step part of the match."""
        if not self.steps:
            self._match = Match(self.game, self.players, self._seed, self.options, step.chance)
            self._before = [_Before(0, ())]
        else:
            match = self.match
            if step.deal is not None:
                match.deal_again(step.deal)
            self._before.append(_Before(len(match.events), match.actors))
            match.end_script()
            match.script_next(step.chance)
            for seat, number in step.played:
                match.play(seat, number)
        self.steps.append(step)
        self.pending, self.question = None, None

    def _uncommit(self) -> Step:
        """Takes the last step out of the match."""
        step = self.steps.pop()
        if not self.steps:
            self._match = None
            return step
        self._before.pop()
        self.match.rewind(step.base)
        self.match.end_script()
        return step

    def told(self) -> list[dict[str, str | int]]:
        """The events of the present or the last step that people enter or see confirmed, as far as they are known."""
        if self.pending:
            return [dict(one) for one in self.pending.seen if one is not None]
        return [event.plain() for event in self.events(len(self.steps) - 1)]
