# Les tournois : la liste, le formulaire qui en annonce un, et la page qui le suit.

tournaments-title = Tournois
tournaments-lead = Jouez pour une place : en rondes, tous contre tous, ou autant que vous voulez.
tournaments-running = En cours
tournaments-announced = À venir
tournaments-finished = Terminés
tournaments-none-running = Aucun tournoi n’est en cours.
tournaments-none-announced = Aucun tournoi n’est annoncé. Annoncez-en un : tous ceux qui passent ici le voient.
tournaments-none-finished = Aucun tournoi n’a encore été joué.
tournaments-entrants = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournaments-open = Ouvrir

tournament-format = Formule
tournament-format-swiss = suisse
tournament-format-swiss-about = Un nombre de rondes fixe. On rencontre ceux qui ont à peu près le même score.
tournament-format-round_robin = toutes rondes
tournament-format-round_robin-about = Chacun rencontre tous les autres.
tournament-format-arena = arène
tournament-format-arena-about = Jouez autant que vous voulez dans le temps donné. Après deux victoires de suite, les points doublent.
tournament-at-table = { $count } par table
tournament-rounds-of = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
tournament-minutes-of = { $count } minutes

announce-title = Annoncer un tournoi
announce-account = Pour annoncer un tournoi, il faut un compte. Y participer n’en demande pas.
announce-account-link = Créer un compte
announce-name = Nom
announce-players = Joueurs par table
announce-starts = Début
announce-rounds = Rondes
announce-minutes = Minutes
announce-fill = S’il manque des joueurs
announce-fill-none = tables plus petites, ou quelqu’un est exempt
announce-fill-bots = des bots complètent les tables ({ $level })
announce-go = Annoncer

tournament-begins = Début { $when }
tournament-round = Ronde { $round } sur { $rounds }
tournament-time-left = { $count ->
    [0] Les dernières parties se jouent.
    [one] Encore { $count } minute
   *[other] Encore { $count } minutes
}
tournament-is-cancelled = Ce tournoi a été annulé, ou trop peu de joueurs sont venus.
tournament-is-finished = Ce tournoi est terminé.
tournament-enter = Participer
tournament-again = Participer de nouveau
tournament-leave = Se retirer
tournament-cancel = Annuler le tournoi
tournament-you-are-in = Vous participez.
tournament-wait = Une partie vous est donnée dès que quelqu’un est libre. Gardez cette page ouverte.
tournament-to-table = À votre table
tournament-standings = Classement
tournament-nobody = Personne ne participe encore.
tournament-place = Place
tournament-player = Joueur
tournament-score = Score
tournament-opponents = Adversaires
tournament-opponents-about = La force des adversaires (Buchholz). Elle départage les scores égaux.
tournament-beaten = Battus
tournament-beaten-about = Les scores de ceux qu’on a battus (Sonneborn-Berger). Ils départagent si les adversaires étaient de même force.
tournament-wins = Victoires
tournament-games = Parties
tournament-withdrawn = retiré
tournament-round-title = Ronde { $round }
tournament-games-title = Parties
tournament-bot = bot
tournament-bye = { $name } est exempt et marque un point
tournament-running-game = en cours
tournament-void = pas terminée : tout le monde est parti
tournament-watch = Regarder
tournament-replay = Revoir
tournament-csv = Classement (CSV)
tournament-json = Tout (JSON)
tournament-seed = Graine des tirages : { $seed }
