# Che cosa si chiede al giocatore in ogni fase, e la clausola della regola che lo spiega.

prompt-action = { $options }
    .clause = 3.2
    .may-take = prendere colori per un totale fino a { $limit }
    .may-draw = pescare una carta
    .may-paint = dipingere
    .may-claim = reclamare una Maestria
prompt-taking = { $options }
    .clause = 4.2
    .may-take = prendere altre carte per un valore fino a { $limit }
    .may-done = dichiarare di aver finito
prompt-discarding = { $count ->
    [one] Hai una carta di troppo: scartala.
   *[other] Hai { $count } carte di troppo: scartale, una alla volta.
}
    .clause = 4.6
prompt-painting = { $options }
    .clause = 5.6
    .may-paint = { $count ->
        [one] dipingere ancora una carta
       *[other] dipingere ancora fino a { $count } carte
    }
    .may-done = dichiarare di aver finito
prompt-leonardo = Per Leonardo: dipingi una carta del tavolo dove non completa nessun Quadro.
    .clause = 8.2
prompt-drawn = Per Leonardo hai pescato un { $card }: dove la dipingi?
    .clause = 8.6
prompt-over = La partita è finita.
    .clause = 10.4
