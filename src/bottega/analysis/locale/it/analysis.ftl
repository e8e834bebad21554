# Frasi su un’analisi, per qualsiasi client.

point-played = { $turn ->
    [0] Mossa { $number }
   *[other] { $unit ->
        [round] Giro
       *[turn] Turno
    } { $turn }, mossa { $number }
}: { $seat } ha scelto «{ $move }».
point-better = Meglio era «{ $move }»: un risultato atteso di { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } contro { NUMBER($got, minimumFractionDigits: 2, maximumFractionDigits: 2) } (1 è una vittoria, 0 una sconfitta). La scelta è costata { NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 2) }{ $judge ->
    [playouts] , con un margine di { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
   *[network] { "" }
}.
point-lead = Vantaggio sul miglior rivale alla fine, in media, se tutti continuano in modo semplice: { $best-sign }{ NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti invece di { $played-sign }{ NUMBER($played, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
point-then = Che cosa sarebbe seguito con ogni probabilità: { $moves }.
point-then-played = Con ogni probabilità dopo la mossa giocata: { $moves }.
step = { $seat }: { $move }
steps = { $told }; { $step }

plot-title = { $game }: probabilità di vittoria
plot-moves = mosse
plot-chance = probabilità di vittoria
plot-turn = { $unit ->
    [round] giro
   *[turn] turno
} { $turn }
plot-points = svolte
