# Le salon : les tables publiques.

lobby-title = Le salon
lobby-lead = Les tables publiques : asseyez-vous avec des inconnus, ou regardez par-dessus leur épaule.
lobby-game = Jeu
lobby-find = Trouvez-moi une partie
lobby-find-about = Vous prenez place à une table qui convient, ou attendez à la vôtre que quelqu’un vienne.
lobby-open = Ouvrir une table
lobby-waiting = En attente de joueurs
lobby-none-waiting = Personne n’attend pour l’instant. Ouvrez une table : la prochaine personne la trouvera ici.
lobby-sit = S’asseoir
lobby-look = Voir
lobby-back = À votre place
lobby-running = En cours
lobby-none-running = Aucune partie publique en ce moment.
lobby-watch = Regarder
