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
prompt-choosing = Prenez une carte pour les { $florins } florins que vous avez misés, ou passez et gardez-les.
    .clause = 5.3.9
prompt-acting = À vous : mettez des projets en jeu, construisez, envahissez, attaquez et déplacez dans l’ordre que vous voulez ; puis finissez le tour.
    .clause = 5.4
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
    [attacker] Vous attaquez { $territory } : choisissez un assaut. Après le premier, vous pouvez cesser.
   *[other] Vous défendez { $territory } : choisissez un assaut. Après le premier, vous pouvez cesser.
}
    .clause = 7.3.3
prompt-cannons = Combien de Grands Canons tirent sur les tours { $territory-from } ?
    .clause = 13.14
prompt-intercepting = { $assault ->
    [tanks] Des chars donnent l’assaut : combien d’avions envoyez-vous contre eux ?
   *[other] Des avions donnent l’assaut : combien des vôtres envoyez-vous contre eux ?
}
    .clause = 7.6.6
prompt-dropping = Larguez-vous d’abord un parachutiste dans le château { $territory-from } ? Cela coûte un soldat.
    .clause = 7.6.8
prompt-over = La partie est terminée.
    .clause = 11.1
