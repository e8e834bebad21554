# Che cosa sono le cose sul tavolo, e quanto valgono per chi le tocca.

thing-titled = { $number } { $invention }
thing-count = { $count } { $component }
thing-group = { $seat } { $count }

thing-council = In ordine di rango, ogni giocatore presente sceglie uno dei quattro benefici: spostare un apprendista, prendere i fiorini del Consiglio, guardare le prossime invenzioni, comprare un componente per 1 fiorino. Il primo indica anche chi tiene Leonardo.
thing-workshop = Migliora i tuoi laboratori: più spazi, il laboratorio grande, uomini meccanici. Si cambia solo un laboratorio libero.
thing-academy = Ti dà un apprendista in più, che lavora dal turno seguente.
thing-shop = Vi si compra { $component-some }, uno per volta.
thing-prices = In ordine di rango ognuno compra una cosa o se ne va; il prezzo sale a ogni acquisto: { $prices } fiorini.
thing-rank = Prima chi ha più persone; un maestro vale due; a parità, chi è più vicino alla freccia.
thing-price = Prezzo
thing-price-now = { $price ->
    [0] Il prossimo acquisto è gratis.
   *[other] Il prossimo acquisto costa { $price } fiorini.
}
thing-you-have-florins = { $florins ->
    [one] Hai 1 fiorino.
   *[other] Hai { $florins } fiorini.
}
thing-city-closed = La città è chiusa nei due turni di ricerca.
thing-council-florins = { $florins ->
    [0] Adesso non ci sono fiorini.
    [one] Adesso c’è 1 fiorino.
   *[other] Adesso ci sono { $florins } fiorini.
}
thing-pupils = { $count ->
    [0] Qui non resta nessuno dei tuoi apprendisti.
    [one] 1 dei tuoi apprendisti aspetta qui.
   *[other] { $count } dei tuoi apprendisti aspettano qui.
}
thing-improvements = Adesso potresti avere: { $list }.
thing-improvements-none = Adesso non c’è niente per te: i tuoi laboratori sono al lavoro o completi.
thing-stock = Scorta: { $count } { $component }.
thing-used-for = Tra le invenzioni richieste ne hanno bisogno: { $list }.
thing-you-hold = { $count ->
    [0] Non ne hai in mano.
   *[other] Ne hai { $count } in mano.
}
thing-ranked = Ordine adesso: { $list }.
thing-nobody = Non c’è ancora nessuno.
thing-to-be-first = { $count ->
    [one] Con 1 apprendista adesso saresti primo.
   *[other] Con { $count } apprendisti adesso saresti primo.
}
thing-not-first = I tuoi apprendisti da soli adesso non bastano per essere primo.
thing-benefit-move = Sposti un apprendista da un luogo della città a un altro, ma non al Consiglio.
thing-benefit-florins = Prendi tutti i fiorini del Consiglio: { $florins }.
thing-benefit-look = Guardi in segreto le prossime { $cards } invenzioni e le rimetti nell’ordine che vuoi.
thing-benefit-component = Compri un componente a scelta per 1 fiorino.
thing-benefit-chosen = L’ha scelto { $seat }.
thing-benefit-free = Nessuno l’ha scelto.

thing-invention = Invenzione di { $class }, { $type }. Servono { $recipe } e { $weeks } settimane di lavoro. Vale { $black } fiorini finché è richiesta, poi { $grey }.
thing-card-of = La carta è di { $seat }.
thing-gone = È completata o fuori dal gioco: nessuno può iniziarla.
thing-not-requested = Non è ancora richiesta: si può iniziare, ma completare solo quando la carta è sul tabellone.
thing-has-components = Hai i componenti.
thing-lack = Ti mancano { $list }.
thing-time = { $weeks ->
    [one] Ti serve 1 settimana
   *[other] Ti servono { $weeks } settimane
}: { $turns ->
    [0] nessun turno di lavoro
    [one] 1 turno con tutti in un laboratorio
   *[other] circa { $turns } turni con tutti in un laboratorio
}; { $left ->
    [one] resta 1 turno.
   *[other] restano { $left } turni.
}
thing-new-type = La carta sarebbe la tua prima di questo tipo.
thing-new-type-pays = La carta sarebbe il tuo tipo numero { $types }: { $florins } fiorini in più alla fine.

thing-lab = Un laboratorio con { $spaces } spazi{ $men ->
    [0] .
    [one] , 1 fatto per un uomo meccanico.
   *[other] , { $men } fatti per uomini meccanici.
}
thing-lab-weeks = Ogni apprendista vi lavora 1 settimana per turno, il maestro e ogni uomo meccanico 2.
thing-lab-missing = Non hai questo laboratorio: lo vende l’Officina.
thing-lab-idle = Libero: vi si può iniziare un’invenzione all’inizio di un turno. In un laboratorio libero non si manda nessuno.
thing-lab-secret = { $weeks ->
    [one] Un lavoro segreto: 1 settimana fatta.
   *[other] Un lavoro segreto: { $weeks } settimane fatte.
}
thing-lab-works = Al lavoro su { $invention }: { $weeks } settimane su { $need }, ne mancano { $left }, poi { $florins } fiorini.
thing-lab-ready = { $invention } ha le sue { $need } settimane: { $florins } fiorini appena si può annunciare.
thing-lab-gain = { $weeks ->
    [0] Nessuno vi lavora in questo turno
    [one] 1 settimana in più in questo turno
   *[other] { $weeks } settimane in più in questo turno
}; { $free ->
    [0] nessuno spazio libero.
    [one] 1 spazio libero.
   *[other] { $free } spazi liberi.
}
thing-lab-most = Al massimo { $weeks } settimane per turno con la tua gente.

thing-seat = Un giocatore. Fiorini, componenti in mano e lavori non finiti sono segreti.
thing-seat-own = Tu. I tuoi fiorini, i componenti in mano e i lavori non finiti sono segreti.
thing-cards = Invenzioni completate: { $list }.
thing-cards-none = Ancora nessuna invenzione completata.
thing-variety-now = { $types ->
    [one] 1 tipo di invenzione
   *[other] { $types } tipi di invenzione
}: { $florins } fiorini alla fine{ $next ->
    [0] .
   *[other] , { $then } con { $next } tipi.
}
thing-people = Riserva: { $list }.
thing-home = { $count ->
    [one] 1 apprendista
   *[other] { $count } apprendisti
}
thing-home-master = il maestro
thing-home-pupils = { $count } all’Accademia
thing-holds-leonardo = Tiene Leonardo.
thing-supply = Riserva
thing-supply-does = La gente a casa. In una mossa si mandano apprendisti in un solo luogo, quanti si vuole, oppure il maestro. Un apprendista vale 1, il maestro 2.
thing-leonardo = Leonardo
thing-leonardo-does = Chi lo tiene comincia ogni fase del turno e vince le offerte pari. Il primo al Consiglio indica il prossimo.
thing-leonardo-held = Adesso lo tiene { $seat }.

thing-purse = La tua borsa
thing-purse-does = Decidono i fiorini: chi ne ha di più alla fine vince.
thing-purse-now = { $bonus ->
    [0] Hai { $florins } fiorini.
   *[other] Hai { $florins } fiorini; con { $bonus } per i tuoi tipi di invenzione, { $total }.
}
thing-hand = I tuoi componenti
thing-hand-does = Per iniziare un’invenzione si mettono sotto un laboratorio esattamente i suoi componenti; tornano alle botteghe quando è completata. In mano alla fine non valgono niente.
thing-hand-now = Hai { $list }.
thing-hand-none = Non ne hai.
thing-component = Un componente. Viene { $place-from }, dove ne restano { $count }.
thing-variety = Varietà
thing-variety-does = Alla fine tre, quattro e cinque tipi di carte invenzione valgono { $list } fiorini.

thing-turns = Turni
thing-turns-are = La partita ha { $last } turni: { $city } in città e nei laboratori, poi due di ricerca solo nei laboratori.
thing-turns-now = { $turn ->
    [0] Il primo turno non è iniziato.
   *[other] Turno { $turn }.
} { $left ->
    [one] È l’ultimo.
   *[other] Restano { $left } turni, con questo.
}
thing-steps = Parti di un turno
thing-steps-are = Si iniziano lavori nei laboratori; si manda la gente; si risolvono la città e i laboratori; si annunciano le invenzioni completate.
thing-step-laboratory = Adesso: si iniziano o si annullano lavori.
thing-step-assignment = Adesso: si manda la gente.
thing-step-city = Adesso: si risolve la città, luogo per luogo.
thing-step-research = Adesso: i laboratori lavorano e si completano invenzioni.
thing-deck = Mazzo
thing-deck-is = Le invenzioni che verranno, all’incirca dalle meno care alle più care. Se ne scoprono alla fine di un turno.
thing-deck-left = { $count ->
    [0] È vuoto.
    [one] Resta 1 carta.
   *[other] Restano { $count } carte.
}
thing-deck-foreseen = Conosci le prossime, dall’alto: { $list }.
thing-deck-glimpsed = Sai che queste sono tra le prossime { $window }: { $list }.
thing-auction = Asta
thing-auction-is = Più giocatori hanno completato insieme questa invenzione. Tutti offrono in segreto; paga solo chi offre di più, e prende la carta. Se tutti offrono 0, non va a nessuno.
thing-bidders = Offrono: { $list }.
