# Il tavolo di Omnia: etichette, e ciò che si legge ad alta voce per ogni parte.

coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
spot-open = Puoi scegliere qui.

rounds = Round { $round } di { $last }
rounds-draft = Draft
rounds-hand = { $count ->
    [one] { $count } carta gira
   *[other] { $count } carte girano
}
bank = Banca
bank-left = { $count ->
    [0] La banca è vuota.
    [one] { $count } moneta nella banca.
   *[other] { $count } monete nella banca.
}

road = La strada: le città che contano alla fine
road-count = { $seat } { $count }
road-counts = Finora: { $counts }.
road-points = Punti adesso: { $points }.
road-so-far = Finora
road-pack = Mazzo delle città
road-left = { $count ->
    [0] Il mazzo delle città è finito.
    [one] { $count } città nel mazzo.
   *[other] { $count } città nel mazzo.
}
road-looks = { $seat } guarda { $count } città.

shelf-work = Opere
shelf-invention = Invenzioni
shelf-character = Personaggi
shelf-left = { $count ->
    [0] mazzo finito
   *[other] { $count } nel mazzo
}
shelf-empty = posto vuoto
face-free = Non costa nulla.
face-cost = { $count ->
    [one] Costa { $count } moneta.
   *[other] Costa { $count } monete.
}
face-points = { $count ->
    [one] { $count } punto alla fine.
   *[other] { $count } punti alla fine.
}
face-effect = Fulmine: { $symbol-a } subito.
face-leonardo = con il volto di Leonardo

total-now = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
players = Gli altri giocatori
player-label = { $seat }: { $coins }, { $hand }.
player-first = comincia ogni round
player-played = Giocate
player-left = Le mani passano di qui.

hand = Le tue carte azione
hand-count = { $count ->
    [0] nessuna carta azione
    [one] { $count } carta azione
   *[other] { $count } carte azione
}
hand-card = N. { $action-is }, { $action }.
hand-lifted = Alzata.
hand-closed = Chiusa.
hand-kept = Tenuta.
hand-empty = La tua mano è vuota.
kept = Tenute
keep-none = Tocca due carte per tenerle.
keep-one = Ancora una.
keep-other = { $count ->
    [one] L’altra carta va a { $seat }.
   *[other] Le altre { $count } vanno a { $seat }.
}
keep-back = Rimetti giù
wait-draft = Le tue due carte sono chiuse. Le mani passano quando tutti hanno scelto.
wait-watch = Tutti tengono due carte, in segreto.

turn-of = { $seat } gioca la n. { $action-is }, { $action }
act-done = fatto
act-left = da fare
act-effect = Fulmine
act-which = Quale?
offers-none = Qui non c’è nulla.
offers-city = { $count ->
    [one] Uno sguardo all’ultima città del mazzo.
   *[other] Uno sguardo a { $count } città del mazzo.
}
pack-note = Le vedi solo tu, e ne attivi una o nessuna.
pack-known = Hai visto queste città, e sono nel mazzo: { $cities }.
looking = Le città che hai pescato

own = Le tue cose
own-coins = Le tue monete
laid-none = ancora nulla

over-title = Vince { $seat }
over-tied = Vittoria condivisa: { $who }
over-line = Punti
over-printed = Sulle carte
over-most = ne ha { $count }
over-sets = { $count } set
over-total = Totale
over-coins = Parità: monete
over-characters = Parità: personaggi

# Under the pictures of the rulebook
picture-lightning = effetto
