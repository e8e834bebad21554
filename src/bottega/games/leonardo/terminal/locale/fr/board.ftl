# The board of Leonardo da Vinci.

letter-iron = F
letter-glass = V
letter-wood = B
letter-brick = R
letter-rope = C
weeks = { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}

# Le plateau
board-turn = Tour
board-research = fabrication
board-codex = Codex
board-need = { $weeks } pour vous
board-auction = Mise aux enchères : n° { $number } { $name }, entre
board-price = { $florins ->
    [0] gratuit
    [one] pour 1 florin
   *[other] pour { $florins } florins
}
board-order = dans l’ordre
board-passed = a passé
board-legend = ♛ a Léonard   ★ maître d’œuvre (compte double)   ○ apprenti   ▣ automate   · place libre
column-requested = Demandées ({ $deck } au paquet)
column-all = Inventions
column-class = classe
column-type = type
column-recipe = composants
column-weeks = sem.
column-black = noir
column-grey = gris
column-status = état
column-city = Ville
column-city-closed = Ville (fermée)
column-stock = en stock
column-queue = file, à partir de la flèche
column-players = Joueurs
column-supply = réserve
column-academy = Académie
column-small-lab = petit labo
column-large-lab = grand labo
column-cards = cartes
lab-idle = au repos
lab-week = sem. { $week }
work-known = n° { $number }
work-grey = n° { $number } gris
work-secret = ?
own-no-components = aucun composant
own-work = { $standing ->
    [grey] { $lab } : n° { $number } { $name }, semaine { $weeks } sur { $need }, rapporte { $florins } (gris)
    [early] { $lab } : n° { $number } { $name }, semaine { $weeks } sur { $need }, rapportera { $florins } une fois demandée
   *[requested] { $lab } : n° { $number } { $name }, semaine { $weeks } sur { $need }, rapporte { $florins } tant qu’elle est demandée
}
own-foreseen = Vous connaissez les prochaines cartes, à partir du dessus : { $cards }
own-glimpsed = Vous savez que celles-ci sont parmi les { $window } prochaines cartes : { $cards }
status-requested = demandée
status-boxed = réalisée, à personne
status-out = hors du jeu
status-deck = à venir

# Notes à côté des coups
note-start = { $recipe } ; { $time }, { $florins } florins
note-start-early = { $recipe } ; { $time }, { $florins } florins ; pas encore demandée
note-card = n° { $number } { $name }
note-announce = { $card }, pour { $florins } florins

# Tableaux de coups
menu-send = Combien d’apprentis, et où :
menu-master = maître
menu-start = Que commencer, et où :
menu-lift = L’apprenti de qui, et d’où :
sheet-florins = florins
sheet-variety = variété
sheet-cards = cartes
sheet-line = { $types ->
    [0] { $purse } et aucune carte d’invention : { $total }.
   *[other] { $bonus ->
        [0] { $purse } ; rien pour la variété ({ $kinds }) : { $total }.
       *[other] { $purse }, et { $bonus } pour { $types } types ({ $kinds }) : { $total }.
    }
}
sheet-owned = Cartes : { $cards }.
sheet-tie-by = { $by ->
    [cards] Le plus de cartes d’invention ({ $most }) : { $who }.
    [gold] Le plus de cartes en or ({ $most }) : { $who }.
    [silver] Le plus de cartes en argent ({ $most }) : { $who }.
    [copper] Le plus de cartes en cuivre ({ $most }) : { $who }.
   *[bronze] Le plus de cartes en bronze ({ $most }) : { $who }.
}

# What `help` says of typing
help-move = son numéro dans la liste, ou ses mots, ou assez d’entre eux : envoyer 3 conseil, maître briquetier, miser 7
help-explain = la règle de ce qui est demandé ; ? 7.5 une clause, ? 8.A une section
help-recipes = les 25 inventions, et ce qu’elles sont devenues
