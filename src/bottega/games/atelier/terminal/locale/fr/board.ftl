# Le plateau d’Atelier Da Vinci.

# Les lettres des couleurs ; elles doivent différer.
atelier-letter-red = R
atelier-letter-blue = B
atelier-letter-yellow = J
atelier-letter-green = V
atelier-letter-brown = N

# Où en est la partie
atelier-round = Manche { $number }
atelier-stage-action = une action
atelier-stage-taking = prise de couleurs
atelier-stage-discarding = défausse
atelier-stage-painting = peinture
atelier-stage-leonardo = peinture pour Léonard
atelier-stage-drawn = peinture pour Léonard
atelier-stage-over = la fin
atelier-order = ordre
atelier-last-round = dernière manche
atelier-free_leonardo = Léonard libre
atelier-earned_bonus = bonus mérité

# Le milieu de la table
atelier-no-painting = plus de tableau
atelier-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
atelier-masteries = Maîtrises
atelier-table = Sur la table :
atelier-drawn = piochée pour Léonard :
atelier-decks = pioche { $deck }, défausse { $discards }, tableaux à venir { $paintings }
atelier-achievements = À la fin :
atelier-scale = Estime et bonus

# Les joueurs
atelier-players = Joueurs
atelier-hand = cartes
atelier-esteem = estime
atelier-bonus = bonus
atelier-mastered = Maîtrises
atelier-completed = tableaux
atelier-no-cards = aucune carte
atelier-legend = { $bare } case libre  { $fresh } ce tour  { $token } Léonard  { $help } Aide

# À côté des coups
atelier-note-claim = +1 pour chaque { $colours } que vous peindrez
atelier-note-completes = { $points ->
    [one] l’achève : { $points } point
   *[other] l’achève : { $points } points
}

# Tableaux de coups
menu-paint = Quelle carte, et sur quelle case :
menu-easel-left = gauche
menu-easel-right = droite

# Ce qui se consulte
atelier-all-paintings = Tableaux
atelier-worth = points
atelier-ring = cases, depuis le haut dans le sens horaire
atelier-where = où
atelier-to-come = à venir, ou écarté
atelier-left-out = hors jeu
atelier-need = à montrer
atelier-unclaimed = libre
atelier-all-achievements = distinctions
atelier-counts = compte dans cette partie
atelier-unseen = Cartes non visibles, sur toutes

# La fin
atelier-sheet-paintings = Tableaux : { $paintings }
atelier-sheet-achievements = Distinctions : { $achievements }
atelier-sheet-tie = { $shared ->
    [one] Égalité à { $points } : { $who }. Le plus de tableaux achevés ({ $paintings }) l’emporte.
   *[other] Égalité à { $points }, et en tableaux achevés ({ $paintings }) : { $who }. La victoire est partagée.
}

# La liste des commandes
help-move = son numéro dans la liste, ou ses mots, même en partie : prendre rouge 3, peindre bleu 2 gauche 4
help-explain = la règle de ce qui est demandé ; ? 5 une section, ? 5.4 une clause
help-recipes = les tableaux, les Maîtrises et les distinctions, et les cartes que l’on n’a pas vues
