# Analysis of finished games, and hints

analyse-wait = Thinking about every decision of the game. For the first time on a machine the rules are compiled, which takes a minute or two more.
analyse-thinking = thinking
analyse-chances = Chances of winning
analyse-start = start
analyse-turn = { $turn ->
    [0] set-up
   *[other] { $unit ->
        [round] round
       *[turn] turn
    } { $turn }
}
analyse-points = { $points ->
    [0] No move was a turning point.
    [one] The turning point
   *[other] The turning points, the costliest first
}
analyse-accounts = How well everybody chose
analyse-player = player
analyse-score = score
analyse-course = course of the chances
analyse-decisions = decisions
analyse-agreed = as the search
analyse-cost = mean cost
analyse-figure = { NUMBER($figure, minimumFractionDigits: 3, maximumFractionDigits: 3) }
analyse-effort = { $decisions } decisions, each searched with { $seconds ->
    [0] { $iterations } iterations
   *[other] { $seconds } s
} from what the player knew, { $closer } times as much where it mattered most; { $playouts } games played on for each chance. The cost is what a choice gave away of the expected result, where 1 is a win and 0 a loss; below 0 it did better than the search.
analyse-written = Written to { $file }.

analyse-running = { $file } is a game that is not over; analysis is for finished games, since it shows what was hidden.
analyse-budget = --budget { $typed } is no budget for a search; say 500 for iterations or 0.5s for a time.
analyse-picture = { $file } is no picture that can be drawn; let the name end in one of { $known }.
analyse-no-matplotlib = Drawing needs matplotlib; add it with: pip install 'bottega[plot]'
analyse-same = { $file } is the game itself; choose another file.

command-hint = hint
help-hint = what the strong bot would do in your place, and how sure it is
hint-wait = Thinking, for about a second. The first time on a machine the rules are compiled: that takes a minute or two.
hint-only = There is only one move: { $move }.
hint-head = After { $iterations } tries, from what you know:
hint-move = move
hint-visits = tried
hint-expected = expected result
hint-figure = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-scale = 1 is a win, 0 a loss; part of it goes by the margin.
hint-then = Likely after the first: { $moves }.
hint-stopped = No hint, then.

help-analyse = Analyse a finished game: chances, turning points, how well everybody chose.
help-analyse-budget = How long to think about each decision: 500 iterations, or a time such as 0.5s.
help-analyse-json = Also write all that was found as JSON.
help-analyse-plot = Also draw the chances over the game.
