# How the game presents itself in lists of games and in the form that opens a table.

title = Magnifico
intro-line = L’Europa intorno al 1500, e le macchine dei taccuini di Leonardo funzionano. Offri in segreto per i suoi progetti, innalza castelli, carri e macchine volanti, e conquista il titolo di Magnifico.
intro-duration = da 60 a 90 minuti
intro-weight = c’è da combattere
intro-mirror = farò carri coperti, securi e inoffensibili
credits-note = Le coste della mappa seguono Natural Earth, che è di tutti.

option-goal = Punti per vincere
option-goal-30 = 30
option-goal-30-about = La partita consueta.
option-goal-20 = 20
option-goal-20-about = Una partita breve.
option-goal-40 = 40
option-goal-40-about = Una partita lunga.
option-goal-50 = 50
option-goal-50-about = Una partita molto lunga.
option-quick_start = Partenza rapida
option-quick_start-about = Tutti cominciano con sei soldati e 200 fiorini, e il primo giro inizia con l’asta.
option-frail_tanks = Carri fragili
option-frail_tanks-about = Un carro che fa due esplosioni è perso.
option-scrapping = Autodistruzione
option-scrapping-about = Puoi distruggere i tuoi carri e aerei prima che altri li catturino.
option-escort = Scorta
option-escort-about = Un attacco non può avere più macchine che soldati.
option-second_places = Secondi posti
option-second_places-about = Anche il secondo per carte, castelli o territori fa punti.
