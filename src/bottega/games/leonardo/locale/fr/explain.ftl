# Ce que sont les choses sur la table, et ce qu’elles valent pour qui les touche.

thing-titled = { $number } { $invention }
thing-count = { $count } { $component }
thing-group = { $seat } { $count }

thing-council = Dans l’ordre du rang, chaque joueur présent choisit un des quatre avantages : déplacer un apprenti, prendre les florins du Conseil, regarder les prochaines inventions, acheter un composant pour 1 florin. Le premier désigne aussi qui tient Léonard.
thing-workshop = Améliore vos laboratoires : plus de places, le grand laboratoire, des automates. Seul un laboratoire libre peut être changé.
thing-academy = Vous donne un apprenti de plus, qui travaille dès le tour suivant.
thing-shop = On y achète { $component-some }, à l’unité.
thing-prices = Dans l’ordre du rang, chacun achète une chose ou s’en va ; le prix monte à chaque achat : { $prices } florins.
thing-rank = Le plus de monde passe d’abord ; un maître d’œuvre compte pour deux ; à égalité, le plus proche de la flèche.
thing-price = Prix
thing-price-now = { $price ->
    [0] Le prochain achat est gratuit.
   *[other] Le prochain achat coûte { $price } florins.
}
thing-you-have-florins = { $florins ->
    [one] Vous avez { $florins } florin.
   *[other] Vous avez { $florins } florins.
}
thing-city-closed = La ville est fermée pendant les deux tours de recherche.
thing-council-florins = { $florins ->
    [0] Il n’y a pas de florins ici en ce moment.
    [one] Il y a { $florins } florin ici en ce moment.
   *[other] Il y a { $florins } florins ici en ce moment.
}
thing-pupils = { $count ->
    [0] Il ne reste ici aucun de vos apprentis.
    [one] { $count } de vos apprentis attend ici.
   *[other] { $count } de vos apprentis attendent ici.
}
thing-improvements = Vous pourriez prendre maintenant : { $list }.
thing-improvements-none = Rien pour vous en ce moment : vos laboratoires travaillent ou sont complets.
thing-stock = Stock : { $count } { $component }.
thing-used-for = Parmi les inventions demandées, celles-ci en ont besoin : { $list }.
thing-you-hold = { $count ->
    [0] Vous n’en avez pas en main.
   *[other] Vous en avez { $count } en main.
}
thing-ranked = Rangs en ce moment : { $list }.
thing-nobody = Il n’y a encore personne.
thing-to-be-first = { $count ->
    [one] Avec { $count } apprenti vous seriez premier en ce moment.
   *[other] Avec { $count } apprentis vous seriez premier en ce moment.
}
thing-not-first = Vos apprentis seuls ne suffisent pas pour être premier en ce moment.
thing-benefit-move = Vous déplacez un apprenti d’un lieu de la ville à un autre, mais pas au Conseil.
thing-benefit-florins = Vous prenez tous les florins du Conseil : { $florins }.
thing-benefit-look = Vous regardez en secret les { $cards } prochaines inventions et les remettez dans l’ordre voulu.
thing-benefit-component = Vous achetez un composant de votre choix pour 1 florin.
thing-benefit-chosen = Choisi par { $seat }.
thing-benefit-free = Personne ne l’a choisi.

thing-invention = Invention de { $class }, { $type }. Il faut { $recipe } et { $weeks } semaines de travail. Elle rapporte { $black } florins tant qu’elle est demandée, plus tard { $grey }.
thing-card-of = Sa carte est à { $seat }.
thing-gone = Elle est achevée ou hors du jeu : personne ne peut la commencer.
thing-not-requested = Elle n’est pas encore demandée : on peut la commencer, mais l’achever seulement quand sa carte est sur le plateau.
thing-has-components = Vous avez les composants.
thing-lack = Il vous manque { $list }.
thing-time = { $weeks ->
    [one] Il vous faut { $weeks } semaine
   *[other] Il vous faut { $weeks } semaines
} : { $turns ->
    [0] aucun tour de travail
    [one] { $turns } tour avec tout votre monde dans un laboratoire
   *[other] environ { $turns } tours avec tout votre monde dans un laboratoire
} ; { $left ->
    [one] il reste { $left } tour.
   *[other] il reste { $left } tours.
}
thing-new-type = Sa carte serait votre première de ce type.
thing-new-type-pays = Sa carte serait votre type numéro { $types } : { $florins } florins de plus à la fin.

thing-lab = Un laboratoire de { $spaces } places{ $men ->
    [0] .
    [one] , dont { $men } faite pour un automate.
   *[other] , dont { $men } faites pour des automates.
}
thing-lab-weeks = Chaque apprenti y travaille 1 semaine par tour, le maître d’œuvre et chaque automate 2.
thing-lab-missing = Vous n’avez pas ce laboratoire : l’Atelier le vend.
thing-lab-idle = Libre : on peut y commencer une invention au début d’un tour. On n’envoie personne dans un laboratoire libre.
thing-lab-secret = { $weeks ->
    [one] Un travail secret : { $weeks } semaine faite.
   *[other] Un travail secret : { $weeks } semaines faites.
}
thing-lab-works = Au travail sur { $invention } : { $weeks } semaines sur { $need }, encore { $left }, puis { $florins } florins.
thing-lab-ready = { $invention } a ses { $need } semaines : { $florins } florins dès qu’on peut l’annoncer.
thing-lab-gain = { $weeks ->
    [0] Personne n’y travaille ce tour-ci
    [one] { $weeks } semaine de plus ce tour-ci
   *[other] { $weeks } semaines de plus ce tour-ci
} ; { $free ->
    [0] aucune place libre.
    [one] { $free } place libre.
   *[other] { $free } places libres.
}
thing-lab-most = Au plus { $weeks } semaines par tour avec votre monde.

thing-seat = Un joueur. Ses florins, les composants en main et les travaux inachevés sont secrets.
thing-seat-own = Vous. Vos florins, vos composants en main et vos travaux inachevés sont secrets.
thing-cards = Inventions achevées : { $list }.
thing-cards-none = Aucune invention achevée.
thing-variety-now = { $types ->
    [one] { $types } type d’invention
   *[other] { $types } types d’invention
} : { $florins } florins à la fin{ $next ->
    [0] .
   *[other] , { $then } avec { $next } types.
}
thing-people = Réserve : { $list }.
thing-home = { $count ->
    [one] { $count } apprenti
   *[other] { $count } apprentis
}
thing-home-master = le maître d’œuvre
thing-home-pupils = { $count } à l’Académie
thing-holds-leonardo = Tient Léonard.
thing-supply = Réserve
thing-supply-does = Le monde resté chez soi. À son tour, on envoie des apprentis dans un seul lieu, autant qu’on veut, ou le maître d’œuvre. Un apprenti compte 1, le maître d’œuvre 2.
thing-leonardo = Léonard
thing-leonardo-does = Qui le tient commence chaque phase d’un tour et gagne les enchères à égalité. Le premier au Conseil désigne le suivant.
thing-leonardo-held = { $seat } le tient en ce moment.

thing-purse = Votre bourse
thing-purse-does = Les florins décident : qui en a le plus à la fin gagne.
thing-purse-now = { $bonus ->
    [0] Vous avez { $florins } florins.
   *[other] Vous avez { $florins } florins ; avec { $bonus } pour vos types d’invention, { $total }.
}
thing-hand = Vos composants
thing-hand-does = Pour commencer une invention, on pose exactement ses composants sous un laboratoire ; ils retournent aux boutiques quand elle est achevée. En main ils ne valent rien à la fin.
thing-hand-now = Vous avez { $list }.
thing-hand-none = Vous n’en avez pas.
thing-component = Un composant. Il vient { $place-from }, où il en reste { $count }.
thing-variety = Variété
thing-variety-does = À la fin, trois, quatre et cinq types de cartes d’invention rapportent { $list } florins.

thing-turns = Tours
thing-turns-are = La partie a { $last } tours : { $city } dans la ville et les laboratoires, puis deux de recherche dans les laboratoires seuls.
thing-turns-now = { $turn ->
    [0] Le premier tour n’a pas commencé.
   *[other] Tour { $turn }.
} { $left ->
    [one] C’est le dernier.
   *[other] Il reste { $left } tours, avec celui-ci.
}
thing-steps = Parties d’un tour
thing-steps-are = Commencer des travaux ; envoyer son monde ; la ville et les laboratoires sont résolus ; les inventions achevées sont annoncées.
thing-step-laboratory = Maintenant : on commence ou on annule des travaux.
thing-step-assignment = Maintenant : on envoie son monde.
thing-step-city = Maintenant : la ville est résolue, lieu par lieu.
thing-step-research = Maintenant : les laboratoires travaillent et les inventions s’achèvent.
thing-deck = Paquet
thing-deck-is = Les inventions à venir, à peu près des moins chères aux plus chères. On en retourne à la fin d’un tour.
thing-deck-left = { $count ->
    [0] Il est vide.
    [one] Il reste { $count } carte.
   *[other] Il reste { $count } cartes.
}
thing-deck-foreseen = Vous connaissez les prochaines, à partir du dessus : { $list }.
thing-deck-glimpsed = Vous savez que celles-ci sont parmi les { $window } prochaines : { $list }.
thing-auction = Enchère
thing-auction-is = Plusieurs joueurs ont achevé cette invention en même temps. Tous misent en secret ; seul le plus offrant paie et prend la carte. Si tous misent 0, personne ne l’a.
thing-bidders = Misent : { $list }.
