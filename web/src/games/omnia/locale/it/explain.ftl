# Il gioco in immagini: explain-<pannello>.

explain-theme = Italia e Francia, intorno al 1500. Segui Leonardo di città in città, e raccogli le sue opere, le sue invenzioni e la gente che incontrò. Tutto: è ciò che vuol dire Omnia.
    .title = In viaggio con Leonardo
explain-goal = Dopo sei round vince chi ha più punti. Vengono quasi tutti dalle città, e ognuna dice che cosa premia. Mantova dà 2 punti per ogni opera con un’invenzione; Firenze ne dà 6 a chi ha più opere.
    .title = Le città premiano
explain-board = In alto c’è la strada con le sue città, che contano per tutti. In mezzo tre opere, tre invenzioni e tre personaggi, per chiunque li prenda. In basso le tue sette carte azione, che vedi solo tu.
    .title = Una strada, tre file, una mano
explain-draft = Prima scegli le tue carte azione. Ne ricevi sette, ne tieni due e ne passi cinque; delle cinque seguenti ne tieni due e ne passi tre; di quelle ancora due, e un’ultima viene da sé. Ciò che passi può servire al tuo vicino.
    .title = Sette carte per tutta la partita
explain-turn = Un turno è una carta azione. I suoi due simboli sono le due cose che puoi fare, nell’ordine che vuoi: prendere un’opera, un’invenzione o un personaggio, ricevere monete, attivare una città. Opere e invenzioni sono quasi sempre gratis. I personaggi costano monete: Ludovico il Moro ne costa 3 e vale 4 punti.
    .title = Un turno: una carta, due azioni
explain-lightning = Alcune carte mostrano un fulmine con un simbolo. Quando prendi una di queste carte, hai subito anche quell’azione. Così una carta porta alla prossima, finché puoi pagare.
    .title = Cade il fulmine
explain-cities = Con il simbolo della città ne guardi tre e ne attivi una sulla strada, o nessuna. Alla fine conta per tutti. Perciò attiva quella che premia te e non gli altri.
    .title = Scegli che cosa conta
explain-watch = Raccogli colori: Urbino dà 3 punti per ogni due opere dello stesso colore. Una carta conta in un solo set, ma in tutte le maggioranze. A parità si divide, arrotondando per difetto. Il volto di Leonardo vale i suoi punti stampati e non conta per nessuna città.
    .title = A che cosa badare
explain-next = Sei turni, un quarto d’ora. La lezione ti porta attraverso tutto in otto brevi capitoli, dalla prima coppia al piano che vince.
    .title = Prepara la borsa
