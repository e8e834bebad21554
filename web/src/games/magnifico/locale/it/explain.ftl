# Il gioco in immagini: explain-<pannello>.

explain-theme = Europa, intorno al 1500. Siete principi, e Leonardo lavora per chi paga di più. I suoi carri vanno, le sue macchine volano. Chi sarà il Magnifico?
    .title = Le macchine di Leonardo funzionano
explain-goal = Vince chi arriva per primo a 30 punti. Ogni giro dà 2 punti per la carta Leonardo, 2 a chi ha più carte in gioco, 2 a chi ha più castelli e 2 a chi ha più territori. In due alla pari, 1 punto a testa.
    .title = Trenta punti
explain-board = L’Europa ha 32 territori. Cominci con uno di essi, un castello, 2 soldati e 100 fiorini. Ogni giro dà 10 fiorini per ogni territorio e ogni castello, e un soldato in più in ogni territorio. I territori sullo stesso mare distano un passo.
    .title = Una carta d’Europa
explain-auction = Il giro si apre con carte in vendita, una in meno dei giocatori. Ognuno offre una volta, in segreto. L’offerta più alta sceglie per prima, e paga solo chi prende una carta. Con la prima carta viene Leonardo: chi lo ha gioca per primo e costruisce con 10 fiorini di sconto.
    .title = Offri in segreto
explain-turn = Nel tuo turno spendi fiorini: un castello 30, una torre 20, un carro o un aereo 20. I soldati entrano in terre vuote per 10 e attaccano per 30, al massimo tre volte per turno. In casa si muovono gratis.
    .title = Un turno: costruisci e marcia
explain-battle = Ogni soldato tira un dado. Tre facce colpiscono un nemico, due vanno a vuoto, una esplode e uccide uno dei tuoi. Si alternano gli assalti finché una parte non ha più soldati. Un castello ferma 1 colpo di ogni assalto, e 1 in più per ogni torre.
    .title = Decidono i dadi
explain-machines = Un carro fa più colpi insieme, ma ogni esplosione dei suoi dadi conta contro di lui: una dimezza i colpi, tre distruggono tutto il tuo esercito. Un aereo tira un dado e vola sopra tutte le mura.
    .title = Carri e aerei
explain-watch = Alcuni punti arrivano subito: 2 per il primo carro, il primo aereo e la prima Città Perfetta, cioè un castello con quattro torri; 2 o 3 per un dipinto. Tutte le borse sono scoperte: conta prima di offrire, e tieni fiorini per il tuo turno. Un soldato resta sempre a casa.
    .title = A che cosa badare
explain-next = All’inizio prendi terre vuote: costano 10 fiorini e li rendono in un giro. La lezione ti fa provare tutto, dalla prima offerta all’ultima battaglia, in otto brevi capitoli.
    .title = Diventa il Magnifico
