"""Works out what a description does not give: a moment of the game, and a table that is possible at that moment.

Moments and ways are tried until the position has no flaw. The given values are never changed.
"""

from ....engine.completion import first_flaw
from ....engine.description import Given
from ....engine.errors import ImpossiblePosition
from ....engine.record import State
from ..flaws import CHECKS, OF_THE_MOMENT, OF_THE_PIECES
from ..flaws.past import done
from ..flaws.turns import Course
from ..rules.scoring import score
from ..state import DRAFT, OVER, RECORD
from .course import courses
from .hands import deal_draft, deal_rounds
from .players import fill_players
from .steps import Step, steps
from .table import lay_cities, lay_city_pack, lay_coins, lay_rows


def complete(s: State, given: Given) -> None:
    """Works out what the description does not give."""
    search = _Search(s, given)
    RECORD.restore(s, search.table().tobytes())
    found = first_flaw(CHECKS, s)
    if found is not None and CHECKS[found[0]] is done:
        unsaid = [seat for seat in range(s.players) if not given.whole("played", seat)]
        raise ImpossiblePosition(next(done(s, unsaid)))


class _Search:
    def __init__(self, s: State, given: Given) -> None:
        self.s, self.given = s, given
        self.nearest, self.reached = s, -1  # the table that passed the most checks

    def table(self) -> State:
        """A possible table, as early in the game as possible; if there is none, one that shows why.

        What is impossible in the last round is impossible in earlier rounds. So the last round is tried first, and
        what was possible there is then tried from the first round on.
        """
        for moments in courses(self.s, self.given):
            if 0 <= self.reached < len(OF_THE_PIECES):
                break  # the description contradicts itself at every moment
            for late in (moment for moment in moments if moment.this_round == moments[-1].this_round):
                possible = self._possible(late)
                if possible:
                    step, table = possible
                    earlier = [one for one in moments if (one.active, one.stage) == (late.active, late.stage)]
                    early = (found for one in earlier if (found := self._checked(one, step)[0]) is not None)
                    return next(early, table)
        return self.nearest

    def _possible(self, course: Course) -> tuple[Step, State] | None:
        """A way in which the turn can have gone up to a moment, so that everything is possible, and the table."""
        for step in steps(self.s, self.given, course):
            table, passed = self._checked(course, step)
            if table is not None:
                return step, table
            if passed < len(OF_THE_PIECES) + len(OF_THE_MOMENT):
                break  # whatever was done in the turn
        return None

    def _checked(self, course: Course, step: Step) -> tuple[State | None, int]:
        """The table, if it is possible, and how many checks it passed."""
        table = self._laid(course, step)
        found = first_flaw(CHECKS, table)
        if found is None:
            return table, len(CHECKS)
        if found[0] > self.reached:
            self.nearest, self.reached = table, found[0]
        return None, found[0]

    def _laid(self, course: Course, step: Step) -> State:
        s, given = RECORD.copy(self.s), self.given
        course.write(s)
        for name, value in (("card", step.card), ("used", step.used), ("effect", step.effect)):
            if name not in given:
                s[name] = value
        lay_cities(s, given)
        lay_rows(s, given, course, step, fill_players(s, given, course, step))
        if course.phase == DRAFT:
            deal_draft(s, given, course)
        else:
            deal_rounds(s, given, course)
        lay_coins(s, given, course)
        lay_city_pack(s, given, course)
        if course.phase == OVER:
            self._write_points(s)
        return s

    def _write_points(self, s: State) -> None:
        """Points that are not given follow from the cards."""
        score(s)
        for name in ("printed", "tally"):
            for seat in self.given.seats(name):
                s[name][seat] = self.s[name][seat]
