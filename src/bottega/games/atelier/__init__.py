"""Atelier Da Vinci (2020), for 2 to 5 players."""

from ...engine.compile import plain_function
from ...engine.game import Game, Option
from ...engine.messages import Messages
from ...engine.points import PointSource
from ...engine.rules import Rules
from .clauses import CLAUSES
from .components import RINGS
from .events import EVENTS
from .explain import explain
from .facts import facts
from .figures import figures
from .flaws import flaw
from .listings import list_action, list_discarding, list_leonardo, list_painting, list_taking
from .moves import MOVES
from .position import complete
from .prompt import prompt
from .rules import actors, not_asked, other_phase
from .rules.redeal import redeal, reshuffle
from .rules.scoring import scores
from .rules.setup import setup
from .rules.turn import proceed
from .state import ACTION, DISCARDING, DRAWN, LEONARDO, PAINTING, RECORD, TAKING

GAME = Game(
    slug="atelier",
    package=__name__,
    version=1,
    players=range(2, 6),
    record=RECORD,
    events=EVENTS,
    rules=Rules(
        moves=MOVES,
        setup=setup,
        actors=actors,
        proceed=proceed,
        redeal=redeal,
        reshuffle=reshuffle,
        scores=scores,
        not_to_move=not_asked,
        wrong_phase=other_phase,
        listings={
            ACTION: list_action,
            TAKING: list_taking,
            DISCARDING: list_discarding,
            PAINTING: list_painting,
            LEONARDO: list_leonardo,
            DRAWN: list_leonardo,
        },
    ),
    clauses=CLAUSES,
    messages=Messages(__name__),
    options=(Option("ring", RINGS),),
    variants=("free_leonardo", "earned_bonus"),
    prompt=prompt,
    complete=complete,
    flaw=flaw,
    facts=facts,
    figures=plain_function(figures),
    explain=explain,
    points=(
        PointSource("painting", gained={"scored": ["points"]}),
        PointSource("levels", gained={"scored": ["level"]}),
        PointSource("masteries", gained={"scored": ["mastery"]}),
        PointSource("paintings", gained={"completed": ["points"]}),
        PointSource("achievements", gained={"fulfilled": ["points"]}),
    ),
    counter="round_number",
)
