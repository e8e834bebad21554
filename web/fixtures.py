"""Writes the gallery's fixtures: moments of real games between bots, as one seat sees them.

Run from anywhere: `.venv/bin/python web/fixtures.py`.
"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bottega
from bottega.bots import bot
from bottega.engine.match import Match
from bottega.engine.words import LANGUAGES, Word
from bottega.games.atelier import GAME as ATELIER
from bottega.games.magnifico import GAME as MAGNIFICO
from bottega.games.omnia import GAME as OMNIA

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
    bases = [game.moves.base(kind.name) for kind in game.moves.kinds]
    numbers = {number for base in bases for number in (base, base - 1, base + 11) if 0 <= number < game.moves.size}
    said = []
    for number in sorted(numbers):
        move = game.move(number)
        args = {arg.name: value for arg, value in zip(game.moves.kind(number).args, move.args, strict=True)}
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


# ---- Magnifico

CHRONICLE = 60  # events that the board reads
SCORES = ("scored", "wonder", "art")
EAGER = {"end": 0.15, "move": 0.3, "pass": 0.3, "cease": 0.3, "build_castle": 3.0, "attack": 3.0, "activate": 8.0}


def eager(match: Match, luck: random.Random) -> Any:
    """By chance, but somebody who builds and fights rather than not."""
    moves = match.legal(match.actors[0])
    return luck.choices(moves, [EAGER.get(move.name, 1.0) for move in moves])[0]


def charted(match: Match, seat: int) -> Plain:
    """What a page would get for a seat at a table of Magnifico."""
    told = [event.plain() for event in match.events_since(0, seat)]
    if match.over:
        told = [event for event in told if event["event"] in SCORES]
    return {**shown(match, seat), "events": told if match.over else told[-CHRONICLE:]}


def seek_magnifico(phase: str, players: int, wanted: Moment, first: int = 0) -> Plain:
    for seed in range(first, first + 400):
        match, luck = Match(MAGNIFICO, players=players, seed=seed), random.Random(seed)
        while True:
            for seat in match.actors or range(1):
                if match.view(seat)["phase"] == phase and wanted(match, seat):
                    return charted(match, seat)
            if match.over:
                break
            match.play(match.actors[0], eager(match, luck))
    raise LookupError(f"no such moment of {phase}")


def armed(least: int) -> Moment:
    """There are machines about, and things have been going on for a while."""

    def found(match: Match, seat: int) -> bool:
        view = match.view(seat)
        machines = sum(view["tanks"].values()) + sum(view["airplanes"].values())
        return bool(view["round_number"] >= 5 and machines >= least)

    return found


def various(match: Match, seat: int) -> bool:
    """Many things could be done."""
    names = {move.name for move in match.legal(seat)}
    return armed(4)(match, seat) and {"attack", "activate", "build_tower", "build_castle", "move"} <= names


def fought(match: Match, seat: int) -> bool:
    """A battle with machines that has been going on, at a castle."""
    view = match.view(seat)
    kinds = {move.name for move in match.legal(seat)}
    return bool(view["castle"][view["target"]]) and {"infantry", "tank", "air"} <= kinds


def at_war(match: Match, seat: int) -> bool:
    view = match.view(seat)
    origin = view["origin"]
    return view["verb"] == "attack" and armed(3)(match, seat) and view["tanks"][origin] + view["airplanes"][origin] > 0


MAGNIFICO_SCENES: dict[str, Callable[[], Plain]] = {
    "founding": lambda: seek_magnifico("founding", 4, lambda m, s: m.view()["turns"] == 2),
    "bidding": lambda: seek_magnifico("bidding", 5, lambda m, s: m.view()["round_number"] == 2),
    "choosing": lambda: seek_magnifico("choosing", 4, lambda m, s: len(m.view()["waiting"]) == 3),
    "acting": lambda: seek_magnifico("acting", 4, various),
    "aiming": lambda: seek_magnifico("aiming", 4, lambda m, s: at_war(m, s) and len(m.legal(s)) > 2),
    "soldiers": lambda: seek_magnifico("soldiers", 4, lambda m, s: at_war(m, s) and len(m.legal(s)) > 2),
    "assault": lambda: seek_magnifico("assault", 4, fought),
    "cannons": lambda: seek_magnifico("cannons", 3, lambda m, s: True),
    "intercepting": lambda: seek_magnifico("intercepting", 4, lambda m, s: True),
    "dropping": lambda: seek_magnifico("dropping", 5, lambda m, s: True),
    "over": lambda: seek_magnifico("over", 5, lambda m, s: True),
}


# ---- Omnia

DILIGENT = {"done": 0.1, "pass": 0.2, "coins": 2.0}
PLACES = ("opened", "placed")  # events that the board reads before the end


def diligent(match: Match, luck: random.Random) -> Any:
    """By chance, but somebody who leaves little undone."""
    moves = match.legal(match.actors[0])
    return luck.choices(moves, [DILIGENT.get(move.name, 1.0) for move in moves])[0]


def on_the_road(match: Match, seat: int) -> Plain:
    """What a page would get for a seat at a table of Omnia."""
    told = [event.plain() for event in match.events_since(0, seat)]
    read = (*PLACES, "printed", "majority", "sets") if match.over else PLACES
    return {**shown(match, seat), "events": [event for event in told if event["event"] in read]}


def seek_omnia(phase: str, players: int, wanted: Moment, watching: bool = False) -> Plain:
    for seed in range(200):
        match, luck = Match(OMNIA, players=players, seed=seed), random.Random(seed)
        while True:
            seats = range(players) if watching or match.over else match.actors
            for seat in seats:
                if match.view(seat)["phase"] == phase and wanted(match, seat):
                    return on_the_road(match, seat)
            if match.over:
                break
            match.play(match.actors[0], diligent(match, luck))
    raise LookupError(f"no such moment of {phase}")


def omnia_story() -> list[Plain]:
    """What seat 0 of two sees of the draft and the first round, move by move."""
    match, luck, steps = Match(OMNIA, players=2, seed=5), random.Random(5), []
    while match.view(0)["this_round"] < 2:
        steps.append(on_the_road(match, 0))
        match.play(match.actors[0], diligent(match, luck))
    return steps


def in_round(number: int, choices: int = 0) -> Moment:
    return lambda match, seat: match.view(seat)["this_round"] >= number and len(match.legal(seat)) >= choices


OMNIA_SCENES: dict[str, Callable[[], Any]] = {
    "draft": lambda: seek_omnia("draft", 4, lambda m, s: s == 0),
    "draft-second": lambda: seek_omnia("draft", 3, lambda m, s: m.view()["stage"] == 1 and s == 1),
    "draft-chosen": lambda: seek_omnia("draft", 4, lambda m, s: bool(m.view(s)["pick"][s]), watching=True),
    "playing": lambda: seek_omnia("playing", 4, in_round(3)),
    "acting": lambda: seek_omnia("acting", 4, in_round(4, 7)),
    "acting-2": lambda: seek_omnia("acting", 2, in_round(5, 4)),
    "effect": lambda: seek_omnia("effect", 3, in_round(3, 3)),
    "placing": lambda: seek_omnia("placing", 4, in_round(4, 4)),
    "watching": lambda: seek_omnia("placing", 4, lambda m, s: in_round(5)(m, s) and s not in m.actors, watching=True),
    "over": lambda: seek_omnia("over", 4, lambda m, s: len(m.view()["cities"]) > 6),
    "story": omnia_story,
}


# ---- Atelier

TOLD = ("took", "shown", "painted", "discarded", "claimed", "scored", "fulfilled")
KEEN = {"paint": 3.0, "claim": 6.0, "done": 0.5, "draw": 0.5}


def seek_atelier(phase: str, players: int, wanted: Moment) -> Plain:
    """The first moment of its kind in games played by chance, by people who like to paint."""
    for seed in range(400):
        match, luck = Match(ATELIER, players=players, seed=seed), random.Random(seed)
        while True:
            for seat in match.actors or range(1):
                if match.view(seat)["phase"] == phase and wanted(match, seat):
                    told = [event.plain() for event in match.events_since(0, seat)]
                    return {**shown(match, seat), "events": [event for event in told if event["event"] in TOLD]}
            if match.over:
                break
            moves = match.legal(match.actors[0])
            match.play(match.actors[0], luck.choices(moves, [KEEN.get(move.name, 1.0) for move in moves])[0])
    raise LookupError(f"no such moment of {phase}")


def busy(match: Match, seat: int) -> bool:
    """Much has been painted, and everything can be done."""
    view = match.view(seat)
    names = {move.name for move in match.legal(seat)}
    return view["round_number"] >= 6 and {"take", "draw", "paint", "claim"} <= names and any(view["masteries"])


def about_to_complete(match: Match, seat: int) -> bool:
    view = match.view(seat)
    paints = [move.args for move in match.legal(seat) if move.name == "paint"]
    return len(paints) > 2 and any(len(view["bare"][easel]) == 1 for _, easel, _ in paints)


ATELIER_SCENES: dict[str, Callable[[], Plain]] = {
    "opening": lambda: seek_atelier("action", 3, lambda m, s: True),
    "action": lambda: seek_atelier("action", 4, busy),
    "five": lambda: seek_atelier("action", 5, lambda m, s: m.view()["round_number"] >= 8 and len(m.legal(s)) > 12),
    "discarding": lambda: seek_atelier("discarding", 4, lambda m, s: len(m.legal(s)) > 5),
    "painting": lambda: seek_atelier("painting", 4, about_to_complete),
    "leonardo": lambda: seek_atelier("leonardo", 4, lambda m, s: len(m.legal(s)) > 5),
    "drawn": lambda: seek_atelier("drawn", 3, lambda m, s: len(m.legal(s)) > 1),
    "over": lambda: seek_atelier("over", 4, lambda m, s: True),
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
    (FOLDER / "magnifico").mkdir(exist_ok=True)
    write("magnifico/facts", {**MAGNIFICO.facts({"players": 4, "goal": "30"}), "kinds": MAGNIFICO.kinds})
    for name, scene in MAGNIFICO_SCENES.items():
        write(f"magnifico/{name}", scene())
        print("magnifico", name)
    (FOLDER / "omnia").mkdir(exist_ok=True)
    write("omnia/facts", {**OMNIA.facts({}), "kinds": OMNIA.kinds})
    for name, scene in OMNIA_SCENES.items():
        write(f"omnia/{name}", scene())
        print("omnia", name)
    (FOLDER / "atelier").mkdir(exist_ok=True)
    write("atelier/facts", {**ATELIER.facts({"ring": "six"}), "kinds": ATELIER.kinds})
    for name, scene in ATELIER_SCENES.items():
        write(f"atelier/{name}", scene())
        print("atelier", name)
