# Ciò che accade, detto a tutti; i messaggi in -own sono detti al giocatore interessato.

event-achievement = Riconoscimento di questa partita: { $achievement }.
event-round = Comincia il giro { $round }.
event-leonardo = { $who } ha il segnalino Leonardo.
event-help = { $who } riceve l’Aiuto del Maestro.
event-laid = Sul tavolo: { $card }.
event-easel = Un nuovo Quadro { $easel-at }: { $painting }.
event-reshuffled = Il mazzo è finito: le { $count } carte scartate si mescolano in un mazzo nuovo.
event-took = { $who } prende un { $card }.
event-drew = { $who } pesca una carta.
event-drew-own = { $who } pesca un { $card }.
event-discarded = { $who } scarta un { $card }.
event-shown = { $who } mostra un { $card }.
event-painted = { $who } dipinge un { $card } sullo spazio { $space } { $easel-of }.
event-completed = { $points ->
    [one] { $who } completa «{ $painting }», che varrà 1 punto.
   *[other] { $who } completa «{ $painting }», che varrà { $points } punti.
}
event-scored = { $who } ottiene { $points } per le carte, { $level } per il livello, { $mastery } per le Maestrie, e ora ha { $esteem } di Stima.
event-claimed = { $who } reclama { $mastery-the }.
event-for_leonardo = Per Leonardo, { $who } dipinge un { $card } sullo spazio { $space } { $easel-of }.
event-turned = Niente sul tavolo serve a Leonardo: { $who } pesca un { $card }.
event-wasted = Nemmeno questo { $card } serve, e si scarta.
event-last_painting = L’ultimo Quadro è completato: la partita finisce con questo giro.
event-fulfilled = { $points ->
    [one] { $who } ottiene 1 punto per un Riconoscimento: { $achievement }.
   *[other] { $who } ottiene { $points } punti per un Riconoscimento: { $achievement }.
}
event-over = La partita è finita.
