# Analyse de parties terminées, et indices

analyse-wait = Réflexion sur chaque décision de la partie. La première fois sur une machine, les règles sont compilées, ce qui prend une minute ou deux de plus.
analyse-thinking = réflexion
analyse-chances = Chances de gagner
analyse-start = début
analyse-turn = { $turn ->
    [0] mise en place
   *[other] { $unit ->
        [round] manche
       *[turn] tour
    } { $turn }
}
analyse-points = { $points ->
    [0] Aucun coup n’a été un tournant.
    [one] Le tournant
   *[other] Les tournants, du plus coûteux au moins coûteux
}
analyse-accounts = La qualité des choix de chacun
analyse-player = joueur
analyse-score = score
analyse-course = cours des chances
analyse-decisions = décisions
analyse-agreed = comme le bot
analyse-cost = coût moyen
analyse-figure = { NUMBER($figure, minimumFractionDigits: 3, maximumFractionDigits: 3) }
analyse-effort = { $decisions } décisions, chacune explorée avec { $seconds ->
    [0] { $iterations } itérations
   *[other] { $seconds } s
} d’après ce que savait le joueur, { $closer } fois plus là où cela comptait le plus. { $judge ->
    [network] Le réseau de neurones du jeu juge les positions
   *[playouts] Des parties jouées jusqu’au bout jugent les positions
} ; { $playouts } parties jouées donnent chaque chance. Le coût est ce qu’un choix a abandonné du résultat attendu, où 1 est une victoire et 0 une défaite ; sous 0, il valait mieux que celui du bot.
analyse-written = Écrit dans { $file }.

analyse-running = { $file } est une partie qui n’est pas finie ; l’analyse est pour les parties terminées, car elle montre ce qui était caché.
analyse-budget = --budget { $typed } n’est pas un budget de recherche ; dites 500 pour des itérations ou 0.5s pour une durée.
analyse-picture = { $file } n’est pas une image que l’on sache dessiner ; que le nom finisse par l’un de { $known }.
analyse-no-matplotlib = Dessiner demande matplotlib ; ajoutez-le avec : pip install 'bottega[plot]'
analyse-same = { $file } est la partie elle-même ; choisissez un autre fichier.

command-hint = indice
help-hint = ce que ferait le meilleur bot à votre place, et avec quelle assurance
hint-wait = Réflexion, une seconde environ. La première fois sur une machine, les règles sont compilées : cela prend une minute ou deux.
hint-only = Il n’y a qu’un coup : { $move }.
hint-head = Après { $iterations } essais, d’après ce que vous savez :
hint-move = coup
hint-visits = essayé
hint-expected = résultat attendu
hint-figure = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
hint-scale = 1 : victoire, 0 : défaite ; une part dépend de l’écart.
hint-then = Suite probable du premier : { $moves }.
hint-stopped = Pas d’indice, donc.

help-analyse = Analyser une partie terminée : chances, tournants, qualité des choix de chacun.
help-analyse-budget = Combien réfléchir à chaque décision : 500 itérations, ou une durée comme 0.5s.
help-analyse-json = Écrire aussi tout ce qui a été trouvé, en JSON.
help-analyse-plot = Dessiner aussi les chances au fil de la partie.
