"""Leonardo da Vinci (2006), for 2 to 5 players."""

from ...engine.compile import plain_function
from ...engine.game import Game, Option
from ...engine.messages import Messages
from ...engine.points import PointSource
from ...engine.rules import Rules
from .clauses import CLAUSES
from .components import TABLES
from .events import EVENTS
from .explain import explain
from .facts import facts
from .figures import figures
from .flaws import flaw
from .listings import list_assignment, list_auction, list_laboratory, list_offer
from .moves import MOVES
from .position import complete
from .prompt import prompt
from .rules import actors, not_asked, other_phase
from .rules.knowledge import redeal, reshuffle
from .rules.scoring import scores
from .rules.setup import setup
from .rules.turn import proceed
from .state import ANNOUNCING, ASSIGNMENT, AUCTION, LABORATORY, OFFER, RECORD

GAME = Game(
    slug="leonardo",
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
            ASSIGNMENT: list_assignment,
            OFFER: list_offer,
            LABORATORY: list_laboratory,
            AUCTION: list_auction,
        },
        phases_first=(ASSIGNMENT, OFFER, LABORATORY, ANNOUNCING),
    ),
    clauses=CLAUSES,
    messages=Messages(__name__),
    options=(Option("setup", ("beginner", "expert")), Option("table", TABLES)),
    variants=("codex",),
    prompt=prompt,
    complete=complete,
    flaw=flaw,
    facts=facts,
    figures=plain_function(figures),
    explain=explain,
    points=(
        PointSource("inventions", gained={"completed": ["florins"], "completed_late": ["florins"]}),
        PointSource("types", gained={"variety": ["florins"]}),
        PointSource("council", gained={"collected": ["florins"]}),
        PointSource("cards", spent={"won": ["florins"]}),
        PointSource("bought", spent={"component": ["florins"], "improved": ["florins"], "hired": ["florins"]}),
    ),
)
