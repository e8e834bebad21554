# Il gioco in immagini: explain-<pannello>.

explain-theme = Milano, intorno al 1495. Siete apprendisti nella bottega di Leonardo, e due suoi Quadri aspettano sui cavalletti. Tutti dipingono sugli stessi due. Uno solo di voi diventerà l’allievo del maestro.
    .title = Nella bottega di Leonardo
explain-goal = Vince chi ha più punti. Quasi tutti sono Stima, che si guadagna dipingendo. Più Stima hai, più ogni azione in cui dipingi rende in aggiunta: 1 punto, 2 da 11 in su, 3 da 21, 4 da 31. Quadri completati e Riconoscimenti aggiungono qualche punto alla fine.
    .title = Guadagna Stima
explain-board = Attorno a ogni Quadro ci sono sei spazi, e ognuno vuole un colore. Sul tavolo ci sono carte colore di valore da 1 a 4, due per giocatore. La tua mano resta nascosta agli altri.
    .title = Due cavalletti e una tavolozza
explain-turn = Nel tuo turno fai una cosa sola: prendere, dipingere o reclamare una Maestria. Prendi dal tavolo carte fino a 4 in tutto, o una dal mazzo. Oppure dipingi fino a quattro carte su spazi del loro colore: ognuna rende quanto vale. Dopo aver preso tieni al massimo cinque carte.
    .title = Un turno: prendi o dipingi
explain-wet = La pittura deve asciugare. Due colori diversi dipinti nello stesso turno non possono essere vicini su un Quadro. Lo stesso colore può toccarsi, e ciò che è di un turno precedente è asciutto.
    .title = La pittura fresca cola
explain-last = Chi riempie l’ultimo spazio prende il Quadro, che vale da 2 a 4 punti alla fine. Ma le carte che ci metti in quell’azione non rendono nulla. Perciò finisci con un 1, e usa i tuoi 4 altrove.
    .title = L’ultima carta prende il Quadro
explain-mastery = Hai rosso, rosso e blu: mostrali, e questa Maestria è tua. Le carte restano a te. Da allora ogni carta rossa o blu che dipingi rende 1 punto in più. Le Maestrie sono sei, e ognuna va a chi per primo mostra le carte.
    .title = Una Maestria, il prima possibile
explain-watch = Il segnalino di Leonardo fa il giro del tavolo. Chi lo ha comincia il giro e dipinge anche una carta del tavolo per Leonardo: non rende nulla, ma toglie agli altri una carta e uno spazio. Chi ha meno carte dopo un giro riceve l’Aiuto: prende 5 invece di 4.
    .title = A che cosa badare
explain-next = Quando l’ultimo Quadro è completo, si finisce il giro e si contano i punti. Una partita dura un quarto d’ora. La lezione ti mostra tutto al cavalletto, in otto brevi capitoli.
    .title = Prendi il pennello
