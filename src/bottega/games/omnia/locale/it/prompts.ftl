# Che cosa si chiede al giocatore in ogni fase, e la clausola della regola che lo spiega.

prompt-draft = Tieni due delle { $count } carte; le altre passano a sinistra.
    .clause = 3.1
prompt-playing = Quale carta azione giochi?
    .clause = 4.2
prompt-acting = { $left ->
    [one] N. { $action-is }, { $action }: resta un’azione. Falla, o finisci il turno.
   *[other] N. { $action-is }, { $action }: fai le due azioni nell’ordine che preferisci, o finisci il turno.
}
    .clause = 4.3
prompt-effect = La carta appena presa offre { $symbol-a }: approfittane, o passa.
    .clause = 8.1
prompt-placing = { $count ->
    [one] Attiva la città pescata, o passa.
   *[other] Attiva una delle { $count } città pescate, o passa per non attivarne nessuna.
}
    .clause = 5.1
prompt-over = La partita è finita.
    .clause = 4.7
