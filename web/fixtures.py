"""Writes the gallery's fixtures: moments of real games between bots, as one seat sees them.

Run from anywhere: `.venv/bin/python web/fixtures.py`.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bottega
from bottega.bots import bot
from bottega.engine.match import Match
from bottega.engine.words import LANGUAGES, Word

FOLDER = Path(__file__).parent / "src" / "gallery" / "fixtures"
NAMES = ["Ginevra", "Salaì", "Isabella", "Ludovico", "Cecilia"]
GAME = bottega.game("leonardo")
NEWS = 14  # sentences of the log

Plain = dict[str, Any]
Moment = Callable[[Match, int], bool]


def plain(value: Any) -> Any:
    return {"kind": value.kind, "value": value.value} if isinstance(value, Word) else value


def shown(match: Match, seat: int) -> Plain:
    """What a page would get for a seat."""
    key, args = match.game.prompt(match.state)
    moves = match.legal(seat)
    blocks = [match.game.moves.block(move.number) for move in moves]
    return {
        "view": match.view(seat),
        "choices": [
            {"move": m.number, "name": m.name, "args": {a.name: v for a, v in zip(b.args, m.args, strict=True)}}
            for m, b in zip(moves, blocks, strict=True)
        ],
        "prompt": {"key": key, "args": {name: plain(value) for name, value in args.items()}},
        "names": NAMES[: match.players],
        "news": [
            {**event.plain(), "own": event.private} for event in match.events_since(len(match.events) - NEWS, seat)
        ],
    }


def seek(moment: Moment, players: int, **options: Any) -> Plain:
    """The first moment of its kind in the games of the first seeds."""
    for seed in range(60):
        match = bottega.new("leonardo", players=players, seed=seed, **options)
        bots = [bot("greedy", match.game, seat) for seat in range(players)]
        while True:
            for seat in match.actors or range(players):
                if moment(match, seat):
                    return shown(match, seat)
            if match.over:
                break
            match.play(match.actors[0], bots[match.actors[0]].choose(match, match.actors[0]))
    raise LookupError("no such moment in sixty games")


def story(players: int, seed: int, turns: range) -> list[Plain]:
    """All that seat 0 sees of some turns, move by move."""
    match = bottega.new("leonardo", players=players, seed=seed)
    bots = [bot("greedy", match.game, seat) for seat in range(players)]
    steps = []
    while not match.over and match.state.turn < turns.stop:
        if match.state.turn in turns:
            steps.append(shown(match, 0))
        match.play(match.actors[0], bots[match.actors[0]].choose(match, match.actors[0]))
    return steps


def at(turn: int, phase: str, people: int = 0, seat: int | None = None) -> Moment:
    """A moment by turn and phase, with so many apprentices already sent into the city by all together."""

    def found(match: Match, asked: int) -> bool:
        view = match.view(asked)
        sent = sum(sum(row[place] for place in list(row)[:8]) for row in view["placed"])
        return (
            view["phase"] == phase
            and view["turn"] >= turn
            and sent >= people
            and (seat is None or seat == asked)
            and (len(match.legal(asked)) > 1 or match.over)
        )

    return found


def sentences() -> list[Plain]:
    """Moves and events as the engine says them in every language; the client must say the same."""
    game = bottega.game("leonardo")
    bases = [game.moves.base(block.name) for block in game.moves.blocks]
    numbers = {number for base in bases for number in (base, base - 1, base + 11) if 0 <= number < game.moves.size}
    said = []
    for number in sorted(numbers):
        move = game.move(number)
        args = {arg.name: value for arg, value in zip(game.moves.block(number).args, move.args, strict=True)}
        texts = {language: move.say(language) for language in LANGUAGES}
        said.append({"family": "move", "name": move.name, "args": args, "own": False, "said": texts})
    match = bottega.new("leonardo", players=4, seed=3)
    bots = [bot("greedy", match.game, seat) for seat in range(4)]
    while not match.over:
        match.play(match.actors[0], bots[match.actors[0]].choose(match, match.actors[0]))
    told = {event.name: event for event in match.events_since(0, 0)}  # the last of each kind
    for event in told.values():
        texts = {language: event.say(language, tuple(NAMES)) for language in LANGUAGES}
        said.append({"family": "event", "name": event.name, "args": event.facts, "own": event.private, "said": texts})
    return said


SCENES: dict[str, Callable[[], Plain]] = {
    "opening": lambda: seek(at(1, "laboratory", seat=0), 4),
    "favours": lambda: seek(at(0, "favour", seat=2), 4, setup="expert"),
    "assignment-2": lambda: seek(at(3, "assignment", people=4), 2),
    "assignment-4": lambda: seek(at(4, "assignment", people=9), 4),
    "assignment-5": lambda: seek(at(5, "assignment", people=15), 5),
    "naming": lambda: seek(at(3, "naming"), 4),
    "council": lambda: seek(at(3, "choosing"), 5),
    "moving": lambda: seek(at(2, "moving"), 4),
    "arranging": lambda: seek(at(2, "arranging"), 3),
    "workshop": lambda: seek(lambda m, s: at(2, "offer")(m, s) and m.view()["area"] == "workshop", 4),
    "shop": lambda: seek(lambda m, s: at(4, "offer")(m, s) and m.view()["area"] == "joiner", 4),
    "laboratory": lambda: seek(lambda m, s: at(4, "laboratory")(m, s) and len(m.legal(s)) > 5, 3),
    "announcing": lambda: seek(at(4, "announcing"), 4),
    "auction": lambda: seek(at(1, "auction"), 4),
    "research": lambda: seek(at(8, "assignment"), 5),
    "over": lambda: seek(at(9, "over"), 4),
}


def write(name: str, content: Any) -> None:
    (FOLDER / f"{name}.json").write_text(json.dumps(content, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    write("facts", {**GAME.facts({"table": "L"}), "kinds": GAME.kinds})
    for name, scene in SCENES.items():
        write(name, scene())
        print(name)
    write("story", story(4, 3, range(2, 3)))
    write("sentences", sentences())
