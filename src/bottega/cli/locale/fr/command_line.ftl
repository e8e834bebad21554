# Erreurs dans une ligne de commande
usage-missing = Il manque { $name } ; voir { $command } --help.
usage-no-option = Il n’y a pas d’option { $option } ici ; il y a { $known }.
usage-no-value = { $option } demande une valeur.
usage-with-value = { $option } ne prend pas de valeur.
usage-number = { $option } doit être { $whole ->
    [yes] un nombre entier
   *[no] un nombre
}{ $limits ->
    [none] {""}
    [low] {" "}à partir de { $low }
   *[both] {" "}de { $low } à { $high }
}, et non { $value }.
usage-no-command = Il n’y a pas de commande { $name } ; il y a { $known }.
usage-extra = { $extra } est de trop ; voir { $command } --help.
