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
