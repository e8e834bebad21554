# Les coups tels qu’on les dit à table ; ils se relisent avec les mêmes mots.

move-pass = passer
move-end = finir le tour
move-found = s’établir { $territory-in }
move-reinforce = placer un soldat { $territory-in }
move-bid = miser { $florins } florins
move-buy = prendre { $card-the }
move-activate = mettre en jeu { $card-the }
move-build_tank = construire un char { $territory-in }
move-build_airplane = construire un avion { $territory-in }
move-build_tower = construire une tour { $territory-in }
move-build_castle = construire un château { $territory-in }
move-invade = envahir depuis { $territory }
move-attack = attaquer depuis { $territory }
move-move = déplacer des troupes depuis { $territory }
move-to = vers { $territory }
move-soldiers = { $count ->
    [0] n’envoyer aucun soldat
    [one] envoyer { $count } soldat
   *[other] envoyer { $count } soldats
}
move-tanks = { $count ->
    [0] n’envoyer aucun char
    [one] envoyer { $count } char
   *[other] envoyer { $count } chars
}
move-airplanes = { $count ->
    [0] n’envoyer aucun avion
    [one] envoyer { $count } avion
   *[other] envoyer { $count } avions
}
move-infantry = { $count ->
    [one] donner l’assaut avec { $count } soldat
   *[other] donner l’assaut avec { $count } soldats
}
move-cannons = { $count ->
    [0] ne tirer avec aucun Grand Canon
    [one] tirer avec { $count } Grand Canon
   *[other] tirer avec { $count } Grands Canons
}
move-tank = donner l’assaut avec un char
move-air = { $count ->
    [one] donner l’assaut avec { $count } avion
   *[other] donner l’assaut avec { $count } avions
}
move-intercept = { $count ->
    [0] ne pas intercepter
    [one] intercepter avec { $count } avion
   *[other] intercepter avec { $count } avions
}
move-paratrooper = larguer un parachutiste
move-no_paratrooper = ne pas larguer de parachutiste
move-automaton = donner l’assaut avec les automates
move-cease = cesser les assauts
move-withdraw = battre en retraite
move-scrap_tank = détruire un de ses chars { $territory-in }
move-scrap_airplane = détruire un de ses avions { $territory-in }
move-abandon_tank = détruire un de ses chars dans la bataille
move-abandon_airplane = détruire un de ses avions dans la bataille
