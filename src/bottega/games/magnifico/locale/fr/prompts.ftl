# Ce qui est demandé au joueur dans chaque phase, et la clause de la règle qui l’explique.

prompt-founding = Choisissez un territoire vide pour votre château et vos premiers soldats ; il ne doit pas toucher le château d’un autre.
    .clause = 4.8
prompt-reinforcing = { $count ->
    [one] Il vous reste { $count } soldat, trop peu pour tous vos territoires : où va-t-il ?
   *[other] Il vous reste { $count } soldats, trop peu pour tous vos territoires : où va le prochain ?
}
    .clause = 5.2.3
prompt-bidding = Combien de florins misez-vous ? Personne ne le voit avant que tous aient misé.
    .clause = 5.3.4
prompt-choosing = { $options }
    .clause = 5.3.9
    .may-buy = prendre une carte pour les { $florins } florins que vous avez misés
    .may-pass = passer et garder vos florins
prompt-acting = { $options }
    .clause = 5.4
    .may-activate = mettre un projet en jeu
    .may-build_tank-build_airplane-build_tower-build_castle = construire
    .may-invade = envahir
    .may-attack = attaquer
    .may-move = déplacer des troupes
    .may-scrap_tank-scrap_airplane = détruire une de vos machines
    .may-end = finir le tour
prompt-aiming = { $verb ->
    [invade] Quel territoire vide envahissez-vous depuis { $from } ?
    [attack] Quel territoire attaquez-vous depuis { $from } ?
   *[other] Où vont les troupes { $from-from } ?
}
    .clause = 7.1.2
prompt-soldiers = { $verb ->
    [invade] Combien de soldats envahissent { $territory } ?
    [attack] Combien de soldats attaquent { $territory } ?
   *[other] Combien de soldats vont { $territory-to } ?
}
    .clause = 7.2.1
prompt-tanks = { $verb ->
    [invade] Combien de chars envahissent { $territory } ?
    [attack] Combien de chars attaquent { $territory } ?
   *[other] Combien de chars vont { $territory-to } ?
}
    .clause = 7.2.1
prompt-airplanes = { $verb ->
    [invade] Combien d’avions envahissent { $territory } ?
    [attack] Combien d’avions attaquent { $territory } ?
   *[other] Combien d’avions vont { $territory-to } ?
}
    .clause = 7.2.1
prompt-assault = { $side ->
    [attacker] Vous attaquez { $territory } : { $options }
   *[other] Vous défendez { $territory } : { $options }
}
    .clause = 7.3.3
    .may-infantry = envoyer des soldats
    .may-tank = envoyer un char
    .may-air = envoyer des avions
    .may-automaton = engager les automates
    .may-abandon_tank = détruire un de vos chars
    .may-abandon_airplane = détruire un de vos avions
    .may-withdraw = battre en retraite
    .may-cease = cesser les assauts
prompt-cannons = Combien de Grands Canons tirent sur les tours { $territory-from } ?
    .clause = 13.14
prompt-intercepting = { $assault ->
    [tanks] Des chars donnent l’assaut : combien d’avions envoyez-vous contre eux ?
   *[other] Des avions donnent l’assaut : combien des vôtres envoyez-vous contre eux ?
}
    .clause = 7.6.6
prompt-dropping = Avant l’assaut du château { $territory-from } : { $options }
    .clause = 7.6.8
    .may-paratrooper = larguer un parachutiste, ce qui coûte un soldat
    .may-no_paratrooper = n’en larguer aucun
prompt-over = La partie est terminée.
    .clause = 11.1
