# Ciò che accade, detto a tutti. I messaggi in part- stanno dentro altri messaggi.

part-soldiers = { $soldiers ->
    [one] { $soldiers } soldato
   *[other] { $soldiers } soldati
}
part-tanks = { $tanks ->
    [one] { $tanks } carro
   *[other] { $tanks } carri
}
part-airplanes = { $airplanes ->
    [one] { $airplanes } aereo
   *[other] { $airplanes } aerei
}
part-machines = { $tanks ->
    [0] { part-airplanes }
   *[other] { $airplanes ->
        [0] { part-tanks }
       *[other] { part-tanks } e { part-airplanes }
    }
}
part-troops = { $soldiers ->
    [0] { part-machines }
   *[other] { $tanks ->
        [0] { $airplanes ->
            [0] { part-soldiers }
           *[other] { part-soldiers } e { part-airplanes }
        }
       *[other] { $airplanes ->
            [0] { part-soldiers } e { part-tanks }
           *[other] { part-soldiers }, { part-tanks } e { part-airplanes }
        }
    }
}
part-captured = { $tanks ->
    [0] { $airplanes ->
        [0] {""}
       *[other] { " " }e cattura { part-machines }
    }
   *[other] { " " }e cattura { part-machines }
}
part-hits = { $hits ->
    [0] nessun colpo a segno
    [one] { $hits } colpo a segno
   *[other] { $hits } colpi a segno
}
part-misses = { $misses ->
    [0] {""}
   *[other] , { $misses } a vuoto
}
part-explosions = { $explosions ->
    [0] nessuna esplosione
    [one] { $explosions } esplosione
   *[other] { $explosions } esplosioni
}
part-bursts = { $explosions ->
    [0] {""}
    [one] , { $explosions } esplosione
   *[other] , { $explosions } esplosioni
}
part-dice = { part-hits }{ part-misses }{ part-bursts }
part-fallen = { $kills ->
    [0] nessun soldato nemico cade
    [one] cade { $kills } soldato nemico
   *[other] cadono { $kills } soldati nemici
}
part-returned = { $losses ->
    [0] {""}
   *[other] { $kills ->
        [0] , { part-return-fire }
       *[other] , e { $losses } dei suoi
    }
}
part-return-fire = { $losses ->
    [one] ma cade { $losses } dei suoi
   *[other] ma cadono { $losses } dei suoi
}
part-downed = { $losses ->
    [0] {""}
    [one] , { $losses } aereo precipita
   *[other] , { $losses } aerei precipitano
}
part-shot = { $losses ->
    [0] {""}
    [one] , { $losses } intercettore precipita
   *[other] , { $losses } intercettori precipitano
}
part-scored = { part-leonardo }{ part-workshop }{ part-court }{ part-crown }{ part-cities }
part-leonardo = { $leonardo ->
    [0] {""}
   *[other] , +{ $leonardo } per la carta Leonardo
}
part-workshop = { $workshop ->
    [0] {""}
   *[other] , +{ $workshop } per la Bottega di Leonardo
}
part-court = { $court ->
    [0] {""}
   *[other] , +{ $court } per la Grande Corte
}
part-crown = { $crown ->
    [0] {""}
   *[other] , +{ $crown } per la Corona Imperiale
}
part-cities = { $cities ->
    [0] {""}
   *[other] , +{ $cities } per le Città Perfette
}

event-first_dice = { $who } tira i dadi per cominciare: { part-hits } e { part-explosions }.
event-first = { $who } riceve la carta Leonardo e comincia.
event-founded = { $who } si stabilisce { $territory-in } con un castello.
event-round = Comincia il giro { $round }.
event-income = { $florins ->
    [0] { $who } non riceve nulla.
   *[other] { $who } riceve { $florins } fiorini.
}
event-recruited = { $count ->
    [0] { $who } non ha più soldati da reclutare.
    [one] { $who } recluta { $count } soldato.
   *[other] { $who } recluta { $count } soldati.
}
event-reinforced = { $who } mette un soldato { $territory-in }.
event-auction = { $count ->
    [one] Va all’asta { $count } carta.
   *[other] Vanno all’asta { $count } carte.
}
event-offered = All’asta: { $card }.
event-bid = { $who } offre { $florins } fiorini.
event-bought = { $who } paga { $florins } fiorini e prende { $card-the }.
event-passed = { $who } non prende carte e tiene i suoi fiorini.
event-leonardo = { $who } prende la carta Leonardo ed è il Magnifico di questo giro.
event-unsold = Nessuno prende { $card-the }: la carta va in fondo al suo mazzo.
event-turn = È il turno di { $who }.
event-activated = { $who } mette in gioco { $card-the } per { $florins } fiorini.
event-built_tank = { $who } costruisce un carro { $territory-in } per { $florins } fiorini.
event-built_airplane = { $who } costruisce un aereo { $territory-in } per { $florins } fiorini.
event-built_tower = { $who } costruisce una torre { $territory-in } per { $florins } fiorini.
event-built_castle = { $who } costruisce un castello { $territory-in } per { $florins } fiorini.
event-wonder = { $who } guadagna { $points } punti per { $wonder-the }.
event-art = { $who } guadagna { $points } punti per { $card-the }.
event-invaded = { $who } invade { $territory } { $from-from } con { part-troops }.
event-moved = { $who } sposta { part-troops } { $from-from } { $territory-to }.
event-attacked = Partendo { $from-from }, { $who } attacca { $rival } { $territory-in } con { part-troops }.
event-landed = { $losses ->
    [0] { $who } sbarca senza perdite.
    [one] { $who } perde { $losses } soldato nello sbarco.
   *[other] { $who } perde { $losses } soldati nello sbarco.
}
event-infantry = { $who } assalta con la fanteria: { part-dice }; { part-fallen }{ part-returned }.
event-tank = { $explosions ->
    [0] Un carro di { $who } spara a piena potenza: { part-fallen }.
    [1] Un carro di { $who } spara a metà potenza: { part-fallen }.
    [2] Un carro di { $who } si guasta e non spara.
   *[other] Un carro di { $who } salta in aria.
}
event-tank_lost = { $who } perde quel carro.
event-tank_exploded = L’esplosione costa a { $who } tutto ciò che era nella battaglia: { part-troops }.
event-air = { $who } assalta con gli aerei: { part-dice }; { part-fallen }{ part-downed }.
event-automaton = { $who } assalta con gli automi: { part-hits }{ part-misses }; { part-fallen }.
event-declared_tanks = { $who } lancia i carri all’assalto.
event-declared_air = { $count ->
    [one] { $who } lancia { $count } aereo all’assalto.
   *[other] { $who } lancia { $count } aerei all’assalto.
}
event-intercepted_tanks = { $kills ->
    [0] { $who } intercetta i carri: { part-dice }; nessun carro è distrutto{ part-downed }.
    [one] { $who } intercetta i carri: { part-dice }; { $kills } carro è distrutto{ part-downed }.
   *[other] { $who } intercetta i carri: { part-dice }; { $kills } carri sono distrutti{ part-downed }.
}
event-intercepted_airplanes = { $kills ->
    [0] { $who } intercetta gli aerei: { part-dice }; nessun aereo nemico è abbattuto{ part-shot }.
    [one] { $who } intercetta gli aerei: { part-dice }; { $kills } aereo nemico è abbattuto{ part-shot }.
   *[other] { $who } intercetta gli aerei: { part-dice }; { $kills } aerei nemici sono abbattuti{ part-shot }.
}
event-paratrooper = { $hits ->
    [0] { $explosions ->
        [0] { $who } sacrifica un soldato come paracadutista: la missione fallisce.
       *[other] { $who } sacrifica un soldato come paracadutista: la missione fallisce e l’aereo precipita.
    }
   *[other] { $who } sacrifica un soldato come paracadutista: la missione riesce, e il castello non protegge più nessuno fino alla fine della battaglia.
}
event-towers_fell = { $count ->
    [one] I Gran Cannoni abbattono { $count } torre { $territory-in }.
   *[other] I Gran Cannoni abbattono { $count } torri { $territory-in }.
}
event-ceased = { $who } cessa gli assalti.
event-withdrew = { $who } si ritira { $territory-from }.
event-conquered = { $who } strappa { $territory } a { $rival }{ part-captured }.
event-repelled = { $who } difende { $territory } contro { $rival }{ part-captured }.
event-scrapped_tank = { $who } distrugge un proprio carro { $territory-in }.
event-scrapped_airplane = { $who } distrugge un proprio aereo { $territory-in }.
event-ended = { $who } finisce il turno.
event-scored = { $points ->
    [one] { $who } ha ora { $points } punto{ part-scored }.
   *[other] { $who } ha ora { $points } punti{ part-scored }.
}
event-won = { $who } arriva a { $points } punti: ecco il Magnifico!
