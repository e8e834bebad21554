# Analysis of finished games, and hints

analyse-wait = Analysing every decision of the game. The first time on a machine, compiling the rules takes another minute or two.
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
analyse-accounts = How well each player chose
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
} from what the player knew, the most important ones with { $closer } times as much. { $judge ->
    [network] The game’s network judges the positions
   *[playouts] Playouts to the end judge the positions
}; { $playouts } playouts give each chance. The cost is how much of the expected result a choice gave away (1 is a win, 0 a loss); below 0 the choice was better than the search’s.
analyse-written = Written to { $file }.

analyse-running = { $file } is a game that is not over; only finished games can be analysed, because an analysis shows hidden information.
analyse-budget = --budget { $typed } is not a budget; use 500 for iterations or 0.5s for a time.
analyse-picture = { $file } is not a picture that can be drawn; its name must end in one of { $known }.
analyse-no-matplotlib = Drawing needs matplotlib; add it with: pip install 'bottega[plot]'
analyse-same = { $file } is the game itself; choose another file.

command-hint = hint
help-hint = what the strong bot would do in your place, and how sure it is
hint-wait = Thinking for about a second. The first time on a machine, compiling the rules takes a minute or two.
hint-only = There is only one move: { $move }.
hint-head = After { $iterations } tries, from what you know:
hint-move = move
hint-visits = tried
hint-expected = expected result
hint-figure = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-scale = 1 is a win, 0 a loss; part of it depends on the margin.
hint-then = Likely after the first: { $moves }.
hint-stopped = Hint cancelled.

help-analyse = Analyse a finished game: chances, turning points, how well each player chose.
help-analyse-budget = How long to think about each decision: 500 iterations, or a time such as 0.5s.
help-analyse-json = Also write the whole analysis as JSON.
help-analyse-plot = Also draw the chances over the game.
