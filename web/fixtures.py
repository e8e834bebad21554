"""Writes the gallery's fixtures: moments of real games between bots, as one seat sees them.

Each game says which moments: the function `fixtures()` in `src/games/<slug>/make_fixtures.py` gives them by name. They
are written to `src/games/<slug>/fixtures/`. Run from anywhere: `.venv/bin/python web/fixtures.py [SLUG ...]`.
"""

import json
import random
import runpy
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bottega.bots import bot
from bottega.engine.game import Game
from bottega.engine.match import Match
from bottega.engine.messages import LANGUAGES, NamedValue
from bottega.server.api.games import info
from bottega.terminal.translator import Translator

GAMES = Path(__file__).parent / "src" / "games"
NAMES = ["Ginevra", "Salaì", "Isabella", "Ludovico", "Cecilia"]
NEWS = 14  # sentences of the log

Plain = dict[str, Any]
Moment = Callable[[Match, int], bool]
Fixtures = Iterator[tuple[str, Any]]


def plain(value: Any) -> Any:
    return {"kind": value.kind, "value": value.value} if isinstance(value, NamedValue) else value


def shown(match: Match, seat: int) -> Plain:
    """What a page would get for a seat."""
    key, args = match.game.prompt(match.state)
    moves = match.legal(seat)
    blocks = [match.game.moves.kind(move.number) for move in moves]
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


def facts(game: Game, **options: Any) -> Plain:
    """What is printed on the pieces, as a page gets it."""
    return {**game.facts(options), "kinds": game.kinds}


def fields(game: Game) -> list[Plain]:
    """What the server says about the fields of a view."""
    return [field.model_dump() for field in info(game.slug).fields]


def sentences(game: Game) -> list[Plain]:
    """Moves, prompts and events as the engine says them in every language; the client must say the same."""
    bases = [game.moves.base(kind.name) for kind in game.moves.kinds]
    numbers = {number for base in bases for number in (base, base - 1, base + 11) if 0 <= number < game.moves.size}
    said = []
    for number in sorted(numbers):
        move = game.move(number)
        args = {arg.name: value for arg, value in zip(game.moves.kind(number).args, move.args, strict=True)}
        texts = {language: move.named(language) for language in LANGUAGES}
        said.append({"family": "move", "name": move.name, "args": args, "own": False, "said": texts})
    said += asked(game)
    match = Match(game, players=4, seed=3)
    bots = [bot("greedy", match.game, seat) for seat in range(4)]
    while not match.over:
        match.play(match.actors[0], bots[match.actors[0]].choose(match, match.actors[0]))
    told = {event.name: event for event in match.events_since(0, 0)}  # the last of each kind
    for event in told.values():
        texts = {language: event.say(language, tuple(NAMES)) for language in LANGUAGES}
        said.append({"family": "event", "name": event.name, "args": event.args, "own": event.private, "said": texts})
    return said


def asked(game: Game, games: int = 4) -> list[Plain]:
    """Every prompt of a few random games, once for each set of kinds of moves that are legal with it."""
    said: dict[tuple[str, str], Plain] = {}
    translators = {language: Translator(language, game) for language in LANGUAGES}
    for seed in range(games):
        match, luck = Match(game, players=game.players[seed % len(game.players)], seed=seed), random.Random(seed)
        while not match.over:
            key, args = game.prompt(match.state)
            moves = match.legal(match.actors[0])
            kinds = sorted({move.name for move in moves})
            texts = {language: t.prompt(key, args, moves) for language, t in translators.items()}
            sentence = {"args": {name: plain(value) for name, value in args.items()}, "moves": kinds, "said": texts}
            said.setdefault((key, " ".join(kinds)), {"family": "prompt", "name": key, "own": False, **sentence})
            match.play(match.actors[0], luck.choice(moves))
    return [sentence for _, sentence in sorted(said.items())]


def write(folder: Path, name: str, content: Any) -> None:
    (folder / f"{name}.json").write_text(json.dumps(content, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.modules["fixtures"] = sys.modules["__main__"]  # a game's own script imports this one
    for script in sorted(GAMES.glob("*/make_fixtures.py")):
        slug = script.parent.name
        if sys.argv[1:] and slug not in sys.argv[1:]:
            continue
        folder = script.parent / "fixtures"
        folder.mkdir(exist_ok=True)
        for name, content in runpy.run_path(str(script))["fixtures"]():
            write(folder, name, content)
            print(slug, name)
