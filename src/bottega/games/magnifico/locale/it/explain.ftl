# Che cosa sono le cose sul tavolo, e quanto valgono per chi le tocca.

thing-of = { $seat } { $count }
thing-soldiers = { $count ->
    [one] 1 soldato
   *[other] { $count } soldati
}
thing-tanks = { $count ->
    [one] 1 carro
   *[other] { $count } carri
}
thing-airplanes = { $count ->
    [one] 1 aereo
   *[other] { $count } aerei
}
thing-territory = Un territorio: { $territory } fiorini e un soldato a ogni giro per chi lo tiene, e { $castle } fiorini in più con un castello.
thing-borders = Confina con { $list }.
thing-seas = Si affaccia su: { $list }.
thing-inland = Non ha costa.
thing-empty = Non lo tiene nessuno.
thing-held = { $seat }: { $troops }.
thing-castle = { $towers ->
    [0] Castello di livello { $level }
    [one] Castello di livello { $level } con 1 torre
   *[other] Castello di livello { $level } con { $towers } torri
}: ferma altrettanti colpi di ogni assalto di fanteria o di carro.
thing-city = Città Perfetta di livello { $level }: { $points ->
    [one] 1 punto a ogni giro.
   *[other] { $points } punti a ogni giro.
}
thing-price-build_tank = Qui un carro ti costa { $florins } fiorini.
thing-price-build_airplane = Qui un aereo ti costa { $florins } fiorini.
thing-price-build_tower = Qui una torre ti costa { $florins } fiorini.
thing-price-build_castle = Qui un castello ti costa { $florins } fiorini.
thing-can-invade = Per { $florins } fiorini puoi invaderlo da: { $list }.
thing-can-attack = Per { $florins } fiorini puoi attaccarlo da: { $list }.

thing-machine-price = Presa all’asta è subito in gioco. Ogni macchina costa { $florins } fiorini.
thing-project-price = Metterla in gioco costa { $florins } fiorini, oltre all’offerta.
thing-card-cost = Per te { $florins } fiorini adesso; ne hai { $have }.
thing-card-in-play = { $count ->
    [one] In gioco per { $seat }.
   *[other] { $count } in gioco per { $seat }.
}
thing-card-stored = { $count ->
    [one] Nel magazzino di { $seat }: ancora senza effetto.
   *[other] { $count } nel magazzino di { $seat }: ancora senza effetto.
}
thing-tank-now = Con le migliorie ogni carro tira { $dice } dadi e fa { $hits } colpi se niente esplode.
thing-airplane-now = { $taken } ganci occupati su { $hooks }.

thing-seat = Un giocatore. Denaro e carte sono visibili a tutti.
thing-seat-own = Tu. Il tuo denaro e le tue carte sono visibili a tutti.
thing-points = Il primo a { $goal } punti vince subito.
thing-points-now = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; ne mancano { $left }.
thing-scoring = Contato adesso, il giro porterebbe { $total }: Leonardo { $leonardo }, carte in gioco { $workshop }, castelli { $court }, territori { $crown }, Città Perfette { $cities }.
thing-florins-name = Fiorini
thing-florins = Ogni giro porta { $territory } fiorini per territorio, { $castle } per castello, { $art } per opera d’arte.
thing-has-florins = { $seat } ha { $florins } fiorini.
thing-income = La prossima rendita è di { $florins } fiorini.
thing-territories-name = Territori
thing-territories = La Corona imperiale: più territori di tutti alla fine di un giro portano 2 punti, 1 ciascuno se due sono pari.
thing-castles-name = Castelli
thing-castles = La Grande Corte: più castelli di tutti alla fine di un giro portano 2 punti, 1 ciascuno se due sono pari.
thing-majority = Finora: { $list }.
thing-majority-pays = { $points ->
    [0] Adesso non porterebbe punti.
    [one] Adesso porterebbe 1 punto.
   *[other] Adesso porterebbe { $points } punti.
}
thing-reserve-name = Riserva
thing-reserve = Soldati fuori dalla mappa. A ogni giro ogni territorio ne riceve uno.
thing-reserve-now = { $count ->
    [one] Resta 1 soldato.
   *[other] Restano { $count } soldati.
}
thing-leonardo-name = Carta Leonardo
thing-leonardo = Chi la possiede gioca per primo, in quel turno paga 10 fiorini in meno ciò che costruisce o mette in gioco, e riceve { $points } punti a ogni giro. La prende chi offre di più all’asta.
thing-leonardo-of = È di { $seat }.

thing-bid-name = Offerta
thing-bid = Tutti offrono una volta, in segreto, almeno 10 fiorini. Dalla più alta alla più bassa ognuno può prendere una carta e paga la propria offerta; chi non prende niente non paga niente.
thing-bid-shown = { $seat } offre { $florins } fiorini.
thing-attacker = Attacca con al massimo { $soldiers } soldati e { $machines } macchine, e ha la prima fase della battaglia. Senza soldati ha perso.
thing-defender = Difende con tutto ciò che è nel territorio, e ha la sua fase dopo quella dell’attaccante. Senza soldati ha perso.
thing-castle-name = Castello
thing-castle-does = Ogni livello ferma un colpo di ogni assalto di fanteria e di ogni carro. Contro gli aerei non serve.
thing-breached = In questa battaglia non protegge più nessuno.
thing-stops = { $hits ->
    [0] Qui non c’è un castello.
    [one] Ferma 1 colpo.
   *[other] Ferma { $hits } colpi.
}

thing-race = Corsa
thing-race-now = Punti: { $list }.
thing-round = Giro
thing-round-is = A ogni giro: rendita, reclutamento, asta, turni dei giocatori, punteggio.
thing-round-now = { $round ->
    [0] Il primo giro non è iniziato.
   *[other] Giro { $round }.
}
thing-steps = Parti di un giro
thing-step-income = Adesso: rendita e reclutamento.
thing-step-auction = Adesso: l’asta.
thing-step-turns = Adesso: i turni dei giocatori.
thing-step-scoring = Adesso: il punteggio.
thing-order = Ordine dei turni
thing-order-is = Comincia chi ha la carta Leonardo, poi in senso orario.
thing-order-now = { $list }.
thing-wars = Attacchi e invasioni
thing-wars-are = In un turno si può attaccare e invadere { $count } volte in tutto.
thing-left = { $count ->
    [0] In questo turno non ne restano.
    [one] In questo turno ne resta 1.
   *[other] In questo turno ne restano { $count }.
}
thing-movements = Movimenti
thing-movements-are = In un turno si possono muovere truppe { $count } volte tra i propri territori, una subito dopo l’altra, gratis.
