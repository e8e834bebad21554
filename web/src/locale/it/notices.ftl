# Gli avvisi a chi è assente: sulla pagina del profilo, e dietro i link delle e-mail.

profile-notices = Avvisi quando non ci sei
notices-none = Questo server non manda avvisi.
notices-kinds = Avvisami quando
notices-kind-turn = tocca a me
notices-kind-started = il mio tavolo è al completo e la partita comincia
notices-kind-over = una partita è finita
notices-kind-invited = ricevo un invito
notices-kind-undo = qualcuno chiede il mio consenso, come per ritirare una mossa
notices-test = Manda una prova
notices-end = Basta
notices-problem = L’ultimo avviso non è stato consegnato: { $problem ->
    [unreachable] dall’altra parte nessuno risponde
    [refused] il server di posta lo rifiuta
    [forbidden] questo indirizzo non è permesso
    [broken] qualcosa è andato storto da parte nostra
   *[other] { $problem }
}.
notices-push = In questo browser
notices-push-about = Questo browser ti avvisa anche quando la pagina è chiusa.
notices-push-start = Avvisami qui
notices-push-never = Questo browser non può mostrare gli avvisi di una pagina chiusa.
notices-push-other = Un altro browser ({ $service })
notices-email = Per e-mail
notices-email-about = Prima ricevi un link. Gli avvisi seguono quando hai premuto il pulsante che apre.
notices-email-address = Indirizzo e-mail
notices-email-start = Mandami il link
notices-email-confirm = Abbiamo mandato un link a questo indirizzo. Premi il pulsante che apre, e gli avvisi seguono.
notices-when = Quanto spesso
notices-when-once = subito
notices-when-daily = una volta al giorno
notices-webhook = Con un webhook
notices-webhook-about = Per Discord, Slack o un tuo programma: gli avvisi sono mandati a questo indirizzo.
notices-webhook-address = Indirizzo
notices-webhook-start = Usa questo indirizzo
notices-webhook-secret = Le richieste sono firmate con questo segreto. Si vede una volta sola:
notices-link-confirm = Bottega può mandare gli avvisi delle tue partite a { $address }.
notices-link-confirm-yes = Sì, sono io
notices-link-confirm-done = Fatto: gli avvisi delle tue partite arrivano al tuo indirizzo.
notices-link-unsubscribe = Bottega non manda più e-mail a { $address }.
notices-link-unsubscribe-yes = Niente più e-mail
notices-link-unsubscribe-done = Fatto: niente più e-mail.
notices-link-expired = Questo link è scaduto o è stato sostituito da uno più recente.
notices-link-profile = Alle tue scelte
