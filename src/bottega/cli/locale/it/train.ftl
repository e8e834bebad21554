# Reti che imparano

train-step-trained = generazione { $generation }: apprendimento
train-step-policy = generazione { $generation }: apprendimento della politica
train-step-games = generazione { $generation }: partite
train-step-gate = generazione { $generation }: contro la migliore finora
train-step-against-first = generazione { $generation }: contro la generazione 0
train-step-final = generazione { $generation }: contro la ricerca
train-line = { $step }, { $done } di { $total }
train-resumed = Si continua: { $steps ->
    [one] 1 passo è fatto
   *[other] { $steps } passi sono fatti
}.
train-stopped = Fermato. Ciò che è fatto è salvato in { $folder }.
train-done = La rete migliore è quella della generazione { $best }. I pesi e il rapporto sono in { $folder }.
train-no-plots = Nessun grafico: { $package } non è installato; aggiungilo con: pip install 'bottega[{ $extra }]'

train-report-title = Allenamento di { $game } per { $players } giocatori
train-report-best = La rete migliore è quella della generazione { $best }. Tutti i passi hanno richiesto { $minutes } minuti. Le quote di vittorie hanno intervalli al 95 % su mani giocate da ogni posto.
train-report-final = La generazione { $best } contro il bot di ricerca, { $time } per mossa:
train-settings = Impostazioni
train-generation = generazione { $number }
train-column-generation = generazione
train-column-games = partite
train-column-positions = posizioni
train-column-loss = perdita su partite messe da parte
train-column-policy = perdita della politica (solo euristica)
train-column-gate = quota di vittorie
train-column-kept = tenuta
train-column-first = quota di vittorie contro la generazione 0
train-column-seconds = secondi
train-column-variant = ricerca
train-column-deals = mani
train-column-iterations = iterazioni, rete : partite simulate
train-yes = sì
train-no = no
train-fair = quota equa
train-expected = risultato atteso
train-real = risultato medio
train-share-of-training = quota dell’apprendimento
train-plot-strength = Forza per generazione
train-plot-losses = Perdita su partite messe da parte
train-plot-calibration = Risultati attesi e reali

train-error-set = { $given } ha bisogno di un valore: --set NOME=VALORE.
train-error-setting = Questo allenamento non è possibile: { $reason }.
train-error-other = { $folder } contiene un altro allenamento ({ $differences }); scegli un’altra cartella con --out.
train-error-busy = Un altro allenamento lavora in { $folder }; aspetta, o scegli un’altra cartella con --out.
train-error-damaged = { $file } è danneggiato; scegli un’altra cartella con --out.
train-error-run = L’allenamento è fallito: { $reason }.

help-train = Allenare una rete per un gioco: giocare, imparare, tenere ciò che è meglio. Un allenamento fermato continua.
help-train-players = Il numero di giocatori; se non si dice nulla il più piccolo. Una rete è fatta per un solo numero.
help-train-out = La cartella dell’allenamento; se non si dice nulla runs/GIOCO-GIOCATORI.
help-train-generations = Quante volte la ricerca gioca partite da cui imparare.
help-train-positions = Posizioni delle partite dell’euristica per la prima rete.
help-train-games = Partite della ricerca per ogni generazione.
help-train-iterations = Iterazioni della ricerca per mossa di queste partite.
help-train-start = Partire da pesi invece che da nulla: un file weights.npz di un allenamento, o shipped per quelli del pacchetto.
help-train-minutes = Fermarsi dopo circa questo tempo; lo stesso comando continua.
help-train-threads = Il numero di thread; se non si dice nulla quanti sono i core.
help-train-ray = Giocare le partite sul cluster Ray a questo indirizzo; local ne avvia uno qui.
help-train-seed = Il seme dell’allenamento.
help-train-set = Un’altra impostazione, come gate_deals=50; si può ripetere.
