# Ce que sont les choses sur la table, et ce qu’elles valent pour qui les touche.

thing-of = { $seat } { $count }
thing-card-coloured = Une carte gratuite : { $kind-a }, { $colour }. Des villes la comptent : seule, ou en séries selon sa couleur.
thing-card-leonardo = Une carte au visage de Léonard : elle ne compte pour aucune ville. { $cost ->
    [0] Elle est gratuite.
    [one] Elle coûte { $cost } pièce.
   *[other] Elle coûte { $cost } pièces.
}
thing-card-character = Un personnage. { $cost ->
    [0] Il est gratuit.
    [one] Il coûte { $cost } pièce.
   *[other] Il coûte { $cost } pièces.
}
thing-card-points = { $points ->
    [one] Elle porte { $points } point.
   *[other] Elle porte { $points } points.
}
thing-card-effect = Son éclair donne aussitôt { $symbol-a }.
thing-card-of = À { $seat }.
thing-card-brings = { $points ->
    [0] Avec les villes sur la table, elle ne vous rapporte rien en ce moment.
    [one] Avec les villes sur la table, elle vous rapporte { $points } point en ce moment.
   *[other] Avec les villes sur la table, elle vous rapporte { $points } points en ce moment.
}
thing-card-lack = { $count ->
    [one] Il vous manque { $count } pièce.
   *[other] Il vous manque { $count } pièces.
}

thing-city = { $city-goal }. Elle compte pour tous à la fin.
thing-city-counts = Compté jusqu’ici : { $list }.
thing-city-sets = Séries jusqu’ici : { $list }.
thing-city-points = Points en ce moment : { $list }.
thing-city-would = Sur la table, elle changerait les points de : { $list }.
thing-pack = Paquet de villes
thing-pack-is = Un symbole de ville en pioche { $count } ; on peut en poser une sur la table, les autres vont sous le paquet.
thing-pack-left = { $count ->
    [0] Il est vide.
    [one] Il reste { $count } ville.
   *[other] Il reste { $count } villes.
}
thing-pack-known = Vous y avez vu : { $list }.

thing-action-name = Carte action { $number }
thing-action = Deux actions, dans l’ordre voulu : { $symbols }.
thing-symbol = Une action de ce tour : { $symbol }.
thing-symbol-done = Elle est faite.
thing-offers = Pour { $symbol-a } en ce moment : { $list }.
thing-offers-none = Pour { $symbol-a } en ce moment : rien que vous puissiez prendre.
thing-offers-cities = { $count ->
    [0] Le paquet de villes est vide.
    [one] { $count } ville à regarder.
   *[other] { $count } villes à regarder.
}
thing-offers-coins = { $count ->
    [0] La banque est vide.
    [one] { $count } pièce de la banque.
   *[other] { $count } pièces de la banque.
}

thing-seat = Un joueur. Tout est visible, sauf les cartes action en main.
thing-seat-own = Vous. Vous seul voyez les cartes action de votre main.
thing-seat-points = { $total ->
    [one] { $total } point en ce moment
   *[other] { $total } points en ce moment
} : { $printed } sur les cartes, { $cities } des villes.
thing-seat-has = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
thing-seat-hand = { $count ->
    [0] Aucune carte action en main.
    [one] { $count } carte action en main.
   *[other] { $count } cartes action en main.
}
thing-seat-first = Commence chaque manche.
thing-hand = Cartes action en main
thing-hand-is = On en joue une par manche ; la dernière n’est pas jouée.
thing-first = Premier joueur
thing-first-does = Commence chaque manche de la partie.
thing-first-is = C’est { $seat }.
thing-coins = Vos pièces
thing-coins-are = Elles paient les personnages et les cartes au visage de Léonard. Elles départagent à la fin, et des villes les comptent.
thing-you-have = { $count ->
    [one] Vous avez { $count } pièce.
   *[other] Vous avez { $count } pièces.
}

thing-bank = Banque
thing-bank-is = Les pièces viennent d’ici et y retournent ; il n’y en a pas d’autres.
thing-bank-left = { $count ->
    [0] Elle est vide.
    [one] Il reste { $count } pièce.
   *[other] Il reste { $count } pièces.
}
thing-deck = Paquet
thing-deck-is = Les places de cette rangée sont remplies à la fin d’un tour : { $kind }.
thing-deck-left = { $count ->
    [0] Il est épuisé.
    [one] Il reste { $count } carte.
   *[other] Il reste { $count } cartes.
}
thing-rounds = Manches
thing-rounds-are = Après le draft il y a { $count } manches ; dans chacune, chacun joue une carte action.
thing-rounds-now = Manche { $round } ; { $left ->
    [0] c’est la dernière.
    [one] encore { $left } après elle.
   *[other] encore { $left } après elle.
}
thing-rounds-draft = Le draft : gardez deux cartes, passez les autres à gauche.
