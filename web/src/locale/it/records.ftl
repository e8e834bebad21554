# I profili, le classifiche e l’archivio delle partite finite.

class-two = due giocatori
class-several = tre o più
records-day = Giorno
records-month = Mese
records-days = Giorni
records-games = Partite
records-won = Vinte
records-rating = Punteggio
records-uncertainty = Incertezza
records-opponent = Avversario
records-better = Meglio piazzato

person-since = Qui dal { $day }
person-own = Solo tu vedi questa pagina: conta anche le tue partite ai tavoli privati.
person-own-public = Come la vedono gli altri
person-own-guest = Solo tu vedi questa pagina. Con un account ne hai una pubblica, e un posto nelle classifiche.
person-make-account = Crea un account
person-open = Apri un tavolo
person-play = Gioca una partita
person-archive = Tutte le partite pubbliche, nell’archivio
person-nobody-title = Ancora niente
person-nobody = Qui sei nuovo. Gioca una partita, e i tuoi risultati appariranno in questa pagina.
person-missing-title = Nessuno con questo nome
person-missing = Nessun account ha questo nome. Gli ospiti non hanno una pagina, e un account cancellato non ne lascia.
person-none = Ancora nessuna partita pubblica finita.
person-none-own = Ancora nessuna partita finita. Apri un tavolo classificato: anche i bot sono avversari classificati, quindi si può cominciare da soli.

ratings = Punteggi
ratings-none = Ancora nessuna partita classificata. Anche i bot vi sono avversari: si può cominciare da soli.
rating-about = Chi comincia ha 1500 punti. La vera forza è entro il ± con una probabilità del 95 %.
rating-provisional = provvisorio
rating-provisional-about = Nelle prime dieci partite un punteggio dice poco.
rating-games = { $count ->
    [one] 1 partita classificata
   *[other] { $count } partite classificate
}
plot-title = Il punteggio nel tempo: { $what }
plot-about = { $count ->
    [one] Una partita: { $last } punti il { $to }.
   *[other] { $count } partite: da { $first } punti il { $from } a { $last } punti il { $to }.
}
plot-table = Le stesse cifre in tabella

results = Risultati
results-none = Finora solo partite a tavoli privati. Contano nei punteggi, e nessun altro le vede.
results-sum = { $games ->
    [one] 1 partita, { $wins } vinta, { $points } punti.
   *[other] { $games } partite, { $wins } vinte, { $points } punti in media.
}
results-classes = Numero di giocatori
results-seats = Posti
results-seat = Posto { $n }
results-openings = Prime mosse
results-sources = Da dove vengono i punti, in media

best = Partite migliori
best-none = Ancora nessuna vittoria.
best-points = { $points } punti
opponents = Avversari
opponents-about = Avversari, per numero di partite
days = Giorni di gioco
days-about = { $days ->
    [one] 1 giorno di gioco
   *[other] { $days } giorni di gioco
} nelle ultime { $weeks } settimane: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}.
days-day = { $day }: { $games ->
    [0] nessuna partita
    [one] 1 partita
   *[other] { $games } partite
}
days-months = Tutti i mesi in tabella

leaders-lead = I giocatori più forti. Sono elencati gli account con dieci o più partite classificate.
leaders-games = Gioco
leaders-players = Numero di giocatori
leaders-period = Periodo
leaders-caption = Classifica di { $game }
leaders-place = Posto
leaders-player = Giocatore
period-all = sempre
period-year = ultimo anno
period-month = ultimo mese
period-week = ultima settimana
leaders-none = Nessuno ha ancora dieci partite classificate. I primi posti sono liberi.
leaders-none-period = Nessuno della classifica ha giocato una partita classificata in questo periodo.
leaders-own = Hai { $points } ± { $uncertainty } punti.
leaders-own-provisional = { $count ->
    [one] Il tuo punteggio è provvisorio: è giocata 1 partita classificata su 10.
   *[other] Il tuo punteggio è provvisorio: sono giocate { $count } partite classificate su 10.
}
leaders-own-guest = Crea un account per essere in classifica.
leaders-own-not-lately = In questo periodo non hai giocato partite classificate.
leaders-own-none = Qui non hai ancora un punteggio. Gioca una partita classificata: anche i bot contano come avversari.

archive-lead = Tutte le partite pubbliche finite: da rivedere, da far analizzare, da portare via.
archive-search = Cerca nell’archivio
archive-player = Giocatore
archive-result = Risultato del giocatore
archive-result-won = ha vinto
archive-result-lost = non ha vinto
archive-any = qualsiasi
archive-game = Gioco
archive-players = Giocatori
archive-rated = Tipo
archive-further = Data e lunghezza
archive-from = Dal
archive-to = Al
archive-shortest = Mosse, almeno
archive-longest = Mosse, al massimo
archive-go = Cerca
archive-all = Mostra tutte
archive-found = Partite
archive-count = { $more ->
    [true] Le { $count } più recenti
   *[other] { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
}
archive-moves = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
archive-places = Posti
archive-left = uscito
archive-text = File di testo
archive-download = Scarica queste partite
archive-download-about = Un file con le { $most } più recenti delle partite trovate.
archive-none = Nessuna partita pubblica corrisponde. Prova con meno condizioni, o controlla il nome.
archive-empty = Qui nessuna partita pubblica è ancora finita. Apri un tavolo pubblico: la tua sarà la prima.
archive-file = Hai una partita in un file?
archive-file-open = Aprila per rivederla

leaders-agents = La classifica degli agenti
person-agent = Un agente: un programma di { $owner }.
archive-agents = Agenti
archive-agents-without = senza la loro classifica
archive-agents-with = con la loro classifica
archive-agents-only = solo la loro classifica
archive-at-home = Inserite a casa
archive-at-home-about = Partite con il cartone inserite dalle persone stesse. Nessuno le ha controllate; non hanno nomi e non cambiano nessuna valutazione.
