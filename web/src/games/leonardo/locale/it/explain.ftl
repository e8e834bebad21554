# Il gioco in immagini: explain-<pannello>.

explain-theme = Firenze, intorno al 1500. Hai una bottega, con un maestro e qualche apprendista. Il Signore della città vuole invenzioni: macchine volanti, specchi ustori, catapulte lanciapersone. E le paga.
    .title = Una bottega a Firenze
explain-goal = Dopo nove turni vince chi ha più fiorini. Quasi tutti vengono dalle invenzioni: la più piccola ne rende 4, una buona 13, la più grande 20.
    .title = Vince chi ha più fiorini
explain-board = In alto ci sono le invenzioni che la città richiede. In mezzo la via: il Consiglio dà privilegi, l’Officina laboratori e automi, l’Accademia apprendisti, cinque botteghe componenti. In basso il tuo laboratorio.
    .title = Tre file
explain-turn = Per iniziare un’invenzione metti i suoi componenti sotto il laboratorio, coperti. Poi tutti mandano gente, un gruppo alla volta: nella via, o al lavoro nel proprio laboratorio. Quando tutti hanno passato, si visitano le case da sinistra a destra.
    .title = Un turno: inizia, manda, visita
explain-rank = In una casa viene prima chi ha più gente, e il maestro vale due. Il primo acquisto lì è gratis, il seguente costa 2 fiorini, poi 3, poi 4. Arrivare secondi costa solo denaro.
    .title = Chi è di più viene prima
explain-lab = In laboratorio un apprendista fa 1 settimana di lavoro a turno, il maestro 2, un automa 2. Il Martello automatico vuole 1 ferro e 4 settimane: due apprendisti e il maestro lo finiscono in un solo turno.
    .title = Il lavoro vuole settimane
explain-race = Nessuno vede che cosa costruisci. Chi finisce per primo riscuote il prezzo pieno, 18 fiorini per la Macchina volante, e prende la carta. Chi arriva dopo ne riceve 14. Se due finiscono nello stesso turno, riscuotono entrambi il prezzo pieno e fanno un’offerta per la carta.
    .title = Arriva primo
explain-watch = Braccia e laboratori rendono soprattutto se li prendi presto. Carte di tipi diversi valgono fiorini alla fine: tre tipi 8, quattro 13, cinque 20. Nei turni 8 e 9 la via è chiusa: si lavora solo nei laboratori. Ciò che non è finito dopo il turno 9 non rende nulla.
    .title = A che cosa badare
explain-next = La lezione ti insegna tutto questo sul vero tabellone, in otto brevi capitoli. Oppure manda subito il tuo primo apprendista: i bot hanno pazienza.
    .title = La tua bottega ti aspetta
