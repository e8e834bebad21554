# Analisi di partite finite, e suggerimenti

analyse-wait = Rifletto su ogni decisione della partita. La prima volta su una macchina le regole vengono compilate, e ci vuole un minuto o due in più.
analyse-thinking = rifletto
analyse-chances = Probabilità di vittoria
analyse-start = inizio
analyse-turn = { $turn ->
    [0] preparazione
   *[other] { $unit ->
        [round] giro
       *[turn] turno
    } { $turn }
}
analyse-points = { $points ->
    [0] Nessuna mossa è stata una svolta.
    [one] La svolta
   *[other] Le svolte, dalla più costosa
}
analyse-accounts = Come ha scelto ciascuno
analyse-player = giocatore
analyse-score = punti
analyse-course = andamento delle probabilità
analyse-decisions = decisioni
analyse-agreed = come il bot
analyse-cost = costo medio
analyse-figure = { NUMBER($figure, minimumFractionDigits: 3, maximumFractionDigits: 3) }
analyse-effort = { $decisions } decisioni, ciascuna esplorata con { $seconds ->
    [0] { $iterations } iterazioni
   *[other] { $seconds } s
} da quello che il giocatore sapeva, { $closer } volte tanto dove contava di più. { $judge ->
    [network] La rete neurale del gioco giudica le posizioni
   *[playouts] Partite giocate fino alla fine giudicano le posizioni
}; { $playouts } partite giocate danno ogni probabilità. Il costo è quanto una scelta ha ceduto del risultato atteso, dove 1 è una vittoria e 0 una sconfitta; sotto 0 era migliore di quella del bot.
analyse-written = Scritto in { $file }.

analyse-running = { $file } è una partita non finita; l’analisi è per le partite finite, perché mostra ciò che era nascosto.
analyse-budget = --budget { $typed } non è un budget per una ricerca; scrivi 500 per le iterazioni o 0.5s per un tempo.
analyse-picture = { $file } non è un’immagine che si possa disegnare; il nome deve finire con uno di { $known }.
analyse-no-matplotlib = Per disegnare serve matplotlib; aggiungilo con: pip install 'bottega[plot]'
analyse-same = { $file } è la partita stessa; scegli un altro file.

command-hint = suggerimento
help-hint = che cosa farebbe al tuo posto il bot più forte, e con quanta sicurezza
hint-wait = Rifletto, per un secondo circa. La prima volta su una macchina le regole vengono compilate: ci vuole un minuto o due.
hint-only = C’è una sola mossa: { $move }.
hint-head = Dopo { $iterations } prove, da quello che sai:
hint-move = mossa
hint-visits = provata
hint-expected = risultato atteso
hint-figure = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-scale = 1 è una vittoria, 0 una sconfitta; una parte dipende dal distacco.
hint-then = Probabile seguito della prima: { $moves }.
hint-stopped = Niente suggerimento, allora.

help-analyse = Analizzare una partita finita: probabilità, svolte, come ha scelto ciascuno.
help-analyse-budget = Quanto riflettere su ogni decisione: 500 iterazioni, o un tempo come 0.5s.
help-analyse-json = Scrivere anche tutto ciò che è stato trovato, come JSON.
help-analyse-plot = Disegnare anche le probabilità nel corso della partita.
