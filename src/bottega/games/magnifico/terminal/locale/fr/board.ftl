# Le plateau de Magnifico.

# Les lettres de la carte : machines et mers. Les quatre mers doivent différer.
magnifico-letter-tanks = C
magnifico-letter-airplanes = A
magnifico-letter-northern = n
magnifico-letter-atlantic = a
magnifico-letter-west_med = o
magnifico-letter-east_med = e
magnifico-sea-northern = Nord
magnifico-sea-atlantic = Atlantique
magnifico-sea-west_med = Méd. ouest
magnifico-sea-east_med = Méd. est

# Où en est la partie
magnifico-fronts = Vos frontières
magnifico-round = { $number ->
    [0] Avant la première manche
   *[other] Manche { $number }
}
magnifico-stage-founding = mise en place
magnifico-stage-reinforcing = recrutement
magnifico-stage-bidding = enchères, mises
magnifico-stage-choosing = enchères, choix
magnifico-stage-turn = tours
magnifico-stage-battle = bataille
magnifico-stage-over = la fin
magnifico-goal = objectif { $points }
magnifico-order = ordre
magnifico-reinforced = Déjà renforcés : { $territories }
magnifico-turn = attaques et invasions { $wars } sur { $most }
magnifico-movements = mouvements { $made } sur { $most }
magnifico-closed = terminés
magnifico-served_machine = machines : { $territories }
magnifico-served_tower = tours : { $territories }
magnifico-new_castle = nouveau château : { $territories }
magnifico-army = soldats { $soldiers }, chars { $tanks }, avions { $airplanes }

# Les joueurs
magnifico-players = Joueurs
magnifico-points = points
magnifico-florins = florins
magnifico-lands = terr.
magnifico-castles = chât.
magnifico-soldiers = soldats
magnifico-reserve = réserve
magnifico-in-play = en jeu
magnifico-cards = en jeu (réserve)
magnifico-stock = Stock : chars { $tanks }, avions { $airplanes }, châteaux { $castles }, tours { $towers } ; paquets { $machines } + { $projects }
magnifico-wonders = Premières Merveilles à prendre : { $wonders }
magnifico-wonder-tank = char
magnifico-wonder-airplane = avion
magnifico-wonder-city = cité
magnifico-legend = ●3 soldats  { $castle }2 château à deux tours  C1 chars  A1 avions  n a o e mers  { $crossing } détroit  { $holder } Léonard

# Les enchères
magnifico-auction = Aux enchères
magnifico-cost = coût
magnifico-effect = effet
magnifico-bids = Mises :
magnifico-own-bid = Vous avez misé { $florins } florins ; personne ne le voit avant que toutes les mises soient faites.

# La bataille
magnifico-battle = { $way ->
    [sea] Bataille pour { $territory }, par mer depuis { $origin }
   *[land] Bataille pour { $territory }, par terre depuis { $origin }
}
magnifico-tanks = chars
magnifico-airplanes = avions
magnifico-castle-none = Pas de château.
magnifico-castle-open = Le château ne protège plus personne.
magnifico-castle = { $towers ->
    [0] Château sans tour : il arrête { $infantry } à l’infanterie, { $level } à chaque char, rien aux avions.
    [one] Château à { $towers } tour : il arrête { $infantry } à l’infanterie, { $level } à chaque char, rien aux avions.
   *[other] Château à { $towers } tours : il arrête { $infantry } à l’infanterie, { $level } à chaque char, rien aux avions.
}
magnifico-made = Déjà faits dans cette phase : { $assaults }.
magnifico-fired = { $tanks ->
    [one] { $tanks } char a tiré.
   *[other] { $tanks } chars ont tiré.
}
magnifico-declared = { $count ->
    [0] Annoncé : { $assault }.
   *[other] Annoncé : { $assault }, { $count }.
}
magnifico-chances = À partir d’ici l’attaquant gagne { $conquest } % de telles batailles et perd son armée dans { $defeat } %.

# Notes à côté des coups
magnifico-percent = { $figure } %
magnifico-by-sea = par mer
magnifico-odds = { $machines ->
    [some] { $chance } avec toutes les machines
   *[none] { $chance } de conquérir
}
magnifico-tank = { $stops ->
    [0] { $dice } dés, { $hits } touches
   *[other] { $dice } dés, { $hits } touches, le château en arrête { $stops }
}

# Les cartes, en peu de lettres et en peu de mots
magnifico-short-gyroscope = Gyro
magnifico-short-anti_tank_bomb = Bombe
magnifico-short-paratrooper = Para
magnifico-short-culverin = Couleuvr.
magnifico-short-transmission = Transm.
magnifico-short-cannon_lighter = Boutefeu
magnifico-short-multi_cannon = Multicanon
magnifico-short-automaton = Automate
magnifico-short-multi_gun = Multifusil
magnifico-short-battle_wagon = Chariot
magnifico-short-bombard = Bombarde
magnifico-short-great_cannon = Canon
magnifico-short-submarine = Sous-marin
magnifico-short-armoured_ship = Navire
magnifico-short-walls = Murailles
magnifico-short-mona_lisa = Joconde
magnifico-short-last_supper = Cène
magnifico-short-lady_ermine = Hermine
magnifico-short-virgin_rocks = Rochers
magnifico-effect-tank = chars : { $dice } dés, { $hits } touches
magnifico-effect-airplane = { $hooks ->
    [one] avions : { $hooks } crochet pour améliorations
   *[other] avions : { $hooks } crochets pour améliorations
}
magnifico-effect-gyroscope = avion : chaque touche tue un soldat de plus
magnifico-effect-anti_tank_bomb = avion : intercepte les chars
magnifico-effect-paratrooper = avion : peut annuler un château
magnifico-effect-culverin = avion : intercepte les avions
magnifico-effect-transmission = char : un dé de moins, au moins un
magnifico-effect-cannon_lighter = char : une touche de plus
magnifico-effect-multi_cannon = char : deux touches de plus
magnifico-effect-automaton = château : en défense, un dé par tour
magnifico-effect-multi_gun = infanterie : une touche compte double
magnifico-effect-battle_wagon = infanterie : un raté devient une touche
magnifico-effect-bombard = infanterie : château un niveau plus bas
magnifico-effect-great_cannon = infanterie : abat une tour
magnifico-effect-submarine = qui débarque chez vous perd un soldat de plus
magnifico-effect-armoured_ship = un soldat de moins perdu en débarquant
magnifico-effect-walls = vos châteaux un niveau plus haut
magnifico-effect-art = { $points } points, +10 florins par manche

# Ce que l’on peut consulter
magnifico-all-cards = Cartes
magnifico-copies = nb
magnifico-where = qui
magnifico-offered = aux enchères
magnifico-territories = Territoires
magnifico-borders = frontières (~ détroit)
magnifico-seas = mers

# La fin
magnifico-sheet = Fin à la manche { $rounds }, à { $goal } points
magnifico-sheet-workshop = cartes en jeu
magnifico-sheet-court = châteaux
magnifico-sheet-crown = territoires
magnifico-sheet-cities = cités
magnifico-sheet-art = par l’art
magnifico-leads-workshop = L’Atelier de Léonard (cartes en jeu : { $count }) :
magnifico-leads-court = La Grande Cour (châteaux : { $count }) :
magnifico-leads-crown = La Couronne Impériale (territoires : { $count }) :
magnifico-sheet-late = Ce que les autres auraient encore ajouté dans cette manche ne compte pas (? 11.3).

# La liste des commandes
help-move = son numéro dans la liste, ou ses mots, ou assez d’entre eux : char milan, attaquer rome, 70 florins
help-explain = la règle de ce qui est demandé ; ? 7.5 une section, ? 13.14 une clause
help-recipes = toutes les cartes et qui les a, tous les territoires avec leurs frontières et leurs mers
