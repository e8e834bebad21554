# Messages that the boards of several games share.

the-seat = { $seat }
emblem-0 = L
emblem-1 = V
emblem-2 = O
emblem-3 = R
emblem-4 = T
florins = { $florins ->
    [one] 1 fiorino
   *[other] { $florins } fiorini
}
own-you = Tu,
sheet-title = Il punteggio
sheet-total = totale
sheet-tie = A pari merito con { $purse }: { $who }.
sheet-tie-shared = Tutto ciò che spareggia è uguale: la vittoria è condivisa.
sheet-winners = { $count ->
    [one] Vince:
   *[other] Vincono:
}

# The board of a game that has none of its own
general-no-catalogue = Questo gioco non elenca i pezzi; le regole dicono che cosa c’è.

# Che cosa nomina una domanda: le mosse permesse in questo momento
options-may = puoi { $may }.
options-only = non ti resta che { $may }.
options-or = o
