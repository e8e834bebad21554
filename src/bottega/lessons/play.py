"""Plays a chapter: where the learner is after some moves."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..bots import bot
from ..engine.actions import Move
from ..engine.description import split
from ..engine.errors import BottegaError, ChanceScriptError
from ..engine.events import Event
from ..engine.game import Game
from ..engine.match import Match
from ..engine.messages import SeatArg
from .chapter import BrokenLesson, Chapter, Step, chapters, fits, learnt, matches

MOST_TRIES = 20  # moves of the learner beside the script
MOST_MOVES_OF_OTHERS = 40  # after such a move, until the learner is asked again
_SEED_OF_OTHERS = 1


class TooManyMoves(BottegaError):
    """More moves than a chapter can have."""


@dataclass(frozen=True)
class Frame:
    """The table after one move of anybody, as the learner may know it; the first frame of a chapter has no move."""

    seat: int | None
    move: Move | None
    events: list[Event]
    view: dict[str, Any]
    prompt: tuple[str, dict[str, Any]]
    waiting: tuple[int, ...]  # the seats that are asked


def frame_of(match: Match, learner: int, seat: int | None, before: int) -> Frame:
    """The table as it is now, after a move of this seat and the events from number `before` on."""
    return Frame(
        seat=seat,
        move=None if seat is None else match.log[-1][1],
        events=match.events_since(before, learner),
        view=match.view(learner),
        prompt=match.game.prompt(match.state),
        waiting=match.actors,
    )


@dataclass(frozen=True)
class Note:
    """A text to read. It is about the table as it is in a frame, given by its index."""

    key: str
    spotlight: tuple[str, ...]
    step: int  # counted from 1 among the steps with a text
    frame: int


@dataclass(frozen=True)
class Question:
    """The move that the learner is asked for."""

    key: str
    spotlight: tuple[str, ...]
    step: int
    moves: list[Move]  # all legal moves that the script goes on with


@dataclass(frozen=True)
class Answer:
    """The learner has made another legal move. The script does not go on from here; the last moves must be undone."""

    key: str | None  # the reply of the script; None if it has none for this move
    step: int
    tries: int  # how many moves of the learner the script does not know


@dataclass(frozen=True)
class Progress:
    """Where the learner is. Frames and notes begin with the learner's last move, or with the chapter."""

    chapter: Chapter
    earlier: list[Event]  # of the chapter, before the frames
    frames: list[Frame]
    notes: list[Note]
    question: Question | None
    answer: Answer | None
    choices: list[Move]  # the learner's legal moves

    @property
    def done(self) -> bool:
        """Whether the chapter is at its end."""
        return self.question is None and self.answer is None


def play(chapter: Chapter, moves: Sequence[Move | str | int]) -> Progress:
    """Where the learner is after these moves.

    Raises InvalidMove or IllegalMove for a move that cannot be made, TooManyMoves for more than a chapter can have, and
    BrokenLesson if the script does not fit the rules.
    """
    if len(moves) > chapter.questions + MOST_TRIES:
        raise TooManyMoves(f"a lesson takes no more than {chapter.questions + MOST_TRIES} moves")
    return _Lesson(chapter, [chapter.game.move(move) for move in moves]).run()


@dataclass
class _Lesson:
    """One run through a chapter."""

    chapter: Chapter
    moves: list[Move]
    used: int = 0  # of the moves
    step: int = 0
    earlier: list[Event] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.match = _start(self.chapter)
        self._add_frame(None, 0)

    def run(self) -> Progress:
        for number, step in enumerate(self.chapter.steps, 1):
            self.step += bool(step.name)
            try:
                for seat, words in step.others:
                    self._play(seat, words)
                if step.asks:
                    expected = self._expected(step)
            except BrokenLesson:
                raise
            except BottegaError as error:
                raise BrokenLesson(f"{self.chapter.name}, step {number}: {error}") from None
            if step.asks:
                if self.used == len(self.moves):
                    return self._progress(self._question(step, expected), None)
                move = self._next_move()
                if move not in expected:
                    return self._progress(None, self._try(step, move))
                self._play(self.chapter.seat, move)
            elif step.name:
                key = self.chapter.key(step.name)
                self.notes.append(Note(key, step.spotlight, self.step, len(self.frames) - 1))
        if self.used < len(self.moves):
            raise TooManyMoves("the chapter ends before the last of these moves")
        return self._progress(None, None)

    def _expected(self, step: Step) -> list[Move]:
        legal = self.match.legal(self.chapter.seat)
        if not legal:
            raise BrokenLesson(f"{self.chapter.name}, {step.name}: it is not the turn of the learner")
        expected = [move for pattern in step.moves for move in legal if matches((pattern,), move)]
        if not expected:
            words = ", ".join(" ".join(map(str, move.parts)) for move in legal)
            raise BrokenLesson(f"{self.chapter.name}, {step.name}: no move asked for is legal; there are {words}")
        return list(dict.fromkeys(expected))

    def _question(self, step: Step, expected: list[Move]) -> Question:
        return Question(self.chapter.key(step.name), step.spotlight, self.step, expected)

    def _next_move(self) -> Move:
        """The learner's next move. Frames and notes from before it are not shown again."""
        self.earlier += [event for frame in self.frames for event in frame.events]
        self.frames.clear()
        self.notes.clear()
        self.used += 1
        return self.match.check(self.chapter.seat, self.moves[self.used - 1])

    def _try(self, step: Step, move: Move) -> Answer:
        """Plays moves beside the script; other seats go on as the greedy bot does.

        The first move still has the scripted chance, because a reply may speak of it. Afterwards the seed decides.
        """
        reply = next((one for one in step.replies if matches(one.moves, move)), None)
        first = self.used
        try:
            self._play(self.chapter.seat, move)
        except ChanceScriptError:  # it draws something else than the move that was asked for
            self.match.end_script()
            self._play(self.chapter.seat, move)
        self.match.end_script()
        self._others_play_on()
        while self.used < len(self.moves):
            self._play(self.chapter.seat, self._next_move())
            self._others_play_on()
            reply = None
        key = self.chapter.key(step.name, reply.name) if reply else None
        return Answer(key, self.step, self.used - first + 1)

    def _others_play_on(self) -> None:
        others = bot("greedy", self.chapter.game, _SEED_OF_OTHERS)
        for _ in range(MOST_MOVES_OF_OTHERS):
            actors = self.match.actors
            if not actors or self.chapter.seat in actors:
                return
            self._play(actors[0], others.choose(self.match, actors[0]))

    def _play(self, seat: int, what: Move | str) -> None:
        before = len(self.match.events)
        self.match.play(seat, what)
        self._add_frame(seat, before)

    def _add_frame(self, seat: int | None, before: int) -> None:
        self.frames.append(frame_of(self.match, self.chapter.seat, seat, before))

    def _progress(self, question: Question | None, answer: Answer | None) -> Progress:
        choices = self.match.legal(self.chapter.seat) if question or answer else []
        return Progress(self.chapter, self.earlier, self.frames, self.notes, question, answer, choices)


def _start(chapter: Chapter) -> Match:
    game, chance = chapter.game, list(chapter.chance)
    try:
        if chapter.position is None:
            return Match(game, chapter.players, chapter.seed, chapter.options, chance)
        said = {"players": chapter.players, **chapter.position}
        players, options, position = split(game, said, chapter.options)
        return Match(game, players, chapter.seed, options, chance, position=position)
    except BottegaError as error:
        raise BrokenLesson(f"{chapter.name}: {error}") from None


def line(chapter: Chapter, moves: Sequence[Move] = ()) -> tuple[list[Move], list[Progress]]:
    """A chapter played on to its end after some moves, always by the first move asked for: all moves and what came."""
    played, came = list(moves), [play(chapter, moves)]
    while came[-1].question is not None:
        played.append(came[-1].question.moves[0])
        came.append(play(chapter, played))
    return played, came


def deeds(game: Game) -> list[str]:
    """What the learner does in all chapters: moves in words, and events about the learner as `event name argument...`.

    >>> import bottega
    >>> game = next(game for game in map(bottega.game, bottega.GAMES) if chapters(game))
    >>> any(deed.startswith("event ") for deed in deeds(game))
    True
    """
    found: dict[str, None] = {}
    for chapter in chapters(game):
        for frame in (frame for progress in line(chapter)[1] for frame in progress.frames):
            if frame.move is not None and frame.seat == chapter.seat:
                found[" ".join(map(str, frame.move.parts))] = None
            for event in frame.events:
                seats = {arg.name for arg in event.kind.args if isinstance(arg, SeatArg)}
                if chapter.seat in (event.args[name] for name in seats):
                    known = (str(value) for name, value in event.args.items() if name not in seats)
                    found[" ".join(["event", event.name, *known])] = None
    return list(found)


def undone(game: Game) -> list[str]:
    """What `learnt.toml` lists although no move or event of the learner shows it."""
    done = deeds(game)
    return [what for what, pattern in learnt(game).items() if not any(fits((pattern,), deed) for deed in done)]
