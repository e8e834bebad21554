# Al tavolo
news-player = { $events ->
    [0] Non è successo nulla dalla tua ultima mossa.
   *[other] Dalla tua ultima mossa
}
news-spectator = { $events ->
    [0] Non c’era nulla da vedere.
   *[other] Che cosa è appena successo
}
news-more = { $told ->
    [player] (diario: tutto dall’inizio)
   *[spectator] …
}
ask = { $seat } (?, aiuto) >
hand-over = Passa la tastiera a
press-enter = Premi Invio.
page = pagina { $page } di { $pages } · altro: la prossima
page-read = pagina { $page } di { $pages }; Invio:
too-small = Il terminale ha { $width } × { $height } caratteri; al tabellone ne servono { $least_width } × { $least_height }. Ingrandiscilo e premi Invio, o scrivi aiuto o esci.
interrupted = Nulla è perduto. Per uscire, scrivi esci o premi ancora Ctrl-C.
refused = Impossibile: { $move }.
undo-nothing = Non hai ancora fatto scelte da riprendere.
undo-revealed = Non si può riprendere, perché nel frattempo si sa: { $event }
undo-rolled = Non si può riprendere: nel frattempo ha deciso il caso.
undo-turn = Quella mossa ha chiuso il tuo turno; con più persone alla tastiera non si può riprendere.
save-where = Di’ dove: salva FILE.
save-over = { $file } esiste già. Lo sovrascrivo? (sì, no)
save-offer = Salvo la partita in { $file }? (Invio: sì; o un altro nome; o no)
saved = Salvata in { $file }.
resume = Per continuare: { $command }
nothing-lost = Non c’è nulla da salvare.
yes = sì
no = no
entry-number = Non c’è una mossa { $number }; vanno da { $low } a { $high }.
entry-ambiguous = Può essere: { $candidates }. Precisa un po’.
entry-impossible = Nessuna di queste è possibile ora: { $candidates }.
entry-unknown = «{ $typed }» non è né una mossa né un comando; aiuto mostra che cosa si può scrivere.

# Comandi. Le parole delle tre lingue sono capite ovunque.
command-undo = annulla
command-more = altro
command-save = salva
command-log = diario
command-recipes = ricette
command-quit = esci
command-help = aiuto
help-move-word = una mossa
help-move = il suo numero nella lista, o le sue parole o abbastanza di esse
help-explain = la regola di ciò che è chiesto ora; ? 7 una sezione, ? 7.5 una clausola
help-undo = riprendere la tua ultima scelta e ciò che i bot hanno fatto dopo, se nulla è stato svelato
help-more = la pagina seguente, se il tabellone o l’elenco delle mosse non entra nello schermo
help-save = salva FILE: conservare la partita in un file
help-log = tutto ciò che è successo finora
help-recipes = tutte le carte e i pezzi, e che cosa ne è stato
help-quit = lasciare il tavolo, con l’offerta di salvare
help-help = questo elenco
help-enter-word = Invio
help-enter = ridisegna il tabellone o ne mostra la pagina seguente; se c’è una sola mossa possibile, la gioca

# Regole
rules-unknown = Non c’è una sezione o clausola { $reference }; le sezioni sono { $sections }.
rules-parts = Parti
rules-further = Di più: ? { $section }

# Guardare e rivedere
watch-stopped = Interrotto.
replay-at = Mossa { $move } di { $moves }
replay-keys = Invio: avanti   b: indietro   un numero: a quella mossa   m: il resto del tabellone   q: esci
replay-unknown = «{ $typed }» non è né Invio, né b, né un numero, né m, né q.
replay-unfinished = Il file finisce qui, dopo { $moves } mosse; la partita non era finita.
error-language = Qui non c’è la lingua { $asked }; ci sono { $known }.
error-game = Qui non c’è il gioco { $game }; ci sono: { $known }.
error-players = Il gioco è per { $low }-{ $high } giocatori, non { $players }.
error-option = --with { $option } non può essere { $value }; ci sono { $known }.
error-with = --with { $given } non dice nulla a questo gioco; ci sono { $known }.
error-with-none = --with { $given } non è un’opzione di questo gioco; non ne ha.
error-fixed = { $option } è fissato dalla partita salvata; non va dato insieme a --load.
error-other-game = { $file } è una partita di un altro gioco: { $game }.
error-seat = Non c’è il posto { $seat }; vanno da 1 a { $players }.
error-bot = Non c’è il bot { $bot }; ci sono { $known }.
error-bots = { $given } bot non vanno con { $players } giocatori: dai un nome per tutti, o uno per ciascuno.
error-no-person = Ogni posto ha un bot; chiama il tuo «none», o usa: bottega watch.
error-your-seat = Il posto { $seat } è il tuo, ma --bots lo dà a { $bot }; lì chiamalo «none».
error-no-file = Non c’è il file { $file }.
error-damaged = { $file } non è più affidabile dalla riga { $line }: { $reason }.
error-no-text = { $file } non è un file di testo, quindi non è una partita salvata.
error-unreadable = { $file } non si può leggere: { $reason }.
error-unwritable = { $file } non si può scrivere: { $reason }.
error-extra = { $package } non è installato; aggiungilo con: pip install 'bottega[{ $extra }]'

# Riga di comando
help-app = Giochi da tavolo su Leonardo da Vinci, nel terminale.
help-play = Gioca contro i bot, o con altri alla stessa tastiera.
help-watch = Guarda giocare i bot.
help-replay = Rivedi una partita salvata, come l’ha vista un posto o uno spettatore.
help-rules = Leggi le regole: l’elenco delle sezioni, una sezione (8.A) o una clausola (8.A.2).
help-game = Uno di questi giochi: { $games }.
help-file = Una partita salvata.
help-section = Una sezione come 7, 8.A o V, o una clausola come 8.A.2.
help-lang = La lingua; altrimenti quella del terminale.
help-players = Quanti giocano; quattro se non è detto altro, o quanti il gioco ne ammette.
help-seed = Da dove vengono i rimescolamenti; lo stesso seme dà la stessa partita.
help-with = Un’opzione del gioco come nome=valore, o una variante con il suo nome; si può ripetere.
help-bots = Un bot per tutti gli altri posti, o un elenco con virgole; none è una persona a questa tastiera.
help-bots-watched = Un bot per tutti i posti, o un elenco con virgole.
help-seat = Il tuo posto, contato da 1.
help-seat-replayed = Il posto di cui si mostra la vista, contato da 1; altrimenti quella di uno spettatore.
help-load = Continua una partita salvata.
help-delay = Secondi tra le mosse.
help-delay-replayed = Va avanti da solo, con tanti secondi tra le mosse.
help-version = Dice la versione e si ferma.

# bench
bench-wait = Misura in corso; compilare da zero richiede un minuto o due ...
bench-title = { $game }, { $players } giocatori: mosse a caso, su un solo core
bench-build = Versione
bench-plain = Python semplice
bench-compiled = compilata
bench-decisions = decisioni/s, mediana
bench-spread = la più lenta - la più veloce
bench-games = partite/s
bench-notes = Compilata rispetto a semplice: { $ratio } volte. Stato: { $bytes } byte; { $moves } mosse. Primo avvio, compilazione compresa: { $cold } s; secondo avvio: { $warm } s.
help-bench = Misurare la velocità delle regole, semplici e compilate, in una volta sola.
help-json = Mostrare le cifre in JSON.
bench-search-title = Ricerca: iterazioni al secondo su un solo core, ognuna con una partita giocata fino in fondo
bench-engine = Motore
bench-game = Gioco
bench-moment = A partire da
bench-playout = Seguito
bench-iterations = al secondo
bench-ratio = rapporto
bench-opening = l’apertura
bench-middle = metà partita
bench-uniform = a caso
bench-heuristic = euristica
bench-no-peers = Mancano le righe di OpenSpiel: `bottega bench --peers` crea l’ambiente in cui gira.
help-bench-search = Misurare la velocità della ricerca, accanto a OpenSpiel se l’ambiente degli altri motori è stato creato.
bench-loop = Ciclo
bench-search = Ricerca
bench-cpp = C++
bench-python = Python
bench-ismcts = ISMCTS
bench-mcts = MCTS
bench-missing = Non misurato: { $what }: { $why }
bench-peers-install = Installazione degli altri motori in un ambiente tutto loro; richiede qualche minuto, una volta sola ...
bench-round = { $done } giri su { $rounds } fatti
bench-written = Scritto: { $file }
bench-gpu-title = Gioco uniformemente casuale su { $device }, mosse possibili elencate a ogni decisione
bench-batch = partite insieme
help-bench-gpu = Misurare la velocità dei giochi giocati a caso su una scheda CUDA; con --json, come li prende --gpu-figures.
error-bench-no-device = Qui non c’è una scheda CUDA.
help-bench-peers = Misurare tutto accanto agli altri motori (OpenSpiel, pgx, RLCard, PettingZoo, Catanatron) e scriverne una pagina; richiede una decina di minuti.
help-bench-peers-env = Per `--peers` e `--search`: la cartella dell’ambiente degli altri motori; altrimenti una nella cache dell’utente.
help-bench-gpu-figures = Per `--peers`: cifre misurate altrove su una scheda grafica, in JSON, da mettere nella pagina.
help-bench-out = Per `--peers`: la pagina da scrivere.
error-bench-folder = Non c’è una cartella { $folder } in cui scrivere la pagina; indicarne un’altra con --out.
error-bench-peers-env = { $folder } contiene altro che un ambiente; indicare un’altra cartella con --peers-env.
error-bench-gpu-figures = { $file } non contiene cifre di una scheda grafica: { $reason }
bot-thinks = { $seat } sta pensando ...
bot-compiles = { $seat } sta pensando ... (la prima ricerca su una macchina compila per un minuto o due)
