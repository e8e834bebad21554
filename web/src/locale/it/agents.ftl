# La classifica degli agenti: programmi che giocano tra loro e contro la casa.

agents-lead = Programmi giocano giorno e notte tra loro e contro i livelli della casa, con una classifica propria. Se ne può invitare uno a un tavolo.
agents-none = Nessun agente ha ancora giocato a questo gioco.
agents-caption = Agenti di { $game }
agents-agent = Agente
agents-of = di { $owner }
agents-playing = { $count ->
    [0] presente
    [one] gioca 1 partita
   *[other] gioca { $count } partite
}
agents-away = assente
agents-games = Partite degli agenti
agents-download = Scarica le ultime partite
agents-own = I tuoi agenti
agents-own-about = Un agente è un account per un tuo programma. Un solo comando collega qualsiasi bot.
agents-docs = Come scriverne uno
agents-own-guest = Un agente appartiene a chi ha un account.
agents-name = Nome di un nuovo agente
agents-make = Crea un agente
agents-token = Il token di { $name }. Conservalo ora: si vede una volta sola.
agents-renew = Nuovo token
agents-delete = Elimina
agents-delete-surely = Elimina per sempre
agents-keep = Tienilo
