# Des réseaux qui apprennent

train-step-trained = génération { $generation } : apprentissage
train-step-policy = génération { $generation } : apprentissage de la politique
train-step-games = génération { $generation } : parties
train-step-gate = génération { $generation } : contre le meilleur jusqu’ici
train-step-against-first = génération { $generation } : contre la génération 0
train-step-final = génération { $generation } : contre la recherche
train-line = { $step }, { $done } sur { $total }
train-resumed = On continue : { $steps ->
    [one] 1 étape est faite
   *[other] { $steps } étapes sont faites
}.
train-stopped = Arrêté. Ce qui est fait est gardé dans { $folder }.
train-done = Le meilleur réseau est celui de la génération { $best }. Les poids et le rapport sont dans { $folder }.
train-no-plots = Pas de graphiques : { $package } n’est pas installé ; ajoutez-le avec : pip install 'bottega[{ $extra }]'

train-report-title = Entraînement de { $game } pour { $players } joueurs
train-report-best = Le meilleur réseau est celui de la génération { $best }. Toutes les étapes ont pris { $minutes } minutes. Les parts de victoires ont des intervalles à 95 % sur des donnes jouées depuis chaque siège.
train-report-final = La génération { $best } contre le robot de recherche, { $time } par coup :
train-settings = Réglages
train-generation = génération { $number }
train-column-generation = génération
train-column-games = parties
train-column-positions = positions
train-column-loss = perte sur des parties mises de côté
train-column-policy = perte de la politique (heuristique seule)
train-column-gate = part de victoires
train-column-kept = gardé
train-column-first = part de victoires contre la génération 0
train-column-seconds = secondes
train-column-variant = recherche
train-column-deals = donnes
train-column-iterations = itérations, réseau : parties simulées
train-yes = oui
train-no = non
train-fair = part égale
train-expected = résultat attendu
train-real = résultat moyen
train-share-of-training = part de l’apprentissage
train-plot-strength = Force par génération
train-plot-losses = Perte sur des parties mises de côté
train-plot-calibration = Résultats attendus et réels

train-error-set = { $given } demande une valeur : --set NOM=VALEUR.
train-error-setting = Cet entraînement n’est pas possible : { $reason }.
train-error-other = { $folder } contient un autre entraînement ({ $differences }) ; choisissez un autre dossier avec --out.
train-error-busy = Un autre entraînement travaille dans { $folder } ; attendez, ou choisissez un autre dossier avec --out.
train-error-damaged = { $file } est abîmé ; choisissez un autre dossier avec --out.
train-error-run = L’entraînement a échoué : { $reason }.

help-train = Entraîner un réseau pour un jeu : jouer, apprendre, garder ce qui est meilleur. Un entraînement arrêté continue.
help-train-players = Le nombre de joueurs ; le plus petit si rien n’est dit. Un réseau est fait pour un seul nombre.
help-train-out = Le dossier de l’entraînement ; runs/JEU-JOUEURS si rien n’est dit.
help-train-generations = Combien de fois la recherche joue des parties pour apprendre.
help-train-positions = Positions des parties de l’heuristique pour le premier réseau.
help-train-games = Parties de la recherche pour chaque génération.
help-train-iterations = Itérations de la recherche par coup de ces parties.
help-train-start = Partir de poids au lieu de rien : un fichier weights.npz d’un entraînement, ou shipped pour ceux du paquet.
help-train-minutes = S’arrêter après environ ce temps ; la même commande continue.
help-train-threads = Le nombre de fils ; autant qu’il y a de cœurs si rien n’est dit.
help-train-ray = Jouer les parties sur la grappe Ray à cette adresse ; local en démarre une ici.
help-train-seed = La graine de l’entraînement.
help-train-set = Un autre réglage, comme gate_deals=50 ; peut être répété.
