# Il tavolo a casa: un compagno per il gioco di cartone.

companion-title = Il tavolo a casa
companion-lead = Giocate con il cartone; il telefono sul tavolo tiene le regole, il punteggio, l'orologio e il diario. Dite chi siede dove, poi inserite quello che succede. Ciò che nessuno ha visto resta ignoto.
companion-loading = Si prepara il tavolo …
companion-unreachable = Non c'è connessione e questo browser non ha la partita. Aprite il link una volta con la connessione.
companion-no_game = Questa partita non esiste. Forse è stata eliminata, o manca una lettera al link.
companion-other_rules = La partita è cominciata con un'altra versione delle regole e qui non può continuare.
companion-failed = Ora la partita non si può aprire.
companion-try-again = Riprova
companion-all = Tutte le partite a casa

# Cominciare una partita
companion-kept = Partite su questo dispositivo
companion-is-over = finita
companion-who = Chi siede dove, nell'ordine di gioco
companion-name = Nome del giocatore { $number }
companion-name-add = Un giocatore in più
companion-begin = Comincia
companion-begin-about = Prima chiede che cosa è stato scoperto nella preparazione.

# Il tavolo
companion-players = Giocatori
companion-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
companion-points-unknown = punti ignoti
companion-acts = di turno
companion-leaves = Viste
companion-leaf-enter = Inserisci
companion-leaf-board = Tabellone
companion-leaf-log = Diario
companion-leaf-more = Altro
companion-no-board = Il tabellone appare quando la preparazione è inserita.
companion-no-log = Non è ancora successo niente.
companion-lost = Nessuna connessione.
companion-lost-about = Continuate a inserire: tutto resta su questo dispositivo e viene controllato quando la connessione torna.
companion-not-kept = Questo browser non ha spazio per conservare la partita. Tenete aperta la pagina finché tutto è inviato.

# Inserire
companion-may = Che cosa fa { $name }?
companion-what = Che cosa è successo?
companion-why = Perché?
companion-else = Qualcos'altro …
companion-other-move = Che altro fa { $name }?
companion-other-move-about = Queste sono tutte le mosse del gioco. Se una non è permessa, vi si dice perché.
companion-then = E poi? { $name } …
companion-seen = È stato scoperto qualcosa …
companion-nothing-more = Non è successo altro
companion-which-event = Che cos'era?
companion-leave-out = Non lo so
companion-number = Avanti
companion-enter-this = Inserisci questo
companion-search = Cerca
companion-count = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}
companion-hidden = { $count ->
    [one] E un'altra: scrivete per trovarla.
   *[other] E altre { $count }: scrivete per trovarle.
}
companion-not-found = Niente contiene queste parole.
companion-up = Indietro
companion-back = Annulla l'ultimo inserimento
companion-checking = Controllo …
companion-last-step = Che cosa è appena successo:
companion-wrong = Sbagliato
companion-more = È successo altro
companion-corrected = Correzione: { $text }
companion-hint = Consiglio
companion-hint-about = In quanti di { $worlds } mondi possibili un bot farebbe questo per { $name }. Nemmeno lui conosce la mano.
companion-understood = Va bene

# Rifiutato, o fermato
companion-stop-illegal = Non è permesso.
companion-stop-impossible = Non può essere successo, dopo quello che è stato inserito prima.
companion-stop-invalid = Ora non si può inserire.
companion-stop-changed = Intanto un altro telefono ha inserito qualcosa. Guardate il tavolo, poi decidete.
companion-stop-question = Prima il tavolo chiede che cosa è successo.
companion-stop-not-asked = Qui non viene chiesto: secondo le regole ora non può succedere, o viene da sé.
companion-stop-note = Un appunto: inserite ciò che dice, poi toglietelo.
companion-stop-other_rules = Il server gioca ora un'altra versione delle regole.
companion-stop-rated = La partita ha cambiato le valutazioni; non si può più inserire nulla.
companion-stop-no_game = La partita è stata eliminata.
companion-stop-nobody_to_move = Ora nessuno deve muovere.
companion-unsent = { $count ->
    [one] 1 inserimento non è ancora controllato
   *[other] { $count } inserimenti non sono ancora controllati
}
companion-drop = Togli
companion-note = Appunto
companion-note-about = Con parole vostre. Inseritelo quando la connessione torna.
companion-stopped-about = Quello che inserite ora viene prima di questi.
companion-send-again = Invia il resto

# La fine
companion-won = { $count ->
    [one] { $names } vince
   *[other] { $names } vincono insieme
}
companion-replay = Rivedi
companion-analysis = Analisi
companion-download = Come file di testo
companion-invented = Le mani mai mostrate sono inventate nel testo e nell'analisi; la replica mostra ciò che tutti hanno visto.
companion-rating = Valutazioni
companion-rating-about = Dite sul vostro telefono quale nome era il vostro. Quando tutti al tavolo l'hanno detto, la partita cambia le loro valutazioni, come ogni altra. Dopo non si può più inserire nulla.
companion-rating-done = La partita ha cambiato le valutazioni di tutti al tavolo.
companion-rating-mine = Ero io
companion-rating-take-back = Ritira
companion-rating-account = Solo chi ha un account ha una valutazione.
companion-rating-make = Crea un account
companion-rating-claimed = Qualcun altro ha detto che questo nome era il suo.
companion-rating-changed = Un altro telefono ha detto qualcosa nel frattempo. Guardate di nuovo.
companion-publish = Metti nell'archivio
companion-withdraw = Togli dall'archivio
companion-publish-about = L'archivio la mostra a tutti, senza nomi, segnata come inserita a casa.
companion-published-about = La partita è nell'archivio, senza nomi, segnata come inserita a casa.
companion-another = Un'altra partita

# Altro
companion-link = Il link di questo tavolo
companion-link-about = Un altro telefono continua da dove siete. Chi ha il link può leggere e inserire: mandatelo solo al tavolo. Se due telefoni inseriscono nello stesso momento, il secondo viene avvisato e guarda di nuovo.
companion-clock-pause = Ferma l'orologio
companion-clock-on = Fai andare l'orologio
companion-want-hints = Consigli
companion-want-hints-about = Per i tavoli che li vogliono.
companion-rules = Le regole
companion-forget = Togli da questo dispositivo
companion-remove = Elimina per tutti
companion-remove-sure = La partita, il suo diario e la sua copia nell'archivio sono eliminati per sempre.
companion-keep = Tienila
