"""Omnia (2020), for 2 to 4 players (1.1)."""

from ...engine.game import Game
from ...engine.messages import Messages
from . import rules
from .clauses import CLAUSES
from .events import EVENTS
from .facts import facts
from .figures import figures
from .moves import MOVES
from .position import complete, flaw
from .prompt import prompt
from .state import RECORD

GAME = Game(
    slug="omnia",
    package=__name__,
    version=1,
    players=range(2, 5),
    record=RECORD,
    moves=MOVES,
    events=EVENTS,
    rules={name: getattr(rules, name) for name in ("setup", "actors", "legal", "apply", "redeal", "scores")},
    clauses=CLAUSES,
    refusal=rules.refusal,
    messages=Messages(__name__),
    prompt=prompt,
    complete=complete,
    resume=rules.proceed,
    flaw=flaw,
    facts=facts,
    figures=figures,
    counter="this_round",
)
