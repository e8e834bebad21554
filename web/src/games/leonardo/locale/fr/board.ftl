# Le plateau de Léonard de Vinci : étiquettes, et ce qui est lu à voix haute pour chaque partie.

florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
weeks = { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}
apprentices = { $count ->
    [one] { $count } apprenti
   *[other] { $count } apprentis
}
master = maître d’œuvre
mechanical-men = { $count ->
    [one] { $count } automate
   *[other] { $count } automates
}
components-of = { $count } × { $component }

turns = Tour { $turn } sur { $last }
turns-favours = Avant le premier tour
turns-research = Recherche seule
step-laboratory = Laboratoires
step-assignment = Affectation
step-city = Ville
step-research = Recherche

requested = Inventions demandées
number = N° { $number }
card-label = N° { $number }, { $name } : { $class }, { $type } ; demande { $recipe } et { $time } ; rapporte { $black } florins, plus tard { $grey }.
card-need = { $time } pour vous.
card-mine = Vous y travaillez.
deck = Paquet
deck-left = { $count ->
    [0] Le paquet est vide.
    [one] { $count } carte dans le paquet.
   *[other] { $count } cartes dans le paquet.
}
deck-foreseen = Vous connaissez les prochaines cartes, à partir du dessus : { $cards }.
deck-glimpsed = Vous savez que celles-ci sont parmi les { $window } prochaines cartes : { $cards }.
deck-foreseen-short = à venir
deck-glimpsed-short = parmi les prochaines

city = La ville
city-closed = La ville est fermée : ces tours sont à la recherche.
house-stock = { $count } × { $component } dans la boutique.
house-empty = La boutique est vide.
house-florins = { $florins ->
    [0] Il n’y a pas de florins ici.
    [one] Il y a { $florins } florin ici.
   *[other] Il y a { $florins } florins ici.
}
house-pupils = { $count ->
    [0] Aucun de vos apprentis n’attend ici.
    [one] { $count } de vos apprentis attend ici.
   *[other] { $count } de vos apprentis attendent ici.
}
house-queue = À partir de la flèche : { $groups }.
house-nobody = Il n’y a personne ici.
house-group = { $seat }, { $people }
house-price = Le prochain avantage coûte { $florins } florins.
house-free = Le prochain avantage est gratuit.
house-open = En cours de résolution.
spot-open = Vous pouvez choisir ici.

players = Les autres joueurs
player-leonardo = a Léonard
player-passed = a passé
player-label = { $seat } : { $people } en réserve, { $pupils } à l’Académie.
player-cards = Cartes : { $cards }.
lab-none = pas encore de { $lab }
lab-idle = au repos
lab-week = semaine { $weeks }
lab-label = { $lab }, { $spaces } places : { $state }.
lab-people = Au travail : { $people }.
work-secret = une fabrication secrète
work-known = n° { $number }, { $name }, semaine { $weeks } sur { $need }
work-grey = n° { $number }, { $name }, semaine { $weeks } sur { $need }, au prix gris
work-pays = rapporte { $florins }

own = Votre atelier
own-purse = Bourse
own-hand = Composants
own-hand-none = aucun
own-supply = Réserve
own-supply-none = tout le monde est dehors
own-cards = Vos inventions
own-cards-none = aucune encore
own-variety = { $types ->
    [one] { $types } type
   *[other] { $types } types
}, { $florins } florins à la fin

menu-send = Combien d’apprentis ?
menu-start = Que voulez-vous fabriquer ?
menu-start-early = Pas encore demandées
menu-which = Que faites-vous ?
menu-left = { $count ->
    [0] Il ne restera personne dans votre réserve.
    [one] Il restera { $count } apprenti dans votre réserve.
   *[other] Il restera { $count } apprentis dans votre réserve.
}
menu-uses = Pose { $recipe } sous le laboratoire ; { $time }, puis { $florins } florins tant qu’elle est demandée.
menu-uses-early = Pose { $recipe } sous le laboratoire ; { $time }, puis { $florins } florins une fois demandée.
menu-cancel = Les semaines sont perdues, { $recipe } revient dans votre main.
menu-announce = Rapporte { $florins } florins.

auction-title = Enchère
auction-bid = Votre mise secrète
auction-of = sur { $florins } florins
auction-more = Un florin de plus
auction-less = Un florin de moins
auction-among = Misent : { $who }
auction-in = Votre mise est faite : { $florins } florins. Les bourses s’ouvrent ensemble.
arrange-title = Les prochaines inventions
arrange-next = Cliquez sur la carte qui doit venir ensuite, à partir du dessus.
arrange-slot = Mettre ensuite la n° { $number }, { $name }

over-title = Léonard couronne le vainqueur
over-tied = Léonard couronne les vainqueurs
over-florins = florins
over-variety = variété
over-total = total
