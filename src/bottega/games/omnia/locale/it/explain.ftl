# Che cosa sono le cose sul tavolo, e quanto valgono per chi le tocca.

thing-of = { $seat } { $count }
thing-card-coloured = Una carta gratis: { $kind-a }, { $colour }. Alcune città la contano: da sola, o in serie per colore.
thing-card-leonardo = Una carta con il volto di Leonardo: non conta per nessuna città. { $cost ->
    [0] È gratis.
    [one] Costa 1 moneta.
   *[other] Costa { $cost } monete.
}
thing-card-character = Un personaggio. { $cost ->
    [0] È gratis.
    [one] Costa 1 moneta.
   *[other] Costa { $cost } monete.
}
thing-card-points = { $points ->
    [one] Porta 1 punto.
   *[other] Porta { $points } punti.
}
thing-card-effect = Il suo fulmine dà subito { $symbol-a }.
thing-card-of = È di { $seat }.
thing-card-brings = { $points ->
    [0] Con le città sul tavolo adesso non ti porta punti.
    [one] Con le città sul tavolo adesso ti porta 1 punto.
   *[other] Con le città sul tavolo adesso ti porta { $points } punti.
}
thing-card-lack = { $count ->
    [one] Ti manca 1 moneta.
   *[other] Ti mancano { $count } monete.
}

thing-city = { $city-goal }. Conta per tutti alla fine.
thing-city-counts = Contati finora: { $list }.
thing-city-sets = Serie finora: { $list }.
thing-city-points = Punti adesso: { $list }.
thing-city-would = Sul tavolo cambierebbe i punti di: { $list }.
thing-pack = Mazzo delle città
thing-pack-is = Un simbolo città ne pesca { $count }; se ne può mettere una sul tavolo, le altre vanno sotto il mazzo.
thing-pack-left = { $count ->
    [0] È vuoto.
    [one] Resta 1 città.
   *[other] Restano { $count } città.
}
thing-pack-known = Vi hai visto: { $list }.

thing-action-name = Carta azione { $number }
thing-action = Due azioni, nell’ordine che vuoi: { $symbols }.
thing-symbol = Un’azione di questo turno: { $symbol }.
thing-symbol-done = È fatta.
thing-offers = Per { $symbol-a } adesso: { $list }.
thing-offers-none = Per { $symbol-a } adesso: niente che tu possa avere.
thing-offers-cities = { $count ->
    [0] Il mazzo delle città è vuoto.
    [one] 1 città da guardare.
   *[other] { $count } città da guardare.
}
thing-offers-coins = { $count ->
    [0] La banca è vuota.
    [one] 1 moneta dalla banca.
   *[other] { $count } monete dalla banca.
}

thing-seat = Un giocatore. Tutto è visibile, tranne le carte azione in mano.
thing-seat-own = Tu. Solo tu vedi le carte azione della tua mano.
thing-seat-points = { $total ->
    [one] 1 punto adesso
   *[other] { $total } punti adesso
}: { $printed } sulle carte, { $cities } dalle città.
thing-seat-has = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
thing-seat-hand = { $count ->
    [0] Nessuna carta azione in mano.
    [one] 1 carta azione in mano.
   *[other] { $count } carte azione in mano.
}
thing-seat-first = Comincia ogni round.
thing-hand = Carte azione in mano
thing-hand-is = Se ne gioca una per round; l’ultima non si gioca.
thing-first = Primo giocatore
thing-first-does = Comincia ogni round della partita.
thing-first-is = È { $seat }.
thing-coins = Le tue monete
thing-coins-are = Pagano i personaggi e le carte con il volto di Leonardo. Alla fine decidono i pareggi, e alcune città le contano.
thing-you-have = { $count ->
    [one] Hai 1 moneta.
   *[other] Hai { $count } monete.
}

thing-bank = Banca
thing-bank-is = Le monete vengono da qui e tornano qui; non ce ne sono altre.
thing-bank-left = { $count ->
    [0] È vuota.
    [one] Resta 1 moneta.
   *[other] Restano { $count } monete.
}
thing-deck = Mazzo
thing-deck-is = I posti di questa fila si riempiono alla fine di un turno: { $kind }.
thing-deck-left = { $count ->
    [0] È finito.
    [one] Resta 1 carta.
   *[other] Restano { $count } carte.
}
thing-rounds = Round
thing-rounds-are = Dopo la scelta delle carte ci sono { $count } round; in ognuno tutti giocano una carta azione.
thing-rounds-now = Round { $round }; { $left ->
    [0] è l’ultimo.
    [one] ne resta 1 dopo.
   *[other] ne restano { $left } dopo.
}
thing-rounds-draft = La scelta: tieni due carte, passa le altre a sinistra.
