"""Magnifico (2008), for 3 to 5 players."""

from ...engine.compile import plain_function
from ...engine.game import Game, Option
from ...engine.messages import Messages
from ...engine.points import PointSource
from ...engine.rules import Rules
from .clauses import CLAUSES, OTHER_PHASE
from .components import GOALS
from .events import EVENTS
from .explain import explain
from .facts import facts
from .figures import figures
from .flaws import flaw
from .forecast import forecast
from .listings import (
    list_acting,
    list_airplanes,
    list_assaults,
    list_bidding,
    list_choosing,
    list_founding,
    list_soldiers,
    list_tanks,
    list_targets,
)
from .moves import MOVES
from .position import complete
from .prompt import prompt
from .rules import actors, not_asked
from .rules.knowledge import redeal, reshuffle
from .rules.scoring import scores
from .rules.setup import setup
from .rules.turn import proceed
from .state import (
    ACTING,
    AIMING,
    AIRPLANES_GO,
    ASSAULT,
    BIDDING,
    CHOOSING,
    FOUNDING,
    RECORD,
    SOLDIERS_GO,
    TANKS_GO,
)

GAME = Game(
    slug="magnifico",
    package=__name__,
    version=1,
    players=range(3, 6),
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
        wrong_phase=OTHER_PHASE,
        listings={
            FOUNDING: list_founding,
            BIDDING: list_bidding,
            CHOOSING: list_choosing,
            ACTING: list_acting,
            AIMING: list_targets,
            SOLDIERS_GO: list_soldiers,
            TANKS_GO: list_tanks,
            AIRPLANES_GO: list_airplanes,
            ASSAULT: list_assaults,
        },
        restart_at=28,  # a game ends with a goal of points, so some are much longer than others
    ),
    clauses=CLAUSES,
    messages=Messages(__name__),
    options=(Option("goal", GOALS),),
    variants=("quick_start", "frail_tanks", "scrapping", "escort", "second_places"),
    prompt=prompt,
    complete=complete,
    flaw=flaw,
    facts=facts,
    forecast=forecast,
    figures=plain_function(figures),
    explain=explain,
    points=(
        *(
            PointSource(name, gained={"scored": [name]})
            for name in ("crown", "court", "workshop", "cities", "leonardo")
        ),
        PointSource("wonders", gained={"wonder": ["points"], "art": ["points"]}),
    ),
    counter="round_number",
)
