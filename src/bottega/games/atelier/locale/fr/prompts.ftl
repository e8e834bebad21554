# Ce qui est demandé au joueur dans chaque phase, et la clause de la règle qui l’explique.

prompt-action = Prenez des couleurs pour un total de { $limit } au plus, ou piochez ; ou peignez ; ou réclamez une Maîtrise.
    .clause = 3.2
prompt-taking = Prenez encore des cartes d’une valeur de { $limit } au plus, ou déclarez avoir fini.
    .clause = 4.2
prompt-discarding = { $count ->
    [one] Vous avez une carte de trop : défaussez-la.
   *[other] Vous avez { $count } cartes de trop : défaussez-les, une par une.
}
    .clause = 4.6
prompt-painting = { $count ->
    [one] Peignez encore une carte, ou déclarez avoir fini.
   *[other] Peignez jusqu’à { $count } cartes de plus, ou déclarez avoir fini.
}
    .clause = 5.6
prompt-leonardo = Pour Léonard : peignez une carte de la table, là où elle n’achève aucun tableau.
    .clause = 8.2
prompt-drawn = Vous avez pioché un { $card } pour Léonard : où peignez-vous cette carte ?
    .clause = 8.6
prompt-over = La partie est terminée.
    .clause = 10.4
