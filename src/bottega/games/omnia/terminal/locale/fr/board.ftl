# Le plateau d’Omnia.

# Symboles et couleurs en deux lettres. Celles d’une même sorte de cartes doivent différer.
omnia-symbol-work = Œu
omnia-symbol-invention = In
omnia-symbol-character = Pe
omnia-symbol-city = Vi
omnia-symbol-coin1 = 1¢
omnia-symbol-coin2 = 2¢
omnia-colour-violet = vi
omnia-colour-yellow = ja
omnia-colour-red = ro
omnia-colour-orange = or
omnia-colour-lightblue = bc
omnia-colour-lightgreen = vc
omnia-colour-blue = bl
omnia-colour-teal = bv

# Où en est la partie
omnia-draft = Draft, choix { $number } sur { $most }
omnia-round = Manche { $number } sur { $most }
omnia-order = ordre
omnia-bank = { $coins ->
    [one] banque { $coins } pièce
   *[other] banque { $coins } pièces
}
omnia-pack = pioche { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
}
omnia-card = n° { $number } :

# Cartes visibles
omnia-row-work = Œuvres ({ $left } en pioche)
omnia-row-invention = Inventions ({ $left })
omnia-row-character = Personnages ({ $left })
omnia-signs = 2¢ prix · 3★ points · ↯In une invention aussitôt · L visage de Léonard
omnia-cities = Villes
omnia-goals = ce qui compte à la fin
omnia-goal = { $city-goal }

# Ce que paient les villes, en peu de mots
omnia-goal-vinci = 3 par : 2 inventions même couleur
omnia-goal-firenze = 6 : le plus d’œuvres
omnia-goal-milano = 7 : le plus d’inventions
omnia-goal-roma = 4 : le plus de personnages
omnia-goal-venezia = 2 par pièce
omnia-goal-bologna = 3 : le plus de cartes en tout
omnia-goal-mantova = 2 par : 1 invention, 1 œuvre
omnia-goal-amboise = 8 par : 2 inv. + 2 œuvres, par couleur
omnia-goal-urbino = 3 par : 2 œuvres même couleur
omnia-goal-imola = 7 par : 3 inventions même couleur
omnia-goal-pavia = 7 par : 3 œuvres même couleur
omnia-goal-pisa = 5 par : 3 inventions, 3 couleurs
omnia-goal-vigevano = 5 par : 3 œuvres, 3 couleurs
omnia-goal-piombino = 4 : le plus de pièces
omnia-goal-romorantin = 3 par : 2 personnages
omnia-goal-cesenatico = 3 par : une carte de chaque sorte

# Les joueurs
omnia-players = Joueurs
omnia-coins = pièces
omnia-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
omnia-now = points
omnia-held-work = œuvres
omnia-held-invention = inventions
omnia-held-character = pers.
omnia-played = jouées
omnia-legend = Points comme si la partie finissait ; entre parenthèses : imprimés, ou comptés.
omnia-passed = gardez deux de ces cartes action :
omnia-hand = cartes action en main :
omnia-kept = Déjà gardées :
omnia-pick = Vous avez choisi { $pair } ; personne ne le voit avant que tous aient choisi.
omnia-drawn = Vous avez pioché : { $cities }
omnia-known = Vous savez que ces villes sont dans la pioche : { $cities }

# À côté des coups
omnia-costs = { $coins ->
    [one] coûte { $coins } pièce
   *[other] coûte { $coins } pièces
}
omnia-effect = aussitôt { $symbol-a }
omnia-note-held = vous en avez { $count }
omnia-note-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
omnia-note-draw = { $count ->
    [1] la dernière de la pioche
   *[other] les { $count } premières sur { $left }
}

# Ce qu’on peut consulter
omnia-all-work = Œuvres
omnia-all-invention = Inventions
omnia-all-character = Personnages
omnia-all-actions = Cartes action
omnia-catalogue = { $sign } visible ; parmi les cartes action, celles que vous avez

# La fin
omnia-sheet-printed = sur les cartes
omnia-sheet-total = total
omnia-sheet-coins = pièces
omnia-sheet-characters = personnages
omnia-tie-by = { $by ->
    [coins] Le plus de pièces ({ $most }) : { $who }.
   *[characters] Le plus de personnages ({ $most }) : { $who }.
}

# La liste des commandes
help-move = son numéro dans la liste, ou ses mots, ou assez d’entre eux : garder 3+17, jouer 6, prendre joconde, poser vinci
help-explain = la règle de ce qui est demandé ; ? 5 une section, ? 5.1 une clause
help-recipes = toutes les cartes, villes et cartes action, et ce qu’elles sont devenues
