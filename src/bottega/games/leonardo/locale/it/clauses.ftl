# Le regole di Maestro Leonardo, clausola per clausola.

## 1

section-1 = Il contenuto della scatola
clause-1-1 = La banca non resta mai senza fiorini: ogni ricompensa è pagata per intero.

## 3

section-3 = Preparazione per le prime partite
clause-3-1 = La partita dura nove turni: sette turni normali, giocati in città e nei laboratori, poi due turni di pura ricerca, giocati solo nei laboratori.
clause-3-2 = Il posto 1 comincia: ha Leonardo e prende la dotazione a; in senso orario, i posti seguenti prendono le dotazioni b, c, d ed e. Chi siede dove si decide al tavolo, prima della partita.
clause-3-3 = Ogni dotazione comprende un maestro, due segnalini lavoro, una carta «0» per bluffare e tre fiorini. Vi si aggiungono, nella dotazione a: 5 apprendisti, il laboratorio piccolo (3 spazi), 1 ferro, 2 corda, 1 mattone; nella dotazione b: 5 apprendisti, il laboratorio piccolo (3 spazi), il laboratorio grande (4 spazi), 1 ferro; nella dotazione c: 4 apprendisti, il laboratorio piccolo girato su 5 spazi con un uomo meccanico, 1 corda. Nella dotazione d: 3 apprendisti, il laboratorio piccolo (3 spazi), 2 legno, 1 vetro, 1 mattone e altri 10 fiorini (13 in tutto); nella dotazione e: 3 apprendisti, il laboratorio piccolo (3 spazi), il laboratorio grande girato su 6 spazi, 1 mattone, 1 vetro e altri 5 fiorini (8 in tutto).
clause-3-4 = In tre giocatori ciascuno restituisce un apprendista della propria dotazione, in due giocatori due. Questi sono fuori dal gioco e non aspettano all’Accademia: puoi quindi arrivare a 8 apprendisti in tre giocatori e a 7 in due, invece di 9.
clause-3-5 = Il maestro, i nove apprendisti, i due laboratori e i segnalini lavoro di ogni giocatore assente restano nella scatola. I componenti e i fiorini di una dotazione non usata non escono dal gioco: si trovano nelle botteghe e nella banca.
clause-3-6 = Ogni bottega contiene 12 componenti del suo tipo, meno quelli delle dotazioni in gioco, e un fiorino si trova al Consiglio. I laboratori grandi che non fanno parte di una dotazione aspettano all’Officina, che può fornire tre uomini meccanici per giocatore, compreso quello già in una dotazione. Gli altri tuoi apprendisti aspettano all’Accademia.
clause-3-7 = Le prime invenzioni richieste sono i numeri 1, 12, 8, 3 e 9, in quest’ordine da sinistra a destra. In tre giocatori il 9 non è esposto, in due né il 3 né il 9; queste carte finiscono nel mazzo con le altre.
clause-3-8 = Il fondo del mazzo è formato dalle cinque invenzioni d’oro dalla 21 alla 25, mescolate: arrivano per ultime.
clause-3-9 = La parte centrale del mazzo è formata da undici carte mescolate insieme: un’invenzione di bronzo, due di rame e tre d’argento, estratte a caso fra quelle che non sono sul tabellone, e le invenzioni d’oro dalla 16 alla 20.
clause-3-10 = Tutte le invenzioni rimaste sono mescolate e messe in cima, quindi arrivano per prime. Nella preparazione per le prime partite sono quattro carte in quattro o cinque giocatori, cinque in tre e sei in due.

## 4

section-4 = Le invenzioni
clause-4-1 = Il colore di un’invenzione dice che cosa richiede: bronzo 4 settimane di ricerca e 1 componente, rame 7 settimane e 2, argento 11 settimane e 3, oro 15 settimane e 4. Tutte le ricette sono pubbliche: puoi consultarle tutte e 25 in ogni momento. Di norma la numero 8 è d’argento e la 13 di rame (tabella L); a richiesta queste due si scambiano settimane, componenti e prezzi (tabella S).
clause-4-2 = Ogni invenzione ha due prezzi: quello nero se la completi mentre è richiesta, quello grigio se la completi dopo che ha lasciato il tabellone. In fiorini, nero e grigio: bronzo 4 e 3, rame 8 e 6, argento 13 e 10, oro 18 e 14 (numeri da 16 a 20) o 20 e 16 (numeri da 21 a 25).
clause-4-3 = Ci sono cinque tipi con cinque invenzioni ciascuno: metallurgia (1, 6, 11, 16, 21), falegnameria (2, 7, 12, 17, 22), cordami (3, 8, 13, 18, 23), muratura (4, 9, 14, 19, 24) e ottica (5, 10, 15, 20, 25). Le carte davanti a te facilitano le invenzioni successive del loro tipo, e alla fine la varietà dei tipi è premiata.

## 5

section-5 = Il turno
clause-5-1 = Ciascuno dei turni da 1 a 7 ha quattro fasi in quest’ordine: A, inizi o annulli lavori nei tuoi laboratori; B, assegni i tuoi lavoratori; C, si risolvono le zone della città e poi i laboratori; D, completi le invenzioni.

## 6

section-6 = Fase A: i laboratori
clause-6-1 = A partire da chi ha Leonardo e in senso orario, ciascuno ha una sola visita ai propri laboratori per turno. Durante la visita annulli e inizi tanti lavori quanti i tuoi laboratori permettono, poi dichiari di aver finito. La visita termina da sola quando ogni tuo laboratorio vi ha iniziato un lavoro.
clause-6-2 = Ogni tuo laboratorio può iniziare al massimo un lavoro per turno.
clause-6-3 = Per iniziare, nomini un’invenzione (gli altri non vedono quale) e metti sotto il laboratorio, dalla tua mano, esattamente i componenti della sua ricetta: nessuno in meno, nessuno in più. I gruppi di carte che non corrispondono a nessuna invenzione non sono proposti, perché non si potrebbero mai completare. Il lavoro vale solo per questa invenzione: legno e corda messi per la numero 7 non possono completare la numero 2, che richiede solo legno.
clause-6-4 = Quando un laboratorio inizia un lavoro, un segnalino lavoro è messo sulla casella 0 della sua scala.
clause-6-5 = Un laboratorio lavora a una sola invenzione per volta. Puoi iniziare solo in un laboratorio che possiedi e che è fermo.
clause-6-6 = I tuoi due laboratori non condividono mai un’invenzione: finché uno vi lavora, non puoi iniziarla nell’altro. Due invenzioni diverse vanno bene.
clause-6-7 = Gli altri vedono che un tuo laboratorio ha iniziato un lavoro o che lo hai annullato, ma mai di quale invenzione si tratti, né quante carte vi siano sotto. Solo un laboratorio contrassegnato da una freccia mostra i suoi componenti.
clause-6-8 = Puoi guardare in ogni momento i componenti sotto i tuoi laboratori.
clause-6-9 = Finché un laboratorio è al lavoro, non puoi né aggiungervi né togliervi componenti. Per riaverli devi annullare il lavoro.
clause-6-10 = I fiorini e i componenti che hai in mano sono segreti, come pure le carte sotto un laboratorio senza freccia e ciò che il privilegio 3 del Consiglio ti ha mostrato. Tutti vedono le dotazioni e i favori, ciò che è preso dalle botteghe o vi ritorna, ogni pagamento e ogni ricompensa, e le offerte una volta rivelate. Lo stesso vale per laboratori, segnalini, lavoratori, scorte delle botteghe, fiorini del Consiglio e componenti dei laboratori contrassegnati.
clause-6-11 = Puoi completare ogni invenzione una sola volta, al prezzo nero o a quello grigio, anche se non ne hai ottenuto la carta. Non puoi quindi ricominciarla.
clause-6-12 = Puoi iniziare un’invenzione non ancora richiesta, purché la sua carta sia ancora nel mazzo. Puoi terminarla solo quando la carta è scoperta sul tabellone, e può darsi che non arrivi mai.
clause-6-13 = Non puoi iniziare un’invenzione che qualcuno ha già completato, ovunque sia la sua carta (davanti a un giocatore o nella scatola), né una esclusa dal gioco all’inizio. Solo i laboratori che vi lavoravano quando è stata completata possono continuare.
clause-6-14 = Quando annulli un lavoro, il segnalino lascia il laboratorio, tutte le settimane raccolte sono perse e i componenti tornano nella tua mano.
clause-6-15 = Puoi annullare solo un lavoro iniziato in un turno precedente, mai uno che hai iniziato in questa stessa fase.
clause-6-16 = Dopo un annullamento, lo stesso laboratorio può iniziare un nuovo lavoro nella stessa visita. I componenti ripresi possono essere usati di nuovo subito, nell’uno o nell’altro dei tuoi laboratori.
clause-6-17 = Puoi annullare anche il lavoro di un laboratorio contrassegnato e riprenderne i componenti. Rinunci così per sempre a quell’invenzione, perché una già completata non può più essere iniziata.

## 7

section-7 = Fase B: l’assegnazione
clause-7-1 = A partire da chi ha Leonardo e in senso orario, fate una mossa ciascuno, giro dopo giro, finché tutti hanno passato.
clause-7-2 = Alla tua mossa fai una sola cosa: mandi uno o più apprendisti, tutti nello stesso luogo; oppure mandi il tuo maestro; oppure passi. Puoi mandare solo i lavoratori che sono nella tua riserva.
clause-7-3 = Una volta che hai passato, non mandi più nessuno in questa fase.
clause-7-4 = Puoi mandare i lavoratori nelle otto zone della città (Consiglio, Officina, Accademia e le cinque botteghe) o in un tuo laboratorio che è al lavoro. Un laboratorio fermo non accoglie nessuno.
clause-7-5 = Puoi mandare apprendisti in ogni zona o laboratorio una sola volta in questa fase. Il tuo maestro può ancora raggiungerli, o loro raggiungere lui.
clause-7-6 = In una zona della città il primo arrivato sta accanto alla freccia; ogni giocatore che arriva dopo sta a destra di chi c’è già.
clause-7-7 = Se hai già lavoratori in una zona, quelli che arrivano dopo si uniscono a loro. Il tuo gruppo mantiene il posto del suo primo pezzo finché ne resta almeno uno, anche se quel primo pezzo viene spostato.
clause-7-8 = In una zona della città può stare un numero qualsiasi di lavoratori.
clause-7-9 = Ogni spazio di un laboratorio accoglie un lavoratore o un uomo meccanico: il laboratorio piccolo ha 3 o 5 spazi, quello grande 4 o 6. Il tuo maestro e i tuoi apprendisti possono stare su qualsiasi spazio libero, compresi quelli degli uomini meccanici.
clause-7-10 = Se non hai più nessuno nella riserva, o nessun luogo dove mandarlo, passi automaticamente. Tutti possono vederlo, quindi non si rivela nulla.

## 8

section-8 = Fase C: l’impiego
clause-8-1 = Prima si risolvono le zone della città in ordine, dalla A alla H: Consiglio, Officina, Accademia, Fabbro, Vetraio, Falegname, Fornace, Cordaio. Poi i laboratori fanno ricerca.
clause-8-2 = In ogni zona si agisce in ordine di classifica: per primo chi vi ha più lavoratori, poi il secondo, e così via. Un maestro vale come due apprendisti.
clause-8-3 = In caso di parità, viene prima il giocatore i cui lavoratori stanno più vicini alla freccia.

## 8.A

section-8-A = Zona A: il Consiglio
clause-8-A-1 = Al Consiglio ogni giocatore può scegliere uno dei quattro privilegi, e ogni privilegio può essere scelto da un solo giocatore. Scegliere non costa nulla.
clause-8-A-2 = In tre, quattro o cinque giocatori, se tutti i giocatori della partita hanno lavoratori al Consiglio, l’ultimo in classifica li riprende prima di ogni scelta e non ottiene nulla. In caso di parità all’ultimo posto, tocca a chi è più lontano dalla freccia.
clause-8-A-3 = In due giocatori nessuno viene escluso: se siete entrambi al Consiglio, entrambi scegliete un privilegio.
clause-8-A-4 = Se sei primo in classifica al Consiglio, decidi chi ha Leonardo: chiunque, anche tu stesso o chi lo ha già, e anche se poi rinunci a un privilegio. Vale subito: per l’ordine della fase D, per le offerte in parità e per il turno seguente. Se nessuno è al Consiglio, Leonardo resta dov’è.
clause-8-A-5 = In ordine di classifica, ogni giocatore al Consiglio sceglie un privilegio ancora libero, oppure rinuncia e riprende i suoi lavoratori.
clause-8-A-6 = Solo quando tutti hanno scelto i privilegi si eseguono, nell’ordine 1, 2, 3, 4, chiunque li abbia scelti; puoi rinunciare al tuo. Si salta un privilegio che tutti vedono essere senza effetto: l’1 se nessun apprendista può spostarsi, il 2 senza fiorini al Consiglio, il 3 se il mazzo è vuoto, il 4 se tutte le botteghe sono vuote.
clause-8-A-7 = Privilegio 1: sposti uno dei tuoi apprendisti, mai il tuo maestro, da una qualsiasi zona della città, Consiglio compreso, a un’altra zona. Non può mai entrare nel Consiglio, né entrare in un laboratorio o uscirne.
clause-8-A-8 = L’apprendista spostato si unisce al suo gruppo nella nuova zona, se ce n’è uno; altrimenti si mette all’estrema destra. Il gruppo che lascia mantiene il posto finché vi resta un pezzo; un gruppo scomparso ha perso il suo posto.
clause-8-A-9 = Privilegio 2: prendi tutti i fiorini che si trovano al Consiglio.
clause-8-A-10 = Privilegio 3: guardi in segreto le prime quattro carte del mazzo delle invenzioni, o quelle che restano se sono meno, e le rimetti nell’ordine che vuoi. Gli altri non sanno né che cosa hai visto né che cosa hai fatto.
clause-8-A-11 = Privilegio 4: paghi un fiorino alla banca e prendi un componente a tua scelta da una bottega che ne ha. Puoi scegliere questo privilegio anche se non puoi pagare, non fosse che per negarlo agli altri; in tal caso, quando lo si esegue, non succede nulla.
clause-8-A-12 = Quando i privilegi sono stati eseguiti, tutti i lavoratori ancora al Consiglio tornano nella riserva di ciascuno.

## 8.B

section-8-B = Zone da B a H: gli acquisti, e l’Officina
clause-8-B-1 = Ogni zona da B a H offre quattro acquisti: il primo costa 0 fiorini, il secondo 2, il terzo 3 e il quarto 4, chiunque compri. Ogni zona riparte da 0.
clause-8-B-2 = In ordine di classifica, ogni giocatore compra un privilegio al prezzo attuale oppure passa. Se passi, riprendi tutti i tuoi lavoratori di questa zona, e il prezzo resta lo stesso per il giocatore seguente.
clause-8-B-3 = Dopo l’ultimo in classifica si riprende dal primo ancora presente: puoi quindi comprare più volte. La classifica stabilita all’apertura della zona vale fino alla fine, meno i giocatori usciti.
clause-8-B-4 = La zona chiude quando un privilegio è stato comprato per 4 fiorini o quando non c’è più nessuno. I lavoratori ancora presenti tornano nella riserva di ciascuno.
clause-8-B-5 = Se non puoi pagare il prezzo attuale, puoi solo passare. Poiché i fiorini sono segreti, la domanda ti è posta come a chiunque e il tuo rifiuto è uguale a ogni altro.
clause-8-B-6 = Dove tutti vedono che non puoi ottenere nulla, passi automaticamente e senza pagare: bottega vuota, nessun tuo apprendista rimasto all’Accademia, nessun laboratorio che tu possa migliorare.
clause-8-B-7 = Officina: ogni acquisto è uno dei quattro miglioramenti, e si può modificare solo un laboratorio fermo; puoi comunque prendere il laboratorio grande mentre quello piccolo è al lavoro. Un acquisto successivo nello stesso turno può completarne uno precedente: prendere il laboratorio grande, poi girarlo, poi metterci un uomo meccanico.
clause-8-B-8 = Officina: giri il tuo laboratorio piccolo dal lato con 3 spazi a quello con 5. Deve essere fermo.
clause-8-B-9 = Officina: prendi il tuo laboratorio grande, con il lato da 4 spazi in vista. Puoi farlo una sola volta, perché ogni giocatore ha un solo laboratorio grande.
clause-8-B-10 = Officina: giri il tuo laboratorio grande dal lato con 4 spazi a quello con 6. Devi già averlo, e deve essere fermo.
clause-8-B-11 = Officina: un uomo meccanico va subito in uno spazio libero fatto per lui in un tuo laboratorio fermo; senza un tale spazio non puoi prenderlo, e non puoi tenerlo per dopo. Il laboratorio con 5 spazi ne ha uno adatto e quello con 6 ne ha due; i lati con 3 e 4 spazi non ne hanno.
clause-8-B-12 = Puoi avere al massimo tre uomini meccanici.

## 8.C

section-8-C = Zona C: l’Accademia
clause-8-C-1 = Accademia: prendi da lì un apprendista del tuo colore, se ne resta qualcuno, e lo aggiungi alla tua riserva. Puoi mandarlo a lavorare dal turno seguente.

## 8.D

section-8-D = Zone da D a H: le botteghe
clause-8-D-1 = Botteghe: prendi un componente della bottega, se ce n’è: ferro dal Fabbro, vetro dal Vetraio, legno dal Falegname, mattone alla Fornace, corda dal Cordaio.

## 8.L

section-8-L = Il lavoro dei laboratori
clause-8-L-1 = Ogni tuo laboratorio al lavoro guadagna una settimana di ricerca per ogni apprendista presente, due per il tuo maestro e due per ogni uomo meccanico.
clause-8-L-2 = Gli uomini meccanici lavorano in ogni turno in cui il loro laboratorio è al lavoro, con o senza lavoratori. Restano nel loro laboratorio fino alla fine della partita.
clause-8-L-3 = Contate le settimane, il tuo maestro e i tuoi apprendisti tornano dai laboratori alla tua riserva.
clause-8-L-4 = La scala di un laboratorio finisce a 15, e le settimane oltre non si contano. Nessuna invenzione ne richiede di più.

## 9

section-9 = Fase D: la ricerca
clause-9-1 = A partire da chi ha Leonardo e in senso orario, ciascuno annuncia apertamente che cosa completa. Prezzi, carte, frecce e aste si regolano solo dopo l’ultima risposta, quindi tutti gli annunci di un turno valgono come simultanei.
clause-9-2 = La domanda è posta a chiunque abbia un laboratorio al lavoro, anche a chi non ha nulla da annunciare: essere interpellati quindi non rivela niente.
clause-9-3 = Puoi completare solo un’invenzione che in questa fase è scoperta sul tabellone, o quella di un laboratorio contrassegnato da una freccia. Una carta scoperta alla fine di un turno può essere completata dal turno seguente; le settimane raccolte prima contano per intero, e non occorre mandarvi nessuno.
clause-9-4 = Per completare un’invenzione, le settimane sulla scala del laboratorio più il tuo sconto devono raggiungere le settimane richieste.
clause-9-5 = Per ogni laboratorio separatamente decidi se annunciare un’invenzione pronta o trattenerla. Se la trattieni e nessun altro la completa, resta richiesta e può ancora fruttare il prezzo nero più tardi; se un altro la completa in questo turno, devi mostrare la tua e più tardi otterrai solo il prezzo grigio.
clause-9-6 = I componenti di un lavoro completato sono mostrati e tornano nelle loro botteghe, e il segnalino lascia il laboratorio, che è di nuovo fermo.
clause-9-7 = Chiunque completi un’invenzione nel turno in cui essa lascia il tabellone riceve per intero il prezzo nero, anche se siete in più d’uno.
clause-9-8 = L’invenzione di un laboratorio contrassegnato frutta il prezzo grigio e nient’altro: niente carta, niente asta, quindi né sconti futuri né varietà. Se due di voi la terminano nello stesso turno, entrambi ricevono il prezzo grigio.
clause-9-9 = Ogni carta davanti a te dà uno sconto di due settimane su un’invenzione dello stesso tipo, per il prezzo nero come per quello grigio; si conta solo quando la completi. Non c’è un minimo: con due carte del suo tipo un’invenzione di bronzo si completa con 0 settimane, nel turno stesso in cui inizia e senza lavoratori.
clause-9-10 = Per lo sconto contano solo le carte che avevi all’inizio del turno. Una carta vinta in questo turno, da solo o all’asta, non conta: due invenzioni completate nello stesso turno non si aiutano a vicenda.
clause-9-11 = Se un tuo laboratorio sta ancora lavorando a un’invenzione che un altro ha appena completato, ne mostri i componenti e il laboratorio è contrassegnato da una freccia, anche se ha iniziato solo in questo turno o se l’avevi trattenuta. Puoi terminarla in un turno successivo al prezzo grigio, benché non sia più richiesta.
clause-9-12 = Se sei l’unico a completare un’invenzione richiesta in questo turno, ne prendi la carta e la metti scoperta davanti a te.
clause-9-13 = Se più di voi completano la stessa invenzione richiesta, la sua carta va all’asta solo fra voi. Prima si pagano tutte le ricompense del turno, nere e grigie; poi si tiene un’asta per volta, dal numero di carta più basso, e ciò che una costa non c’è più per la successiva.
clause-9-14 = Offri in segreto un numero intero di fiorini, da 0 a tutti quelli che hai, compresa la ricompensa appena ricevuta; non si mostra chi ha già offerto. Tutte le offerte si rivelano insieme: chi ha offerto di più paga alla banca e prende la carta, gli altri tengono i loro fiorini.
clause-9-15 = Se l’offerta più alta è in parità, vince chi ha Leonardo, altrimenti il primo degli offerenti in parità in senso orario a partire da lui.
clause-9-16 = Se tutti offrono 0, la carta va nella scatola e non appartiene a nessuno. Gli offerenti hanno comunque completato l’invenzione e nessuno può più iniziarla; i laboratori che ancora vi lavorano sono contrassegnati e possono terminarla al prezzo grigio.
clause-9-17 = Una carta invenzione che hai vinto resta davanti a te fino alla fine della partita.

## 10

section-10 = Fine del turno
clause-10-1 = Alla fine di ciascuno dei turni da 1 a 7 si aggiunge al Consiglio un fiorino della banca. Dopo i turni 8 e 9 non si aggiunge nulla.
clause-10-2 = Alla fine di ciascuno dei turni da 1 a 7 si scoprono carte finché le invenzioni richieste sono cinque, o quattro in tre giocatori e tre in due. Dopo il turno 8 non si scopre nulla, quindi il turno 9 può iniziare con meno carte.
clause-10-3 = Se il mazzo si esaurisce, si scoprono le carte rimaste e le invenzioni richieste restano di meno.
clause-10-4 = I turni 8 e 9 sono di ricerca: puoi iniziare e annullare lavori come al solito, ma mandi lavoratori solo nei tuoi laboratori al lavoro; lavorano anche gli uomini meccanici, e le invenzioni si completano come al solito. La città è chiusa: Leonardo resta a chi lo ha e i fiorini del Consiglio restano lì.
clause-10-5 = Quando tutto questo è fatto, il segnalino dei turni avanza di una casella e comincia il turno seguente.

## 11

section-11 = Fine della partita
clause-11-1 = La partita finisce dopo il turno 9.
clause-11-2 = Alla fine ricevi un premio per i tipi diversi fra le carte davanti a te: 20 fiorini per cinque tipi, 13 per quattro, 8 per tre, nulla per due o meno.
clause-11-3 = Vince chi ha più fiorini, premio per la varietà compreso. Nient’altro conta: né componenti in mano, né lavori incompiuti, né lavoratori, né laboratori, né i fiorini rimasti al Consiglio.
clause-11-4 = In caso di parità di fiorini, vince chi ha davanti a sé più carte invenzione; poi più carte d’oro, poi d’argento, di rame e di bronzo. Se tutto è pari, la vittoria è condivisa.

## V

section-V = Variante: Codex Leonardi I
clause-V-1 = Con questa variante il privilegio 1 del Consiglio sposta un apprendista di qualsiasi giocatore, tuo o di un altro, mai un maestro. Va da una delle zone da B a H a un’altra delle zone da B a H: né il Consiglio né un laboratorio possono essere la partenza o l’arrivo.
clause-V-2 = Non puoi spostare l’apprendista di un altro giocatore in una zona dove in quel momento quel giocatore è primo, secondo la classifica consueta (un maestro vale due, in parità viene prima chi è più vicino alla freccia). Il tuo apprendista può andare in qualsiasi altra zona da B a H, che tu vi sia primo o no.

## X

section-X = Il turno 0 per esperti
clause-X-1 = Nessuna invenzione è esposta in anticipo: il mazzo si forma nei suoi tre strati con tutte le carte, poi le invenzioni richieste si prendono dalla cima, cinque in quattro o cinque giocatori, quattro in tre, tre in due.
clause-X-2 = In due giocatori, un’invenzione di bronzo, una di rame e una d’argento sono estratte a caso dopo che lo strato centrale del mazzo ha avuto le sue carte. Sono mostrate a entrambi e sono fuori dal gioco.
clause-X-3 = Ciascuno comincia con il laboratorio piccolo sul lato da 3 spazi, due segnalini lavoro, il maestro, tre apprendisti, tre fiorini e una carta «0» per bluffare; il posto 1 ha Leonardo. Gli altri tuoi sei apprendisti aspettano all’Accademia, e ogni bottega contiene 12 componenti prima della scelta dei favori.
clause-X-4 = Prima del primo turno ciascuno sceglie dei favori: tre in quattro o cinque giocatori, due in tre giocatori, uno in due.
clause-X-5 = A partire da chi ha Leonardo scegliete un favore per volta, sempre in senso orario e mai tornando indietro, finché ciascuno ha i suoi.
clause-X-6 = Favore a: ricevi cinque fiorini.
clause-X-7 = Favore b: prendi quattro componenti a tua scelta dalle botteghe, al massimo due dello stesso tipo. Se scegli questo favore una seconda volta, il limite riparte da capo.
clause-X-8 = Favore c: prendi uno dei tuoi apprendisti dall’Accademia e lo aggiungi alla tua riserva.
clause-X-9 = Favore d.1: giri il tuo laboratorio piccolo da 3 a 5 spazi e prendi un componente a tua scelta dalle botteghe. Il laboratorio deve essere ancora sul lato da 3 spazi.
clause-X-10 = Favore d.2: prendi il tuo laboratorio grande con il lato da 4 spazi in vista, se non lo hai ancora, e un componente a tua scelta dalle botteghe.
clause-X-11 = Favore d.3: giri il tuo laboratorio grande da 4 a 6 spazi e prendi un componente a tua scelta dalle botteghe. Devi averlo già preso, e deve essere ancora sul lato da 4 spazi.
clause-X-12 = Favore d.4: un uomo meccanico va subito in uno spazio libero fatto per lui in uno dei tuoi laboratori: uno nel laboratorio con 5 spazi, due in quello con 6. Non è accompagnato da componenti.
clause-X-13 = In quattro o cinque giocatori non puoi scegliere nessuno dei favori a, b, c e d più di due volte. A questo fine, da d.1 a d.4 contano insieme come un solo favore.
