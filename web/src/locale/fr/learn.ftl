# Les leçons : la liste des chapitres, et la carte à côté du plateau d’un chapitre.

learn-title = Apprendre { $game }
learn-lead = De courts chapitres sur le vrai plateau : vous jouez, le plateau répond. Puis commence une première partie.
learn-none = Ce jeu n’a pas encore de leçon en chapitres. Apprenez-le dans une première partie, avec des notes à chaque nouveauté.
learn-start = Commencer
learn-resume = Continuer
learn-rules = Lire la règle
learn-over = terminé
learn-begun = commencé
learn-moves-count = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
learn-first-game = Votre première partie
learn-first-game-about = Une vraie partie contre un adversaire facile, avec des notes sur ce qui est nouveau.

learn-note = Leçon
learn-progress = { $step } sur { $steps }
learn-goal = Ce que vous allez faire
learn-next = Suivant
learn-back = Retour
learn-yours = À vous de jouer
learn-moves = Les autres jouent.
learn-answer = Vous avez essayé autre chose
learn-other = C’est possible aussi. Voyez sur le plateau ce que cela donne.
learn-further = Continuez d’essayer sur le plateau, ou revenez d’un pas et reprenez la leçon.
learn-step-back = Revenir d’un pas
learn-done = Bravo !
learn-next-chapter = Chapitre suivant
learn-again = Recommencer
learn-chapters = Tous les chapitres
learn-read-first = Lisez d’abord la note ; ensuite ce sera à vous.

learn-lost = Pas de leçon ici
learn-no-game = Ce jeu n’existe pas ici.
learn-no-chapter = La leçon n’a pas ce chapitre. Il a peut-être changé de nom.
learn-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
learn-retry = Réessayer
