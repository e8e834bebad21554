# La pagina del profilo.

profile-who = Nome ed emblema
profile-nobody = Qui non hai ancora un nome. Scegline uno, o gioca e basta: te ne sarà dato uno.
profile-name = Nome
profile-emblem = Emblema
profile-save = Salva
profile-preferences = Questo browser
profile-here = Queste scelte sono ricordate solo in questo browser.

profile-account = Account
profile-make = Crea un account
profile-enter = Accedi
profile-make-about = Tieni il nome e le partite, e puoi ritrovarli da qualunque luogo. Non si chiede alcun indirizzo: una password dimenticata non può esserti mandata.
profile-enter-about = In questo browser diventi chi ha l’account. L’ospite che c’era prima resta indietro.
profile-login = Nome utente
profile-login-form = da 3 a 40 lettere, cifre, punti, trattini o trattini bassi
profile-password = Password
profile-password-form = Almeno 8 caratteri.
profile-login-is = Il tuo nome utente è { $login }.
profile-log-out = Esci

profile-sessions = Dove hai fatto l’accesso
profile-some-browser = Un browser
profile-this-one = questo
profile-end-session = Esci da lì

profile-past = Partite passate
profile-no-past = Ancora nessuna. La prima è a un clic, nella pagina iniziale.

profile-holiday = Vacanza
holiday-about = { $left ->
        [0] Quest’anno non hai più giorni di vacanza.
        [one] I tuoi orologi nelle partite su più giorni possono fermarsi. Quest’anno ti resta un giorno. Tutti ai tuoi tavoli lo vedono.
       *[other] I tuoi orologi nelle partite su più giorni possono fermarsi. Quest’anno ti restano { $left } giorni. Tutti ai tuoi tavoli lo vedono.
    }
holiday-days = Giorni, da adesso
holiday-start = Comincia la vacanza
holiday-end = Eccomi di nuovo
holiday-until = Sei in vacanza fino al { $until }. I tuoi orologi sono fermi.

profile-record = I tuoi punteggi e risultati
profile-data = I tuoi dati
data-export-about = Tutto ciò che è salvato su di te, in un file JSON: partite, punteggi, messaggi e impostazioni.
data-export = Scarica i tuoi dati
data-delete = Cancella l’account
data-delete-guest = Cancella i tuoi dati
data-delete-title = Cancellare tutto per sempre?
data-lost = Che cosa va perso:
data-lost-name = il tuo nome, il nome utente e la pagina pubblica
data-lost-ratings = i tuoi punteggi e i posti nelle classifiche
data-lost-people = gli amici, gli avvisi e ciò che hai scritto nelle chat
data-lost-running = i tuoi posti nelle partite in corso: li prendono i bot
data-stays = Che cosa resta:
data-stays-games = le partite finite, con il nome «N. N.» invece del tuo
data-stays-tournaments = i risultati dei tornei, sotto lo stesso nome
data-sure = So che non si può tornare indietro.
data-wrong-password = La password è sbagliata. Non è stato cancellato nulla.
data-delete-yes = Cancella per sempre
data-keep = Tieni tutto
