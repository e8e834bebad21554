"""Omnia (2020), for 2 to 4 players (1.1)."""

from ...engine.compile import plain_function
from ...engine.game import Game
from ...engine.messages import Messages
from ...engine.points import PointSource
from ...engine.rules import Rules
from .clauses import CLAUSES
from .events import EVENTS
from .explain import explain
from .facts import facts
from .figures import figures
from .flaws import flaw
from .listings import list_acting, list_draft, list_effect, list_placing, list_playing
from .moves import MOVES
from .position import complete
from .prompt import prompt
from .rules import actors, not_asked, other_phase
from .rules.knowledge import redeal, reshuffle
from .rules.scoring import scores
from .rules.setup import setup
from .rules.turn import proceed
from .state import ACTING, DRAFT, EFFECT, PLACING, PLAYING, RECORD

GAME = Game(
    slug="omnia",
    package=__name__,
    version=1,
    players=range(2, 5),
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
            DRAFT: list_draft,
            PLAYING: list_playing,
            ACTING: list_acting,
            EFFECT: list_effect,
            PLACING: list_placing,
        },
    ),
    clauses=CLAUSES,
    messages=Messages(__name__),
    prompt=prompt,
    complete=complete,
    flaw=flaw,
    facts=facts,
    figures=plain_function(figures),
    explain=explain,
    points=(
        PointSource("cards", gained={"printed": ["points"]}),
        PointSource("majorities", gained={"majority": ["points"]}),
        PointSource("sets", gained={"sets": ["points"]}),
    ),
    counter="this_round",
)
