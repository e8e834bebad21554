# Ciò che un bot forte trova in una partita finita.

analysis = Analisi
analysis-of = Analisi: { $game }
analysis-thinking = Il maestro ripercorre la partita, mossa per mossa…
analysis-patience = Ci vuole qualche minuto, una volta per tutti. Puoi lasciare la pagina e tornare.
analysis-again = Riprova
analysis-failed = L’analisi si è interrotta.
analysis-busy = Molte partite aspettano l’analisi. Riprova più tardi.
analysis-not_over = La partita non è finita.
analysis-no_table = Non c’è nessun tavolo a questo indirizzo.
analysis-old_rules = Questa partita fu giocata con una versione precedente delle regole e qui non si può analizzare.
analysis-unreachable = Il server non è raggiungibile.
to-table = Al tavolo
chances = Probabilità di vincere
chances-cursor = Momento della partita, con le probabilità di ciascuno
chances-table = Le stesse cifre in tabella
move = Mossa
move-number = N.
row = Mossa { $row } di { $last }
row-start = L’inizio
row-before = Una mossa indietro
row-after = Una mossa avanti
row-replay = Vedi questo momento nella partita
judged-same = Il maestro avrebbe giocato lo stesso ({ $expected } di probabilità di vincere).
judged-better = Meglio: { $best } ({ $bestExpected } invece di { $expected }). Costo: { $cost }.
play-on = Continua a giocare da qui
play-on-as = come
play-on-against = contro
play-on-go = Gioca dopo questa mossa
play-on-instead = Gioca diversamente al posto di { $name }
turning-points = Svolte
turning-look = Guarda questo momento
turning-more = Che cosa sarebbe potuto seguire
turning-none = Nessuna decisione è costata molto. La partita è andata per la sua strada.
accounts = Come ha deciso ciascuno
account-player = Giocatore
account-won = ha vinto
account-score = Punteggio
account-decisions = Decisioni
account-agreed = Come il maestro
account-cost = Costo medio
account-about = Il costo medio è quanto una decisione ha ceduto, in media, della probabilità di vincere.
account-judge = { $judge ->
    [network] Il maestro giudica le posizioni con la rete neurale di questo gioco.
   *[playouts] Il maestro giudica le posizioni giocandole molte volte fino alla fine.
}
analysis-home = Alla pagina iniziale
analysis-first-look = Un primo sguardo; seguono cifre migliori.
analysis-deeper = Si guarda più a fondo …
analysis-not-yet = Ancora in corso di calcolo.
analysis-at-home = Inserita a casa. Le mani che nessuno ha visto sono inventate: ogni decisione è giudicata con una mano possibile.
