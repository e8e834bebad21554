# Che cosa succede, detto a tutti; i messaggi che finiscono in -own si dicono al giocatore interessato.

event-begins = { $who } inizierà ogni round.
event-opened = { $city } è scoperta.
event-revealed = Si scopre «{ $card }».
event-kept = { $who } tiene due carte.
event-kept-own = { $who } tiene la n. { $first-is }, { $first }, e la n. { $second-is }, { $second }.
event-handed_on = { $count ->
    [one] L’ultima carta di ogni mano passa a sinistra.
   *[other] Le altre { $count } carte di ogni mano passano a sinistra.
}
event-received = { $who } ha sette carte.
event-received-own = { $who } riceve la n. { $action-is }, { $action }, come settima carta.
event-round = { $number ->
    [6] Inizia il round 6, l’ultimo.
   *[other] Inizia il round { $number }.
}
event-played = { $who } gioca la n. { $action-is }, { $action }.
event-taken = { $coins ->
    [0] { $who } prende «{ $card }».
    [one] { $who } prende «{ $card }» per 1 moneta.
   *[other] { $who } prende «{ $card }» per { $coins } monete.
}
event-coins = { $count ->
    [one] { $who } prende 1 moneta.
   *[other] { $who } prende { $count } monete.
}
event-drew = { $count ->
    [one] { $who } guarda l’ultima città del mazzo.
   *[other] { $who } guarda le prime { $count } città del mazzo.
}
event-placed = { $nth ->
    [1] { $who } attiva { $city }, la prima carta pescata.
    [2] { $who } attiva { $city }, la seconda carta pescata.
   *[other] { $who } attiva { $city }, la terza carta pescata.
}
event-put_back = { $count ->
    [one] { $who } rimette la città nel mazzo.
   *[other] { $who } non attiva nulla e rimette { $count } città in fondo al mazzo.
}
event-waived = { $who } rinuncia all’effetto: { $symbol }.
event-left_out = { $who } lascia un’azione: { $symbol }.
event-printed = { $points ->
    [one] { $who } ha 1 punto sulle carte.
   *[other] { $who } ha { $points } punti sulle carte.
}
event-majority = { $points ->
    [one] { $city }: 1 punto a { $who }.
   *[other] { $city }: { $points } punti a { $who }.
}
event-sets = { $count ->
    [one] { $city }: { $who } fa 1 set, che vale { $points }.
   *[other] { $city }: { $who } fa { $count } set, che valgono { $points }.
}
event-over = La partita è finita.
