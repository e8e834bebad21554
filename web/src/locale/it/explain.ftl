# Un gioco in poche immagini.

explain-title = { $game } in tre minuti
explain-lead = { $count } immagini, e sai di che cosa si tratta. Niente da imparare a memoria.
explain-panels = Immagini
explain-at = Immagine { $step } di { $steps }
explain-back = Indietro
explain-next = Avanti
explain-print = Stampa
explain-table = Torna al tavolo
explain-learn = Impara giocando
explain-play = Gioca subito
explain-rules = Leggi tutte le regole
