# Noms des gens et des choses. Les attributs donnent les formes dont les phrases ont besoin.

seat-0 = Lapis
seat-1 = Vert-de-gris
seat-2 = Ocre
seat-3 = Garance
seat-4 = Terre d’ombre

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-brown = brun

card-red_1 = rouge 1
card-red_2 = rouge 2
card-red_3 = rouge 3
card-red_4 = rouge 4
card-blue_1 = bleu 1
card-blue_2 = bleu 2
card-blue_3 = bleu 3
card-blue_4 = bleu 4
card-yellow_1 = jaune 1
card-yellow_2 = jaune 2
card-yellow_3 = jaune 3
card-yellow_4 = jaune 4
card-green_1 = vert 1
card-green_2 = vert 2
card-green_3 = vert 3
card-green_4 = vert 4
card-brown_1 = brun 1
card-brown_2 = brun 2
card-brown_3 = brun 3
card-brown_4 = brun 4

easel-left = chevalet de gauche
    .at = sur le chevalet de gauche
    .of = du chevalet de gauche
easel-right = chevalet de droite
    .at = sur le chevalet de droite
    .of = du chevalet de droite

painting-mona_lisa = La Joconde
painting-last_supper = La Cène
painting-lady_with_an_ermine = La Dame à l’hermine
painting-virgin_of_the_rocks = La Vierge aux rochers
painting-annunciation = L’Annonciation
painting-ginevra_de_benci = Ginevra de’ Benci
painting-saint_john = Saint Jean-Baptiste
painting-salvator_mundi = Salvator Mundi

mastery-red_blue = Maîtrise du rouge et du bleu
    .the = la Maîtrise du rouge et du bleu
mastery-blue_green = Maîtrise du bleu et du vert
    .the = la Maîtrise du bleu et du vert
mastery-green_yellow = Maîtrise du vert et du jaune
    .the = la Maîtrise du vert et du jaune
mastery-yellow_brown = Maîtrise du jaune et du brun
    .the = la Maîtrise du jaune et du brun
mastery-brown_red = Maîtrise du brun et du rouge
    .the = la Maîtrise du brun et du rouge
mastery-all_colours = Maîtrise de toutes les couleurs
    .the = la Maîtrise de toutes les couleurs

achievement-two_alike = au moins deux cartes d’une même couleur en main
achievement-two_masteries = au moins deux Maîtrises
achievement-five_cards = cinq cartes en main
achievement-two_paintings = au moins deux tableaux achevés
achievement-three_colours = des cartes d’au moins trois couleurs en main
achievement-empty_hand = aucune carte en main
