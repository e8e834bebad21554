# Problemi

puzzles-compiling = compilazione
puzzles-games = { $games ->
    [one] problemi in 1 partita
   *[other] problemi in { $games } partite
}
puzzles-line = { $found } problemi su { $wanted }, da { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
puzzles-done = Tenuti { $kept } problemi su { $found }, da { $games ->
    [one] 1 partita
   *[other] { $games } partite
}. Sono in { $folder }, con un rapporto.
puzzles-error-record = Questa partita non si può usare: { $reason }.

help-puzzles = Cercare problemi in partite finite: posizioni in cui una linea di gioco è nettamente la migliore. Una ricerca interrotta riprende.
help-puzzles-out = La cartella della ricerca.
help-puzzles-count = Quanti problemi tenere.
help-puzzles-records = Il file di una partita finita in cui cercare; si può ripetere. Di norma giocano i bot.
help-puzzles-games = Quante partite giocano al massimo i bot.
help-puzzles-iterations = Iterazioni di una ricerca; la verifica di un problema ne ha dieci volte tante.
help-puzzles-ray = Cercare sul cluster Ray a questo indirizzo; local ne avvia uno qui.

puzzle-head = Problema { $id }, punteggio { $rating }. { $themes }
puzzle-wrong = { $move }: c'è di meglio. Con la mossa migliore vinci nel { $before } dei casi, dopo questa nel { $after }.
puzzle-then = Poi: { $moves }.
puzzle-solved = Risolto: { $moves }. Vince nel { $chance } dei casi possibili qui.
puzzle-solution = La soluzione: { $moves }. Vince nel { $chance } dei casi possibili qui.
puzzle-theme-auction = asta
puzzle-theme-timing = momento giusto
puzzle-theme-denial = ostacolare
puzzle-theme-endgame = finale
puzzle-theme-buying = prendere e comprare
puzzle-theme-placing = piazzare
puzzle-theme-battle = battaglia
puzzle-error-id = Non c'è il problema { $id }.
puzzle-error-none = Non c'è un problema così.
puzzle-error-moves = Queste mosse non si possono fare: { $reason }.

help-puzzle = Risolvere un problema: una mossa è nettamente la migliore. Il comando suggerimento mostra la soluzione.
help-puzzle-id = Il problema; di norma uno qualsiasi.
help-puzzle-theme = Solo i problemi di questo tema: auction, timing, denial, endgame, buying, placing o battle.
help-puzzle-rating = Un problema vicino a questo punteggio.
help-puzzle-move = Con --json: una mossa in parole; si può ripetere.
help-puzzle-solution = Con --json: mostrare il resto della soluzione.
