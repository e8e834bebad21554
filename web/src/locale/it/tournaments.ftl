# I tornei: l’elenco, il modulo che ne annuncia uno, e la pagina che lo segue.

tournaments-title = Tornei
tournaments-lead = Gioca per un posto: a turni, tutti contro tutti, o quanto vuoi.
tournaments-running = In corso
tournaments-announced = In arrivo
tournaments-finished = Conclusi
tournaments-none-running = Nessun torneo è in corso.
tournaments-none-announced = Nessun torneo è annunciato. Annunciane uno: chiunque passi di qui lo vede.
tournaments-none-finished = Nessun torneo è stato ancora giocato.
tournaments-entrants = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
tournaments-open = Apri

tournament-format = Formula
tournament-format-swiss = svizzero
tournament-format-swiss-about = Un numero fisso di turni. Si incontra chi ha circa lo stesso punteggio.
tournament-format-round_robin = all’italiana
tournament-format-round_robin-about = Ognuno incontra tutti gli altri.
tournament-format-arena = arena
tournament-format-arena-about = Gioca quanto vuoi entro il tempo. Dopo due vittorie di fila i punti raddoppiano.
tournament-at-table = { $count } per tavolo
tournament-rounds-of = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
tournament-minutes-of = { $count } minuti

announce-title = Annuncia un torneo
announce-account = Per annunciare un torneo serve un account. Per partecipare no.
announce-account-link = Crea un account
announce-name = Nome
announce-players = Giocatori per tavolo
announce-starts = Inizio
announce-rounds = Turni
announce-minutes = Minuti
announce-fill = Se mancano giocatori
announce-fill-none = tavoli più piccoli, o qualcuno riposa
announce-fill-bots = i bot completano i tavoli ({ $level })
announce-go = Annuncia

tournament-begins = Inizio { $when }
tournament-round = Turno { $round } di { $rounds }
tournament-time-left = { $count ->
    [0] Si giocano le ultime partite.
    [one] Ancora { $count } minuto
   *[other] Ancora { $count } minuti
}
tournament-is-cancelled = Questo torneo è stato annullato, o sono venuti troppo pochi giocatori.
tournament-is-finished = Questo torneo è concluso.
tournament-enter = Partecipa
tournament-again = Partecipa di nuovo
tournament-leave = Ritirati
tournament-cancel = Annulla il torneo
tournament-you-are-in = Partecipi.
tournament-wait = Ricevi una partita appena qualcuno è libero. Tieni aperta questa pagina.
tournament-to-table = Al tuo tavolo
tournament-standings = Classifica
tournament-nobody = Non partecipa ancora nessuno.
tournament-place = Posto
tournament-player = Giocatore
tournament-score = Punti
tournament-opponents = Avversari
tournament-opponents-about = La forza degli avversari (Buchholz). Decide tra punteggi uguali.
tournament-beaten = Battuti
tournament-beaten-about = I punteggi di chi è stato battuto (Sonneborn-Berger). Decidono se gli avversari erano di pari forza.
tournament-wins = Vittorie
tournament-games = Partite
tournament-withdrawn = ritirato
tournament-round-title = Turno { $round }
tournament-games-title = Partite
tournament-bot = bot
tournament-bye = { $name } riposa e riceve un punto
tournament-running-game = in corso
tournament-void = non conclusa: se ne sono andati tutti
tournament-watch = Guarda
tournament-replay = Rivedi
tournament-csv = Classifica (CSV)
tournament-json = Tutto (JSON)
tournament-seed = Seme dei sorteggi: { $seed }
