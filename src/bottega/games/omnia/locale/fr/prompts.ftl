# Ce qui est demandé au joueur dans chaque phase, et la clause de la règle qui l’explique.

prompt-draft = Gardez deux des { $count } cartes ; les autres passent à gauche.
    .clause = 3.1
prompt-playing = Quelle carte action jouez-vous ?
    .clause = 4.2
prompt-acting = { $left ->
    [one] N° { $action-is }, { $action }, il reste une action : { $options }
   *[other] N° { $action-is }, { $action }, deux actions dans l’ordre de votre choix : { $options }
}
    .clause = 4.3
    .may-take = prendre une carte
    .may-coins = prendre des pièces
    .may-draw = piocher des villes
    .may-done = finir le tour
prompt-effect = La carte que vous venez de prendre offre { $symbol-a } : { $options }
    .clause = 8.1
    .may-take = prendre une carte
    .may-coins = prendre des pièces
    .may-draw = piocher des villes
    .may-pass = passer
prompt-placing = { $options }
    .clause = 5.1
    .may-place = { $count ->
        [one] poser la ville piochée
       *[other] poser une des { $count } villes piochées
    }
    .may-pass = passer
prompt-over = La partie est terminée.
    .clause = 4.7
