"""The analysis of finished games: winning chances, what each decision cost, turning points.

    match = bottega.loads(text)
    found = bottega.analysis.analyse(match)
    found.chances[-1]                       # the result: a win is 1, a shared one a half
    found.turning_points[0].best.move       # what would have been better

Every decision is held against what the search bot would have done, knowing only what that seat knew then. Where the two
differ, both moves are tried in the same possible worlds, with a search behind each; the mean difference of the results
is the cost. The decisions that seem to matter most are looked at again, closer and afresh.
"""

from .figures import Account, Analysis, Decision, Line
from .study import BUDGET, Unfinished, analyse

__all__ = ["BUDGET", "Account", "Analysis", "Decision", "Line", "Unfinished", "analyse"]
