# La sala: i tavoli pubblici.

lobby-title = La sala
lobby-lead = I tavoli pubblici: siediti con sconosciuti, o guarda alle loro spalle.
lobby-game = Gioco
lobby-find = Trovami una partita
lobby-find-about = Ti siedi a un tavolo adatto, oppure aspetti al tuo finché viene qualcuno.
lobby-open = Apri un tavolo
lobby-waiting = In attesa di giocatori
lobby-none-waiting = Al momento nessuno aspetta. Apri un tavolo: chi verrà dopo lo troverà qui.
lobby-sit = Siediti
lobby-look = Guarda
lobby-back = Al tuo posto
lobby-running = In corso
lobby-none-running = Al momento non c’è alcuna partita pubblica.
lobby-watch = Guarda
