# Ce qu’un robot fort trouve dans une partie finie.

analysis = Analyse
analysis-of = Analyse : { $game }
analysis-thinking = Le maestro parcourt la partie, coup par coup…
analysis-patience = Cela prend quelques minutes, une fois pour tous. Vous pouvez quitter cette page et revenir.
analysis-again = Réessayer
analysis-failed = L’analyse s’est interrompue.
analysis-busy = Beaucoup de parties attendent leur analyse. Réessayez plus tard.
analysis-not_over = La partie n’est pas finie.
analysis-no_table = Il n’y a pas de table à cette adresse.
analysis-old_rules = Cette partie a été jouée sous une version antérieure des règles et ne peut pas être analysée ici.
analysis-unreachable = Le serveur est injoignable.
to-table = Vers la table
chances = Chances de gagner
chances-cursor = Moment de la partie, avec les chances de chacun
chances-table = Les mêmes chiffres en tableau
move = Coup
move-number = Nº
row = Coup { $row } sur { $last }
row-start = Le début
row-before = Un coup en arrière
row-after = Un coup en avant
row-replay = Voir ce moment dans la partie
judged-same = Le maestro aurait joué de même ({ $expected } de chances de gagner).
judged-better = Mieux : { $best } ({ $bestExpected } au lieu de { $expected }). Coût : { $cost }.
play-on = Jouer la suite à partir d’ici
play-on-as = en tant que
play-on-against = contre
play-on-go = Jouer après ce coup
play-on-instead = Jouer autrement à la place de { $name }
turning-points = Tournants
turning-look = Voir ce moment
turning-more = Ce qui aurait pu suivre
turning-none = Aucune décision n’a coûté cher. La partie a suivi son cours.
accounts = Les décisions de chacun
account-player = Joueur
account-won = a gagné
account-score = Score
account-decisions = Décisions
account-agreed = Comme le maestro
account-cost = Coût moyen
account-about = Le coût moyen est la part de chances de gagner qu’une décision a laissée échapper, en moyenne.
account-judge = { $judge ->
    [network] Le maestro juge les positions avec le réseau de neurones de ce jeu.
   *[playouts] Le maestro juge les positions en les jouant maintes fois jusqu’au bout.
}
analysis-home = À la page d’accueil
analysis-first-look = Un premier regard ; de meilleurs chiffres suivent.
analysis-deeper = On regarde de plus près …
analysis-not-yet = Encore en cours de calcul.
analysis-at-home = Entrée à la maison. Les mains que personne n’a vues sont inventées : chaque décision est jugée d’après une main possible.
