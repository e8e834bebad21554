# La cornice di ogni pagina, e ciò che dicono più pagine.

skip = Vai al contenuto
frame-nav = Pagine
frame-nobody = Accedi
frame-light = Passa a: { $light }
frame-unofficial = Un progetto libero e non ufficiale, per chi ama questi giochi.
frame-docs = Documentazione (in inglese)
frame-mirror = Chi può andare alla fonte non vada al vaso.

title-lobby = Sala
title-tournaments = Tornei
title-tournament = Torneo
title-leaderboards = Classifiche
title-agents = Agenti
title-archive = Archivio
title-person = Giocatore
title-open = Prepara un tavolo
title-table = Tavolo
title-replay = Rivedi una partita
title-analysis = Analisi
title-broadcast = Diretta
title-clip = Estratto
title-rules = Regole
title-learn = Impara
title-explain = In tre minuti
title-companion = Il tavolo a casa
title-companionTable = Il tavolo a casa
title-puzzles = Problemi
title-puzzle = Problema
title-chapter = Lezione
title-profile = Tu
title-notices = Avvisi
title-about = La bottega
title-lost = Non trovata

lost-title = Questa strada non porta da nessuna parte
lost-text = A questo indirizzo non c’è alcuna pagina. Forse è stata strappata dal taccuino; forse manca una lettera.
lost-home = Torna alla bottega

pigment-lapis = lapislazzuli
pigment-verdigris = verderame
pigment-ochre = ocra
pigment-madder = robbia
pigment-umber = terra d’ombra

level-novice = novizio
level-pupil = allievo
level-garzone = garzone
level-apprentice = apprendista
level-journeyman = lavorante
level-master = mastro
level-maestro = maestro
level-virtuoso = virtuoso
level-novice-about = Ha appena letto le regole: non vede tutte le mosse e giudica male le altre. Un bambino può vincere. Gioca subito.
level-pupil-about = Conosce lo scopo del gioco, ma sbaglia spesso. Gioca subito.
level-garzone-about = Un principiante assennato che pensa ben poco in anticipo. Gioca subito.
level-apprentice-about = Gioca con buon senso e pensa al massimo un poco in anticipo. Buona compagnia per le prime partite.
level-journeyman-about = Pensa in anticipo per meno di un centesimo di secondo e fa pochi errori gravi.
level-master-about = Pensa per circa un centesimo di secondo e punisce gli errori.
level-maestro-about = Ha imparato da migliaia di partite sue, e pensa per meno di un centesimo di secondo.
level-virtuoso-about = Il più forte: ciò che il maestro ha imparato, e circa un decimo di secondo di riflessione per ogni mossa.

table-seats = Posti
table-open-seat = libero
table-won = ha vinto
table-rated = classificata
table-casual = amichevole
table-rating = Punteggio
finished-replay = Rivedi
finished-analysis = Analisi
finished-more = Più vecchie
table-your-turn = Tocca a te

pace-unhurried = senza fretta
pace-unhurried-about = Nessun orologio. Chi manca troppo a lungo è sostituito da un bot.
pace-live = dal vivo
pace-live-about = Un orologio per ciascuno: un tempo per tutta la partita, e un po’ di più a ogni turno.
pace-live-of = dal vivo, { $minutes } min + { $seconds } s
pace-correspondence = per corrispondenza
pace-correspondence-about = Una mossa ogni tanto, nell’arco di giorni. Nessuno deve esserci nello stesso momento.
pace-correspondence-of = { $hours ->
    [one] per corrispondenza, 1 ora per turno
   *[other] per corrispondenza, { $hours } ore per turno
}

# Perché qualcosa non si è potuto fare, secondo la parola del server
problem-unreachable = La bottega non risponde. Controlla la connessione e riprova.
problem-broken = Qualcosa è andato storto per strada. Riprova.
problem-busy = C’è molto da fare in questo momento. Riprova fra poco.
problem-too_many = Era troppo tutto insieme. Aspetta un poco e riprova.
problem-too_many_tables = Hai raggiunto il limite di tavoli: prima finisci una partita o chiudi un tavolo. Un tavolo che tutti hanno lasciato viene messo via dopo un minuto.
problem-login_taken = Questo nome utente è già preso.
problem-has_account = Hai già un account.
problem-wrong_password = Non c’è alcun nome utente con questa password.
problem-weak_password = Questa password si indovina facilmente. Le servono almeno quattro caratteri diversi, e non può essere il tuo nome utente, il tuo nome o una parola che tutti provano per prima.
problem-name_taken = L’account di un’altra persona ha questo nome, o uno che gli somiglia. Scegline un altro.
problem-name_mixed = Le lettere di un nome devono essere di un solo alfabeto.
problem-no_database = Il server ora non può scrivere; nulla è cambiato. Riprova tra un momento.
problem-no_table = A questo indirizzo non c’è alcun tavolo.
problem-old_rules = Questo tavolo è iniziato con regole più vecchie e non può continuare.
problem-damaged = Questo tavolo è danneggiato e non si può leggere.
problem-no_tournament = A questo indirizzo non c’è nessun torneo.
problem-account_needed = Per questo serve un account.
problem-starts = Scegli un momento entro i prossimi 90 giorni.
problem-too_many_tournaments = Hai già annunciato tutti i tornei possibili in una volta.
problem-over = Il torneo è concluso.
problem-seated = Siedi già a questo tavolo.
problem-full = Qualcuno è stato più svelto: non ci sono più posti liberi.
problem-begun = Questa partita è già iniziata.
problem-closing = La bottega chiude un momento. Riprova fra poco.
problem-unavailable = Si riordina la bottega. Riprova fra poco.
problem-nobody = Qui non ti si conosce più. Ricarica la pagina.
problem-no_holiday = Sei già in vacanza, o ti restano meno giorni.
problem-no_channel = Questo server non offre questo canale.
problem-bad_url = Questo indirizzo non si può usare: deve essere pubblico e cominciare con https://.
problem-too_many_destinations = Hai il massimo di browser e indirizzi possibili; prima togline uno.
problem-unconfirmed = Chi ha questo indirizzo non ha ancora accettato.
problem-no_destination = Questa scelta non c’è più. Ricarica la pagina.
problem-bad_link = Questo link è scaduto o è stato sostituito da uno più recente.

profile-saved = Salvato.
notices-test-sent = Una prova è in viaggio.
profile-deleted = I tuoi dati sono cancellati. Addio, e grazie di aver giocato.
profile-made = Il tuo account è pronto. Puoi accedere da qualunque luogo.
profile-entered = Bentornato.

# Mentre si cercano avversari
seek-looking = Cerchi avversari: { $game }.
seek-waiting = { $count ->
    [one] Per ora aspetti soltanto tu.
   *[other] Aspettano in { $count }, te compreso.
}
seek-change = Cambia
seek-stop = Smetti di cercare
seek-called = Il tuo tavolo è pronto
seek-called-about = Tutti hanno un posto e la partita è cominciata.
seek-go = Al tavolo
seek-later = Non ora

title-operator = Segnalazioni
problem-silenced = Un operatore ti ha tolto la parola per un po’.
problem-no_person = Questa persona non c’è più.
problem-too_many_relations = Le tue liste sono piene. Togli prima qualcuno.
problem-too_many_invitations = Hai mandato molti inviti. Aspetta un po’.
problem-too_many_reports = Oggi hai mandato molte segnalazioni. Gli operatori le guarderanno.
problem-not_operator = Solo gli operatori di questo server possono farlo.
problem-no_agent = Questo agente non c’è più.
problem-agent_rated = Gli agenti non giocano ai tavoli classificati delle persone.
problem-agent_declines = Questo agente non accetta una partita così.
problem-agent_busy = Questo agente gioca quante più partite può. Riprova più tardi.
problem-agent_seated = Questo agente siede già a questo tavolo.
problem-too_many_agents = Hai già tutti gli agenti possibili; eliminane uno prima.
