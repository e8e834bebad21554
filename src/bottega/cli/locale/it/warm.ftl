# `bottega warm`
help-warm = Compilare in anticipo ciò che serve ai bot. La prima volta ci vuole circa mezzo minuto per gioco.
help-warm-game = Solo questo gioco: { $games }.
help-warm-clear = Cancellare dal disco tutto il codice compilato, e nient’altro.
warm-title = Compilazione per i bot
warm-progress =
    Compilazione per i bot: { $compiled } funzioni su { $functions }, { $seconds ->
        [one] ancora { $seconds } secondo circa
       *[other] ancora { $seconds } secondi circa
    }.
warm-done = I bot sono pronti.
warm-failed = La compilazione non è riuscita per i bot di: { $games }.
warm-cleared =
    { $count ->
        [0] Non c’era codice compilato.
        [one] Cancellata { $count } funzione compilata.
       *[other] Cancellate { $count } funzioni compilate.
    }
