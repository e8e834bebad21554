# Che cosa si chiede al giocatore in ogni fase, e la clausola della regola che lo spiega.

prompt-action = Prendi colori per un totale fino a { $limit }, o pesca una carta; oppure dipingi; oppure reclama una Maestria.
    .clause = 3.2
prompt-taking = Prendi altre carte, per un valore fino a { $limit }, o dichiara di aver finito.
    .clause = 4.2
prompt-discarding = { $count ->
    [one] Hai una carta di troppo: scartala.
   *[other] Hai { $count } carte di troppo: scartale, una alla volta.
}
    .clause = 4.6
prompt-painting = { $count ->
    [one] Dipingi ancora una carta, o dichiara di aver finito.
   *[other] Dipingi ancora fino a { $count } carte, o dichiara di aver finito.
}
    .clause = 5.6
prompt-leonardo = Per Leonardo: dipingi una carta del tavolo dove non completa nessun Quadro.
    .clause = 8.2
prompt-drawn = Per Leonardo hai pescato un { $card }: dove la dipingi?
    .clause = 8.6
prompt-over = La partita è finita.
    .clause = 10.4
