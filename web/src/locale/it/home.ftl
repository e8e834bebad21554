# La pagina iniziale.

home-what = Giochi da tavolo su Leonardo da Vinci, contro bot agguerriti o con gli amici
home-how = Né account né moduli: un clic, e giochi.
home-games = I giochi

home-going = I tuoi tavoli
home-go-on = Continua
home-over = Le tue ultime partite
home-replay = Rivedi
home-analysis = Analisi

home-players = da { $least } a { $most } giocatori
home-play = Gioca
home-opening = Si apparecchia…
home-against = { $count ->
    [one] contro 1 bot, { $level }
   *[other] contro { $count } bot, { $level }
}
home-how-many = Quanti avversari
home-how-strong = Quanto forti
home-opponents = Trova avversari
home-learn = Impara giocando
home-rules = Leggi le regole

home-friends = Con gli amici
home-friends-about = Prepara un tavolo, manda il link.
home-device = Su questo dispositivo
home-device-about = Passatelo di mano in mano.
home-companion = Con il gioco di cartone
home-companion-about = Il telefono tiene regole, punteggio e orologio.
home-watch = Guarda
home-watch-about = { $count ->
    [0] I tavoli pubblici, mentre si gioca.
    [one] Si gioca a 1 tavolo pubblico.
   *[other] Si gioca a { $count } tavoli pubblici.
}
home-replays = Rivedi
home-replays-about = Ripercorri una partita finita, mossa per mossa.
home-puzzles = Problemi
home-puzzles-about = Una mossa è nettamente la migliore. Trovala.

home-invitations = Inviti
home-invites = { $name } ti invita a { $game }.
home-decline = Rifiuta
