# Ce que sont les choses sur la table, et ce qu’elles valent pour qui les touche.

thing-of = { $seat } { $count }
thing-soldiers = { $count ->
    [one] { $count } soldat
   *[other] { $count } soldats
}
thing-tanks = { $count ->
    [one] { $count } char
   *[other] { $count } chars
}
thing-airplanes = { $count ->
    [one] { $count } avion
   *[other] { $count } avions
}
thing-territory = Un territoire : { $territory } florins et un soldat à chaque manche pour qui le tient, et { $castle } florins de plus avec un château.
thing-borders = Voisins : { $list }.
thing-seas = Sur : { $list }.
thing-inland = Il n’a pas de côte.
thing-empty = Personne ne le tient.
thing-held = { $seat } : { $troops }.
thing-castle = { $towers ->
    [0] Château de niveau { $level }
    [one] Château de niveau { $level } avec { $towers } tour
   *[other] Château de niveau { $level } avec { $towers } tours
} : il arrête autant de touches de chaque assaut d’infanterie ou de char.
thing-city = Ville Parfaite de niveau { $level } : { $points ->
    [one] { $points } point à chaque manche.
   *[other] { $points } points à chaque manche.
}
thing-price-build_tank = Un char vous coûte ici { $florins } florins.
thing-price-build_airplane = Un avion vous coûte ici { $florins } florins.
thing-price-build_tower = Une tour vous coûte ici { $florins } florins.
thing-price-build_castle = Un château vous coûte ici { $florins } florins.
thing-can-invade = Pour { $florins } florins vous pouvez l’envahir depuis : { $list }.
thing-can-attack = Pour { $florins } florins vous pouvez l’attaquer depuis : { $list }.

thing-machine-price = Prise à l’enchère, elle est aussitôt en jeu. Chaque machine coûte { $florins } florins.
thing-project-price = La mettre en jeu coûte { $florins } florins, en plus de la mise.
thing-card-cost = Pour vous { $florins } florins en ce moment ; vous en avez { $have }.
thing-card-in-play = { $count ->
    [one] En jeu pour { $seat }.
   *[other] { $count } en jeu pour { $seat }.
}
thing-card-stored = { $count ->
    [one] Dans la réserve de cartes de { $seat } : sans effet encore.
   *[other] { $count } dans la réserve de cartes de { $seat } : sans effet encore.
}
thing-tank-now = Avec les améliorations, chaque char lance { $dice } dés et fait { $hits } touches si rien n’explose.
thing-airplane-now = { $taken } crochets pris sur { $hooks }.

thing-seat = Un joueur. Son argent et ses cartes sont visibles de tous.
thing-seat-own = Vous. Votre argent et vos cartes sont visibles de tous.
thing-points = Le premier à { $goal } points gagne aussitôt.
thing-points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; encore { $left }.
thing-scoring = Comptée maintenant, la manche rapporterait { $total } : Léonard { $leonardo }, cartes en jeu { $workshop }, châteaux { $court }, territoires { $crown }, Villes Parfaites { $cities }.
thing-florins-name = Florins
thing-florins = Chaque manche rapporte { $territory } florins par territoire, { $castle } par château, { $art } par œuvre d’art.
thing-has-florins = { $seat } a { $florins } florins.
thing-income = Le prochain revenu est de { $florins } florins.
thing-territories-name = Territoires
thing-territories = La Couronne impériale : le plus de territoires à la fin d’une manche rapporte 2 points, 1 chacun si deux sont à égalité.
thing-castles-name = Châteaux
thing-castles = La Grande Cour : le plus de châteaux à la fin d’une manche rapporte 2 points, 1 chacun si deux sont à égalité.
thing-majority = Jusqu’ici : { $list }.
thing-majority-pays = { $points ->
    [0] Cela ne rapporterait rien en ce moment.
    [one] Cela rapporterait { $points } point en ce moment.
   *[other] Cela rapporterait { $points } points en ce moment.
}
thing-reserve-name = Réserve
thing-reserve = Soldats hors de la carte. À chaque manche, chaque territoire en reçoit un.
thing-reserve-now = { $count ->
    [one] Il reste { $count } soldat.
   *[other] Il reste { $count } soldats.
}
thing-leonardo-name = Carte Léonard
thing-leonardo = Qui l’a joue en premier, paie dans ce tour 10 florins de moins tout ce qu’il construit ou met en jeu, et reçoit { $points } points à chaque manche. Le plus offrant à l’enchère la prend.
thing-leonardo-of = Elle est à { $seat }.

thing-bid-name = Mise
thing-bid = Tous misent une fois, en secret, au moins 10 florins. De la plus haute à la plus basse, chacun peut prendre une carte et paie sa mise ; qui ne prend rien ne paie rien.
thing-bid-shown = { $seat } mise { $florins } florins.
thing-attacker = Attaque avec au plus { $soldiers } soldats et { $machines } machines, et a la première phase de la bataille. Sans soldats, il a perdu.
thing-defender = Défend avec tout ce qui est dans le territoire, et a sa phase après celle de l’attaquant. Sans soldats, il a perdu.
thing-castle-name = Château
thing-castle-does = Chaque niveau arrête une touche de chaque assaut d’infanterie et de chaque char. Il ne sert à rien contre les avions.
thing-breached = Il ne protège plus personne dans cette bataille.
thing-stops = { $hits ->
    [0] Il n’y a pas de château ici.
    [one] Il arrête { $hits } touche.
   *[other] Il arrête { $hits } touches.
}

thing-race = Course
thing-race-now = Points : { $list }.
thing-round = Manche
thing-round-is = À chaque manche : revenu, recrutement, enchère, tours des joueurs, décompte.
thing-round-now = { $round ->
    [0] La première manche n’a pas commencé.
   *[other] Manche { $round }.
}
thing-steps = Parties d’une manche
thing-step-income = Maintenant : revenu et recrutement.
thing-step-auction = Maintenant : l’enchère.
thing-step-turns = Maintenant : les tours des joueurs.
thing-step-scoring = Maintenant : le décompte.
thing-order = Ordre des tours
thing-order-is = Qui a la carte Léonard commence, puis dans le sens des aiguilles d’une montre.
thing-order-now = { $list }.
thing-wars = Attaques et invasions
thing-wars-are = Dans un tour, on peut attaquer et envahir { $count } fois en tout.
thing-left = { $count ->
    [0] Il n’en reste pas dans ce tour.
    [one] Il en reste { $count } dans ce tour.
   *[other] Il en reste { $count } dans ce tour.
}
thing-movements = Mouvements
thing-movements-are = Dans un tour, on peut déplacer des troupes { $count } fois entre ses propres territoires, l’un juste après l’autre, gratuitement.
