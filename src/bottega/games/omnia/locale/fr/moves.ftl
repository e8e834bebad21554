# Les coups tels qu’on les dit à table ; ils se relisent avec les mêmes mots. Le numéro distingue les cartes action.

move-keep = garder les cartes { $pair-is }
    .named = garder deux cartes : { $pair }
    .unseen = garder deux cartes en secret
move-play = jouer la n° { $action-is }, { $action }
move-take = prendre « { $card } »
move-coins = prendre des pièces
move-draw = piocher des villes
move-place = poser { $city }
move-pass = passer
move-done = finir le tour
