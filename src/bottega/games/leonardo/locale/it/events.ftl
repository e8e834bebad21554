# Ciò che accade, detto a tutti; i messaggi in -own sono detti al giocatore interessato.

event-turn = { $turn ->
    [8] Comincia il turno 8: solo ricerca.
    [9] Comincia il turno 9: solo ricerca, ed è l’ultimo.
   *[other] Comincia il turno { $turn }.
}
event-requested = Il Signore della Città richiede la numero { $invention-is }, { $invention }.
event-discarded = La numero { $invention-is }, { $invention }, è fuori dal gioco.
event-favour = { $who } sceglie un favore: { $favour }.
event-component = { $florins ->
    [0] { $who } prende { $component-some }.
    [one] { $who } prende { $component-some } per 1 fiorino.
   *[other] { $who } prende { $component-some } per { $florins } fiorini.
}
event-started = { $who } inizia un lavoro { $lab-in }.
event-started-own = { $who } inizia la numero { $invention-is }, { $invention }, { $lab-in }.
event-cancelled = { $who } annulla il lavoro { $lab-in }.
event-cancelled-own = { $who } annulla la numero { $invention-is }, { $invention }, { $lab-in }.
event-sent = { $count ->
    [one] { $who } manda 1 apprendista { $place-to }.
   *[other] { $who } manda { $count } apprendisti { $place-to }.
}
event-master = { $who } manda il maestro { $place-to }.
event-passed = { $who } passa.
event-crowded_out = Al Consiglio sono venuti tutti: { $who } è in ultima posizione e si ritira.
event-leonardo = { $who } decide chi ha Leonardo: { $to }.
event-benefit = { $who } sceglie un privilegio: { $benefit }.
event-declined = { $who } non sceglie nulla al Consiglio.
event-waived = { $who } rinuncia al privilegio: { $benefit }.
event-moved = { $who } sposta un apprendista di { $to } { $from-from } { $place-into }.
event-collected = { $florins ->
    [one] { $who } prende 1 fiorino dal Consiglio.
   *[other] { $who } prende { $florins } fiorini dal Consiglio.
}
event-looked = { $count ->
    [one] { $who } guarda l’ultima carta del mazzo.
   *[other] { $who } guarda le prime { $count } carte del mazzo.
}
event-rearranged = { $who } rimette le carte sul mazzo.
event-improved = { $florins ->
    [0] { $who } { $improvement-does }.
   *[other] { $who } { $improvement-does } per { $florins } fiorini.
}
event-hired = { $florins ->
    [0] { $who } prende un apprendista.
   *[other] { $who } prende un apprendista per { $florins } fiorini.
}
event-left = { $who } si ritira { $place-from }.
event-worked = { $count ->
    [one] { $who } lavora 1 settimana { $lab-in }, ora a { $weeks }.
   *[other] { $who } lavora { $count } settimane { $lab-in }, ora a { $weeks }.
}
event-announced = { $who } annuncia la numero { $invention-is }, { $invention }!
event-completed = { $who } riceve { $florins } fiorini per la numero { $invention-is }, { $invention }.
event-completed_late = { $who } riceve { $florins } fiorini, il prezzo grigio, per la numero { $invention-is }, { $invention }.
event-marked = { $who } lavora ancora alla numero { $invention-is }, { $invention }, { $lab-in }, e mostra i componenti.
event-card = { $who } prende la carta «{ $invention }».
event-auction = La carta «{ $invention }» va all’asta.
event-bid = { $florins ->
    [one] { $who } offre 1 fiorino.
   *[other] { $who } offre { $florins } fiorini.
}
event-won = { $florins ->
    [one] { $who } paga 1 fiorino e prende la carta «{ $invention }».
   *[other] { $who } paga { $florins } fiorini e prende la carta «{ $invention }».
}
event-boxed = Nessuno ha offerto nulla: la carta «{ $invention }» va nella scatola.
event-council_florin = { $florins ->
    [one] Al Consiglio c’è 1 fiorino.
   *[other] Al Consiglio ci sono { $florins } fiorini.
}
event-variety = { $who } riceve { $florins } fiorini per { $count } tipi di invenzioni.
event-over = La partita è finita.
