# Dirette di partite pubbliche, estratti, e tabelloni su altri siti.

broadcast = Diretta
broadcast-of = { $game }: la diretta
broadcast-arriving = La diretta comincia …
broadcast-not-loaded = Non è stato possibile caricare il tabellone.
broadcast-again = Riprova
broadcast-lost = La connessione è caduta. Torna da sola.
broadcast-to-table = Il tavolo
broadcast-to-lobby = Alla sala
broadcast-to-replay = Rivedi la partita
broadcast-to-analysis = Analisi
broadcast-to-now = Torna ad adesso
broadcast-whole = Tutta la diretta
broadcast-on-bottega = Guarda su Bottega

broadcast-chances = Probabilità di vittoria
broadcast-up = { $points } punti in più
broadcast-down = { $points } punti in meno
broadcast-curve = Probabilità nel corso della partita
broadcast-public = Da ciò che tutti possono vedere: qui le carte nascoste non sono note.
broadcast-waiting = Le prime probabilità arrivano alla fine di un turno.
broadcast-missing = { $count ->
    [one] Una posizione precedente è ancora in esame.
   *[other] { $count } posizioni precedenti sono ancora in esame.
}
broadcast-delay-off = { "" }
broadcast-delay-live = Scelta dei giocatori: le probabilità subito, le mosse del bot alla fine del turno.
broadcast-delay-turn = Scelta dei giocatori: tutto alla fine del turno.
broadcast-delay-late = Scelta dei giocatori: tutto dieci mosse dopo.
broadcast-delay-game = Scelta dei giocatori: le probabilità solo a partita finita.

broadcast-candidates = Che cosa valuterebbe un bot
broadcast-candidates-of = Che cosa valuterebbe un bot per { $seat }
broadcast-likely = se è possibile: nel { $part } delle mani possibili

broadcast-comments = Commenti
broadcast-feed = Che cosa è successo
broadcast-turning = Svolta
broadcast-nothing-yet = Non è ancora successo niente.
comment-rises = Le probabilità di { $seat } salgono dal { $before } al { $after }.
comment-falls = Le probabilità di { $seat } scendono dal { $before } al { $after }.
comment-leads = { $seat } passa in testa, con il { $after }.
comment-rather = Da ciò che tutti possono vedere, un bot avrebbe scelto per { $seat }: { $move }.
comment-wins = { $seat } vince.

broadcast-share = Condividi
broadcast-link = Link a questa diretta
broadcast-embed = Codice che mostra il tabellone su un altro sito
broadcast-clip = Estratto del turno decisivo
broadcast-no-clip = Appena c’è una svolta, ce n’è un estratto.
broadcast-clip-title = Estratto
broadcast-clip-of = { $game }: il turno decisivo
broadcast-clip-loading = L’estratto è in preparazione …
broadcast-clip-controls = Riproduzione dell’estratto
broadcast-clip-link = Link a questo estratto
broadcast-back = Indietro
broadcast-on = Avanti
broadcast-play = Riproduci
broadcast-pause = Pausa
broadcast-step = { $step } di { $last }
broadcast-download = Salva come immagine animata

broadcast-refused-no_broadcast = Questa partita non va in diretta: è privata, o i giocatori hanno scelto così.
broadcast-refused-seated = Giochi in questa partita. Potrai guardarne la diretta quando sarà finita.
broadcast-refused-not_begun = La partita non è ancora cominciata.
broadcast-refused-no_table = A questo indirizzo non c’è nessun tavolo.
broadcast-refused-no_clip = Non c’è un estratto di questa mossa, o non può ancora essere mostrato.
broadcast-refused-old_rules = Questa partita è stata giocata con una versione precedente delle regole e non può essere mostrata qui.
broadcast-refused-unreachable = Il server non è raggiungibile.
broadcast-refused-busy = In questo momento c’è troppo da fare. Riprova tra poco.
