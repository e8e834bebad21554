# Phrases sur une analyse, pour tout client.

point-played = { $turn ->
    [0] Coup { $number }
   *[other] { $unit ->
        [round] Manche
       *[turn] Tour
    } { $turn }, coup { $number }
} : { $seat } a choisi « { $move } ».
point-better = Mieux valait « { $move } » : un résultat attendu de { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } contre { NUMBER($got, minimumFractionDigits: 2, maximumFractionDigits: 2) } (1 : victoire, 0 : défaite). Ce choix a coûté { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) }{ $judge ->
    [playouts] , à { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } près
   *[network] { "" }
}.
point-lead = Avance sur le meilleur rival à la fin, en moyenne, si chacun continue simplement : { $best-sign }{ NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } points au lieu de { $played-sign }{ NUMBER($played, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
point-then = Ce qui aurait sans doute suivi : { $moves }.
point-then-played = Sans doute après le coup joué : { $moves }.
step = { $seat } : { $move }
steps = { $told } ; { $step }

plot-title = { $game } : chances de gagner
plot-moves = coups
plot-chance = chance de gagner
plot-turn = { $unit ->
    [round] manche
   *[turn] tour
} { $turn }
plot-points = tournants
