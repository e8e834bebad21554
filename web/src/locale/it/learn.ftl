# Le lezioni: l’elenco dei capitoli, e la carta accanto al tabellone di un capitolo.

learn-title = Impara { $game }
learn-lead = Capitoli brevi sul vero tabellone: tu muovi, il tabellone risponde. Poi comincia una prima partita.
learn-none = Questo gioco non ha ancora una lezione in capitoli. Imparalo in una prima partita, con note a ogni novità.
learn-start = Comincia
learn-resume = Continua
learn-rules = Leggi le regole
learn-over = finito
learn-begun = cominciato
learn-moves-count = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
learn-first-game = La tua prima partita
learn-first-game-about = Una vera partita contro un avversario facile, con note su ciò che è nuovo.

learn-note = Lezione
learn-progress = { $step } di { $steps }
learn-goal = Che cosa farai
learn-next = Avanti
learn-back = Indietro
learn-yours = Tocca a te
learn-moves = Muovono gli altri.
learn-answer = Hai provato qualcos’altro
learn-other = Si può fare. Guarda sul tabellone che cosa ne è venuto.
learn-further = Continua a provare sul tabellone, oppure torna indietro di un passo e prosegui la lezione.
learn-step-back = Un passo indietro
learn-done = Ben fatto!
learn-next-chapter = Prossimo capitolo
learn-again = Da capo
learn-chapters = Tutti i capitoli
learn-read-first = Leggi prima la nota; poi tocca a te.

learn-lost = Qui non c’è una lezione
learn-no-game = Qui non c’è un gioco con questo nome.
learn-no-chapter = La lezione non ha questo capitolo. Forse ha cambiato nome.
learn-unreachable = La bottega non risponde. Controlla la connessione e riprova.
learn-retry = Riprova
