# Nomi di persone e cose. Gli attributi danno le forme di cui le frasi hanno bisogno.

seat-0 = Lapislazzuli
seat-1 = Verderame
seat-2 = Ocra
seat-3 = Robbia
seat-4 = Terra d’ombra

colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde
colour-brown = marrone

card-red_1 = rosso 1
card-red_2 = rosso 2
card-red_3 = rosso 3
card-red_4 = rosso 4
card-blue_1 = blu 1
card-blue_2 = blu 2
card-blue_3 = blu 3
card-blue_4 = blu 4
card-yellow_1 = giallo 1
card-yellow_2 = giallo 2
card-yellow_3 = giallo 3
card-yellow_4 = giallo 4
card-green_1 = verde 1
card-green_2 = verde 2
card-green_3 = verde 3
card-green_4 = verde 4
card-brown_1 = marrone 1
card-brown_2 = marrone 2
card-brown_3 = marrone 3
card-brown_4 = marrone 4

easel-left = cavalletto di sinistra
    .at = sul cavalletto di sinistra
    .of = del cavalletto di sinistra
easel-right = cavalletto di destra
    .at = sul cavalletto di destra
    .of = del cavalletto di destra

painting-mona_lisa = La Gioconda
painting-last_supper = L’Ultima Cena
painting-lady_with_an_ermine = Dama con l’ermellino
painting-virgin_of_the_rocks = Vergine delle rocce
painting-annunciation = Annunciazione
painting-ginevra_de_benci = Ginevra de’ Benci
painting-saint_john = San Giovanni Battista
painting-salvator_mundi = Salvator Mundi

mastery-red_blue = Maestria del rosso e del blu
    .the = la Maestria del rosso e del blu
mastery-blue_green = Maestria del blu e del verde
    .the = la Maestria del blu e del verde
mastery-green_yellow = Maestria del verde e del giallo
    .the = la Maestria del verde e del giallo
mastery-yellow_brown = Maestria del giallo e del marrone
    .the = la Maestria del giallo e del marrone
mastery-brown_red = Maestria del marrone e del rosso
    .the = la Maestria del marrone e del rosso
mastery-all_colours = Maestria di tutti i colori
    .the = la Maestria di tutti i colori

achievement-two_alike = almeno due carte dello stesso colore in mano
achievement-two_masteries = almeno due Maestrie
achievement-five_cards = cinque carte in mano
achievement-two_paintings = almeno due Quadri completati
achievement-three_colours = carte di almeno tre colori in mano
achievement-empty_hand = nessuna carta in mano
