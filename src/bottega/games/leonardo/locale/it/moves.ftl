# Le mosse come si dicono al tavolo; si rileggono con le stesse parole.

move-pass = passare
move-done = finito
move-start = iniziare la numero { $invention-is } { $invention } { $lab-in }
    .unseen = iniziare un lavoro { $lab-in }
move-cancel = annullare il lavoro { $lab-in }
    .about = annullare n. { $invention-is } { $invention } { $lab-in }
move-send = { $count ->
    [one] mandare 1 apprendista { $place-to }
   *[other] mandare { $count } apprendisti { $place-to }
}
move-master = mandare il maestro { $place-to }
move-leonardo = dare Leonardo a { $seat }
move-benefit = scegliere di { $benefit }
move-lift = spostare un apprendista di { $seat } { $place-from }
move-settle = mandarlo { $place-to }
move-collect = prendere i fiorini del Consiglio
move-look = guardare le prossime invenzioni
move-arrange = rimettere la carta { $card } come prossima
    .about = rimettere n. { $invention-is } { $invention } come prossima
    .unseen = rimettere la carta successiva
move-take = prendere { $component-some }
move-hire = prendere un apprendista
move-improve = { $improvement-do }
move-announce = annunciare l’invenzione { $lab-of }
    .about = annunciare n. { $invention-is } { $invention } { $lab-in }
move-bid = { $florins ->
    [one] offrire 1 fiorino
   *[other] offrire { $florins } fiorini
}
move-favour = scegliere come favore { $favour }
