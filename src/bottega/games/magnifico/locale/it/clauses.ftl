# Le regole di Magnifico, clausola per clausola.

## 1

section-1 = La mappa
clause-1-1 = La mappa d’Europa ha 32 territori e 4 zone di mare: i Mari del Nord, l’Atlantico, il Mediterraneo occidentale e il Mediterraneo orientale con il Mar Nero. Tutti i territori che si affacciano sulla stessa zona sono collegati fra loro per mare, per quanto lontani.
clause-1-2 = Tre stretti valgono in tutto come confini di terra: Londra e Parigi, Siviglia e Algeri, Copenaghen e Stoccolma. Costantinopoli e Smirne confinano semplicemente. Il paese della Confederazione elvetica non è di nessuno, e nessun confine lo attraversa.

## 2

section-2 = I pezzi
clause-2-1 = Hai 49 soldati, e uno in più che segna i tuoi punti. Tutti i pezzi sono in numero limitato: ciò che è finito non si sostituisce con altro finché non ritorna. Nessuno può togliere pezzi dalla mappa a piacere: si perdono solo in battaglia.
clause-2-2 = Ci sono 16 castelli; quando non ne restano, non se ne costruiscono più. Un castello non si muove mai e appartiene a chi tiene il territorio con i suoi soldati; può quindi essere conquistato.
clause-2-3 = Ci sono 40 torri; quando non ne restano, non se ne costruiscono più. Una torre sta solo su un castello, ne diventa parte, e un castello ne ha al massimo quattro. Con quattro torri è una Città Perfetta.
clause-2-4 = Ci sono 20 carri; quando non ne restano, non se ne costruiscono più. Non hanno colore, perché possono essere catturati, e valgono sempre ciò che dice la carta Carro di chi li possiede in quel momento.
clause-2-5 = Ci sono 20 aerei; quando non ne restano, non se ne costruiscono più. Come i carri non hanno colore, possono essere catturati e seguono la carta Aereo di chi li possiede in quel momento.
clause-2-6 = Ogni dado ha sei facce: tre mostrano un colpo a segno (l’uomo vitruviano), due sono vuote e vanno a vuoto, una mostra un’esplosione.
clause-2-7 = I fiorini sono in monete da 10 e da 50: ogni somma è quindi un multiplo di 10. Tutti possono vedere in ogni momento quanto hanno gli altri. I fiorini non si prestano e nulla si compra a credito.

## 3

section-3 = Le carte
clause-3-2 = Ci sono 60 carte: Leonardo, cinque Carri, cinque Aerei e 49 progetti. Ogni tipo di progetto ha la sua regola nella sezione 13 e il suo costo di attivazione; tutti possono consultarli in ogni momento.
clause-3-3 = Una carta è in uno dei due mazzi, o all’asta, o nel magazzino di un giocatore, o in gioco davanti a lui. Solo le carte in gioco hanno effetto. Le carte dei magazzini sono state prese sotto gli occhi di tutti: ognuno le conosce.
clause-3-4 = Un progetto che ti sei aggiudicato resta tuo: non si regala, non si presta e non si scambia. Solo la carta Leonardo passa da un giocatore all’altro.

## 4

section-4 = Preparazione
clause-4-1 = La carta Leonardo non è in nessuno dei mazzi: sta scoperta accanto al tabellone finché qualcuno non la riceve.
clause-4-2 = In quattro giocatori una carta Carro e una carta Aereo, estratte a caso, tornano nella scatola senza essere viste; in tre giocatori due di ciascuna. Ci sono così tante carte Carro e tante carte Aereo quanti sono i giocatori.
clause-4-3 = Le altre carte Carro e Aereo si mescolano insieme e formano il mazzo dei Carri e Aerei, coperto.
clause-4-4 = Tutte le 49 carte progetto si mescolano e formano il secondo mazzo, coperto.
clause-4-5 = Carri, aerei, castelli e torri stanno accanto al tabellone come scorta comune.
clause-4-6 = Tutte le entrate vengono dalla banca e tutti i pagamenti vanno alla banca. Non resta mai senza fiorini.
clause-4-7 = Tutti tirano sei dadi. Chi ha più colpi a segno riceve la carta Leonardo e comincia. A parità vale il minor numero di esplosioni; chi è ancora pari tira di nuovo.
clause-4-8 = A partire da chi ha la carta Leonardo e in senso orario, ciascuno sceglie un territorio e vi mette un castello e due soldati; riceve inoltre 100 fiorini. Il territorio deve essere vuoto e non confinare con quello dove un altro ha il suo castello. Gli stretti contano come confini, un mare comune no.
clause-4-9 = Tutti gli altri territori sono vuoti all’inizio della partita.
clause-4-10 = Quando tutti hanno messo un castello, comincia il primo giro.

## 5

section-5 = Il giro
clause-5-1 = Ogni giro ha cinque fasi in quest’ordine: rendite, reclutamento, asta, turni dei giocatori, punteggio. Ogni cosa si fa nella sua fase e quando viene richiesta. Le rendite vengono per prime, anche nel primo giro.
clause-5-3 = A ogni giro si scoprono davanti a tutti nuove carte dai due mazzi: sono all’asta. C’è sempre una carta meno dei giocatori, finché i mazzi bastano.
clause-5-4 = Dopo l’asta ognuno ha un turno: prima chi ha la carta Leonardo, poi in senso orario. Nel tuo turno fai quante azioni permesse vuoi, nell’ordine che vuoi, e lo finisci quando ti basta. Agisce solo il giocatore di turno.
clause-5-5 = Quando tutti hanno avuto il loro turno si contano i punti del giro. Se nessuno ha vinto, il giro seguente comincia con le rendite.

## 5.1

section-5-1 = Le rendite
clause-5-1-1 = Ricevi 10 fiorini per ogni tuo territorio e altri 10 per ogni tuo castello.
clause-5-1-2 = Ogni opera d’arte che hai in gioco ti porta altri 10 fiorini.
clause-5-1-3 = Non hai mai più di 300 fiorini: ciò che andrebbe oltre resta alla banca.

## 5.2

section-5-2 = Il reclutamento
clause-5-2-1 = Ogni tuo territorio riceve un soldato dalla tua riserva. Non puoi rinunciarvi, e finché la riserva basta avviene da sé.
clause-5-2-2 = In un territorio può stare un numero qualsiasi di soldati.
clause-5-2-3 = Se la tua riserva non basta per tutti i tuoi territori, scegli quali ricevono un soldato, uno ciascuno e uno dopo l’altro, finché la riserva è vuota.

## 5.3

section-5-3 = L’asta
clause-5-3-1 = In tre giocatori vanno all’asta due carte: una del mazzo dei Carri e Aerei e un progetto; quando quel mazzo è vuoto, due progetti.
clause-5-3-2 = In quattro giocatori vanno all’asta tre carte: due del mazzo dei Carri e Aerei e un progetto. Ciò che quel mazzo non può dare si completa con progetti.
clause-5-3-3 = In cinque giocatori vanno all’asta quattro carte: due del mazzo dei Carri e Aerei e due progetti. Ciò che quel mazzo non può dare si completa con progetti. Quando i progetti finiscono, con qualsiasi numero di giocatori, si offre solo ciò che resta; se non resta nulla, non c’è asta.
clause-5-3-4 = Ognuno offre una volta, in segreto: almeno 10 fiorini, al massimo tutto ciò che ha, a passi di 10. Nessuno vede un’offerta prima che ci siano tutte.
clause-5-3-5 = Tutte le offerte si mostrano insieme. Chi ha offerto di più sceglie per primo e, con la carta, prende Leonardo; gli altri seguono uno alla volta, dall’offerta più alta alla più bassa. Scegli solo quando tocca a te. Se il primo non prende nulla, Leonardo va al primo, in quest’ordine, che prende davvero una carta.
clause-5-3-6 = A parità di offerta viene prima chi siede più vicino al proprietario della carta Leonardo, in senso orario; il proprietario viene per ultimo. Appena la carta cambia mano, chi aspetta ancora si conta dal nuovo proprietario. Esempio: A ha la carta, tutti hanno offerto 30, e B, D, C siedono in quest’ordine dopo A. B prende Leonardo e sceglie, poi D, poi C, e A per ultimo.
clause-5-3-7 = Una carta Carro o Aereo è in gioco appena la prendi. Ogni altra carta va nel tuo magazzino, finché non la attivi.
clause-5-3-8 = Puoi avere una sola carta Carro e una sola carta Aereo: una seconda dello stesso tipo non puoi prenderla. Delle altre carte puoi prenderne quante ne ottieni. Se restano solo carte che non puoi prendere, passi.
clause-5-3-9 = Nessuno è obbligato a prendere una carta. Chi passa non paga nulla e la scelta va al prossimo; il passo vale per tutta l’asta.
clause-5-3-10 = Se passi, non puoi ottenere la carta Leonardo in questa asta. Se nessuno prende una carta, resta al suo proprietario.
clause-5-3-11 = A ogni asta puoi prendere al massimo una carta, e solo fra quelle all’asta.
clause-5-3-12 = Chi prende una carta paga la propria offerta alla banca. Gli altri tengono la loro.
clause-5-3-13 = Le carte che nessuno prende tornano coperte in fondo al mazzo da cui vengono, nell’ordine in cui erano esposte.

## 5.4

section-5-4 = Il turno
clause-5-4-1 = Puoi attivare quanti progetti vuoi del tuo magazzino: paghi alla banca il costo di ciascuno e resta in gioco fino alla fine della partita, senza altre spese. Quanto hai offerto non conta. Si attivano solo le carte del tuo magazzino, anche una comprata in questo giro.
clause-5-4-2 = Con una carta Carro o Aereo puoi costruire queste macchine nei tuoi territori con un castello, ciascuna al prezzo della carta, 20 fiorini. Ogni castello costruisce al massimo una macchina per turno, e un castello fatto in questo turno nessuna; uno conquistato può costruire subito.
clause-5-4-3 = Puoi aggiungere una torre ai tuoi castelli, per 20 fiorini ciascuna: una per castello e per turno, e nessuna su un castello costruito in questo turno.
clause-5-4-4 = Una volta per turno puoi costruire un castello per 30 fiorini in un tuo territorio che non ne ha, anche accanto ad altri giocatori e anche in un territorio preso in questo turno. Non riceve torri e non costruisce macchine fino al tuo prossimo turno.
clause-5-4-5 = Per 10 fiorini puoi invadere un territorio vuoto che confina con uno dei tuoi o si affaccia sullo stesso mare. Da lì mandi almeno un soldato e quanti ne vuoi, e anche macchine utilizzabili; un soldato deve restare. Non c’è battaglia né perdita in mare.
clause-5-4-6 = Per 30 fiorini puoi attaccare un territorio occupato da un altro giocatore. Puoi attaccare e invadere al massimo tre volte per turno, contando insieme le une e le altre.
clause-5-4-7 = In qualsiasi momento del tuo turno, ma non durante una battaglia, puoi spostare gratis truppe fra i tuoi territori. Tutti gli spostamenti di un turno, al massimo tre, devono seguirsi direttamente: appena fai altro, in questo turno non puoi più spostare.

## 6

section-6 = I progetti di Leonardo
clause-6-1 = Per mettere in gioco un progetto devi pagare alla banca il suo costo di attivazione, qualunque cosa tu abbia pagato all’asta. Chi non può pagare non può attivare.
clause-6-2 = La Trasmissione meccanica, l’Acciarino e il Cannone multiplo migliorano i tuoi carri. Puoi attivarli solo con una carta Carro in gioco; il loro numero non è limitato.
clause-6-3 = Il Giroscopio, la Bomba anticarro, il Paracadutista e la Colubrina antiaerea migliorano i tuoi aerei. Ciascuno occupa un gancio della tua carta Aereo; senza un gancio libero non puoi attivarne altri. I miglioramenti in gioco non si tolgono e non si scambiano.

## 7

section-7 = La guerra

## 7.1

section-7-1 = La dichiarazione di guerra
clause-7-1-1 = Per dichiarare guerra nomini il territorio che attacchi e quello da cui vengono le tue truppe, e paghi 30 fiorini, per quanto grande sia l’esercito. Senza 30 fiorini non puoi attaccare.
clause-7-1-2 = Le truppe vanno solo da un tuo territorio a uno che confina con esso o si affaccia sullo stesso mare. Un attacco fra due territori che hanno in comune solo il mare è un’incursione dal mare; se hanno anche un confine, avviene per terra.
clause-7-1-3 = Dopo la dichiarazione componi il tuo esercito: soldati e, se vuoi, carri e aerei.
clause-7-1-4 = Tutti i pezzi dell’esercito vengono dal solo territorio che hai nominato.
clause-7-1-5 = L’ultimo territorio di un giocatore non può essere attaccato. Così nessuno viene mai eliminato.

## 7.2

section-7-2 = Gli eserciti
clause-7-2-1 = Attacchi con al massimo sei soldati e al massimo sei macchine, carri e aerei contati insieme in qualsiasi proporzione. Dici quanti ne partono di ogni tipo.
clause-7-2-2 = Carri e aerei non attaccano e non invadono mai da soli: almeno un soldato deve andare con loro.
clause-7-2-3 = Un solo soldato basta per tutte e sei le macchine.
clause-7-2-4 = Il difensore combatte con tutti i soldati, i carri e gli aerei del territorio attaccato, senza limiti.
clause-7-2-5 = Almeno un soldato deve restare nel territorio da cui attacchi o invadi.

## 7.3

section-7-3 = La battaglia
clause-7-3-1 = In un’incursione dal mare perdi un soldato prima che la battaglia cominci; ogni Sottomarino del difensore ne costa uno in più, ogni tua Nave corazzata uno in meno. Il tuo esercito deve avere più soldati di quanti ne perderà, altrimenti non puoi dichiarare l’incursione.
clause-7-3-2 = La battaglia avviene nel territorio attaccato e si compone di assalti. Nella sua fase una parte ne fa fino a tre: fanteria, carri, aerei. Ogni tiro ha effetto subito.
clause-7-3-3 = Comincia l’attaccante. Una parte fa i suoi assalti nell’ordine che vuole, ma ogni tipo una sola volta per fase.
clause-7-3-4 = La fanteria e gli aerei possono assaltare con meno pezzi di quanti ce ne sono. Dici il numero prima di tirare i dadi: almeno uno, al massimo tutti quelli che hai nella battaglia.
clause-7-3-5 = In ogni tua fase devi fare almeno un assalto con la fanteria, i carri o gli aerei; agli altri puoi rinunciare. Gli automi da soli non bastano.
clause-7-3-6 = I sei dadi della scatola non sono un limite: chi ha più soldati o aerei tira altrettanti dadi.
clause-7-3-7 = Quando una parte ha fatto i suoi assalti, l’altra ha la sua fase, e così via finché una parte non ha più soldati. Assalta solo la parte a cui tocca la fase.
clause-7-3-8 = La battaglia finisce appena una parte ha perso l’ultimo soldato. Se è il difensore, l’attaccante prende il territorio con tutte le macchine, il castello e le torri, e tutti gli attaccanti superstiti stanno lì. Se è l’attaccante, le macchine del suo esercito restano e sono del difensore.
clause-7-3-9 = I soldati persi tornano nella riserva del loro giocatore, le macchine e le torri nella scorta comune; tutto può servire di nuovo.
clause-7-3-10 = Contro un castello l’attaccante può ritirarsi là dove potrebbe cominciare un assalto, se nulla nel suo esercito può più abbattere un solo difensore: non ci sono più aerei, e né tutti i soldati né un carro passerebbero il castello neppure con i dadi migliori; con un Gran Cannone in gioco il castello si conta senza le sue torri. I superstiti tornano da dove sono venuti. Il difensore non si ritira mai.

## 7.4

section-7-4 = La fanteria
clause-7-4-1 = I soldati tengono i territori e decidono di chi sono. Carri e aerei li appoggiano soltanto: senza un soldato nessun esercito può continuare a combattere.
clause-7-4-2 = I colpi a segno abbattono soldati nemici e nient’altro, salvo in un’intercettazione o con un Gran Cannone.
clause-7-4-3 = Un assalto di fanteria tira un dado per ogni soldato impegnato. Ogni colpo a segno abbatte un soldato nemico, se nessun castello lo ferma; ogni esplosione abbatte uno dei tuoi; un colpo a vuoto non fa nulla.

## 7.5

section-7-5 = I carri
clause-7-5-2 = In un assalto di carri i tuoi carri tirano uno dopo l’altro, ciascuno una volta, con i dadi della tua carta Carro. Dopo ognuno decidi se ne tira un altro; passare a un altro assalto chiude questo. Ti serve un carro che puoi usare e che non ha ancora tirato.
clause-7-5-3 = Dei dadi di un carro contano solo le esplosioni. Nessuna: tutti i colpi della tua carta e dei miglioramenti. Una: la metà, arrotondata per difetto. Due: nulla. Tre o più: il carro salta in aria, e tutti i tuoi soldati e le macchine utilizzabili della battaglia sono persi, senza che nessuno le catturi.
clause-7-5-4 = I tuoi carri possono avere quanti miglioramenti vuoi, ma un carro tira sempre almeno un dado.

## 7.6

section-7-6 = Gli aerei
clause-7-6-1 = Senza miglioramenti un aereo abbatte un soldato con un colpo a segno. Nessun castello protegge dagli aerei.
clause-7-6-2 = Ogni aereo dell’assalto tira un dado. Colpo a segno: cade un soldato nemico. Colpo a vuoto: non succede nulla. Esplosione: l’aereo è perso e torna nella scorta.
clause-7-6-3 = Dichiari quanti aerei assaltano, al massimo quelli che puoi usare nella battaglia, e tutti i loro dadi si tirano insieme.
clause-7-6-4 = I ganci della tua carta Aereo, da uno a quattro, sono il numero di miglioramenti che i tuoi aerei possono portare.
clause-7-6-5 = Con ogni Giroscopio in gioco, ogni colpo a segno dei tuoi aerei abbatte un soldato in più.
clause-7-6-6 = Con una Bomba anticarro in gioco, quando l’altra parte dichiara un assalto di carri e prima del suo primo dado, puoi mandargli contro quanti vuoi dei tuoi aerei nella battaglia. Ciascuno tira un dado: un colpo a segno distrugge un carro nemico, uno qualsiasi di quelli nella battaglia; un’esplosione costa l’aereo. I Giroscopi non contano. I superstiti si usano poi come al solito.
clause-7-6-7 = Con una Colubrina antiaerea in gioco puoi fare lo stesso quando l’altra parte dichiara un assalto aereo: ogni colpo a segno distrugge un aereo nemico, e l’assalto continua con quelli che restano, al massimo quanti dichiarati. Gli stessi aerei possono intercettare ora i carri, ora gli aerei, ma nessuno intercetta un’intercettazione.
clause-7-6-8 = Con un Paracadutista in gioco l’attaccante può, una volta per assalto aereo e prima dei suoi dadi, lanciarne uno da un aereo dichiarato in un castello che protegge ancora. Costa comunque un soldato, mai l’ultimo, e quell’aereo non bombarda. Un dado: a segno, e il castello non protegge più nessuno fino alla fine della battaglia; a vuoto, nulla; esplosione, l’aereo è perso.

## 7.7

section-7-7 = I castelli
clause-7-7-2 = Un castello protegge i soldati del suo territorio. Il suo livello è 1, e uno in più per ogni torre: 5 con quattro torri.
clause-7-7-3 = In ogni assalto di fanteria o di carri dell’attaccante, ogni livello del castello ferma un colpo a segno. Esempio: sei soldati con sei colpi a segno contro un livello 5 abbattono un difensore.
clause-7-7-4 = Il castello ferma i suoi colpi una volta per assalto di fanteria, e di nuovo per ogni singolo carro. Esempio, livello 1: la fanteria con due colpi a segno abbatte un soldato, un carro con cinque colpi ne abbatte quattro, un aereo con un colpo ne abbatte uno.
clause-7-7-5 = Contro gli aerei un castello non serve a nulla, qualunque sia il suo livello.
clause-7-7-6 = Alcuni progetti abbassano il livello del castello per l’attaccante: Bombarda, Gran Cannone e Paracadutista.
clause-7-7-7 = Un castello non protegge il difensore dalle proprie esplosioni, né dal ritorno di fuoco della sua fanteria né da un carro che salta in aria.
clause-7-7-8 = Gli attaccanti non hanno alcuna protezione, anche se vengono da un territorio con un castello.
clause-7-7-9 = Un castello con quattro torri è una Città Perfetta, che porta anche punti vittoria.

## 8

section-8 = Le macchine catturate
clause-8-1 = Le macchine sono di chi tiene il territorio in cui stanno o guida l’esercito di cui fanno parte. Quando un esercito perde l’ultimo soldato, le sue macchine sono catturate dall’altra parte.
clause-8-2 = Le macchine catturate valgono ciò che dicono le carte del nuovo proprietario, anche se è meno di prima.
clause-8-3 = Senza la carta Carro o Aereo non puoi usare quelle macchine in alcun modo: non combattono, non si possono colpire né spostare. Restano tue con il territorio, e si usano appena hai la carta.

## 9

section-9 = Gli spostamenti
clause-9-1 = Puoi cominciare gli spostamenti in qualsiasi momento del tuo turno, prima, fra o dopo gli attacchi.
clause-9-2 = Puoi fare al massimo tre spostamenti per turno.
clause-9-3 = Uno spostamento porta uno o più pezzi da un tuo territorio a un altro tuo, collegato al primo da una catena ininterrotta di tuoi territori confinanti.
clause-9-4 = Oppure uno spostamento va per mare, fra due tuoi territori che si affacciano sulla stessa zona di mare. Nessuno si perde per strada.
clause-9-5 = Uno spostamento va per terra o per mare, mai per entrambi: ne servono allora due.
clause-9-6 = Lo stesso pezzo può essere spostato più volte in un turno, finché ti restano spostamenti.
clause-9-7 = I pezzi di uno spostamento partono insieme e arrivano insieme. Almeno uno deve partire.
clause-9-8 = Castelli e torri non si muovono mai. Carri e aerei si spostano solo se hai in gioco la loro carta.
clause-9-9 = In uno spostamento carri e aerei possono andare da soli, senza soldati.
clause-9-10 = Non puoi passare per i territori degli altri, neppure se sono d’accordo. In ogni tuo territorio deve restare almeno un soldato.

## 10

section-10 = I punti vittoria
clause-10-1 = Alla fine del giro chi ha la carta Leonardo riceve 2 punti.
clause-10-2 = La Bottega di Leonardo: chi ha più carte in gioco, di qualsiasi tipo ma senza Leonardo, riceve 2 punti. Se due sono pari ne hanno 1 ciascuno; se sono di più, nessuno ha nulla. Le carte nel magazzino non contano.
clause-10-3 = La Grande Corte: chi ha più castelli, qualunque sia il numero di torri, riceve 2 punti. Se due sono pari ne hanno 1 ciascuno; se sono di più, nessuno ha nulla.
clause-10-4 = La Corona Imperiale: chi ha più territori riceve 2 punti. Se due sono pari ne hanno 1 ciascuno; se sono di più, nessuno ha nulla.
clause-10-5 = Ogni Città Perfetta che controlli porta 1 punto alla fine del giro. Conta anche come castello per la Grande Corte.
clause-10-6 = Prime Meraviglie: chi costruisce il primo carro della partita riceve subito 2 punti; lo stesso per il primo aereo e la prima Città Perfetta. Ogni premio si dà una volta; macchine e città catturate non contano.
clause-10-7 = Un’opera d’arte porta i suoi punti subito, quando la metti in gioco. Conta anche per la Bottega di Leonardo.

## 11

section-11 = Fine della partita
clause-11-1 = La partita finisce appena un giocatore ha raggiunto l’obiettivo, 30 punti se non ne è stato concordato un altro. Punti che contano subito possono chiuderla a metà di un turno. Poi nessuno agisce più.
clause-11-2 = Alla fine di un giro i punti si aggiungono giocatore per giocatore: prima chi ne aveva di più; a parità chi ha la carta Leonardo, poi in senso orario. Ognuno aggiunge in una volta tutti i punti del giro.
clause-11-3 = Il primo che raggiunge l’obiettivo in quest’ordine vince subito, anche se un altro sarebbe arrivato a più punti.

## 12

section-12 = La carta Leonardo
clause-12-1 = Chi ha la carta Leonardo gioca il primo turno e vi paga 10 fiorini in meno ogni progetto, castello, torre, carro e aereo. Invasioni e attacchi costano il prezzo pieno. La carta sta scoperta davanti a lui.
clause-12-2 = La carta Leonardo va al vincitore dell’asta, e solo a chi paga davvero una carta.
clause-12-3 = La carta decide i pareggi in due modi: all’asta il suo proprietario viene per ultimo a parità di offerta, nel punteggio viene per primo a parità di punti.

## 13

section-13 = I progetti
clause-13-1 = Carro: con questa carta puoi costruire e usare carri. Le cinque carte sono diverse: 2 dadi e 3 colpi, 3 e 4, 4 e 5, 5 e 6, 6 e 7. È subito in gioco e non costa nulla attivarla.
clause-13-2 = Aereo: con questa carta puoi costruire e usare aerei. Le cinque carte hanno 1, 2, 2, 3 e 4 ganci per i miglioramenti. È subito in gioco e non costa nulla attivarla.
clause-13-3 = Giroscopio (aereo, 30 fiorini): ogni colpo a segno dei tuoi aerei abbatte un soldato in più per ogni Giroscopio. Il numero di dadi resta lo stesso.
clause-13-4 = Bomba anticarro (aereo, 20 fiorini): i tuoi aerei possono intercettare i carri nemici prima che sparino. Una seconda non aggiungerebbe nulla.
clause-13-5 = Paracadutista (aereo, 20 fiorini): in un attacco i tuoi aerei possono lanciare un soldato in un castello per annullarne la protezione. Un secondo non aggiungerebbe nulla.
clause-13-6 = Colubrina antiaerea (aereo, 20 fiorini): i tuoi aerei possono intercettare gli aerei nemici prima che colpiscano. Una seconda non aggiungerebbe nulla.
clause-13-7 = Trasmissione meccanica (carro, 30 fiorini): i tuoi carri tirano un dado in meno per ciascuna, ma almeno un dado.
clause-13-8 = Acciarino (carro, 20 fiorini): ogni tuo carro fa un colpo in più per ciascun Acciarino.
clause-13-9 = Cannone multiplo (carro, 40 fiorini): ogni tuo carro fa due colpi in più per ciascun Cannone multiplo.
clause-13-10 = Automa (30 fiorini): difendendo un castello con almeno una torre puoi aggiungere un assalto in ogni tua fase, con un dado per ogni torre. Le esplosioni vanno a vuoto; il Fucile multiplo e il Carro falcato non aiutano. Si aggiunge agli altri assalti e richiede un tuo soldato ancora in vita. Un secondo non aggiungerebbe nulla.
clause-13-11 = Fucile multiplo (30 fiorini): in ogni tuo assalto di fanteria un colpo a segno vale doppio per ciascun Fucile multiplo. Un dado riceve al massimo un bonus: i colpi dovuti a un Carro falcato non si raddoppiano.
clause-13-12 = Carro falcato (30 fiorini): in ogni tuo assalto di fanteria un colpo a vuoto diventa a segno per ciascun Carro falcato. Un colpo così non si può raddoppiare.
clause-13-13 = Bombarda (20 fiorini): nei tuoi assalti di fanteria il castello attaccato ha un livello in meno per ogni Bombarda.
clause-13-14 = Gran Cannone (40 fiorini): prima di un assalto di fanteria contro un castello con torri dici quanti dei tuoi Gran Cannoni sparano. Dopo, ciascuno abbatte una torre, al massimo quanti colpi sono stati fermati; il livello più basso vale dall’assalto seguente. Il castello stesso non può essere distrutto.
clause-13-15 = Sottomarino (20 fiorini): chi ti attacca dal mare perde nello sbarco un soldato in più per ogni Sottomarino.
clause-13-16 = Nave corazzata (20 fiorini): nelle tue incursioni dal mare perdi nello sbarco un soldato in meno per ogni Nave corazzata. Compensa anche i Sottomarini.
clause-13-17 = Mura (40 fiorini): tutti i tuoi castelli hanno un livello in più per ogni carta, ma mai oltre 5. Le Mura non fanno una Città Perfetta.
clause-13-18 = Opere d’arte: la Gioconda e l’Ultima Cena (60 fiorini) portano 3 punti quando si mettono in gioco, la Dama con l’ermellino e la Vergine delle rocce (40 fiorini) 2. Ognuna porta 10 fiorini in più di rendita e conta per la Bottega.

## 14

section-14 = Al tavolo
clause-14-1 = Si può giocare con un obiettivo diverso da 30 punti: 20, 40 o 50.
clause-14-2 = Fiorini, carte e pezzi non si scambiano, non si regalano e non si promettono fra giocatori.

## 15

section-15 = Domande e risposte
clause-15-1 = Truppe che hanno appena conquistato un territorio possono attaccare di nuovo da lì nello stesso turno.
clause-15-2 = Un attacco non può venire da due territori insieme. Prima raduna le truppe con uno spostamento, poi attacca.
clause-15-3 = Puoi rinforzare un territorio appena conquistato spostandovi truppe, ma solo se non hai già fatto i tuoi spostamenti prima in questo turno.
clause-15-4 = Un territorio che non hai conquistato può essere attaccato di nuovo nello stesso turno. Ogni attacco si paga e conta fra i tre.
clause-15-5 = Puoi costruire e attivare dopo gli attacchi come prima: l’ordine è libero finché puoi pagare.
clause-15-7 = Un castello e una torre su di esso non si possono costruire nello stesso turno.
clause-15-8 = Puoi comprare un miglioramento senza avere la carta Carro o Aereo corrispondente. Aspetta nel tuo magazzino finché non hai quella carta.
clause-15-9 = Si può mettere in gioco solo un progetto che puoi usare, non uno che servirebbe soltanto a contare per la Bottega. Una seconda carta Bomba anticarro, Paracadutista, Colubrina antiaerea o Automa non aggiunge nulla e resta nel magazzino.
clause-15-10 = Le carte in gioco non si scartano mai, neppure per liberare un gancio.

## O

section-O = Regole opzionali
clause-O-1 = Partenza rapida: cominci con un castello, sei soldati e 200 fiorini, e il primo giro inizia con l’asta.
clause-O-2 = Carri fragili: un carro che fa due esplosioni è perso e torna nella scorta. Con lui non si perde altro.
clause-O-3 = Autodistruzione: nel tuo turno puoi distruggere carri e aerei tuoi, e in battaglia puoi farlo all’inizio della tua fase, prima di tirare. Senza questa opzione le macchine non si distruggono a piacere.
clause-O-4 = Scorta: in un attacco non ci possono essere più macchine che soldati, contati prima di ogni perdita nello sbarco.
clause-O-5 = Secondi posti: per la Bottega, la Corte e la Corona il primo riceve 2 punti e il secondo 1; se più giocatori condividono il secondo posto non hanno nulla. Se più giocatori condividono il primo, ciascuno ne ha 1 e il secondo nulla.
