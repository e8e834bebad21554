"""Battles for tests: one battle is played as a game of its own, from the landing to the last soldier.

Seat 0 attacks out of `origin`, seat 1 defends `target`. Dice are told as letters: h hit, m miss, x explosion.
"""

from typing import Any

from bottega.engine.game import Game
from bottega.engine.match import Match
from bottega.engine.messages import Messages
from bottega.engine.rules import Rules
from bottega.games.magnifico.clauses import CLAUSES, OTHER_PHASE, OTHER_SIDE
from bottega.games.magnifico.components import AIRPLANES, SOLDIERS, TANKS, TOWERS
from bottega.games.magnifico.events import EVENTS
from bottega.games.magnifico.listings import list_assaults
from bottega.games.magnifico.moves import MOVES
from bottega.games.magnifico.rules.battle import begin_battle, fight_on
from bottega.games.magnifico.state import ACTING, ASSAULT, RECORD

ATTACKER, DEFENDER = 0, 1
FACE = {"h": 1, "m": 4, "x": 6}
CARDS = {"tank_card": "tank_4_5", "airplane_card": "airplane_4"}


def setup(s: Any) -> None:
    """Nothing: a battle is always described."""


def actors(s: Any) -> int:
    """Who decides; nobody when the battle is over."""
    return 0 if s.phase == ACTING else 1 << int(s.active)


def proceed(s: Any) -> None:
    """A battle is described without a defender: then it begins. Later it goes on when an assault is declared."""
    if s.phase == ASSAULT and s.defender < 0:
        begin_battle(s)
    elif s.phase == ASSAULT and s.declared_assault >= 0:
        fight_on(s)


def redeal(s: Any, seat: int) -> None:
    """Nothing is hidden in a battle."""


def scores(s: Any, out: Any) -> None:
    """The seat with the most soldiers; it is not to move."""


FIGHT = Game(
    slug="magnifico",
    package="bottega.games.magnifico",
    version=1,
    players=range(3, 4),
    record=RECORD,
    events=EVENTS,
    rules=Rules(
        moves=MOVES,
        setup=setup,
        actors=actors,
        proceed=proceed,
        redeal=redeal,
        scores=scores,
        not_to_move=OTHER_SIDE,
        wrong_phase=OTHER_PHASE,
        listings={ASSAULT: list_assaults},
    ),
    clauses=CLAUSES,
    complete=lambda s, given: None,
    flaw=lambda s: None,
    messages=Messages("bottega.games.magnifico"),
    prompt=lambda s: ("", {}),
    variants=("frail_tanks", "scrapping"),
)


def fight(
    attack: str,
    defence: str,
    dice: str = "",
    *,
    castle: int | None = None,
    sea: bool = False,
    cards: tuple[dict[str, Any], dict[str, Any]] = ({}, {}),
    variants: tuple[str, ...] = (),
    seed: int = 1,
) -> Match:
    """A battle that has just begun.

    Armies are said as "3 soldiers 2 tanks 1 airplanes". `castle` is the number of its towers, None for no castle.
    `cards` gives for the attacker and the defender Tank and Airplane cards, where they are not to be the tank of the
    rulebook's example and an airplane, and projects in play. By land Milan attacks Rome, by sea Naples attacks Milan.
    """
    ours, theirs = _army(attack), _army(defence)
    origin, target = ("naples", "milan") if sea else ("milan", "rome")
    held = [{**CARDS, **said} for said in cards]
    known = {
        "phase": "assault",
        "turn_of": ATTACKER,
        "defender": -1,
        "verb": "attack",
        "origin": origin,
        "target": target,
        **{f"army_{kind}": count for kind, count in ours.items()},
        "owner": dict.fromkeys(_lands(), -1) | {origin: ATTACKER, target: DEFENDER},
        "soldiers": {origin: 1, target: theirs["soldiers"]},
        "tanks": {target: theirs["tanks"]},
        "airplanes": {target: theirs["airplanes"]},
        "castle": {target: int(castle is not None)},
        "towers": {target: castle or 0},
        "reserve": [SOLDIERS - 1 - ours["soldiers"], SOLDIERS - theirs["soldiers"], SOLDIERS],
        "tanks_left": TANKS - ours["tanks"] - theirs["tanks"],
        "airplanes_left": AIRPLANES - ours["airplanes"] - theirs["airplanes"],
        "towers_left": TOWERS - (castle or 0),
        "tank_card": [side["tank_card"] for side in held],
        "airplane_card": [side["airplane_card"] for side in held],
        "in_play": [{k: v for k, v in side.items() if k not in CARDS} for side in held],
    }
    script = [FACE[letter] for letter in dice if letter != " "]
    return Match(FIGHT, 3, seed, {"variants": list(variants)}, script, known)


def _army(text: str) -> dict[str, int]:
    words = text.split()
    return {"soldiers": 0, "tanks": 0, "airplanes": 0} | dict(zip(words[1::2], map(int, words[::2]), strict=True))


def _lands() -> tuple[str, ...]:
    lands: Any = RECORD.fields["owner"].axes[0]
    return tuple(lands)


def play(match: Match, *steps: str) -> None:
    """Plays steps such as "0 infantry 3": a seat and its move."""
    for step in steps:
        seat, *move = step.split()
        match.play(int(seat), _move(*move))


def choices(match: Match) -> set[str]:
    """What the seat to move may do, in words."""
    return {" ".join(map(str, move.parts)) for move in match.legal(match.actors[0])}


def clause_against(match: Match, step: str) -> str:
    """The clause that refuses a step, which must not be among the legal moves."""
    seat, *move = step.split()
    number = match.game.move(_move(*move))
    assert number not in match.legal(int(seat))
    return match.game.clauses[match.game.rules.refusal(match.state, int(seat), number.number)]


def _move(name: str, *args: str) -> tuple[str | int, ...]:
    return (name, *(int(arg) if arg.isdigit() else arg for arg in args))


def armies(match: Match) -> tuple[int, int]:
    """The soldiers of attacker and defender in the battle."""
    return int(match.state.army_soldiers), int(match.view()["soldiers"][match.view()["target"]])


def told(match: Match, name: str) -> list[tuple[Any, ...]]:
    """The facts of all events of a name."""
    return [tuple(event.args.values()) for event in match.events if event.name == name]


def names(match: Match) -> list[str]:
    """The names of all events, in order."""
    return [event.name for event in match.events]


def at(match: Match, land: str) -> tuple[int, int, int, int]:
    """Owner, soldiers, tanks and airplanes of a territory."""
    view = match.view()
    return tuple(view[field][land] for field in ("owner", "soldiers", "tanks", "airplanes"))
