"""The analysis of finished games: winning chances, what each decision cost, turning points.

    match = bottega.loads(text)
    found = bottega.analysis.analyse(match)
    found.chances[-1]                       # the result: 1 for a win, 1/2 for a win shared by two
    found.turning_points[0].best.move       # what would have been better

Each decision is compared with what the search bot would have played, knowing only what that seat knew then. Where they
differ, both moves are tried in the same sampled worlds with a search after each. The cost is the mean difference of the
results. The decisions that seem to matter most are then examined again with a larger budget and a new seed.

Where the game has a network for the number of players, it judges the positions in all these searches, as for the
strongest bots. Elsewhere playouts do. `found.judge` says which.
"""

from .analyser import BUDGET, PLAYOUTS, MatchNotFinished, analyse, sketch
from .results import Analysis, Decision, Line, SeatSummary

__all__ = ["BUDGET", "PLAYOUTS", "Analysis", "Decision", "Line", "MatchNotFinished", "SeatSummary", "analyse", "sketch"]
