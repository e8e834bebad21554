# Sentences about an analysis, for any client.

point-played = { $turn ->
    [0] Move { $number }
   *[other] { $unit ->
        [round] Round
       *[turn] Turn
    } { $turn }, move { $number }
}: { $seat } chose “{ $move }”.
point-better = Better was “{ $move }”: an expected result of { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } against { NUMBER($got, minimumFractionDigits: 2, maximumFractionDigits: 2) } (1 is a win, 0 a loss). The choice cost { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) }{ $judge ->
    [playouts] , give or take { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[network] { "" }
}.
point-lead = Lead over the best rival at the end, on average, if everybody plays on simply: { $best-sign }{ NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } points instead of { $played-sign }{ NUMBER($played, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
point-then = What would most likely have followed: { $moves }.
point-then-played = Most likely after the move played: { $moves }.
step = { $seat }: { $move }
steps = { $told }; { $step }

plot-title = { $game }: chances of winning
plot-moves = moves
plot-chance = chance of winning
plot-turn = { $unit ->
    [round] round
   *[turn] turn
} { $turn }
plot-points = turning points
