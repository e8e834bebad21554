# Problèmes

puzzles-compiling = compilation
puzzles-games = { $games ->
    [one] problèmes dans 1 partie
   *[other] problèmes dans { $games } parties
}
puzzles-line = { $found } problèmes sur { $wanted }, dans { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
puzzles-done = { $kept } problèmes gardés sur { $found }, tirés de { $games ->
    [one] 1 partie
   *[other] { $games } parties
}. Ils sont dans { $folder }, avec un rapport.
puzzles-error-record = Cette partie ne peut pas servir : { $reason }.

help-puzzles = Chercher des problèmes dans des parties terminées : des positions où une suite de coups est nettement la meilleure. Une recherche interrompue reprend.
help-puzzles-out = Le dossier de la recherche.
help-puzzles-count = Combien de problèmes garder.
help-puzzles-records = Le fichier d'une partie terminée où chercher ; peut être répété. Par défaut, des robots jouent les parties.
help-puzzles-games = Le nombre de parties que les robots jouent au plus.
help-puzzles-iterations = Itérations d'une recherche ; la vérification d'un problème en a dix fois plus.
help-puzzles-ray = Chercher sur la grappe Ray à cette adresse ; local en démarre une ici.

puzzle-head = Problème { $id }, classement { $rating }. { $themes }
puzzle-wrong = { $move } : il y a mieux. Avec le meilleur coup, vous gagnez dans { $before } des cas, après celui-ci dans { $after }.
puzzle-then = Ensuite : { $moves }.
puzzle-solved = Résolu : { $moves }. Cela gagne dans { $chance } des cas possibles ici.
puzzle-solution = La solution : { $moves }. Cela gagne dans { $chance } des cas possibles ici.
puzzle-theme-auction = enchères
puzzle-theme-timing = moment
puzzle-theme-denial = gêner l'adversaire
puzzle-theme-endgame = fin de partie
puzzle-theme-buying = prendre et acheter
puzzle-theme-placing = placer
puzzle-theme-battle = bataille
puzzle-error-id = Il n'y a pas de problème { $id }.
puzzle-error-none = Il n'y a pas de tel problème.
puzzle-error-moves = Ces coups ne peuvent pas être joués : { $reason }.

help-puzzle = Résoudre un problème : un coup est nettement le meilleur. La commande indice montre la solution.
help-puzzle-id = Le problème ; par défaut, n'importe lequel.
help-puzzle-theme = Seulement les problèmes de ce thème : auction, timing, denial, endgame, buying, placing ou battle.
help-puzzle-rating = Un problème proche de ce classement.
help-puzzle-move = Avec --json : un coup en mots ; peut être répété.
help-puzzle-solution = Avec --json : montrer le reste de la solution.
