# Il tabellone di Atelier Da Vinci: etichette, e ciò che si legge ad alta voce per ogni parte.

round = Giro { $round }
paintings-left = { $count ->
    [0] Nessun Quadro in arrivo
    [one] 1 Quadro in arrivo
   *[other] { $count } Quadri in arrivo
}
points = { $points ->
    [one] punto
   *[other] punti
}
points-of = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
esteem = Stima
cards-of = { $count } × { $colour }

scale = La Stima, e il bonus di ogni livello per chi dipinge
scale-of = { $seat }: { $esteem }
scale-level = Da { $esteem } in poi: un bonus di { $bonus } a ogni azione Dipingere

easel-empty = Non ci sono più Quadri
space-bare = Spazio { $space } { $easel-of }, { $colour }: libero.
space-painted = Spazio { $space } { $easel-of }: { $card }.
spot-open = Puoi scegliere qui.

palette = I colori sul tavolo
table-empty = Sul tavolo non ci sono più carte.
take-limit = fino a { $limit } da prendere
deck-left = { $count ->
    [0] Il mazzo è vuoto.
    [one] 1 carta nel mazzo.
   *[other] { $count } carte nel mazzo.
}
discards-count = { $count ->
    [0] Nessuno scarto.
    [one] 1 carta scartata.
   *[other] { $count } carte scartate.
}
pile-hand = nella tua mano
pile-table = sul tavolo
pile-drawn = pescata per Leonardo
card-hidden = una carta che conosce solo chi la tiene

wall = Alla parete
masteries = Maestrie
achievements = Riconoscimenti di questa partita
achievement-met = { $seat } lo soddisfa.
achievement-unknown = non si sa se { $seat } lo soddisfa.
mastery-label = { $mastery }: { $cards }.
mastery-owner = È di { $seat }.

players = Gli altri giocatori
player-label = { $seat }: Stima { $esteem }, carte in mano: { $count }.
player-known = Viste da tutti: { $cards }.
player-paintings = Quadri: { $names }.
player-masteries = Maestrie: { $names }.
has-leonardo = ha il segnalino Leonardo
has-help = ha l’Aiuto del Maestro

own = La tua bottega
own-level = { $bonus ->
    [0] ancora nessun bonus di livello
   *[other] +{ $bonus } ogni volta che dipingi
}
own-hand-none = La tua mano è vuota.
own-none = Ancora nessun Quadro e nessuna Maestria

hold-card = Dove dipingi il { $card }?
hold-space = Quale carta dipingi su questo spazio?
tally = Finora { $cards } per le carte + { $level } per il livello + { $mastery } per le Maestrie = { $total } di Stima
gain-esteem = Qui porta { $esteem } di Stima.
gain-painting = { $esteem ->
    [0] Completa il Quadro: { $points } punti alla fine, e niente Stima per le sue carte.
   *[other] Completa il Quadro: { $points } punti alla fine; le sue carte non portano Stima ({ $esteem } in tutto).
}
step-back = Torna indietro
menu-draw = La carta la vedi solo tu. È tutta la tua azione, e non si può annullare.
menu-discard = Tutti vedranno la carta; non si può annullare.
menu-claim = Mostri { $cards } e tieni le carte. Dalla prossima azione Dipingere, ogni carta di questi colori che segna punti ne porta 1 in più.

over-title = { $who } diventa l’allievo del maestro
over-tied = { $who } condividono il primo posto
over-tie = A parità di punti decidono i Quadri completati.
line-cards = carte dipinte
line-level = bonus di livello
line-mastery = Maestrie
line-esteem = Stima
line-paintings = Quadri

# Under the pictures of the rulebook
picture-easel = un Quadro e il suo anello
picture-apart = nello stesso turno
picture-neighbours = non nello stesso turno
picture-token = segnalino Leonardo
picture-help = Aiuto del Maestro
