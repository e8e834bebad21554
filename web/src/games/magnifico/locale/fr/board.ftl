# Le plateau de Magnifico : étiquettes, et ce qui est lu à voix haute pour chaque partie.

florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
points = { $points ->
    [one] point
   *[other] points
}
count-soldiers = { $count ->
    [one] { $count } soldat
   *[other] { $count } soldats
}
count-tanks = { $count ->
    [one] { $count } char
   *[other] { $count } chars
}
count-airplanes = { $count ->
    [one] { $count } avion
   *[other] { $count } avions
}
count-nobody = personne

map = Carte de l’Europe. Les flèches la déplacent, plus et moins approchent et éloignent, zéro montre tout.
map-list = Les territoires
land-helvetia = Helvétie
water-northern = Mers du Nord
water-atlantic = Océan Atlantique
water-west_med = Méditerranée occidentale
water-east_med = Méditerranée orientale
zoom-in = Voir de plus près
zoom-out = Voir de plus loin
zoom-whole = Voir toute l’Europe
area-empty = Personne ne le tient.
area-held = { $seat } : { $troops }.
area-castle = { $towers ->
    [0] Château, niveau { $level }.
    [one] Château avec { $towers } tour, niveau { $level }.
   *[other] Château avec { $towers } tours, niveau { $level }.
}
area-city = Cité Parfaite, niveau { $level }.
area-inland = loin de la mer

round = Manche { $round }
round-founding = Avant la première manche
steps = Les parties d’une manche
step-income = Revenus
step-auction = Enchère
step-turns = Tours
step-scoring = Décompte
turn-order = Ordre des tours : { $who }.
race = La course aux { $goal } points.
race-of = { $seat } : { $points }.
leonardo-card = a la carte Léonard : premier tour, 2 points par manche, 10 florins de moins sur ce qui se construit

players = Les autres joueurs
figure-florins = florins
figure-territories = territoires
figure-castles = châteaux
figure-reserve = réserve
figure-soldiers = soldats
figure-tanks = chars
figure-airplanes = avions
tank-figures = Chars : { $dice } dés, { $hits } touches
airplane-figures = Avions : { $taken } crochets pris sur { $hooks }
chip = { $card }, en jeu : { $count }
chip-stored = { $card }, en réserve : { $count }

own = Votre cour
own-play = En jeu
own-play-none = encore aucun projet
own-store = Projets en attente
own-store-none = aucun
wars-left = { $left ->
    [0] plus d’attaque
    [one] encore { $left } attaque ou invasion
   *[other] encore { $left } attaques ou invasions
}
movements-left = { $left ->
    [0] plus de mouvement
    [one] encore { $left } mouvement
   *[other] encore { $left } mouvements
}

cost-each = Chacun coûte { $florins } florins
cost-activate = Coûte { $florins } florins pour être mis en jeu
cardkind-tank = Char
cardkind-airplane = Avion
cardkind-air_upgrade = Amélioration de l’avion
cardkind-tank_upgrade = Amélioration du char
cardkind-project = Projet
cardkind-art = Œuvre d’art

auction-title = L’enchère
auction-shown = Les mises sont découvertes
auction-passed = passe
bid-label = Votre mise fermée
bid-of = sur { $florins } florins
bid-less = Dix florins de moins
bid-more = Dix florins de plus
bid-in = Votre mise est faite : { $florins } florins. Les bourses s’ouvrent ensemble.
wait-bids = On attend que tous aient misé …

battle = Bataille { $territory-in }
battle-lost = { $count ->
    [one] { $count } soldat perdu
   *[other] { $count } soldats perdus
}
battle-level = { $level ->
    [one] arrête { $level } touche
   *[other] arrête { $level } touches
}
battle-breached = le château ne protège plus personne
battle-field = pas de château
battle-choices = Vos assauts
fewer = Moins
more = Plus

march-invade = Envahir { $territory } depuis { $from }
march-attack = Attaquer { $territory } depuis { $from }
march-move = Aller { $territory-to } depuis { $from }
march-stay = Restent sur place : { $troops }.
march-raid = Par mer : des soldats se perdent au débarquement.
march-sea = Par mer.
march-go = Envoyer { $troops }
step-back = Revenir d’un pas
odds-win = { $percent } % de vaincre
odds-losses = vous perdez environ { $own }, eux { $theirs }

deeds = Que faites-vous ici ?
deed-build_tank = Construire un char
deed-build_airplane = Construire un avion
deed-build_tower = Construire une tour
deed-build_castle = Construire un château
deed-invade = Envahir d’ici
deed-attack = Attaquer d’ici
deed-move = Se déplacer d’ici
deed-to = Y aller
deed-reinforce = Placer un soldat
deed-scrap_tank = Détruire un char
deed-scrap_airplane = Détruire un avion
sheet-aside = Voir la carte
sheet-back = Retour à la table

over-title = { $seat } est le Magnifique
line-leonardo = Léonard
line-workshop = Atelier
line-court = Cour
line-crown = Couronne
line-cities = Cités
line-wonders = Merveilles
line-art = Art
line-other = autres
line-total = Points

# Under the pictures of the rulebook
picture-castle = château
picture-city = Cité Parfaite
picture-level-1 = niveau 1
picture-level-3 = niveau 3
picture-level-5 = niveau 5
picture-hit = touche
picture-miss = raté
picture-explosion = explosion
