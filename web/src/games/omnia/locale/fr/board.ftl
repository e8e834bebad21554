# Le plateau d’Omnia : étiquettes, et ce qui est lu à voix haute pour chaque partie.

coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
spot-open = Vous pouvez choisir ici.

rounds = Manche { $round } sur { $last }
rounds-draft = Draft
rounds-hand = { $count ->
    [one] { $count } carte circule
   *[other] { $count } cartes circulent
}
bank = Banque
bank-left = { $count ->
    [0] La banque est vide.
    [one] { $count } pièce dans la banque.
   *[other] { $count } pièces dans la banque.
}

road = La route : les villes qui comptent à la fin
road-count = { $seat } { $count }
road-counts = Jusqu’ici : { $counts }.
road-points = Points en ce moment : { $points }.
road-so-far = Jusqu’ici
road-pack = Pioche des villes
road-left = { $count ->
    [0] La pioche des villes est épuisée.
    [one] { $count } ville dans la pioche.
   *[other] { $count } villes dans la pioche.
}
road-looks = { $count ->
    [one] { $seat } regarde { $count } ville.
   *[other] { $seat } regarde { $count } villes.
}

shelf-work = Œuvres
shelf-invention = Inventions
shelf-character = Personnages
shelf-left = { $count ->
    [0] pioche épuisée
   *[other] { $count } dans la pioche
}
shelf-empty = place vide
face-free = Ne coûte rien.
face-cost = { $count ->
    [one] Coûte { $count } pièce.
   *[other] Coûte { $count } pièces.
}
face-points = { $count ->
    [one] { $count } point à la fin.
   *[other] { $count } points à la fin.
}
face-effect = Éclair : { $symbol-a } aussitôt.
face-leonardo = avec le visage de Léonard

total-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
players = Les autres joueurs
player-label = { $seat } : { $coins }, { $hand }.
player-first = commence chaque manche
player-played = Jouées
player-left = Les mains passent par ici.

hand = Vos cartes action
hand-count = { $count ->
    [0] aucune carte action
    [one] { $count } carte action
   *[other] { $count } cartes action
}
hand-card = N° { $action-is }, { $action }.
hand-lifted = Levée.
hand-closed = Fermée.
hand-kept = Gardée.
hand-empty = Votre main est vide.
kept = Gardées
keep-none = Touchez deux cartes pour les garder.
keep-one = Encore une.
keep-other = { $count ->
    [one] L’autre carte va à { $seat }.
   *[other] Les { $count } autres vont à { $seat }.
}
keep-back = Reposer
wait-draft = Vos deux cartes sont fermées. Les mains passent quand tous ont choisi.
wait-watch = Chacun garde deux cartes, en secret.

turn-of = { $seat } joue la n° { $action-is }, { $action }
act-done = fait
act-left = à faire
act-effect = Éclair
act-which = Laquelle ?
offers-none = Il n’y a rien ici.
offers-city = { $count ->
    [one] Un regard sur la dernière ville de la pioche.
   *[other] Un regard sur { $count } villes de la pioche.
}
pack-note = Vous seul les voyez, et vous en posez une ou aucune.
pack-known = Vous avez vu ces villes, et elles sont dans la pioche : { $cities }.
looking = Les villes piochées

own = Vos affaires
own-coins = Vos pièces
laid-none = rien encore

over-title = Victoire : { $seat }
over-tied = Victoire partagée : { $who }
over-line = Points
over-printed = Sur les cartes
over-most = en a { $count }
over-sets = { $count ->
    [one] { $count } série
   *[other] { $count } séries
}
over-total = Total
over-coins = Égalité : pièces
over-characters = Égalité : personnages

# Under the pictures of the rulebook
picture-lightning = effet
