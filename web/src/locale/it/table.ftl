# Il tavolo: l’attesa, il gioco, ciò che si chiede oltre alle mosse, e il dopopartita.

table-arriving = Ci si avvicina al tavolo…
again = Riprova
understood = Va bene
yes = Sì
no = No
menu = Tavolo
to-home = Alla pagina iniziale
to-rules = Le regole
to-replay = Rivedi la partita
to-analysis = Analisi
continues = Questa partita ne continua un’altra, dopo la mossa { $move }.
continues-show = Vedi quella partita
download = Scarica il testo

# Chi è chi
name-and-pigment = { $name } ({ $pigment })
level-novice = novizio
level-pupil = allievo
level-garzone = garzone
level-apprentice = apprendista
level-journeyman = lavorante
level-master = mastro
level-maestro = maestro
level-virtuoso = virtuoso
seats = Intorno al tavolo
seat-bot = bot, { $level }
seat-bot-warming-up = bot, { $level }, si scalda
seat-bot-shortened = bot, { $level }, pensa meno: si gioca in molti
seat-bot-quota = bot, { $level }, lascia passare gli altri
seat-bot-paused = bot, { $level }, aspetta
seat-open = Posto libero
seat-you = tu
seat-here = presente
seat-away = assente
seat-host = ha aperto il tavolo
seat-gone = assente, gioca un bot
seat-clock = senza più tempo, gioca un bot
seat-left = ha lasciato, gioca un bot
seat-forfeited = ha perso per il tempo, gioca un bot
seat-holiday = in vacanza fino al { $until }
watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
time-left = Tempo rimasto:
time-days = { $days } g { $hours } h
time-hours = { $hours } h { $minutes } min

# Qui non si gioca
gone-no-table = Qui non c’è nessun tavolo
gone-no-table-more = Forse l’indirizzo è copiato male, o il tavolo non c’è più da tempo.
gone-old-rules = Questo tavolo è di un’altra epoca
gone-old-rules-more = Fu iniziato con una versione precedente delle regole e qui non può proseguire. Nulla è andato perduto.
gone-damaged = Questo tavolo è danneggiato
gone-damaged-more = Una parte del suo registro è illeggibile e la partita non può proseguire. Chi gestisce questo server può ripararlo.
gone-not-allowed = Qui non puoi entrare
gone-not-allowed-more = Il server non ti riconosce più; forse sei uscito da un’altra parte.
gone-not-loaded = Non si è potuto apparecchiare il tavolo
gone-not-loaded-more = Qualcosa che serve al gioco non si è caricato. La partita è al sicuro.
gone-closed = Questo tavolo è stato chiuso
gone-closed-more = Chi lo aveva aperto lo ha sciolto prima che la partita cominciasse.
gone-abandoned = Questo tavolo è stato messo via
gone-abandoned-more = Nessuno vi era tornato da molto tempo.

# Prima della partita
waiting-title = { $open ->
    [0] Ci siamo tutti.
    [one] Si aspetta ancora una persona…
   *[other] Si aspettano ancora { $open } persone…
}
terms-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
terms-unhurried = senza orologio
terms-live = { $minutes } min, più { $seconds } s per turno
terms-correspondence = { $hours ->
    [one] { $hours } ora per turno
   *[other] { $hours } ore per turno
}
terms-public = pubblico
terms-private = su invito
terms-strict = nulla si ritira di comune accordo
terms-no-hints = senza suggerimenti
terms-broadcast-off = senza diretta
terms-broadcast-live = in diretta subito
terms-broadcast-turn = in diretta un turno dopo
terms-broadcast-late = in diretta dieci mosse dopo
terms-broadcast-game = in diretta a partita finita
terms-rated = classificata
terms-casual = amichevole
share-label = L’indirizzo di questo tavolo, da mandare a chi deve venire
share-copy = Copia
share-copied = Copiato
waiting-name = Il tuo nome
waiting-explain = Come si gioca, in tre minuti
waiting-learn = Impara il gioco
sit = Siediti
sit-at = Siediti come { $pigment }
fill = Comincia con i bot
fill-level = Bot ai posti liberi:
leave-seat = Lascia il posto
close-table = Chiudi il tavolo

# Cronaca e conversazione
log = Cronaca
log-new = Novità
log-and-chat = Cronaca e conversazione
log-taken-back = ritirata
log-sat = { $seat } si siede.
log-left = { $seat } se ne va.
log-filled = { $seat }: si siede un bot ({ $level }).
log-closed = Il tavolo è chiuso.
log-began = La partita comincia.
log-undone = { $count ->
    [one] { $seat } ritira una mossa.
   *[other] { $seat } ritira { $count } mosse.
}
log-fresh = Le carte che nessuno conosce vengono ridistribuite.
log-asked = { $seat } chiede di ritirare la sua ultima mossa e ciò che è seguito.
log-asked-casual = { $seat } chiede di non classificare questa partita.
log-unrated = Tutti d’accordo: questa partita non cambia alcuna classifica.
log-agreed = { $seat } acconsente.
log-disagreed = { $seat } non acconsente.
log-stood-in = { $seat } è via: gioca un bot.
log-out-of-time = { $seat } non ha più tempo: questo turno lo gioca un bot.
log-returned = { $seat } è di nuovo qui.
log-forfeited = { $seat } ha perso per il tempo.
log-holiday = { $seat } cambia i giorni di vacanza: l’orologio sta fermo finché finiscono.
log-rematch = C’è una rivincita.
log-premove = Avevi deciso questa mossa in anticipo. Lo vedi solo tu.
chat = Conversazione
chat-placeholder = Di’ qualcosa
chat-send = Di’
chat-pending = Non ancora inviato…
chat-new = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}

# In gioco
your-turn = Tocca a te
next-table = { $count ->
        [one] Al tavolo che ti aspetta
       *[other] Prossimo tavolo: { $count } ti aspettano
    }
you-watch = Stai guardando.
to-broadcast = Guarda la diretta
tools = Strumenti
hint = Suggerimento
hint-thinking = Il maestro sta pensando…
hint-title = Il maestro farebbe così
hint-because = Rispetto a «{ $other }», in media:
hint-own-more = Hai { $amount } { $what } in più { $until }.
hint-own-fewer = Ma hai { $amount } { $what } in meno { $until }.
hint-rival-fewer = { $seat } ha { $amount } { $what } in meno { $until }.
hint-rival-more = { $seat } ha { $amount } { $what } in più { $until }.
hint-until-turn = alla fine del prossimo turno
hint-until-round = alla fine del prossimo round
hint-chance = Probabilità di vincere: { $expected }; con «{ $other }»: { $otherwise }.
hint-only = Non c’è altra mossa.
hint-play = Giocala
undo = Annulla
undo-turn = Rifai il turno
take-back = Ritira
take-back-ask = Chiedi di ritirare
take-back-more = La tua ultima mossa e ciò che è seguito. Tutte le altre persone devono acconsentire, anche quelle assenti; i bot acconsentono sempre. Le carte che nessuno conosce vengono poi ridistribuite.
take-back-asked = { $seat } chiede di ritirare la sua ultima mossa e ciò che è seguito. Le carte che nessuno conosce verranno ridistribuite. Acconsenti?
take-back-awaited = Una mossa è da ritirare. Si aspetta: { $who }
casual-ask = Chiedi di non classificare
casual-asked = { $seat } chiede che questa partita non cambi alcuna classifica. Sei d’accordo?
casual-awaited = La partita non deve essere classificata. Si attende: { $who }
playback = Che cosa è successo
playback-past = Una posizione precedente
playback-back = Un passo indietro
playback-on = Un passo avanti
playback-now = Al presente
log-show = Mostra questa posizione sul tabellone
since-show = Rivedi
since-show-title = Mostra sul tabellone
since = Dal tuo ultimo turno
since-count = ({ $count })
sent-secretly = Hai scelto. Gli altri stanno ancora scegliendo; nulla si svela finché non hanno scelto tutti.

# Mosse decise in anticipo
premoves = { $count ->
    [0] In anticipo
    [one] In anticipo: 1 mossa
   *[other] In anticipo: { $count } mosse
}
premoves-about = La prima adatta viene giocata appena tocca a te, se allora è permessa. Nessun altro vede che cosa hai deciso, ma una risposta immediata mostra che era decisa.
premove-when = Quando
premove-always = Qualunque cosa accada
premove-if = Se { $seat } gioca:
premove-theirs = La sua mossa
premove-own = La mia mossa
premove-add = Decidi in anticipo
premove-remove = Togli
premove-remove-this = Togli: { $what }
premove-line-always = Qualunque cosa accada: { $own }
premove-line-if = Se { $seat } gioca «{ $theirs }»: { $own }
premove-played = Giocata in anticipo: { $what }

# La regola dice di no
why-watching = Stai guardando; muovono solo i giocatori.
why-not-asked = Non tocca a te.
why-not-now = Ora non è possibile.
why-lost = La connessione è persa; per ora nessuno può rispondere.
refused-stale = Intanto la partita era andata avanti; guarda di nuovo.
refused-stood-in = Un bot gioca al tuo posto; prima riprenditi il posto.
refused-not-asked = Ora non ti si chiede una mossa.
refused-undo-refused = Non si può ritirare nulla: il tuo turno è finito, qualcosa è stato svelato, o altri stanno scegliendo in segreto.
refused-not-friendly = A questo tavolo non si ritirano mosse di comune accordo.
refused-rated = Questa partita è classificata: serve l’accordo di un’altra persona.
refused-not-rated = Questa partita non cambia alcuna classifica.
refused-no-request = Nessuno aspetta più la tua risposta.
refused-your-turn = Il gioco aspetta te: fai la tua mossa.
refused-no-premove = In questo gioco quella mossa non si può decidere in anticipo.
refused-no-premoves = Non c’è più nulla di deciso.
refused-no-hints = A questo tavolo non ci sono suggerimenti.
refused-busy = Si sta già pensando a un consiglio.
refused-overloaded = Hai già chiesto abbastanza; aspetta i suggerimenti richiesti.
refused-failed = Non si è trovato un consiglio; chiedi di nuovo.
refused-full = A questo tavolo non c’è un posto libero per te.
refused-taken = Qualcuno è stato più svelto: il posto è preso.
refused-begun = La partita è cominciata.
refused-seated = Siedi già a questo tavolo.
refused-not-seated = Non siedi a questo tavolo.
refused-not-yours = Questo posto non è tuo.
refused-not-host = Può farlo solo chi ha aperto il tavolo.
refused-out-of-time = Il tuo tempo per questo turno è finito; giocherai di nuovo al prossimo.
refused-not-away = Il posto è già tuo.
refused-over = La partita è finita.
refused-closed = Il tavolo è chiuso.
refused-chat-closed = La chat di questo tavolo è chiusa: resta aperta per un giorno dopo la partita.
refused-not-begun = La partita non è cominciata.
refused-nobody = Qui non hai ancora un nome.
refused-no-database = Il server ora non può scrivere; nulla è cambiato. Riprova.

# Essere via
lost = La connessione è persa
lost-since = ({ $seconds } s).
lost-comes-back = Torna da sola.
lost-move-kept = La tua mossa è conservata e partirà allora.
lost-kept = { $count ->
    [one] La tua richiesta è conservata.
   *[other] Le tue { $count } richieste sono conservate.
}
bots-quota = I tuoi bot hanno pensato a lungo. Finché altri giocano, pensano meno, e solo quando nessun altro bot è atteso. Passa in pochi minuti.
bots-paused = I bot aspettano che torni un giocatore. Dove giocano solo bot, chi ha aperto il tavolo deve guardare.
stood-in-gone = Eri via, e un bot gioca per te.
stood-in-left = Hai lasciato la partita, e un bot gioca per te.
stood-in-clock = Il tuo tempo per questo turno è finito; lo gioca un bot. Giocherai di nuovo al prossimo.
stood-in-forfeited = Il tuo tempo è finito e per te la partita è persa; un bot va avanti.
confirm-move = Mandare questa mossa?
confirm-send = Manda
confirm-back = Non ancora
settings = Impostazioni
take-seat-back = Riprendi il posto
leave = Lascia la partita
leave-sure = Un bot ({ $level }) giocherà per te. Puoi tornare finché la partita dura.
leave-rated = Questa partita è classificata: per te conta come una sconfitta.
leave-yes = Lascia
leave-no = Resta

# In più davanti a uno schermo
hand-to = Passa il dispositivo a { $seat }
hand-secret = Quel che segue è solo per i suoi occhi.
hand-look = Sono { $seat }: guarda

# Dopo la partita
after = La partita è finita
after-you = Hai vinto!
after-you-too = Hai vinto, a pari merito!
after-winners = { $count ->
    [0] Non ha vinto nessuno.
    [one] Ha vinto { $who }.
   *[other] Hanno vinto { $who }.
}
after-points = Punti
after-decisive = La mossa decisiva, di { $who }: { $move }. La probabilità del vincitore è salita da { $before } a { $after }.
after-decisive-look = Guardala
after-share = Condividi
rematch = Rivincita
rematch-go = Alla rivincita
seed-title = Il caso è stato leale?
seed-why = Tutto il caso di questa partita viene da un solo seme. Era fissato, e la sua impronta mostrata, prima della prima mossa: nessuno ha potuto cambiarlo dopo.
seed = Seme
seed-promise = Impronta mostrata fin dall’inizio (SHA-256 di “bottega seed ” e del seme)
seed-verify = Verifica
seed-kept = Corrispondono: la promessa è stata mantenuta.
seed-broken = Non corrispondono!
seed-unable = Questo browser non può calcolarla su una pagina non cifrata.

# The general board
plain-board = Tabellone semplice: tutto in testo e tabelle
general-seats = Per giocatore
general-field = Dato
general-won = vince
general-secret = nascosto
general-prompt = Scegli una delle tue mosse.
field-score = Punteggio

log-hidden = (Un operatore ha nascosto questo messaggio.)

seat-agent = un programma
