# Ce qui se passe, dit à tout le monde ; les messages en -own sont dits au joueur concerné.

event-begins = { $who } commencera chaque manche.
event-opened = { $city } est face visible.
event-revealed = On retourne « { $card } ».
event-kept = { $who } garde deux cartes.
event-kept-own = { $who } garde la n° { $first-is }, { $first }, et la n° { $second-is }, { $second }.
event-handed_on = { $count ->
    [one] La dernière carte de chaque main passe à gauche.
   *[other] Les { $count } autres cartes de chaque main passent à gauche.
}
event-received = { $who } a sept cartes.
event-received-own = { $who } reçoit la n° { $action-is }, { $action }, comme septième carte.
event-round = { $number ->
    [6] La manche 6 commence, c’est la dernière.
   *[other] La manche { $number } commence.
}
event-played = { $who } joue la n° { $action-is }, { $action }.
event-taken = { $coins ->
    [0] { $who } prend « { $card } ».
    [one] { $who } prend « { $card } » pour { $coins } pièce.
   *[other] { $who } prend « { $card } » pour { $coins } pièces.
}
event-coins = { $count ->
    [one] { $who } prend { $count } pièce.
   *[other] { $who } prend { $count } pièces.
}
event-drew = { $count ->
    [one] { $who } regarde la dernière ville du paquet.
   *[other] { $who } regarde les { $count } premières villes du paquet.
}
event-placed = { $nth ->
    [1] { $who } pose { $city }, la première carte piochée.
    [2] { $who } pose { $city }, la deuxième carte piochée.
   *[other] { $who } pose { $city }, la troisième carte piochée.
}
event-put_back = { $count ->
    [one] { $who } remet la ville.
   *[other] { $who } ne pose rien et remet { $count } villes sous le paquet.
}
event-waived = { $who } renonce à l’effet : { $symbol }.
event-left_out = { $who } laisse une action : { $symbol }.
event-printed = { $points ->
    [one] { $who } a { $points } point sur ses cartes.
   *[other] { $who } a { $points } points sur ses cartes.
}
event-majority = { $points ->
    [one] { $city } : { $points } point pour { $who }.
   *[other] { $city } : { $points } points pour { $who }.
}
event-sets = { $count ->
    [one] { $city } : { $who } fait { $count } série, qui vaut { $points }.
   *[other] { $city } : { $who } fait { $count } séries, qui valent { $points }.
}
event-over = La partie est terminée.
