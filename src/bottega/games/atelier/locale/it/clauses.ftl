# Le regole di Atelier Da Vinci, clausola per clausola.

## 1

section-1 = La scatola
clause-1-1 = Ci sono 55 carte colore, 11 per ciascuno dei cinque colori rosso, blu, giallo, verde e marrone, con valori da 1 a 4. Due carte dello stesso colore e valore sono uguali.
clause-1-2 = Ci sono otto Quadri. Ognuno mostra i suoi punti, da 2 a 4, e ha attorno un anello di sei spazi, contati in senso orario dall’alto; ogni spazio chiede un colore.
clause-1-3 = Ci sono sei Maestrie. Cinque chiedono due carte di un colore e una di un altro, la sesta una carta per ogni colore; ognuna dà un bonus per i colori che mostra.
clause-1-4 = Ci sono sei Riconoscimenti: almeno due carte dello stesso colore in mano (3 punti), almeno due Maestrie (4), cinque carte in mano (4), almeno due Quadri completati (4), carte di almeno tre colori in mano (3), nessuna carta in mano (3).
clause-1-5 = La tua carta Stima ha dei livelli: nessun bonus finché non hai Stima, 1 punto da 1 a 10, 2 punti da 11 in su, 3 da 21, 4 da 31.

## 2

section-2 = Preparazione
clause-2-1 = Le carte segnate per più giocatori di quanti siete restano nella scatola: il mazzo ha 40 carte in due, 45 in tre, 50 in quattro e 55 in cinque.
clause-2-2 = Sul tavolo ci sono due carte scoperte per ogni giocatore.
clause-2-3 = Ognuno di voi riceve una carta dal mazzo, che può vedere solo lui.
clause-2-4 = I Quadri si mescolano. In due giocatori se ne tolgono tre senza guardarli, in tre due, in quattro uno. Due vanno sui cavalletti, gli altri formano un mazzo.
clause-2-5 = All’inizio nessuno ha l’Aiuto del Maestro.
clause-2-6 = Tutte e sei le Maestrie sono scoperte e chiunque può reclamarle.
clause-2-7 = Due Riconoscimenti sono estratti a caso e restano scoperti; gli altri sono fuori dal gioco.
clause-2-8 = Tutti cominciate senza Stima, senza Quadri e senza Maestrie.
clause-2-9 = Chi ha per primo il segnalino Leonardo si estrae a caso.

## 3

section-3 = Il turno
clause-3-1 = In ogni giro ognuno ha un turno, in senso orario, a cominciare da chi ha il segnalino Leonardo. Si agisce solo nel proprio turno.
clause-3-2 = Nel tuo turno devi fare una di queste tre cose: prendere colori, dipingere o reclamare una Maestria. Non si passa; pescare una carta dal mazzo è sempre possibile.
clause-3-3 = Fai una sola azione, e la porti a termine prima di ogni altra cosa.

## 4

section-4 = Prendere colori
clause-4-1 = Quando prendi colori, prendi una o più delle carte scoperte sul tavolo.
clause-4-2 = I valori delle carte che prendi fanno al massimo 4, o 5 se hai l’Aiuto del Maestro.
clause-4-3 = Basta una carta: puoi fermarti prima del limite. L’azione finisce da sé quando nessuna carta del tavolo ci sta più.
clause-4-4 = Invece di carte del tavolo puoi pescare la prima carta del mazzo. È una sola, anche con l’Aiuto del Maestro, e non puoi fare entrambe le cose.
clause-4-5 = Le carte prese dal tavolo non si rimpiazzano prima della fine del giro. Quando è vuoto, resta solo il mazzo.
clause-4-6 = Se dopo aver preso colori hai più di cinque carte, scarti esattamente quelle in eccesso, a tua scelta, anche le nuove. In nessun altro momento si scarta.
clause-4-7 = Puoi prendere colori anche se hai già cinque carte.
clause-4-8 = La tua mano è nascosta agli altri. Sono visibili quante carte ha ognuno, gli scarti, e ogni carta quando è presa dal tavolo, dipinta, scartata o mostrata.
clause-4-9 = Se serve una carta e il mazzo è finito, gli scarti si mescolano e diventano il mazzo nuovo.

## 5

section-5 = Dipingere
clause-5-1 = Quando dipingi, metti da una a quattro carte della tua mano, una alla volta, su spazi attorno ai Quadri.
clause-5-2 = Una carta va solo su uno spazio del suo colore. Il valore non conta.
clause-5-3 = Ogni spazio riceve una sola carta. Dove ce n’è già una, non se ne mettono altre.
clause-5-4 = Due carte di colori diversi dipinte nello stesso turno non possono stare su spazi vicini di uno stesso Quadro; l’anello è chiuso, quindi l’ultimo spazio è vicino al primo. Non contano le carte dei turni precedenti né quelle dello stesso colore, né quelle di un altro Quadro; un Quadro completato in questo turno non conta per quello che prende il suo posto.
clause-5-5 = Puoi dipingere entrambi i Quadri nella stessa azione.
clause-5-6 = Dopo ogni carta puoi fermarti; nessuno è obbligato a completare un Quadro. L’azione finisce da sé dopo quattro carte, con l’ultima carta della mano, o quando non resta alcuno spazio da dipingere.
clause-5-7 = Guadagni Stima pari alla somma dei valori dipinti, senza le carte sui Quadri completati in questa azione.
clause-5-8 = Una volta per ogni azione di pittura ottieni il bonus del tuo livello, letto prima dell’azione; anche se con essa hai completato un Quadro.
clause-5-9 = Per ogni carta che dà punti ottieni 1 punto in più per ogni tua Maestria che mostra il suo colore.
clause-5-10 = La tua Stima cambia una volta sola, alla fine di tutta l’azione.
clause-5-11 = La Stima si conta senza limite; il bonus resta 4.

## 6

section-6 = Completare un Quadro
clause-6-1 = Un Quadro è completo appena c’è una carta su ognuno dei suoi spazi.
clause-6-2 = Nessuna delle carte che vi hai messo in questa azione dà qualcosa, né punti né bonus di Maestria.
clause-6-3 = Prendi il Quadro; i suoi punti contano alla fine della partita. Tutti possono vedere quali Quadri hai.
clause-6-4 = Tutte le carte che vi stanno sopra si scartano, chiunque le abbia messe.
clause-6-5 = Il Quadro successivo del mazzo prende subito il suo posto.
clause-6-6 = Puoi continuare a dipingere, lì o sull’altro cavalletto, fino a quattro carte in tutto, e completare più di un Quadro.
clause-6-7 = Quando nel mazzo non restano Quadri, il cavalletto rimane vuoto e non vi si dipinge più.
clause-6-8 = Ciò che altri, o tu in un turno precedente, vi avete dipinto ha già dato i suoi punti, che restano.

## 7

section-7 = Le Maestrie
clause-7-1 = Per reclamare una Maestria devi avere in mano la sua combinazione di colori; i valori non contano.
clause-7-2 = Mostri le carte a tutti e le tieni. Se ne vanno bene diverse, si mostrano quelle di valore più basso.
clause-7-3 = Ogni Maestria si può reclamare una volta sola nella partita, una per azione. Puoi averne quante vuoi.
clause-7-4 = Una Maestria resta tua e conta dalla tua prossima azione di pittura fino alla fine della partita.

## 8

section-8 = L’azione di Leonardo
clause-8-1 = Se hai il segnalino Leonardo, dopo la tua azione devi fare l’azione di Leonardo. Non puoi rinunciarvi.
clause-8-2 = Scegli una carta scoperta del tavolo e la dipingi su uno spazio libero del suo colore.
clause-8-3 = L’azione di Leonardo non può completare un Quadro: l’ultimo spazio libero le è chiuso.
clause-8-4 = Fa parte del tuo turno: la carta non può stare accanto a una carta di un altro colore che hai dipinto in questo turno.
clause-8-5 = L’azione di Leonardo non dà Stima né bonus di alcun tipo.
clause-8-6 = Se nessuna carta del tavolo può servire, si pesca la prima carta del mazzo, davanti a tutti. Se si può dipingere, devi dipingerla, su uno spazio a tua scelta; altrimenti si scarta e l’azione è finita.
clause-8-7 = La carta usata non si rimpiazza sul tavolo prima della fine del giro.

## 9

section-9 = Fine del giro
clause-9-1 = Quando tutti hanno avuto il loro turno, il tavolo si riempie fino a due carte per giocatore.
clause-9-2 = Poi chi ha meno carte in mano riceve l’Aiuto del Maestro; in caso di parità, chi tra loro ha meno Stima, senza contare i Quadri.
clause-9-3 = Se la parità rimane, l’Aiuto resta dov’è, da chi lo ha o da nessuno, anche se chi lo ha non è tra i pari.
clause-9-4 = Poi il segnalino Leonardo passa al giocatore successivo in senso orario, che comincia il nuovo giro.

## 10

section-10 = Fine della partita
clause-10-1 = Quando l’ultimo Quadro è completato, il giro si gioca fino in fondo; poi la partita è finita e nessuno agisce più.
clause-10-2 = Quando non restano Quadri puoi solo prendere colori o reclamare una Maestria, e devi fare una delle due cose.
clause-10-3 = I passi di fine giro si fanno anche nell’ultimo; non cambiano nulla nel punteggio.
clause-10-4 = Il tuo punteggio è la tua Stima più i punti dei tuoi Quadri e dei Riconoscimenti che soddisfi. Vince il punteggio più alto.
clause-10-5 = Ognuno dei due Riconoscimenti dà i suoi punti a tutti quelli che lo soddisfano, con la mano com’è dopo l’ultimo turno.
clause-10-6 = In caso di parità vince chi ha più Quadri completati; se la parità rimane, la vittoria è condivisa.
clause-10-7 = La partita finisce al più tardi dopo il giro 60, e si conta come al solito.

## V

section-V = Opzioni
clause-V-1 = Con l’anello di quattro, ogni Quadro ha quattro spazi invece di sei; gli spazi 5 e 6 non esistono.
clause-V-2 = Con questa opzione la carta dell’azione di Leonardo può stare accanto a ogni colore, come se fosse un altro turno.
clause-V-3 = Con questa opzione un’azione di pittura dà il bonus di livello solo se almeno una delle sue carte dà punti.
