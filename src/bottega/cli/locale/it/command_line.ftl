# Errori in una riga di comando
usage-missing = Manca { $name }; vedi { $command } --help.
usage-no-option = Qui non c’è l’opzione { $option }; ci sono { $known }.
usage-no-value = { $option } richiede un valore.
usage-with-value = { $option } non prende valori.
usage-number = { $option } deve essere { $whole ->
    [yes] un numero intero
   *[no] un numero
}{ $limits ->
    [none] {""}
    [low] {" "}da { $low } in su
   *[both] {" "}da { $low } a { $high }
}, non { $value }.
usage-no-command = Non c’è il comando { $name }; ci sono { $known }.
usage-extra = { $extra } è di troppo; vedi { $command } --help.
