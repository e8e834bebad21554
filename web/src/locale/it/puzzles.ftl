# Problemi: la lista, e la scheda accanto al tavolo.

puzzles-lead = Posizioni di partite vere in cui una mossa è nettamente la migliore. Vedi quello che può sapere chi deve muovere, e nient'altro.
puzzles-none = Qui non ci sono ancora problemi.
puzzles-today = Il problema del giorno
puzzles-today-go = Risolvilo
puzzles-today-solved = Lo hai risolto.
puzzles-today-tried = Lo hai tentato.
puzzles-count = { $count ->
    [one] 1 problema
   *[other] { $count } problemi
}
puzzles-start = Prossimo problema
puzzles-themes = Temi di { $game }
puzzles-theme-auction = Asta
puzzles-theme-timing = Momento giusto
puzzles-theme-denial = Ostacolare
puzzles-theme-endgame = Finale
puzzles-theme-buying = Prendere e comprare
puzzles-theme-placing = Piazzare
puzzles-theme-battle = Battaglia

puzzle-card = Problema
puzzle-title = { $game }, { $rating }
puzzle-find = { $moves ->
    [one] Trova la mossa migliore per { $seat }.
   *[other] Trova le { $moves } mosse migliori per { $seat }, una dopo l'altra.
}
puzzle-knows = Quello che { $seat } non può sapere resta aperto: la soluzione è la migliore su tutto ciò che è possibile.
puzzle-on = Giusto. Continua.
puzzle-moves = Le mosse si giocano sul tavolo.
puzzle-solved = Risolto!
puzzle-solved-chance = Vince nel { $before } dei casi possibili qui.
puzzle-wrong = C'è di meglio
puzzle-wrong-chance = Con la mossa migliore { $seat } vince nel { $before } dei casi, dopo questa nel { $after }. Il tavolo mostra come prosegue.
puzzle-given-up = La soluzione
puzzle-candidates = Le mosse e le loro probabilità
puzzle-rating = Il tuo punteggio in questi problemi: { $before } → { $after }
puzzle-rated = Punteggio { $rating }, risolto da { $solved } su { $attempts }
puzzle-unrated = Punteggio { $rating }, stimato dai bot
puzzle-again = Riprova
puzzle-give-up = Mostra la soluzione
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi

puzzle-lost = Nessun problema qui
puzzle-missing = Non c'è questo problema. Forse le regole sono cambiate nel frattempo.
puzzle-unreachable = La bottega non risponde. Controlla la connessione e riprova.
puzzle-retry = Riprova
