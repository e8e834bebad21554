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
