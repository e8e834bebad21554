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
home-learn = Impara giocando
home-rules = Leggi le regole

home-leonardo-line = Firenze, intorno al 1500. Manda i tuoi apprendisti per la città, raccogli ferro, vetro e corda, e completa prima degli altri le invenzioni che il Signore della città richiede.
home-leonardo-length = 45 minuti
home-leonardo-weight = c’è da pensare
home-leonardo-mirror = l’uccello è strumento oprante per legge matematica

home-magnifico-line = L’Europa intorno al 1500, e le macchine dei taccuini di Leonardo funzionano. Offri in segreto per i suoi progetti, innalza castelli, carri e macchine volanti, e conquista il titolo di Magnifico.
home-magnifico-length = da 60 a 90 minuti
home-magnifico-weight = c’è da combattere
home-magnifico-mirror = farò carri coperti, securi e inoffensibili

home-atelier-line = La bottega di Leonardo, e due Quadri sui cavalletti. Raccogli colori, dipingi senza che si confondano, e guadagna la Stima che farà di uno di voi l’allievo del maestro.
home-atelier-length = da 15 a 20 minuti
home-atelier-weight = leggero e astuto
home-atelier-mirror = la pittura è una poesia che si vede e non si sente

home-omnia-line = Tutto ciò che Leonardo fece, e tutti quelli che incontrò. Componi una mano di carte azione, raccogli in sei turni opere, invenzioni e personaggi, e decidi strada facendo quali città li conteranno.
home-omnia-length = da 15 a 20 minuti
home-omnia-weight = leggero e svelto
home-omnia-mirror = facil cosa è farsi universale

home-friends = Con gli amici
home-friends-about = Prepara un tavolo, manda il link.
home-device = Su questo dispositivo
home-device-about = Passatelo di mano in mano.
home-watch = Guarda
home-watch-about = { $count ->
    [0] I tavoli pubblici, mentre si gioca.
    [one] Si gioca a 1 tavolo pubblico.
   *[other] Si gioca a { $count } tavoli pubblici.
}
home-replays = Rivedi
home-replays-about = Ripercorri una partita finita, mossa per mossa.
