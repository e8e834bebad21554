# Che cosa si chiede al giocatore in ogni fase, e la clausola della regola che lo spiega.

prompt-draft = Tieni due delle { $count } carte; le altre passano a sinistra.
    .clause = 3.1
prompt-playing = Quale carta azione giochi?
    .clause = 4.2
prompt-acting = { $left ->
    [one] N. { $action-is }, { $action }, resta un’azione: { $options }
   *[other] N. { $action-is }, { $action }, due azioni nell’ordine che preferisci: { $options }
}
    .clause = 4.3
    .may-take = prendere una carta
    .may-coins = prendere monete
    .may-draw = pescare città
    .may-done = finire il turno
prompt-effect = La carta appena presa offre { $symbol-a }: { $options }
    .clause = 8.1
    .may-take = prendere una carta
    .may-coins = prendere monete
    .may-draw = pescare città
    .may-pass = passare
prompt-placing = { $options }
    .clause = 5.1
    .may-place = { $count ->
        [one] attivare la città pescata
       *[other] attivare una delle { $count } città pescate
    }
    .may-pass = passare
prompt-over = La partita è finita.
    .clause = 4.7
