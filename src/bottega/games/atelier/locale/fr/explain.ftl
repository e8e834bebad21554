# Ce que sont les choses sur la table, et ce qu’elles valent pour qui les touche.

thing-of = À { $seat }.
thing-colours = { $count } { $colour }
thing-card = Une carte de couleur : { $colour }, valeur { $value }. Peinte sur une case de sa couleur, elle rapporte sa valeur en estime, sauf si elle achève le tableau.
thing-card-held = Vous en avez { $count } en main.
thing-card-table = { $count ->
    [one] Il y en a { $count } sur la table.
   *[other] Il y en a { $count } sur la table.
}
thing-card-spaces = { $count ->
    [0] Aucune case vide ne demande sa couleur en ce moment.
    [one] { $count } case vide demande sa couleur.
   *[other] { $count } cases vides demandent sa couleur.
}
thing-gain = { $card } sur la case { $space } { $easel-of } : { $esteem } d’estime.
thing-gain-completes = { $card } sur la case { $space } { $easel-of } achève le tableau : { $points } points à la fin, l’estime change de { $esteem }.
thing-easel-empty = Il ne reste pas de tableau pour ce chevalet.
thing-painting = Un tableau de { $points } points à la fin, pour qui peint sa dernière case. Les cartes qui y sont peintes dans cette action ne rapportent pas d’estime.
thing-bare = Cases encore vides : { $list }.
thing-space-name = Case { $space } { $easel-of }
thing-space = Demande une carte de couleur { $colour }. Dans un même tour, des cartes de couleurs différentes ne peuvent pas être voisines.
thing-space-bare = Elle est vide.
thing-space-painted = Peinte : { $card }.

thing-mastery = Montrez { $need } de votre main et gardez-les. Dès lors, chaque carte qui marque rapporte 1 d’estime de plus si sa couleur est parmi : { $bonus }.
thing-mastery-has = Vous avez les cartes.
thing-mastery-lack = Il vous manque { $list }.
thing-achievement = Donne { $points } points à tous ceux qui la remplissent à la fin de la partie.
thing-achievement-met = Vous la remplissez en ce moment.
thing-achievement-not = Vous ne la remplissez pas en ce moment.
thing-achievement-others = Remplie en ce moment par : { $list }.
thing-achievement-secret = Pour les mains que vous ne voyez pas, on ne le sait pas.

thing-seat = Un joueur. Les cartes en main sont cachées.
thing-seat-own = Vous. Vous seul voyez toutes les cartes de votre main.
thing-seat-points = { $esteem } d’estime et { $paintings } pour les tableaux ; { $total } points en ce moment avec les distinctions connues.
thing-seat-hand = { $count ->
    [one] { $count } carte en main, { $most } au plus.
   *[other] { $count } cartes en main, { $most } au plus.
}
thing-has-leonardo = A le jeton Léonard.
thing-has-help = A l’Aide du Maître.
thing-esteem = Estime
thing-esteem-is = L’estime compte comme points à la fin, et son niveau est un bonus à chaque action Peindre.
thing-esteem-now = { $seat } : { $esteem } d’estime, +{ $bonus } à chaque action Peindre.
thing-esteem-next = Encore { $esteem } pour un bonus de { $bonus }.
thing-leonardo = Jeton Léonard
thing-leonardo-does = Qui l’a commence la manche, et après sa propre action peint pour Léonard une carte de la table, qui ne rapporte et n’achève rien.
thing-help = Aide du Maître
thing-help-does = Qui l’a peut prendre des cartes pour { $limit } au lieu de { $usual }. À la fin d’une manche, elle va au joueur qui a le moins de cartes.
thing-help-nobody = Personne ne l’a.

thing-deck = Paquet
thing-deck-is = Au lieu de cartes de la table, on peut piocher ici une carte, que vous seul voyez.
thing-deck-left = { $count ->
    [one] Il reste { $count } carte.
   *[other] Il reste { $count } cartes.
}
thing-discards = Défausse
thing-discards-are = Cartes des tableaux achevés et cartes en trop ; elles forment le nouveau paquet quand il est vide.
thing-discards-now = { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
thing-limit = Limite
thing-limit-is = Les valeurs des cartes prises font { $usual } au plus, { $limit } avec l’Aide du Maître.
thing-limit-now = On peut encore en prendre pour { $limit }.
thing-scale = Échelle d’estime
thing-scale-is = L’estime de tous. Chaque niveau donne un bonus à chaque action Peindre.
thing-scale-levels = Niveaux : { $list }.
thing-level = dès { $esteem } +{ $bonus }
thing-round = Manche
thing-round-is = À votre tour, vous faites une de trois choses : prendre des couleurs, peindre jusqu’à { $most } cartes, ou revendiquer une Maîtrise.
thing-round-now = Manche { $round }.
thing-round-last = Manche { $round }, la dernière.
thing-paintings = Tableaux à venir
thing-paintings-are = Quand le dernier tableau est achevé, la manche est jouée jusqu’au bout et la partie est finie.
thing-paintings-left = { $count ->
    [0] Aucun tableau dans le paquet.
    [one] { $count } tableau dans le paquet.
   *[other] { $count } tableaux dans le paquet.
}
