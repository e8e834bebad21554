# Che cosa sono le cose sul tavolo, e quanto valgono per chi le tocca.

thing-of = È di { $seat }.
thing-colours = { $count } { $colour }
thing-card = Una carta colore: { $colour }, valore { $value }. Dipinta su uno spazio del suo colore porta il suo valore in Stima, a meno che completi il Quadro.
thing-card-held = { $count ->
    [one] Ne hai 1 in mano.
   *[other] Ne hai { $count } in mano.
}
thing-card-table = { $count ->
    [one] Ce n’è 1 sul tavolo.
   *[other] Ce ne sono { $count } sul tavolo.
}
thing-card-spaces = { $count ->
    [0] Adesso nessuno spazio vuoto chiede il suo colore.
    [one] 1 spazio vuoto chiede il suo colore.
   *[other] { $count } spazi vuoti chiedono il suo colore.
}
thing-gain = { $card } sullo spazio { $space } { $easel-of }: { $esteem } di Stima.
thing-gain-completes = { $card } sullo spazio { $space } { $easel-of } completa il Quadro: { $points } punti alla fine, la Stima cambia di { $esteem }.
thing-easel-empty = Per questo cavalletto non restano Quadri.
thing-painting = Un Quadro da { $points } punti alla fine, per chi dipinge il suo ultimo spazio. Le carte dipinte lì in quell’azione non portano Stima.
thing-bare = Spazi ancora vuoti: { $list }.
thing-space-name = Spazio { $space } { $easel-of }
thing-space = Chiede una carta di colore { $colour }. In un turno carte di colori diversi non possono stare su spazi vicini.
thing-space-bare = È vuoto.
thing-space-painted = Dipinto: { $card }.

thing-mastery = Mostra { $need } dalla tua mano e tienile. Da allora ogni carta che segna porta 1 di Stima in più se il suo colore è tra: { $bonus }.
thing-mastery-has = Hai le carte.
thing-mastery-lack = Ti mancano { $list }.
thing-achievement = Dà { $points } punti a tutti quelli che lo soddisfano alla fine della partita.
thing-achievement-met = Adesso lo soddisfi.
thing-achievement-not = Adesso non lo soddisfi.
thing-achievement-others = Soddisfatto adesso da: { $list }.
thing-achievement-secret = Per le mani che non vedi non si sa.

thing-seat = Un giocatore. Le carte in mano sono nascoste.
thing-seat-own = Tu. Solo tu vedi tutte le carte della tua mano.
thing-seat-points = { $esteem } di Stima e { $paintings } per i Quadri; { $total } punti adesso con gli Riconoscimenti che si sanno soddisfatti.
thing-seat-hand = { $count ->
    [one] 1 carta in mano, al massimo { $most }.
   *[other] { $count } carte in mano, al massimo { $most }.
}
thing-has-leonardo = Ha il segnalino Leonardo.
thing-has-help = Ha l’Aiuto del Maestro.
thing-esteem = Stima
thing-esteem-is = La Stima conta come punti alla fine, e il suo livello è un bonus a ogni azione Dipingere.
thing-esteem-now = { $seat }: { $esteem } di Stima, +{ $bonus } a ogni azione Dipingere.
thing-esteem-next = Ancora { $esteem } per un bonus di { $bonus }.
thing-leonardo = Segnalino Leonardo
thing-leonardo-does = Chi lo ha comincia il round, e dopo la propria azione dipinge per Leonardo una carta del tavolo, che non porta e non completa niente.
thing-help = Aiuto del Maestro
thing-help-does = Chi lo ha può prendere carte per { $limit } invece di { $usual }. Alla fine di un round va al giocatore con meno carte.
thing-help-nobody = Non lo ha nessuno.

thing-deck = Mazzo
thing-deck-is = Invece di carte del tavolo puoi pescare qui una carta, che vedi solo tu.
thing-deck-left = { $count ->
    [one] Resta 1 carta.
   *[other] Restano { $count } carte.
}
thing-discards = Scarti
thing-discards-are = Carte dei Quadri completati e carte in eccesso; diventano il nuovo mazzo quando è vuoto.
thing-discards-now = { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
thing-limit = Limite
thing-limit-is = I valori delle carte che prendi sommano al massimo { $usual }, { $limit } con l’Aiuto del Maestro.
thing-limit-now = Se ne può ancora prendere per { $limit }.
thing-scale = Scala della Stima
thing-scale-is = La Stima di tutti. Ogni livello dà un bonus a ogni azione Dipingere.
thing-scale-levels = Livelli: { $list }.
thing-level = da { $esteem } +{ $bonus }
thing-round = Round
thing-round-is = Nel tuo turno fai una di tre cose: prendere colori, dipingere fino a { $most } carte, o reclamare una Maestria.
thing-round-now = Round { $round }.
thing-round-last = Round { $round }, l’ultimo.
thing-paintings = Quadri che verranno
thing-paintings-are = Quando l’ultimo Quadro è completato, il round si gioca fino in fondo e la partita è finita.
thing-paintings-left = { $count ->
    [0] Nessun Quadro nel mazzo.
    [one] 1 Quadro nel mazzo.
   *[other] { $count } Quadri nel mazzo.
}
