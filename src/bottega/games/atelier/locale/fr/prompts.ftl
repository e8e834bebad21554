# Ce qui est demandé au joueur dans chaque phase, et la clause de la règle qui l’explique.

prompt-action = { $options }
    .clause = 3.2
    .may-take = prendre des couleurs pour un total de { $limit } au plus
    .may-draw = piocher une carte
    .may-paint = peindre
    .may-claim = réclamer une Maîtrise
prompt-taking = { $options }
    .clause = 4.2
    .may-take = prendre encore des cartes d’une valeur de { $limit } au plus
    .may-done = déclarer avoir fini
prompt-discarding = { $count ->
    [one] Vous avez une carte de trop : défaussez-la.
   *[other] Vous avez { $count } cartes de trop : défaussez-les, une par une.
}
    .clause = 4.6
prompt-painting = { $options }
    .clause = 5.6
    .may-paint = { $count ->
        [one] peindre encore une carte
       *[other] peindre jusqu’à { $count } cartes de plus
    }
    .may-done = déclarer avoir fini
prompt-leonardo = Pour Léonard : peignez une carte de la table, là où elle n’achève aucun tableau.
    .clause = 8.2
prompt-drawn = Vous avez pioché un { $card } pour Léonard : où peignez-vous cette carte ?
    .clause = 8.6
prompt-over = La partie est terminée.
    .clause = 10.4
