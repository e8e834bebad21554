# Les profils, les classements et les archives des parties terminées.

class-two = deux joueurs
class-several = trois et plus
records-day = Jour
records-month = Mois
records-days = Jours
records-games = Parties
records-won = Gagnées
records-rating = Cote
records-uncertainty = Incertitude
records-opponent = Adversaire
records-better = Mieux placé

person-since = Ici depuis le { $day }
person-own = Vous seul voyez cette page : elle compte aussi vos parties à des tables privées.
person-own-public = Telle que les autres la voient
person-own-guest = Vous seul voyez cette page. Avec un compte, vous en avez une publique, et une place dans les classements.
person-make-account = Créer un compte
person-open = Ouvrir une table
person-play = Jouer une partie
person-archive = Toutes les parties publiques, dans les archives
person-nobody-title = Encore rien ici
person-nobody = Vous êtes nouveau ici. Jouez une partie, et vos résultats apparaîtront sur cette page.
person-missing-title = Personne de ce nom
person-missing = Aucun compte ne porte ce nom. Les invités n’ont pas de page, et un compte supprimé n’en laisse aucune.
person-none = Aucune partie publique terminée pour l’instant.
person-none-own = Aucune partie terminée pour l’instant. Ouvrez une table classée : les robots sont aussi des adversaires classés, on peut donc commencer seul.

ratings = Cotes
ratings-none = Aucune partie classée pour l’instant. Les robots y sont aussi des adversaires : on peut commencer seul.
rating-about = Un nouveau venu a 1500 points. La vraie force est dans l’intervalle ± avec une probabilité de 95 %.
rating-provisional = provisoire
rating-provisional-about = Pendant les dix premières parties, une cote dit peu de chose.
rating-games = { $count ->
    [one] 1 partie classée
   *[other] { $count } parties classées
}
plot-title = La cote au fil du temps : { $what }
plot-about = { $count ->
    [one] Une partie : { $last } points le { $to }.
   *[other] { $count } parties : de { $first } points le { $from } à { $last } points le { $to }.
}
plot-table = Les mêmes chiffres en tableau

results = Résultats
results-none = Seulement des parties à des tables privées jusqu’ici. Elles comptent pour les cotes, et personne d’autre ne les voit.
results-sum = { $games ->
    [one] 1 partie, { $wins } gagnée, { $points } points.
   *[other] { $games } parties, { $wins } gagnées, { $points } points en moyenne.
}
results-classes = Nombre de joueurs
results-seats = Places
results-seat = Place { $n }
results-openings = Premiers coups
results-sources = D’où viennent les points, en moyenne

best = Meilleures parties
best-none = Aucune victoire pour l’instant.
best-points = { $points } points
opponents = Adversaires
opponents-about = Adversaires, par nombre de parties
days = Jours de jeu
days-about = { $days ->
    [one] 1 jour de jeu
   *[other] { $days } jours de jeu
} ces { $weeks } dernières semaines : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}.
days-day = { $day } : { $games ->
    [0] aucune partie
    [one] 1 partie
   *[other] { $games } parties
}
days-months = Tous les mois en tableau

leaders-lead = Les joueurs les plus forts. Sont classés les comptes qui ont dix parties classées ou plus.
leaders-games = Jeu
leaders-players = Nombre de joueurs
leaders-period = Période
leaders-caption = Classement : { $game }
leaders-place = Rang
leaders-player = Joueur
period-all = toujours
period-year = dernière année
period-month = dernier mois
period-week = dernière semaine
leaders-none = Personne n’a encore dix parties classées. Les premiers rangs sont libres.
leaders-none-period = Personne du classement n’a joué de partie classée pendant cette période.
leaders-own = Vous avez { $points } ± { $uncertainty } points.
leaders-own-provisional = { $count ->
    [one] Votre cote est provisoire : 1 partie classée sur 10 est jouée.
   *[other] Votre cote est provisoire : { $count } parties classées sur 10 sont jouées.
}
leaders-own-guest = Créez un compte pour figurer au classement.
leaders-own-not-lately = Vous n’avez pas joué de partie classée pendant cette période.
leaders-own-none = Vous n’avez pas encore de cote ici. Jouez une partie classée : les robots comptent aussi comme adversaires.

archive-lead = Toutes les parties publiques terminées : à revoir, à faire analyser, à emporter.
archive-search = Chercher dans les archives
archive-player = Joueur
archive-result = Résultat du joueur
archive-result-won = a gagné
archive-result-lost = n’a pas gagné
archive-any = peu importe
archive-game = Jeu
archive-players = Joueurs
archive-rated = Genre
archive-further = Date et longueur
archive-from = Du
archive-to = Au
archive-shortest = Coups, au moins
archive-longest = Coups, au plus
archive-go = Chercher
archive-all = Tout montrer
archive-found = Parties
archive-count = { $more ->
    [true] Les { $count } plus récentes
   *[other] { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }
}
archive-moves = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
archive-places = Places
archive-left = parti
archive-text = Fichier texte
archive-download = Télécharger ces parties
archive-download-about = Un fichier avec les { $most } plus récentes des parties trouvées.
archive-none = Aucune partie publique ne convient. Essayez moins de conditions, ou vérifiez le nom.
archive-empty = Aucune partie publique n’a encore été terminée ici. Ouvrez une table publique : la vôtre sera la première.
archive-file = Vous avez une partie en fichier ?
archive-file-open = L’ouvrir pour la revoir

leaders-agents = Le classement des agents
person-agent = Un agent : un programme de { $owner }.
archive-agents = Agents
archive-agents-without = sans leur classement
archive-agents-with = avec leur classement
archive-agents-only = seulement leur classement
archive-at-home = Entrées à la maison
archive-at-home-about = Des parties en carton que des gens ont entrées eux-mêmes. Personne ne les a vérifiées ; elles sont sans noms et ne changent aucun classement.
