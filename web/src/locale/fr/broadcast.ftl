# Diffusion de parties publiques, extraits, et plateaux sur d’autres sites.

broadcast = Diffusion
broadcast-of = { $game } : la diffusion
broadcast-arriving = La diffusion commence …
broadcast-not-loaded = Le plateau n’a pas pu être chargé.
broadcast-again = Réessayer
broadcast-lost = La connexion est perdue. Elle revient d’elle-même.
broadcast-to-table = La table
broadcast-to-lobby = Aller au salon
broadcast-to-replay = Revoir la partie
broadcast-to-analysis = Analyse
broadcast-to-now = Revenir à maintenant
broadcast-whole = Toute la diffusion
broadcast-on-bottega = Regarder sur Bottega

broadcast-chances = Chances de gagner
broadcast-up = { $points } points de plus
broadcast-down = { $points } points de moins
broadcast-curve = Chances au fil de la partie
broadcast-public = D’après ce que tout le monde peut voir : les cartes cachées ne sont pas connues ici.
broadcast-waiting = Les premières chances arrivent à la fin d’un tour.
broadcast-missing = { $count ->
    [one] Une position antérieure est encore à l’étude.
   *[other] { $count } positions antérieures sont encore à l’étude.
}
broadcast-delay-off = { "" }
broadcast-delay-live = Choix des joueurs : les chances tout de suite, les coups du robot à la fin du tour.
broadcast-delay-turn = Choix des joueurs : tout à la fin du tour.
broadcast-delay-late = Choix des joueurs : tout dix coups plus tard.
broadcast-delay-game = Choix des joueurs : les chances seulement à la fin de la partie.

broadcast-candidates = Ce qu’un robot envisagerait
broadcast-candidates-of = Ce qu’un robot envisagerait pour { $seat }
broadcast-likely = si c’est possible : dans { $part } des mains possibles

broadcast-comments = Commentaires
broadcast-feed = Ce qui s’est passé
broadcast-turning = Tournant
broadcast-nothing-yet = Il ne s’est encore rien passé.
comment-rises = Les chances de { $seat } montent de { $before } à { $after }.
comment-falls = Les chances de { $seat } tombent de { $before } à { $after }.
comment-leads = { $seat } prend la tête, avec { $after }.
comment-rather = D’après ce que tout le monde peut voir, un robot aurait choisi pour { $seat } : { $move }.
comment-wins = { $seat } gagne.

broadcast-share = Partager
broadcast-link = Lien vers cette diffusion
broadcast-embed = Code qui montre le plateau sur un autre site
broadcast-clip = Extrait du tour décisif
broadcast-no-clip = Dès qu’il y aura un tournant, il y en aura un extrait.
broadcast-clip-title = Extrait
broadcast-clip-of = { $game } : le tour décisif
broadcast-clip-loading = L’extrait se prépare …
broadcast-clip-controls = Lecture de l’extrait
broadcast-clip-link = Lien vers cet extrait
broadcast-back = Reculer
broadcast-on = Avancer
broadcast-play = Lire
broadcast-pause = Pause
broadcast-step = { $step } sur { $last }
broadcast-download = Enregistrer en image animée

broadcast-refused-no_broadcast = Cette partie n’est pas diffusée : elle est privée, ou ses joueurs l’ont voulu ainsi.
broadcast-refused-seated = Vous jouez dans cette partie. Vous pourrez regarder sa diffusion quand elle sera finie.
broadcast-refused-not_begun = La partie n’a pas encore commencé.
broadcast-refused-no_table = Il n’y a pas de table à cette adresse.
broadcast-refused-no_clip = Il n’y a pas d’extrait de ce coup, ou il ne peut pas encore être montré.
broadcast-refused-old_rules = Cette partie a été jouée avec une version antérieure des règles et ne peut pas être montrée ici.
broadcast-refused-unreachable = Le serveur est injoignable.
broadcast-refused-busy = Il y a trop à faire en ce moment. Réessayez dans un instant.
