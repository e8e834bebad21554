# Problèmes : la liste, et la carte à côté du plateau.

puzzles-lead = Des positions de vraies parties où un coup est nettement le meilleur. Vous voyez ce que peut savoir le joueur au trait, et rien d'autre.
puzzles-none = Il n'y a pas encore de problèmes ici.
puzzles-today = Le problème du jour
puzzles-today-go = Le résoudre
puzzles-today-solved = Vous l'avez résolu.
puzzles-today-tried = Vous l'avez essayé.
puzzles-count = { $count ->
    [one] 1 problème
   *[other] { $count } problèmes
}
puzzles-start = Problème suivant
puzzles-themes = Thèmes de { $game }
puzzles-theme-auction = Enchères
puzzles-theme-timing = Moment
puzzles-theme-denial = Gêner l'adversaire
puzzles-theme-endgame = Fin de partie
puzzles-theme-buying = Prendre et acheter
puzzles-theme-placing = Placer
puzzles-theme-battle = Bataille

puzzle-card = Problème
puzzle-title = { $game }, { $rating }
puzzle-find = { $moves ->
    [one] Trouvez le meilleur coup pour { $seat }.
   *[other] Trouvez les { $moves } meilleurs coups pour { $seat }, l'un après l'autre.
}
puzzle-knows = Ce que { $seat } ne peut pas savoir reste ouvert : la solution est la meilleure sur tout ce qui est possible.
puzzle-on = C'est juste. Continuez.
puzzle-moves = Les coups sont joués sur le plateau.
puzzle-solved = Résolu !
puzzle-solved-chance = Ce coup gagne dans { $before } des cas possibles ici.
puzzle-wrong = Il y a mieux
puzzle-wrong-chance = Avec le meilleur coup, { $seat } gagne dans { $before } des cas, après celui-ci dans { $after }. Le plateau montre la suite.
puzzle-given-up = La solution
puzzle-candidates = Les coups et leurs chances
puzzle-rating = Votre classement dans ces problèmes : { $before } → { $after }
puzzle-rated = Classement { $rating }, résolu par { $solved } sur { $attempts }
puzzle-unrated = Classement { $rating }, estimé par les robots
puzzle-again = Réessayer
puzzle-give-up = Montrer la solution
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes

puzzle-lost = Pas de problème ici
puzzle-missing = Ce problème n'existe pas. Les règles ont peut-être changé depuis.
puzzle-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
puzzle-retry = Réessayer
