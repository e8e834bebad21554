# The board of Leonardo da Vinci.

letter-iron = F
letter-glass = V
letter-wood = L
letter-brick = M
letter-rope = C
weeks = { $weeks ->
    [one] 1 settimana
   *[other] { $weeks } settimane
}

# Il tabellone
board-turn = Turno
board-research = ricerca
board-codex = Codex
board-need = { $weeks } per te
board-auction = All’asta: n. { $number } { $name }, tra
board-price = { $florins ->
    [0] gratis
    [one] per 1 fiorino
   *[other] per { $florins } fiorini
}
board-order = nell’ordine
board-passed = ha passato
board-legend = ♛ ha Leonardo   ★ maestro (vale due)   ○ apprendista   ▣ uomo meccanico   · spazio libero
column-requested = Richieste ({ $deck } nel mazzo)
column-all = Invenzioni
column-class = classe
column-type = tipo
column-recipe = componenti
column-weeks = sett.
column-black = nero
column-grey = grigio
column-status = stato
column-city = Città
column-city-closed = Città (chiusa)
column-stock = scorta
column-queue = fila, a partire dalla freccia
column-players = Giocatori
column-supply = riserva
column-academy = Accademia
column-small-lab = lab. piccolo
column-large-lab = lab. grande
column-cards = carte
lab-idle = fermo
lab-week = sett. { $week }
work-known = n. { $number }
work-grey = n. { $number } grigio
work-secret = ?
own-no-components = nessun componente
own-work = { $standing ->
    [grey] { $lab }: n. { $number } { $name }, settimana { $weeks } di { $need }, rende { $florins } (grigio)
    [early] { $lab }: n. { $number } { $name }, settimana { $weeks } di { $need }, renderà { $florins } quando sarà richiesta
   *[requested] { $lab }: n. { $number } { $name }, settimana { $weeks } di { $need }, rende { $florins } finché è richiesta
}
own-foreseen = Conosci le prossime carte, dalla cima: { $cards }
own-glimpsed = Sai che queste sono tra le prossime { $window } carte: { $cards }
status-requested = richiesta
status-boxed = completata, di nessuno
status-out = fuori dal gioco
status-deck = da venire

# Note accanto alle mosse
note-start = { $recipe }; { $time }, { $florins } fiorini
note-start-early = { $recipe }; { $time }, { $florins } fiorini; non ancora richiesta
note-card = n. { $number } { $name }
note-announce = { $card }, per { $florins } fiorini

# Tabelle di mosse
menu-send = Quanti apprendisti, e dove:
menu-master = maestro
menu-start = Che cosa iniziare, e dove:
menu-lift = L’apprendista di chi, e da dove:
sheet-florins = fiorini
sheet-variety = varietà
sheet-cards = carte
sheet-line = { $types ->
    [0] { $purse } e nessuna carta invenzione: { $total }.
   *[other] { $bonus ->
        [0] { $purse }; nulla per la varietà ({ $kinds }): { $total }.
       *[other] { $purse }, e { $bonus } per { $types } tipi ({ $kinds }): { $total }.
    }
}
sheet-owned = Carte: { $cards }.
sheet-tie-by = { $by ->
    [cards] Più carte invenzione ({ $most }): { $who }.
    [gold] Più carte d’oro ({ $most }): { $who }.
    [silver] Più carte d’argento ({ $most }): { $who }.
    [copper] Più carte di rame ({ $most }): { $who }.
   *[bronze] Più carte di bronzo ({ $most }): { $who }.
}

# What `help` says of typing
help-move = il suo numero nella lista, o le sue parole o abbastanza di esse: mandare 3 consiglio, maestro fornace, offrire 7
help-explain = la regola di ciò che è chiesto ora; ? 7.5 una clausola, ? 8.A una sezione
help-recipes = le 25 invenzioni, e che cosa ne è stato
