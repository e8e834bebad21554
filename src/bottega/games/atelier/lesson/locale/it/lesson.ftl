# La lezione di Atelier Da Vinci: lesson-<capitolo>-<passo>, e le risposte alle altre mosse.

lesson-colours-title = I tuoi primi colori
lesson-colours-goal = Prendi colori, dipingi e guadagna i tuoi primi 6 punti di Stima.
lesson-colours-welcome = Milano, intorno al 1495. Sei apprendista nella bottega di Leonardo, come { seat-1 } e { seat-2 }. Uno solo di voi diventerà l’allievo del maestro.
lesson-colours-win = Vince chi ha più punti. Quasi tutti sono Stima, che si guadagna dipingendo: eccola su questa scala. Quadri e Riconoscimenti si aggiungono alla fine.
lesson-colours-board = Sui cavalletti ci sono due Quadri. Attorno a ciascuno ci sono sei spazi, e ogni spazio vuole un colore. Tutti dipingono sugli stessi due.
lesson-colours-cards = Le carte colore sul tavolo valgono da 1 a 4. Sotto c’è la tua mano, che gli altri non vedono: una carta sola, un verde 2.
lesson-colours-take = Nel tuo turno fai una cosa sola: prendi colori, dipingi o reclami una Maestria. Prima prendi, fino a 4 in tutto. Tocca il rosso 3.
lesson-colours-take-yellow = Si può fare, ma così avrai solo un 2 e un 1. Il rosso 3 e il marrone 1 fanno 4, tutto quello che puoi prendere.
lesson-colours-take-deck = Si può fare: dal mazzo peschi una carta sola, di qualunque valore, e la vedi solo tu. Ma dal tavolo ne prendi due, e le scegli tu.
lesson-colours-take-green = Si può fare, e porta 2 di Stima. Ma è un turno intero per una carta sola. Prima raccoglile, poi dipingile insieme.
lesson-colours-more = Il rosso 3 e il marrone 1 fanno 4: puoi averli tutti e due. Prendi anche l’altro.
lesson-colours-more-yellow = Si può fare, ma 1 e 2 fanno solo 3, e un rosso 3 rende più di un giallo 2.
lesson-colours-more-stop = Si può fare, ma potevi averle tutte e due. Quello che lasci, lo può prendere un altro.
lesson-colours-others = Ora hai tre carte. { seat-2 } ha pescato, poi ha dipinto una carta per Leonardo: il capitolo 5 dirà perché. Tocca di nuovo a te.
lesson-colours-paint = Ora dipingi. Una carta va su uno spazio libero del suo colore, e guadagni il suo valore. Tocca il rosso 3, poi uno spazio rosso.
lesson-colours-paint-touch = Si può fare. Ma due colori diversi dipinti nello stesso turno non possono essere vicini: il tuo verde 2 dovrà aspettare.
lesson-colours-paint-gather = Si può fare: in mano si tengono fino a cinque carte. Ma intanto gli altri possono dipingere gli spazi che vuoi tu.
lesson-colours-second = La prima carta è al suo posto. In un’azione ne puoi dipingere fino a quattro, su entrambi i Quadri. Dipingi la prossima.
lesson-colours-second-touch = Si può fare. Ma due colori diversi dipinti nello stesso turno non possono essere vicini: il tuo verde 2 dovrà aspettare.
lesson-colours-second-stop = Si può fare: quello che hai dipinto è guadagnato. Ma le carte rimaste in mano non rendono ancora nulla.
lesson-colours-third = E l’ultima carta della tua mano.
lesson-colours-third-stop = Si può fare, ma l’ultima carta poteva rendere subito, senza un altro turno.
lesson-colours-scored = 3 + 2 + 1: hai 6 di Stima, e il tuo segnalino avanza sulla scala. La mano è vuota, quindi il turno è finito.
lesson-colours-done = Si prendono colori fino a 4, si dipingono su spazi del loro colore, e rendono quanto valgono.

lesson-wet-title = Pittura fresca
lesson-wet-goal = Dipingi quattro carte in un turno senza far colare i colori.
lesson-wet-four = Un altro giorno in bottega. Hai cinque carte, e in un’azione puoi dipingerne quattro, su entrambi i Quadri.
lesson-wet-red = Comincia dal rosso. «{ painting-lady_with_an_ermine }» ha due spazi rossi uno accanto all’altro. Dipingi il rosso 3 su uno dei due.
lesson-wet-red-blue = Si può fare. Ma due colori diversi dipinti nello stesso turno non possono essere vicini: lo spazio rosso lì accanto dovrà aspettare.
lesson-wet-red-other = Si può fare: l’ordine lo scegli tu. Qui cominciamo dal rosso, per vedere quali colori possono toccarsi.
lesson-wet-red-mastery = Si può fare: ora hai una Maestria. Ne parla il capitolo 4. Qui prima dipingiamo.
lesson-wet-red-full = Si può fare, ma la mano era piena: dopo aver preso si tengono solo cinque carte. È ora di dipingere.
lesson-wet-same = Due carte dello stesso colore possono toccarsi. Dipingi l’altra carta rossa proprio lì accanto.
lesson-wet-same-blue = Si può fare. Ma lo spazio rosso in mezzo ora deve aspettare: toccherebbe il blu.
lesson-wet-same-other = Si può fare. Ma accanto al tuo rosso c’è un altro spazio rosso, e lo stesso colore può toccarsi.
lesson-wet-same-stop = Si può fare, ma hai dipinto una carta sola, e nella stessa azione ne potevi dipingere altre tre.
lesson-wet-wet = Lo spazio vicino al rosso è blu. Due colori diversi dello stesso turno non possono essere vicini: la pittura fresca cola. Niente blu qui, per ora.
lesson-wet-blue = Su «{ painting-last_supper }» il blu può stare accanto al rosso: quel rosso è di un turno precedente, è asciutto. Dipingi lì il blu 2.
lesson-wet-blue-brown = Si può fare: qui il marrone non tocca il rosso. Per il tuo blu 2 c’è ancora posto su «{ painting-last_supper }».
lesson-wet-blue-stop = Si può fare, ma nella stessa azione potevi dipingere altre due carte.
lesson-wet-brown = Ancora una carta. Gli spazi marroni di «{ painting-lady_with_an_ermine }» non toccano quelli rossi. Dipingi il marrone 2.
lesson-wet-brown-small = Si può fare, ma un marrone 1 rende 1, e il marrone 2 rende 2.
lesson-wet-brown-stop = Si può fare, ma una quarta carta avrebbe reso nella stessa azione.
lesson-wet-scored = Dopo quattro carte l’azione finisce: 3 + 1 + 2 + 2 = 8. E 1 punto in più, il bonus del tuo livello. Avevi 6 di Stima, ora ne hai 15.
lesson-wet-levels = Ogni azione in cui dipingi dà questo bonus una volta: 1 se hai un po’ di Stima, 2 da 11 in su, 3 da 21, 4 da 31. Il tuo prossimo bonus è 2.
lesson-wet-done = Fino a quattro carte per azione. Lo stesso colore può toccarsi; due colori diversi, solo se uno è asciutto.

lesson-last-title = L’ultimo spazio
lesson-last-goal = Completa un Quadro e prendilo.
lesson-last-space = A «{ painting-mona_lisa }» manca un solo spazio: marrone, in alto. Chi lo riempie prende il Quadro, che vale 4 punti alla fine della partita.
lesson-last-price = C’è un prezzo: le carte che metti su un Quadro nell’azione che lo completa non danno Stima. Perciò completa con una carta piccola.
lesson-last-finish = Hai un marrone 1 e un marrone 4. Completa «{ painting-mona_lisa }» con il marrone 1.
lesson-last-finish-four = Il Quadro è tuo. Ma il 4 non ha reso nulla, e altrove avrebbe reso 4. Con il marrone 1 rinunci soltanto a 1.
lesson-last-finish-red = Si può fare, e rende 3. Puoi passare a «{ painting-mona_lisa }» nella stessa azione: non fermarti prima.
lesson-last-finish-wait = Si può fare. Ma un solo spazio libero è un invito: { seat-1 } aveva un marrone, e «{ painting-mona_lisa }» se n’è andata con i suoi 4 punti.
lesson-last-yours = «{ painting-mona_lisa }» è tua. Le carte attorno si scartano; i punti che hanno dato restano a chi le ha dipinte.
lesson-last-next = Il Quadro successivo prende subito il suo posto: «{ painting-saint_john }». La tua azione continua, fino a quattro carte in tutto.
lesson-last-again = Ora le carte grandi: sul nuovo Quadro rendono tutto il loro valore. Dipingi il marrone 4.
lesson-last-again-stop = Si può fare, ma il marrone 4 e il rosso 3 potevano rendere 7 nella stessa azione.
lesson-last-both = E l’ultima carta della tua mano. Attento alla pittura fresca: marrone e rosso non possono essere vicini.
lesson-last-both-stop = Si può fare, ma l’ultima carta poteva rendere nella stessa azione.
lesson-last-scored = 4 + 3 = 7 per le carte e 2 per il livello: 24 di Stima. Solo il marrone 1 non ha reso nulla, ma ti ha dato un Quadro da 4 punti.
lesson-last-owner = Non importa chi ha dipinto di più: decide l’ultima carta. Pensaci bene prima di lasciare un solo spazio libero.
lesson-last-done = L’ultima carta prende il Quadro ma non dà Stima: completa con le carte piccole, continua con le grandi.

lesson-mastery-title = Una Maestria
lesson-mastery-goal = Reclama una Maestria e guadagna così 13 di Stima in un turno.
lesson-mastery-wall = Alla parete ci sono sei Maestrie. Ognuna mostra dei colori: due carte di uno e una di un altro, oppure una carta di tutti e cinque.
lesson-mastery-need = Questa chiede rosso, rosso e blu. È proprio la tua mano: rosso 2, rosso 3 e blu 3. I valori non contano.
lesson-mastery-claim = Reclamare è un’azione, come prendere e dipingere. Reclama { mastery-red_blue.the }.
lesson-mastery-claim-paint = Si può fare, e rende subito. Ma poi non avrai più rosso, rosso e blu in mano, e un altro può reclamarla.
lesson-mastery-claim-take = Si può fare. Ma hai già tutto quello che serve, e una Maestria va a chi ne mostra per primo le carte.
lesson-mastery-kept = Hai mostrato le carte, e le tieni. D’ora in poi ogni carta rossa o blu che dipingi rende 1 punto in più.
lesson-mastery-first = { seat-2 } ha giocato, tocca di nuovo a te. Approfittane: dipingi il rosso 3.
lesson-mastery-first-take = Si può fare. Ma ognuna delle tue tre carte ora rende un punto in più: è il momento di dipingere.
lesson-mastery-second = Dipingi la prossima. Rosso e blu non possono essere vicini sullo stesso Quadro, ma c’è posto per tutte e tre.
lesson-mastery-second-stop = Si può fare, ma altre due carte potevano rendere il loro valore, e 1 punto in più ciascuna.
lesson-mastery-third = E la terza.
lesson-mastery-third-stop = Si può fare, ma la terza carta poteva rendere il suo valore e 1 punto in più.
lesson-mastery-scored = 3 + 2 + 3 = 8 per le carte, 2 per il livello, 3 per la Maestria, uno per carta: 13 in un turno. Hai 25 di Stima.
lesson-mastery-once = Ogni Maestria si reclama una volta sola nella partita, e se ne possono avere diverse. Conta fino alla fine: prima è, meglio è.
lesson-mastery-done = Si mostrano i colori e si tengono le carte. Da allora ogni carta di quei colori rende 1 in più.

lesson-token-title = Una carta per Leonardo
lesson-token-goal = Dipingi una carta per Leonardo, e toglila agli altri.
lesson-token-round = In un giro ognuno ha un turno. Comincia chi ha il segnalino Leonardo, e stavolta sei tu.
lesson-token-duty = Il segnalino dà un compito: dopo la tua azione dipingi anche una carta per Leonardo, presa dal tavolo.
lesson-token-take = Prima la tua azione. Prendi il verde 3 e il rosso 1: entrambi i Quadri vogliono questi colori.
lesson-token-take-yellow = Si può fare: 4 in una carta sola. Ma il verde 3 e il rosso 1 sono due carte, e vanno bene tutte e due per «{ painting-last_supper }».
lesson-token-take-other = Si può fare, e poi dipingerai comunque una carta per Leonardo. Qui prova con il verde 3 e il rosso 1.
lesson-token-more = 3 + 1 = 4: prendi anche l’altra.
lesson-token-more-stop = Si può fare, ma 3 + 1 = 4: potevi averle tutte e due.
lesson-token-more-other = Si può fare. Ma il verde 3 e il rosso 1 fanno 4, e insieme riempiono gli ultimi spazi di «{ painting-last_supper }».
lesson-token-nothing = Ora la carta per Leonardo. A te non rende nulla, e non può completare un Quadro. Ma la scegli tu: quale piacerebbe agli altri?
lesson-token-serve = Il giallo 4! E «{ painting-ginevra_de_benci }» ha un solo spazio giallo libero. Dipingilo lì: gli altri restano senza la carta e senza lo spazio.
lesson-token-serve-supper = Si può fare. Ma ora a «{ painting-last_supper }» manca solo un verde, e { seat-1 } ce l’ha: il Quadro e i suoi 4 punti sono perduti.
lesson-token-serve-small = Si può fare, ma il giallo 4 resta sul tavolo. Poi tocca a { seat-1 }, che può prenderlo.
lesson-token-rival = Senza il giallo 4, { seat-1 } prende un rosso 2 e un marrone 2.
lesson-token-over = { seat-2 } ha pescato, e il giro è finito. Il tavolo torna a due carte per giocatore, e il segnalino passa a { seat-1 }.
lesson-token-deck = Se nessuna carta del tavolo va bene, per Leonardo si dipinge la prima carta del mazzo. Se non va bene nemmeno quella, si scarta.
lesson-token-done = Con il segnalino si comincia e si dipinge una carta per Leonardo. Non rende nulla, ma toglie agli altri una carta e uno spazio.

lesson-help-title = L’Aiuto del Maestro
lesson-help-goal = Ottieni l’Aiuto del Maestro e prendi colori fino a 5.
lesson-help-card = { seat-1 } ha l’Aiuto del Maestro. Con l’Aiuto si prendono colori fino a 5 invece di 4.
lesson-help-fewest = Dopo ogni giro va a chi ha meno carte in mano; a parità, a chi ha meno Stima. In questo momento avete tutti 3 carte.
lesson-help-first = Allora dipingi tutte e tre le carte: guadagni Stima e resti con la mano vuota. Comincia dal verde 3.
lesson-help-first-gather = Si può fare, ma con più carte degli altri non avrai l’Aiuto.
lesson-help-second = La prossima carta. Come sempre, due colori diversi non possono essere vicini.
lesson-help-second-stop = Si può fare: con 2 carte l’Aiuto viene a te lo stesso. Ma le carte che hai in mano non hanno ancora reso nulla.
lesson-help-third = E l’ultima.
lesson-help-third-stop = Si può fare: con 1 carta l’Aiuto viene a te lo stesso. Ma quella carta poteva rendere subito.
lesson-help-yours = 7 per le carte e 2 per il livello: 21 di Stima. Il giro è finito, tu non hai carte, gli altri ne hanno 3. L’Aiuto è tuo.
lesson-help-take = { seat-2 } ha giocato. Ora puoi prendere fino a 5. Ai Quadri servono il giallo 3 e il blu 2: prendili.
lesson-help-take-deck = Si può fare. Ma dal mazzo si pesca sempre una carta sola, anche con l’Aiuto.
lesson-help-take-other = Si può fare: una carta da 4. Ma 3 + 2 fa 5, tutto il limite, e due carte riempiono due spazi.
lesson-help-more = 3 + 2 = 5: prendi anche l’altra.
lesson-help-more-stop = Si può fare, ma con l’Aiuto potevi averle tutte e due. Dopo il giro forse lo avrà un altro.
lesson-help-passes = Dopo questo giro l’Aiuto andrà di nuovo a chi ha meno carte. Così chi ha appena dipinto molto ritrova presto nuovi colori.
lesson-help-done = Chi ha meno carte dopo un giro riceve l’Aiuto, e con l’Aiuto prende 5 invece di 4.

lesson-end-title = Come si finisce
lesson-end-goal = Completa l’ultimo Quadro e vinci di 2 punti.
lesson-end-one = L’ultimo Quadro della partita è sul cavalletto, e gli manca un blu. Quando è completo, si finisce il giro e la partita è finita.
lesson-end-sum = Hai 26 di Stima e un Quadro da 4: per ora 30 punti. { seat-1 } ha 31 di Stima e 6 punti di Quadri: 37.
lesson-end-wall = Alla fine contano due Riconoscimenti, per tutti quelli che li soddisfano: 4 punti per due Quadri, 3 per carte di tre colori in mano.
lesson-end-hurry = Con il blu 2 potresti completare il Quadro subito. Ma ti resterebbero solo rossi: 40 punti a te, 41 a { seat-1 }.
lesson-end-take = Prima del tuo prossimo turno gioca solo { seat-2 }, che è indietro e non ha fretta di finire. Prendi dunque due nuovi colori: il giallo 2 e il verde 1.
lesson-end-take-finish = La partita è finita: 29 di Stima + 7 + 4 = 40 per te, 31 + 6 + 4 = 41 per { seat-1 }. Con tre colori in mano avresti vinto tu.
lesson-end-take-other = Si può fare, ma una carta porta un colore solo. Dipinto il blu 2, ne avresti due, non tre.
lesson-end-more = Prendi anche l’altra. Con il rosso fanno tre colori, anche senza il blu 2.
lesson-end-more-stop = Si può fare, ma dipinto il blu 2 avresti due colori, non tre.
lesson-end-discard = Così hai sei carte, e dopo aver preso se ne tengono cinque. Scartane una che non serve: una delle rosse.
lesson-end-discard-blue = Si può fare, ma era con il blu 2 che volevi completare il Quadro.
lesson-end-discard-colour = Si può fare, ma dipinto il blu 2 avresti due colori, non tre.
lesson-end-wasted = { seat-2 } ha pescato, poi ha pescato una carta per Leonardo. Questa non può mai riempire l’ultimo spazio di un Quadro: è stata scartata.
lesson-end-finish = Ora completa «{ painting-lady_with_an_ermine }» con il blu 2.
lesson-end-finish-wait = Si può fare, ma poi tocca a { seat-1 }, che ha un blu come te: perderai l’ultimo Quadro, e con quello la partita.
lesson-end-last = Il tuo secondo Quadro! Il blu 2 non rende nulla, ma il bonus del livello conta: 3. { seat-1 } ha ancora un turno, ma non c’è più nulla da dipingere.
lesson-end-count = Tu: 29 di Stima + 7 di Quadri + 7 di Riconoscimenti = 43. { seat-1 }: 31 + 6 + 4 = 41. L’allievo del maestro sei tu!
lesson-end-done = Stima, Quadri e Riconoscimenti si sommano, e vince chi ha più punti. A parità, vince chi ha più Quadri.

lesson-plan-title = Guardare avanti
lesson-plan-goal = Prendi «{ painting-last_supper }» e non lasciare nulla all’altro.
lesson-plan-three = Ora siete solo in due. A «{ painting-last_supper }» mancano rosso, blu e verde, e tu li hai. Ma rosso e blu sono vicini: non tutti e due in un turno.
lesson-plan-order = { seat-1 } ha cominciato questo giro, tu giochi per ultimo. Poi il segnalino passa a te e cominci il prossimo: due turni di fila per te.
lesson-plan-large = Allora prima fai punti, poi completi. Dipingi il rosso 4 e il verde 3 su «{ painting-last_supper }», e tieni il blu 1 per la fine.
lesson-plan-large-blue = Si può fare. Ma il rosso deve aspettare, e se completi il Quadro con il rosso 4, i suoi 4 punti vanno persi.
lesson-plan-large-rocks = Si può fare, e rende 3. Ma non hai altri verdi per «{ painting-last_supper }», e per completarla dovrai aspettare.
lesson-plan-large-gather = Si può fare. Ma dopo il tuo prossimo turno { seat-1 } gioca due volte di fila, e il Quadro può sfuggirti.
lesson-plan-second = E l’altra: 4 + 3 = 7.
lesson-plan-second-blue = Si può fare. Ma il rosso deve aspettare, e se completi il Quadro con il rosso 4, i suoi 4 punti vanno persi.
lesson-plan-second-rocks = Si può fare, e rende 3. Ma non hai altri verdi per «{ painting-last_supper }», e per completarla dovrai aspettare.
lesson-plan-second-stop = Si può fare. Ma ora mancano due carte, e nell’azione che completa il Quadro nessuna delle due rende.
lesson-plan-stop = Resta solo il blu 1, e il rosso accanto al suo spazio è fresco. Fermati qui.
lesson-plan-gift = 7 per le carte e 2 per il livello. Un solo spazio libero è spesso un regalo a chi gioca dopo, ma stavolta dopo giochi tu.
lesson-plan-finish = Il rosso è asciutto. Completa «{ painting-last_supper }» con il blu 1.
lesson-plan-finish-wait = Si può fare. Ma ora { seat-1 } gioca due volte di fila, e per prendere il Quadro basta un blu.
lesson-plan-taken = «{ painting-last_supper }» è tua: 4 punti per un blu 1. E il bonus del tuo livello è arrivato lo stesso: altri 3 di Stima.
lesson-plan-twice = Ora la carta per Leonardo. I prossimi due turni sono di { seat-1 }. Perciò non lasciare un 4 sul tavolo, e non avvicinare un Quadro alla fine.
lesson-plan-serve = Dipingi il giallo 4 sul nuovo Quadro, «{ painting-annunciation }»: è ancora vuoto, lontano dalla fine.
lesson-plan-serve-rocks = Si può fare. Ma ora a «{ painting-virgin_of_the_rocks }» mancano solo due carte, e { seat-1 } ha due turni per dipingerle.
lesson-plan-serve-small = Si può fare, ma il giallo 4 resta sul tavolo, e { seat-1 } può prenderlo.
lesson-plan-cards = Da ricordare: fai punti con le carte grandi, completa con le piccole. E conta chi gioca prima del tuo prossimo turno.
lesson-plan-early = Una Maestria reclamata presto conta per tutta la partita. E pensa ai Riconoscimenti prima dell’ultimo giro: valgono 3 o 4 punti ciascuno.
lesson-plan-done = Ora conosci tutto il gioco. È ora di una partita vera!
