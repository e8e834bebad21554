# À table
news-player = { $events ->
    [0] Rien ne s’est passé depuis votre dernier coup.
   *[other] Depuis votre dernier coup
}
news-spectator = { $events ->
    [0] Il n’y avait rien à voir.
   *[other] Ce qui vient de se passer
}
news-more = { $told ->
    [player] (journal : tout depuis le début)
   *[spectator] …
}
ask = { $seat } (?, aide) >
hand-over = Passez le clavier à
press-enter = Appuyez sur Entrée.
page = page { $page } sur { $pages } · suite : la suivante
page-read = page { $page } sur { $pages } ; Entrée :
too-small = Le terminal a { $width } × { $height } caractères ; il en faut { $least_width } × { $least_height } au plateau. Agrandissez-le et appuyez sur Entrée, ou tapez aide ou quitter.
interrupted = Rien n’est perdu. Pour partir, tapez quitter ou encore Ctrl-C.
refused = Impossible : { $move }.
undo-nothing = Vous n’avez encore fait aucun choix à reprendre.
undo-revealed = Cela ne peut pas être repris, car on sait depuis : { $event }
undo-rolled = Cela ne peut pas être repris : le hasard a décidé depuis.
undo-turn = Ce coup a terminé votre tour ; à plusieurs devant le clavier, il ne peut pas être repris.
save-where = Dites où : sauver FICHIER.
save-over = { $file } existe déjà. L’écraser ? (oui, non)
save-offer = Sauver la partie dans { $file } ? (Entrée : oui ; ou un autre nom ; ou non)
saved = Sauvée dans { $file }.
resume = Pour continuer : { $command }
nothing-lost = Il n’y a rien à sauver.
yes = oui
no = non
entry-number = Il n’y a pas de coup { $number } ; ils vont de { $low } à { $high }.
entry-ambiguous = Cela peut être : { $candidates }. Précisez un peu.
entry-impossible = Aucun de ces coups n’est possible maintenant : { $candidates }.
entry-unknown = « { $typed } » n’est ni un coup ni une commande ; aide montre ce qu’on peut taper.

# Commandes. Les mots des trois langues sont compris partout.
command-undo = annuler
command-more = suite
command-save = sauver
command-log = journal
command-recipes = recettes
command-quit = quitter
command-help = aide
help-move-word = un coup
help-move = son numéro dans la liste, ou ses mots, ou assez d’entre eux
help-explain = la règle de ce qui est demandé ; ? 7 une section, ? 7.5 une clause
help-undo = reprendre votre dernier choix et ce que les robots ont fait depuis, si rien n’a été dévoilé
help-more = la page suivante, si le plateau ou la liste des coups dépasse l’écran
help-save = sauver FICHIER : garder la partie dans un fichier
help-log = tout ce qui s’est passé jusqu’ici
help-recipes = toutes les cartes et pièces, et ce qu’elles sont devenues
help-quit = partir, en proposant de sauver
help-help = cette liste
help-enter-word = Entrée
help-enter = redessine le plateau ou montre sa page suivante ; s’il n’y a qu’un coup possible, le joue

# Règles
rules-unknown = Il n’y a pas de section ni de clause { $reference } ; les sections sont { $sections }.
rules-parts = Parties
rules-further = Pour en savoir plus : ? { $section }

# Regarder et revoir
watch-stopped = Arrêté.
replay-at = Coup { $move } sur { $moves }
replay-keys = Entrée : suivant   b : retour   un nombre : à ce coup   m : suite du plateau   q : quitter
replay-unknown = « { $typed } » n’est ni Entrée, ni b, ni un nombre, ni m, ni q.
replay-unfinished = Le fichier s’arrête ici, après { $moves } coups ; la partie n’était pas finie.
error-language = Il n’y a pas de langue { $asked } ici ; il y a { $known }.
error-game = Il n’y a pas de jeu { $game } ici ; il y a : { $known }.
error-players = Le jeu est pour { $low } à { $high } joueurs, pas { $players }.
error-option = --with { $option } ne peut pas être { $value } ; il y a { $known }.
error-with = --with { $given } ne dit rien à ce jeu ; il y a { $known }.
error-with-none = --with { $given } n’est pas une option de ce jeu ; il n’en a aucune.
error-fixed = { $option } est fixé par la partie sauvée ; ne le donnez pas avec --load.
error-other-game = { $file } est une partie d’un autre jeu : { $game }.
error-seat = Il n’y a pas de siège { $seat } ; ils vont de 1 à { $players }.
error-bot = Il n’y a pas de robot { $bot } ; il y a { $known }.
error-bots = { $given } robots ne vont pas avec { $players } joueurs : donnez un nom pour tous, ou un pour chacun.
error-no-person = Chaque siège a un robot ; appelez le vôtre « none », ou utilisez : bottega watch.
error-your-seat = Le siège { $seat } est le vôtre, mais --bots le donne à { $bot } ; appelez-le « none ».
error-no-file = Il n’y a pas de fichier { $file }.
error-damaged = { $file } n’est plus fiable à partir de la ligne { $line } : { $reason }.
error-no-text = { $file } n’est pas un fichier texte, donc pas une partie sauvée.
error-unreadable = { $file } ne peut pas être lu : { $reason }.
error-unwritable = { $file } ne peut pas être écrit : { $reason }.
error-extra = { $package } n’est pas installé ; ajoutez-le avec : pip install 'bottega[{ $extra }]'

# Ligne de commande
help-app = Des jeux de plateau sur Léonard de Vinci, dans le terminal.
help-play = Jouer contre des robots, ou à plusieurs sur un clavier.
help-watch = Regarder jouer des robots.
help-replay = Revoir une partie sauvée, comme l’a vue un siège ou un spectateur.
help-rules = Lire les règles : la liste des sections, une section (8.A) ou une clause (8.A.2).
help-game = Un de ces jeux : { $games }.
help-file = Une partie sauvée.
help-section = Une section comme 7, 8.A ou V, ou une clause comme 8.A.2.
help-lang = La langue ; sinon celle du terminal.
help-players = Le nombre de joueurs ; quatre par défaut, ou autant que le jeu le permet.
help-seed = D’où viennent les mélanges ; la même graine donne la même partie.
help-with = Une option du jeu comme nom=valeur, ou une variante par son nom ; peut être répété.
help-bots = Un robot pour tous les autres sièges, ou une liste avec des virgules ; none est une personne à ce clavier.
help-bots-watched = Un robot pour tous les sièges, ou une liste avec des virgules.
help-seat = Votre siège, compté à partir de 1.
help-seat-replayed = Le siège dont on montre la vue, compté à partir de 1 ; sinon celle d’un spectateur.
help-load = Continuer une partie sauvée.
help-delay = Secondes entre les coups.
help-delay-replayed = Avancer tout seul, avec tant de secondes entre les coups.
help-version = Dire la version et s’arrêter.

# bench
bench-wait = Mesure en cours ; compiler à partir de rien prend une minute ou deux ...
bench-title = { $game }, { $players } joueurs : coups au hasard, sur un seul cœur
bench-build = Version
bench-plain = Python simple
bench-compiled = compilée
bench-decisions = décisions/s, médiane
bench-spread = la plus lente - la plus rapide
bench-games = parties/s
bench-notes = Compilée par rapport à simple : { $ratio } fois. État : { $bytes } octets ; { $moves } coups. Premier démarrage, compilation comprise : { $cold } s ; second démarrage : { $warm } s.
help-bench = Mesurer la vitesse des règles, simples et compilées, en une seule fois.
help-json = Afficher les chiffres en JSON.
bench-search-title = Recherche : itérations par seconde sur un seul cœur, chacune avec une partie jouée jusqu’au bout
bench-engine = Moteur
bench-game = Jeu
bench-moment = À partir de
bench-playout = Fin de partie
bench-iterations = par seconde
bench-ratio = rapport
bench-opening = l’ouverture
bench-middle = milieu de partie
bench-uniform = hasard
bench-heuristic = heuristique
bench-no-peers = Il manque les lignes d’OpenSpiel : `bottega bench --peers` crée l’environnement où il tourne.
help-bench-search = Mesurer la vitesse de la recherche, à côté d’OpenSpiel si l’environnement des autres moteurs a été créé.
bench-loop = Boucle
bench-search = Recherche
bench-cpp = C++
bench-python = Python
bench-ismcts = ISMCTS
bench-mcts = MCTS
bench-missing = Non mesuré : { $what } : { $why }
bench-peers-install = Installation des autres moteurs dans leur propre environnement ; cela prend quelques minutes, une seule fois ...
bench-round = { $done } tours sur { $rounds } faits
bench-written = Écrit : { $file }
bench-gpu-title = Jeu uniformément aléatoire sur { $device }, coups permis énumérés à chaque décision
bench-batch = parties à la fois
help-bench-gpu = Mesurer la vitesse des jeux joués au hasard sur une carte CUDA ; avec --json, comme --gpu-figures les prend.
error-bench-no-device = Il n’y a pas de carte CUDA ici.
help-bench-peers = Tout mesurer à côté des autres moteurs (OpenSpiel, pgx, RLCard, PettingZoo, Catanatron) et en écrire une page ; prend une dizaine de minutes.
help-bench-peers-env = Pour `--peers` et `--search` : le dossier de l’environnement des autres moteurs ; sinon, un dossier du cache de l’utilisateur.
help-bench-gpu-figures = Pour `--peers` : des chiffres mesurés ailleurs sur une carte graphique, en JSON, à mettre dans la page.
help-bench-out = Pour `--peers` : la page à écrire.
error-bench-folder = Il n’y a pas de dossier { $folder } où écrire la page ; indiquez-en une autre avec --out.
error-bench-peers-env = { $folder } contient autre chose qu’un environnement ; nommez un autre dossier avec --peers-env.
error-bench-gpu-figures = { $file } ne contient pas de chiffres d’une carte graphique : { $reason }
bot-thinks = { $seat } réfléchit ...
bot-compiles = { $seat } réfléchit ... (la première recherche sur une machine compile pendant une minute ou deux)
