# Tornei tra bot

arena-title = { $game }, { $players } giocatori: { $deals ->
    [one] 1 mano
   *[other] { $deals } mani
}, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}; parte equa { $fair }
arena-duels = { $others ->
    [one] Uno contro uno
   *[other] Uno contro { $others }
}
arena-bot = bot
arena-against = contro
arena-games = partite
arena-wins = vittorie
arena-interval = al 95 % tra
arena-score = punti medi
arena-rating = valutazione
arena-time = ms/mossa
arena-timed = * pensa a tempo: queste partite non torneranno uguali ({ $bots }).
arena-again = Lo stesso torneo di nuovo: { $command }
arena-saved = Partite e classifica sono in { $folder }.
arena-resumed = Si continua: { $done } partite su { $games } sono giocate.
arena-line = { $done } partite su { $games }, ancora circa { $rest }
arena-stopped = Interrotto dopo { $done } partite su { $games }; sono tutte conservate.
arena-lost = Interrotto. Senza --out non è stato conservato nulla.

arena-error-few = Un torneo vuole almeno due bot: --bots greedy,random.
arena-error-twice = Il bot { $bot } è nominato due volte.
arena-error-deals = Un torneo vuole almeno una mano, non { $deals }.
arena-error-lineup = Questo --lineup non c’è; ci sono { $known }.
arena-error-bot = --bots non si può prendere così: { $reason }.
arena-error-other = { $file } contiene un altro torneo ({ $differences }); scegli un’altra cartella.
arena-error-busy = { $file } è in uso da un’altra esecuzione; aspetta, o scegli un’altra cartella.
arena-error-damaged = { $file } non è più affidabile dalla riga { $line }; scegli un’altra cartella.
arena-error-deadly = La partita { $number } è stata abbandonata: { $times } processi sono morti giocandola. Le altre sono conservate.
arena-error-ray = Ray non è installato; aggiungilo con: pip install 'bottega[arena]'
arena-error-unreachable = Non c’è un cluster Ray all’indirizzo { $address }: { $reason }.

help-arena = Fa giocare un torneo ai bot: vittorie, valutazioni, tempi, in tabella e in file.
help-arena-bots = I bot, con virgole: greedy,random.
help-arena-deals = Quante mani; ognuna è giocata una volta in ogni rotazione dei posti.
help-arena-lineup = duel: un bot contro un tavolo di un altro, per ogni coppia; mixed: tavoli di bot diversi; ladder: ogni bot contro quello prima.
help-arena-gauntlet = Solo ciò a cui partecipa il primo bot.
help-arena-out = La cartella delle partite e della classifica; un torneo interrotto vi continua.
help-arena-workers = Quante partite alla volta; tante quanti sono i core se non è detto altro.
help-arena-ray = Gioca sul cluster Ray a questo indirizzo; local ne avvia uno qui.
