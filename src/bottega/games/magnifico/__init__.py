"""Magnifico (2008), for 3 to 5 players."""

from ...engine.game import Game, Option
from ...engine.messages import Messages
from . import rules
from .clauses import CLAUSES
from .components import GOALS
from .events import EVENTS
from .facts import facts
from .figures import figures
from .flaws import flaw
from .forecast import forecast
from .moves import MOVES
from .position import complete
from .prompt import prompt
from .state import RECORD

GAME = Game(
    slug="magnifico",
    package=__name__,
    version=1,
    players=range(3, 6),
    record=RECORD,
    moves=MOVES,
    events=EVENTS,
    rules={name: getattr(rules, name) for name in ("setup", "actors", "legal", "apply", "redeal", "scores")},
    clauses=CLAUSES,
    refusal=rules.refusal,
    messages=Messages(__name__),
    options=(Option("goal", GOALS),),
    variants=("quick_start", "frail_tanks", "scrapping", "escort", "second_places"),
    prompt=prompt,
    complete=complete,
    resume=rules.proceed,
    flaw=flaw,
    facts=facts,
    forecast=forecast,
    figures=figures,
    counter="round_number",
)
