# La sala: i tavoli pubblici.

lobby-title = La sala
lobby-lead = I tavoli pubblici: siediti con sconosciuti, o guarda alle loro spalle.
lobby-game = Gioco
lobby-open = Apri un tavolo
lobby-waiting = In attesa di giocatori
lobby-none-waiting = Al momento nessuno aspetta. Apri un tavolo: chi verrà dopo lo troverà qui.
lobby-sit = Siediti
lobby-look = Guarda
lobby-back = Al tuo posto
lobby-running = In corso
lobby-none-running = Al momento non c’è alcuna partita pubblica.
lobby-watch = Guarda
lobby-broadcast = Diretta

pair-title = Trova avversari
pair-players = Giocatori
pair-pace = Ritmo
pair-rated = Classifica
pair-bots = Se restano posti liberi
pair-bots-never = aspetta ancora
pair-bots-after = bot dopo { $seconds } s
pair-ratings = Punteggi degli avversari
pair-find = Trova avversari
pair-others = { $count ->
    [0] Al momento nessun altro cerca questo.
    [one] Una persona cerca questo adesso.
   *[other] { $count } persone cercano questo adesso.
}
pair-lately = { $seconds ->
    [one] Di recente c’è voluto circa un secondo.
   *[other] Di recente ci sono voluti circa { $seconds } secondi.
}
seek-for = { $count } giocatori, { $pace }
seek-range = contro { $from }–{ $to }
seek-since = Aspetti da { $time }.
seek-unknown = Di recente nessuno è stato abbinato qui: può volerci un po’.
seek-bots-in = I bot prendono i posti liberi fra { $time }.
seek-meanwhile = Intanto gioca contro i bot
seek-bots-now = Completa con i bot
seek-bots-never = Solo persone, per favore
seek-sound = Chiamami con un suono

filter = Quali tavoli
filter-all = non importa
filter-rated = Tipo
filter-ratings = Punteggi
filter-rating-from = da
filter-rating-to = a
lobby-none-fits = Nessun tavolo corrisponde a questi filtri. Scegline meno, o apri un tavolo.
