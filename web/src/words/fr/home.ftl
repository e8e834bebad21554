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
home-learn = Apprendre en jouant
home-rules = Lire les règles

home-leonardo-line = Florence, vers 1500. Envoyez vos apprentis par la ville, réunissez fer, verre et corde, et achevez avant les autres les inventions que demande le Seigneur de la cité.
home-leonardo-length = 45 minutes
home-leonardo-weight = de quoi réfléchir
home-leonardo-mirror = l’oiseau est un instrument qui agit selon la loi mathématique

home-magnifico-line = L’Europe vers 1500, et les machines des carnets de Léonard fonctionnent. Misez en secret sur ses projets, élevez châteaux, chars et machines volantes, et conquérez le titre de Magnifico.
home-magnifico-length = 60 à 90 minutes
home-magnifico-weight = de quoi se battre
home-magnifico-mirror = je ferai des chars couverts, sûrs et inattaquables

home-atelier-line = L’atelier de Léonard, et deux tableaux sur leurs chevalets. Réunissez des couleurs, peignez sans qu’elles se mêlent, et gagnez l’estime qui fera de l’un de vous l’élève du maître.
home-atelier-length = 15 à 20 minutes
home-atelier-weight = léger et malin
home-atelier-mirror = la peinture est une poésie qui se voit et ne s’entend pas

home-omnia-line = Tout ce que Léonard a fait, et tous ceux qu’il a rencontrés. Composez une main de cartes action, réunissez en six tours œuvres, inventions et personnages, et décidez en chemin quelles villes les compteront.
home-omnia-length = 15 à 20 minutes
home-omnia-weight = léger et vif
home-omnia-mirror = c’est chose facile que de se rendre universel

home-friends = Entre amis
home-friends-about = Préparez une table, envoyez le lien.
home-device = Sur cet appareil
home-device-about = Passez-le de main en main.
home-watch = Regarder
home-watch-about = { $count ->
    [0] Les tables publiques, pendant qu’on y joue.
    [one] On joue à { $count } table publique.
   *[other] On joue à { $count } tables publiques.
}
home-replays = Revoir
home-replays-about = Parcourez une partie terminée, coup par coup.
