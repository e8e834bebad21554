# Names of people and things. Attributes give the forms that sentences need.

seat-0 = Lapis
seat-1 = Verdigris
seat-2 = Ochre
seat-3 = Madder
seat-4 = Umber

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-brown = brown

card-red_1 = red 1
card-red_2 = red 2
card-red_3 = red 3
card-red_4 = red 4
card-blue_1 = blue 1
card-blue_2 = blue 2
card-blue_3 = blue 3
card-blue_4 = blue 4
card-yellow_1 = yellow 1
card-yellow_2 = yellow 2
card-yellow_3 = yellow 3
card-yellow_4 = yellow 4
card-green_1 = green 1
card-green_2 = green 2
card-green_3 = green 3
card-green_4 = green 4
card-brown_1 = brown 1
card-brown_2 = brown 2
card-brown_3 = brown 3
card-brown_4 = brown 4

easel-left = left easel
    .at = on the left easel
    .of = of the left easel
easel-right = right easel
    .at = on the right easel
    .of = of the right easel

painting-mona_lisa = Mona Lisa
painting-last_supper = The Last Supper
painting-lady_with_an_ermine = Lady with an Ermine
painting-virgin_of_the_rocks = Virgin of the Rocks
painting-annunciation = Annunciation
painting-ginevra_de_benci = Ginevra de’ Benci
painting-saint_john = Saint John the Baptist
painting-salvator_mundi = Salvator Mundi

mastery-red_blue = Mastery of red and blue
mastery-blue_green = Mastery of blue and green
mastery-green_yellow = Mastery of green and yellow
mastery-yellow_brown = Mastery of yellow and brown
mastery-brown_red = Mastery of brown and red
mastery-all_colours = Mastery of all colours

achievement-two_alike = at least two cards of one colour in hand
achievement-two_masteries = at least two Masteries
achievement-five_cards = five cards in hand
achievement-two_paintings = at least two completed paintings
achievement-three_colours = cards of at least three colours in hand
achievement-empty_hand = no card in hand
