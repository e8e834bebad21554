# Names of the fields of a view, for boards that show it as tables.

field-round_number = manche
field-phase = phase
field-active = à jouer
field-leonardo = jeton Léonard
field-help = Aide du Maestro
field-table = cartes couleur sur la table
field-deck_left = cartes dans la pioche
field-discards = défausse
field-easel = tableau
field-canvas = cartes autour, par case
field-bare = cases vides
field-fresh = cases peintes ce tour
field-paintings_left = tableaux à venir
field-unclaimed = maîtrises disponibles
field-achievements = objectifs
field-allowance = valeur encore à prendre
field-painted = cartes peintes ce tour
field-drawn = carte piochée
field-hand = main
field-hand_size = cartes en main
field-esteem = estime
field-completed = tableaux achevés
field-masteries = maîtrises
