notice-turn = { $game }: tocca a te
    .text = { $others ->
        [0] La partita aspetta la tua mossa.
       *[other] La partita con { $people } aspetta la tua mossa.
    }
notice-started = { $game }: il tuo tavolo è al completo
    .text = { $others ->
        [0] La partita è cominciata.
       *[other] La partita con { $people } è cominciata.
    }
notice-over = { $game }: la partita è finita
    .text = { $others ->
        [0] Guarda com’è finita.
       *[other] Guarda com’è finita la partita con { $people }.
    }
notice-closed = { $game }: il tavolo è stato chiuso
    .text = { $others ->
        [0] La partita non si gioca.
       *[other] La partita con { $people } non si gioca.
    }
notice-invited = { $game }: hai un invito
    .text = { $people } tiene un posto per te.
notice-undo = { $game }: qualcuno chiede di ritirare una mossa
    .text = Al tuo tavolo con { $people }. Sei d’accordo?
notice-casual = { $game }: qualcuno chiede che la partita non conti
    .text = Al tuo tavolo con { $people }. Sei d’accordo?
notice-test = Avvisi da Bottega
    .text = Questa è una prova. Gli avvisi ti raggiungono qui.
notice-confirm = Conferma il tuo indirizzo e-mail
    .text = Qualcuno, probabilmente tu, vuole ricevere gli avvisi di Bottega a questo indirizzo. Per accettare, premi il pulsante dietro questo link:
    .refuse = Se non eri tu, non fare nulla, oppure premi il pulsante dietro questo link, e Bottega non ti scriverà mai più:
digest-subject = { $count ->
        [one] Una novità dai tuoi tavoli
       *[other] { $count } novità dai tuoi tavoli
    }
mail-unsubscribe = Non ricevere più e-mail da Bottega:
list-and = { $first } e { $last }
