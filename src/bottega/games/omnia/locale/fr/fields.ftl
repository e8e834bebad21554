# Names of the fields of a view, for boards that show it as tables.

field-phase = phase
field-stage = main du draft
field-this_round = tour
field-first = premier joueur
field-active = à jouer
field-row = cartes proposées
field-deck_left = cartes en pioche
field-cities = villes sur la table
field-city_left = villes en pioche
field-bank = pièces en banque
field-coins = pièces
field-cards = œuvres, inventions et personnages
field-hand = cartes action en main
field-kept = cartes gardées au draft
field-pick = votre choix au draft
field-played = cartes action jouées
field-known = villes connues
field-card = carte action
field-used = actions faites
field-effect = effet
field-looking = villes piochées
field-drawn = villes que vous avez piochées
field-printed = points sur les cartes
field-tally = points par ville
