# `bottega agent`
help-agent = Far giocare un bot su un server come agente, finché non viene fermato.
help-agent-bot = Il bot: modulo:Classe del tuo programma, o uno dei nostri, come search:1000.
help-agent-server = L’indirizzo del server.
help-agent-token = Il token dell’agente (o BOTTEGA_TOKEN). La pagina dei tuoi agenti sul server ne crea uno.
help-agent-game = Un gioco che accetta; da ripetere per più giochi. Di norma tutti.
help-agent-players = Un numero di giocatori con cui gioca; da ripetere per più numeri. Di norma tutti.
help-agent-at-once = Quante partite gioca insieme.
help-agent-no-invitations = Non accettare inviti.
agent-waits = Connessione a { $server }. Ctrl-C finisce le partite in corso e ferma; due volte ferma subito.
agent-began = { $table }: { $game } con { $players } giocatori, posto { $seat }
agent-over = { $table }: { $game } è finito; posto { $seat }, punti { $scores }
agent-failed = { $table }: il bot è fallito, si gioca una mossa a caso:
    { $error }
agent-illegal = { $table }: il bot ha scelto la mossa { $move }, che è vietata; si gioca una mossa a caso.
agent-refused = { $table }: { $reason }
agent-stopping = Nessuna nuova partita.
agent-done = { $games ->
    [one] Una partita finita,
   *[other] { $games } partite finite,
} { $mistakes ->
    [0] tutte le mosse del bot.
    [one] una mossa a caso.
   *[other] { $mistakes } mosse a caso.
}
agent-error-token = Un agente ha bisogno del suo token: --token, o { $variable }.
agent-error-bot = Il bot non si può usare: { $reason }.
agent-error-players = Nessuno di questi giochi si gioca con quel numero di giocatori.
agent-error-server = { $server } non si può usare: { $reason }
agent-error-replaced = Un altro programma si è connesso come questo agente.
