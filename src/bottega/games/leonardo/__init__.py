"""Leonardo da Vinci (2006), for 2 to 5 players."""

from ...engine.game import Game, Option
from ...engine.messages import Messages
from . import rules
from .clauses import CLAUSES
from .components import TABLES
from .events import EVENTS
from .facts import facts
from .figures import figures
from .moves import MOVES
from .position import complete, flaw
from .prompt import prompt
from .state import RECORD

GAME = Game(
    slug="leonardo",
    package=__name__,
    version=1,
    players=range(2, 6),
    record=RECORD,
    moves=MOVES,
    events=EVENTS,
    rules={name: getattr(rules, name) for name in ("setup", "actors", "legal", "apply", "redeal", "scores")},
    clauses=CLAUSES,
    refusal=rules.refusal,
    messages=Messages(__name__),
    options=(Option("setup", ("beginner", "expert")), Option("table", TABLES)),
    variants=("codex",),
    prompt=prompt,
    complete=complete,
    resume=rules.proceed,
    flaw=flaw,
    facts=facts,
    figures=figures,
)
