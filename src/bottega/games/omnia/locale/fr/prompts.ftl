# Ce qui est demandé au joueur dans chaque phase, et la clause de la règle qui l’explique.

prompt-draft = Gardez deux des { $count } cartes ; les autres passent à gauche.
    .clause = 3.1
prompt-playing = Quelle carte action jouez-vous ?
    .clause = 4.2
prompt-acting = { $left ->
    [one] N° { $action-is }, { $action } : il reste une action. Faites-la, ou finissez le tour.
   *[other] N° { $action-is }, { $action } : faites les deux actions dans l’ordre de votre choix, ou finissez le tour.
}
    .clause = 4.3
prompt-effect = La carte que vous venez de prendre offre { $symbol-a } : profitez-en, ou passez.
    .clause = 8.1
prompt-placing = { $count ->
    [one] Posez la ville piochée, ou passez.
   *[other] Posez une des { $count } villes piochées, ou passez pour n’en poser aucune.
}
    .clause = 5.1
prompt-over = La partie est terminée.
    .clause = 4.7
