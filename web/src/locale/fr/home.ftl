# La page d’accueil.

home-what = Des jeux de société autour de Léonard de Vinci, contre de redoutables robots ou entre amis
home-how = Ni compte ni formulaire : un clic, et vous jouez.
home-games = Les jeux

home-going = Vos tables
home-go-on = Reprendre
home-over = Vos dernières parties
home-replay = Revoir
home-analysis = Analyse

home-players = { $least } à { $most } joueurs
home-play = Jouer
home-opening = On dresse la table…
home-against = { $count ->
    [one] contre { $count } robot, { $level }
   *[other] contre { $count } robots, { $level }
}
home-how-many = Nombre d’adversaires
home-how-strong = Leur force
home-opponents = Trouver des adversaires
home-learn = Apprendre en jouant
home-rules = Lire les règles

home-friends = Entre amis
home-friends-about = Préparez une table, envoyez le lien.
home-device = Sur cet appareil
home-device-about = Passez-le de main en main.
home-companion = Avec le jeu en carton
home-companion-about = Votre téléphone tient règles, score et pendule.
home-watch = Regarder
home-watch-about = { $count ->
    [0] Les tables publiques, pendant qu’on y joue.
    [one] On joue à { $count } table publique.
   *[other] On joue à { $count } tables publiques.
}
home-replays = Revoir
home-replays-about = Parcourez une partie terminée, coup par coup.
home-puzzles = Problèmes
home-puzzles-about = Un coup est nettement le meilleur. Trouvez-le.

home-invitations = Invitations
home-invites = { $name } vous invite à { $game }.
home-decline = Décliner
