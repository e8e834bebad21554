# Le jeu en images : explain-<panneau>.

explain-theme = Florence, vers 1500. Vous tenez une bottega, avec un maître d’œuvre et quelques apprentis. Le seigneur de la ville veut des inventions : machines volantes, miroirs à embraser, catapultes lance-personnes. Et il les paie.
    .title = Une bottega à Florence
explain-goal = Après neuf tours, le plus riche en florins gagne. Presque tous les florins viennent des inventions : la plus petite en rapporte 4, une bonne 13, la plus grande 20.
    .title = Le plus riche gagne
explain-board = En haut, les inventions que la ville demande. Au milieu, la rue : le Conseil donne des privilèges, l’Atelier des laboratoires et des automates, l’Académie des apprentis, cinq boutiques des composants. En bas, votre laboratoire.
    .title = Trois rangées
explain-turn = Pour commencer une invention, on pose ses composants sous son laboratoire, face cachée. Puis chacun envoie du monde, un groupe à la fois : dans la rue, ou au travail dans son laboratoire. Quand tous ont passé, on visite les maisons de gauche à droite.
    .title = Un tour : commencer, envoyer, visiter
explain-rank = Qui a le plus de monde dans une maison passe le premier, et le maître d’œuvre compte double. Le premier achat y est gratuit, le suivant coûte 2 florins, puis 3, puis 4. Arriver second ne coûte que de l’argent.
    .title = Le plus nombreux passe devant
explain-lab = Au laboratoire, un apprenti fait 1 semaine de travail par tour, le maître d’œuvre 2, un automate 2. Le Marteau automatique demande 1 fer et 4 semaines : deux apprentis et le maître d’œuvre l’achèvent en un seul tour.
    .title = Le travail prend des semaines
explain-race = Personne ne voit ce que vous construisez. Le premier qui achève est payé au prix fort, 18 florins pour la Machine volante, et prend la carte. Les suivants touchent 14. Si deux joueurs achèvent au même tour, les deux touchent le prix fort et misent pour la carte.
    .title = Soyez le premier
explain-watch = Bras et laboratoires rapportent surtout si on les prend tôt. Des cartes de types différents valent des florins à la fin : trois types 8, quatre 13, cinq 20. Aux tours 8 et 9 la rue est fermée : on ne travaille plus qu’au laboratoire. Ce qui n’est pas achevé après le tour 9 ne rapporte rien.
    .title = À surveiller
explain-next = La leçon vous apprend tout cela sur le vrai plateau, en huit courts chapitres. Ou bien envoyez tout de suite votre premier apprenti : les robots sont patients.
    .title = Votre bottega vous attend
