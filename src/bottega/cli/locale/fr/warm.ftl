# `bottega warm`
help-warm = Compiler d’avance ce qu’il faut aux bots. La première fois prend environ une demi-minute par jeu.
help-warm-game = Seulement ce jeu : { $games }.
help-warm-clear = Effacer du disque tout le code compilé, sans rien faire d’autre.
warm-title = Compilation pour les bots
warm-progress =
    Compilation pour les bots : { $compiled } fonctions sur { $functions }, { $seconds ->
        [one] encore { $seconds } seconde environ
       *[other] encore { $seconds } secondes environ
    }.
warm-done = Les bots sont prêts.
warm-failed = La compilation a échoué pour les bots de : { $games }.
warm-cleared =
    { $count ->
        [0] Il n’y avait pas de code compilé.
        [one] { $count } fonction compilée effacée.
       *[other] { $count } fonctions compilées effacées.
    }
