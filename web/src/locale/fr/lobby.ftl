# Le salon : les tables publiques.

lobby-title = Le salon
lobby-lead = Les tables publiques : asseyez-vous avec des inconnus, ou regardez par-dessus leur épaule.
lobby-game = Jeu
lobby-open = Ouvrir une table
lobby-waiting = En attente de joueurs
lobby-none-waiting = Personne n’attend pour l’instant. Ouvrez une table : la prochaine personne la trouvera ici.
lobby-sit = S’asseoir
lobby-look = Voir
lobby-back = À votre place
lobby-running = En cours
lobby-none-running = Aucune partie publique en ce moment.
lobby-watch = Regarder
lobby-broadcast = Diffusion

pair-title = Trouver des adversaires
pair-players = Joueurs
pair-pace = Rythme
pair-rated = Classement
pair-bots = Si des places restent libres
pair-bots-never = attendre encore
pair-bots-after = robots après { $seconds } s
pair-ratings = Cotes des adversaires
pair-find = Trouver des adversaires
pair-others = { $count ->
    [0] Personne d’autre ne cherche cela pour l’instant.
    [one] Une personne cherche cela en ce moment.
   *[other] { $count } personnes cherchent cela en ce moment.
}
pair-lately = { $seconds ->
    [one] Dernièrement, il a fallu environ une seconde.
   *[other] Dernièrement, il a fallu environ { $seconds } secondes.
}
seek-for = { $count } joueurs, { $pace }
seek-range = contre { $from } à { $to }
seek-since = Vous attendez depuis { $time }.
seek-unknown = Personne n’a été réuni ici dernièrement : cela peut prendre un moment.
seek-bots-in = Des robots prennent les places libres dans { $time }.
seek-meanwhile = Jouer contre des robots en attendant
seek-bots-now = Compléter avec des robots
seek-bots-never = Seulement des personnes
seek-sound = M’appeler par un son

filter = Quelles tables
filter-all = peu importe
filter-rated = Genre
filter-ratings = Cotes
filter-rating-from = de
filter-rating-to = à
lobby-none-fits = Aucune table ne correspond à ces filtres. Choisissez-en moins, ou ouvrez une table.
