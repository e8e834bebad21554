# Le mosse come si dicono al tavolo; si rileggono con le stesse parole.

move-pass = passare
move-end = finire il turno
move-found = stabilirsi { $territory-in }
move-reinforce = mettere un soldato { $territory-in }
move-bid = offrire { $florins } fiorini
move-buy = prendere { $card-the }
move-activate = mettere in gioco { $card-the }
move-build_tank = costruire un carro { $territory-in }
move-build_airplane = costruire un aereo { $territory-in }
move-build_tower = costruire una torre { $territory-in }
move-build_castle = costruire un castello { $territory-in }
move-invade = invadere partendo { $territory-from }
move-attack = attaccare partendo { $territory-from }
move-move = spostare truppe { $territory-from }
move-to = verso { $territory }
move-soldiers = { $count ->
    [0] non mandare soldati
    [one] mandare { $count } soldato
   *[other] mandare { $count } soldati
}
move-tanks = { $count ->
    [0] non mandare carri
    [one] mandare { $count } carro
   *[other] mandare { $count } carri
}
move-airplanes = { $count ->
    [0] non mandare aerei
    [one] mandare { $count } aereo
   *[other] mandare { $count } aerei
}
move-infantry = { $count ->
    [one] assaltare con { $count } soldato
   *[other] assaltare con { $count } soldati
}
move-cannons = { $count ->
    [0] non sparare con i Gran Cannoni
    [one] sparare con { $count } Gran Cannone
   *[other] sparare con { $count } Gran Cannoni
}
move-tank = assaltare con un carro
move-air = { $count ->
    [one] assaltare con { $count } aereo
   *[other] assaltare con { $count } aerei
}
move-intercept = { $count ->
    [0] non intercettare
    [one] intercettare con { $count } aereo
   *[other] intercettare con { $count } aerei
}
move-paratrooper = lanciare un paracadutista
move-no_paratrooper = non lanciare paracadutisti
move-automaton = assaltare con gli automi
move-cease = cessare gli assalti
move-withdraw = ritirare l’esercito
move-scrap_tank = distruggere un proprio carro { $territory-in }
move-scrap_airplane = distruggere un proprio aereo { $territory-in }
move-abandon_tank = distruggere un proprio carro nella battaglia
move-abandon_airplane = distruggere un proprio aereo nella battaglia
