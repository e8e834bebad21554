# Il tabellone di Maestro Leonardo: etichette, e ciò che si legge ad alta voce per ogni parte.

florins = { $florins ->
    [one] 1 fiorino
   *[other] { $florins } fiorini
}
weeks = { $weeks ->
    [one] 1 settimana
   *[other] { $weeks } settimane
}
apprentices = { $count ->
    [one] 1 apprendista
   *[other] { $count } apprendisti
}
master = maestro
mechanical-men = { $count ->
    [one] 1 uomo meccanico
   *[other] { $count } uomini meccanici
}
components-of = { $count } × { $component }

turns = Turno { $turn } di { $last }
turns-favours = Prima del primo turno
turns-research = Solo ricerca
step-laboratory = Laboratori
step-assignment = Assegnazione
step-city = Città
step-research = Ricerca

requested = Invenzioni richieste
number = N. { $number }
card-label = N. { $number }, { $name }: { $class }, { $type }; richiede { $recipe } e { $time }; rende { $black } fiorini, più tardi { $grey }.
card-need = { $time } per te.
card-mine = Ci stai lavorando.
deck = Mazzo
deck-left = { $count ->
    [0] Il mazzo è vuoto.
    [one] 1 carta nel mazzo.
   *[other] { $count } carte nel mazzo.
}
deck-foreseen = Conosci le prossime carte, dalla cima: { $cards }.
deck-glimpsed = Sai che queste sono tra le prossime { $window } carte: { $cards }.
deck-foreseen-short = prossime
deck-glimpsed-short = tra le prossime

city = La città
city-closed = La città è chiusa: questi turni sono per la ricerca.
house-stock = { $count } × { $component } nella bottega.
house-empty = La bottega è vuota.
house-florins = { $florins ->
    [0] Qui non ci sono fiorini.
    [one] Qui c’è 1 fiorino.
   *[other] Qui ci sono { $florins } fiorini.
}
house-pupils = { $count ->
    [0] Nessuno dei tuoi apprendisti aspetta qui.
    [one] 1 dei tuoi apprendisti aspetta qui.
   *[other] { $count } dei tuoi apprendisti aspettano qui.
}
house-queue = A partire dalla freccia: { $groups }.
house-nobody = Qui non c’è nessuno.
house-group = { $seat }, { $people }
house-price = Il prossimo beneficio costa { $florins } fiorini.
house-free = Il prossimo beneficio è gratis.
house-open = È il suo momento.
spot-open = Qui puoi scegliere.

players = Gli altri giocatori
player-leonardo = ha Leonardo
player-passed = ha passato
player-label = { $seat }: { $people } nella riserva, { $pupils } all’Accademia.
player-cards = Carte: { $cards }.
lab-none = ancora nessun { $lab }
lab-idle = fermo
lab-week = settimana { $weeks }
lab-label = { $lab }, { $spaces } spazi: { $state }.
lab-people = Al lavoro: { $people }.
work-secret = un lavoro segreto
work-known = n. { $number }, { $name }, settimana { $weeks } di { $need }
work-grey = n. { $number }, { $name }, settimana { $weeks } di { $need }, al prezzo grigio
work-pays = paga { $florins }

own = La tua bottega
own-purse = Borsa
own-hand = Componenti
own-hand-none = nessuno
own-supply = Riserva
own-supply-none = sono tutti fuori
own-cards = Le tue invenzioni
own-cards-none = ancora nessuna
own-variety = { $types ->
    [one] 1 tipo
   *[other] { $types } tipi
}, { $florins } fiorini alla fine

menu-send = Quanti apprendisti?
menu-start = Che cosa vuoi costruire?
menu-start-early = Non ancora richieste
menu-which = Che cosa fai?
menu-left = { $count ->
    [0] Nella tua riserva non resterà nessuno.
    [one] Nella tua riserva resterà 1 apprendista.
   *[other] Nella tua riserva resteranno { $count } apprendisti.
}
menu-uses = Mette { $recipe } sotto il laboratorio; { $time }, poi { $florins } fiorini finché è richiesta.
menu-uses-early = Mette { $recipe } sotto il laboratorio; { $time }, poi { $florins } fiorini quando sarà richiesta.
menu-cancel = Le settimane vanno perse, { $recipe } torna nella tua mano.
menu-announce = Rende { $florins } fiorini.

auction-title = Asta
auction-bid = La tua offerta segreta
auction-of = su { $florins } fiorini
auction-more = Un fiorino in più
auction-less = Un fiorino in meno
auction-among = Offrono: { $who }
auction-in = La tua offerta è fatta: { $florins } fiorini. Le borse si aprono insieme.
arrange-title = Le prossime invenzioni
arrange-next = Clicca la carta che deve venire dopo, a partire dalla cima.
arrange-slot = Metti come prossima la n. { $number }, { $name }

over-title = Leonardo incorona il vincitore
over-tied = Leonardo incorona i vincitori
over-florins = fiorini
over-variety = varietà
over-total = totale
