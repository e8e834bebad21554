# Il tabellone di Magnifico.

# Le lettere della mappa: macchine e mari. I quattro mari devono essere diversi.
magnifico-letter-tanks = C
magnifico-letter-airplanes = A
magnifico-letter-northern = n
magnifico-letter-atlantic = a
magnifico-letter-west_med = o
magnifico-letter-east_med = e
magnifico-sea-northern = Nord
magnifico-sea-atlantic = Atlantico
magnifico-sea-west_med = Med. ovest
magnifico-sea-east_med = Med. est

# A che punto è la partita
magnifico-fronts = I tuoi confini
magnifico-round = { $number ->
    [0] Prima del primo giro
   *[other] Giro { $number }
}
magnifico-stage-founding = preparazione
magnifico-stage-reinforcing = reclutamento
magnifico-stage-bidding = asta, offerte
magnifico-stage-choosing = asta, scelta
magnifico-stage-turn = turni
magnifico-stage-battle = battaglia
magnifico-stage-over = la fine
magnifico-goal = obiettivo { $points }
magnifico-order = ordine
magnifico-reinforced = Già rinforzati: { $territories }
magnifico-turn = attacchi e invasioni { $wars } di { $most }
magnifico-movements = spostamenti { $made } di { $most }
magnifico-closed = finiti
magnifico-served_machine = macchine: { $territories }
magnifico-served_tower = torri: { $territories }
magnifico-new_castle = nuovo castello: { $territories }
magnifico-army = soldati { $soldiers }, carri { $tanks }, aerei { $airplanes }

# I giocatori
magnifico-players = Giocatori
magnifico-points = punti
magnifico-florins = fiorini
magnifico-lands = terr.
magnifico-castles = cast.
magnifico-soldiers = soldati
magnifico-reserve = riserva
magnifico-in-play = in gioco
magnifico-cards = in gioco (magazzino)
magnifico-stock = Scorta: carri { $tanks }, aerei { $airplanes }, castelli { $castles }, torri { $towers }; mazzi { $machines } + { $projects }
magnifico-wonders = Prime Meraviglie libere: { $wonders }
magnifico-wonder-tank = carro
magnifico-wonder-airplane = aereo
magnifico-wonder-city = città
magnifico-legend = ●3 soldati  { $castle }2 castello con due torri  C1 carri  A1 aerei  n a o e mari  { $crossing } stretto  { $holder } Leonardo

# L’asta
magnifico-auction = All’asta
magnifico-cost = costo
magnifico-effect = effetto
magnifico-bids = Offerte:
magnifico-own-bid = Hai offerto { $florins } fiorini; nessuno lo vede finché tutti non hanno offerto.

# La battaglia
magnifico-battle = { $way ->
    [sea] Battaglia per { $territory }, via mare da { $origin }
   *[land] Battaglia per { $territory }, via terra da { $origin }
}
magnifico-tanks = carri
magnifico-airplanes = aerei
magnifico-castle-none = Nessun castello.
magnifico-castle-open = Il castello non protegge più nessuno.
magnifico-castle = { $towers ->
    [0] Castello senza torri: ferma { $infantry } alla fanteria, { $level } a ogni carro, niente agli aerei.
    [one] Castello con { $towers } torre: ferma { $infantry } alla fanteria, { $level } a ogni carro, niente agli aerei.
   *[other] Castello con { $towers } torri: ferma { $infantry } alla fanteria, { $level } a ogni carro, niente agli aerei.
}
magnifico-made = Già fatti in questa fase: { $assaults }.
magnifico-fired = { $tanks ->
    [one] { $tanks } carro ha tirato.
   *[other] { $tanks } carri hanno tirato.
}
magnifico-declared = { $count ->
    [0] Dichiarato: { $assault }.
   *[other] Dichiarato: { $assault }, { $count }.
}
magnifico-chances = Da qui l’attaccante vince il { $conquest } % di battaglie così e perde l’esercito nel { $defeat } %.

# Note accanto alle mosse
magnifico-percent = { $figure } %
magnifico-by-sea = via mare
magnifico-odds = { $machines ->
    [some] { $chance } con tutte le macchine
   *[none] { $chance } di conquistare
}
magnifico-tank = { $stops ->
    [0] { $dice } dadi, { $hits } colpi
   *[other] { $dice } dadi, { $hits } colpi, il castello ne ferma { $stops }
}

# Le carte, in poche lettere e in poche parole
magnifico-short-gyroscope = Giro
magnifico-short-anti_tank_bomb = Bomba
magnifico-short-paratrooper = Parà
magnifico-short-culverin = Colubrina
magnifico-short-transmission = Trasm.
magnifico-short-cannon_lighter = Acciarino
magnifico-short-multi_cannon = Multicann.
magnifico-short-automaton = Automa
magnifico-short-multi_gun = Multifucile
magnifico-short-battle_wagon = Falcato
magnifico-short-bombard = Bombarda
magnifico-short-great_cannon = Cannone
magnifico-short-submarine = Sottomar.
magnifico-short-armoured_ship = Nave
magnifico-short-walls = Mura
magnifico-short-mona_lisa = Gioconda
magnifico-short-last_supper = Cena
magnifico-short-lady_ermine = Ermellino
magnifico-short-virgin_rocks = Rocce
magnifico-effect-tank = carri: { $dice } dadi, { $hits } colpi
magnifico-effect-airplane = { $hooks ->
    [one] aerei: { $hooks } gancio per miglioramenti
   *[other] aerei: { $hooks } ganci per miglioramenti
}
magnifico-effect-gyroscope = aereo: ogni colpo uccide un soldato in più
magnifico-effect-anti_tank_bomb = aereo: intercetta i carri
magnifico-effect-paratrooper = aereo: può annullare un castello
magnifico-effect-culverin = aereo: intercetta gli aerei
magnifico-effect-transmission = carro: un dado in meno, almeno uno
magnifico-effect-cannon_lighter = carro: un colpo in più
magnifico-effect-multi_cannon = carro: due colpi in più
magnifico-effect-automaton = castello: in difesa un dado per torre
magnifico-effect-multi_gun = fanteria: un colpo conta doppio
magnifico-effect-battle_wagon = fanteria: un colpo a vuoto va a segno
magnifico-effect-bombard = fanteria: castelli un livello più bassi
magnifico-effect-great_cannon = fanteria: abbatte una torre
magnifico-effect-submarine = chi sbarca da te perde un soldato in più
magnifico-effect-armoured_ship = un soldato perso in meno negli sbarchi
magnifico-effect-walls = i tuoi castelli un livello più alti
magnifico-effect-art = { $points } punti subito, +10 fiorini a giro

# Ciò che si può consultare
magnifico-all-cards = Carte
magnifico-copies = n.
magnifico-where = chi
magnifico-offered = all’asta
magnifico-territories = Territori
magnifico-borders = confini (~ stretto)
magnifico-seas = mari

# La fine
magnifico-sheet = La fine al giro { $rounds }, a { $goal } punti
magnifico-sheet-workshop = carte in gioco
magnifico-sheet-court = castelli
magnifico-sheet-crown = territori
magnifico-sheet-cities = città
magnifico-sheet-art = dall’arte
magnifico-leads-workshop = La Bottega di Leonardo (carte in gioco: { $count }):
magnifico-leads-court = La Grande Corte (castelli: { $count }):
magnifico-leads-crown = La Corona Imperiale (territori: { $count }):
magnifico-sheet-late = Ciò che gli altri avrebbero ancora aggiunto in questo giro non conta (? 11.3).

# L’elenco dei comandi
help-move = il suo numero nella lista, o le sue parole o abbastanza di esse: carro milano, attaccare roma, 70 fiorini
help-explain = la regola di ciò che è chiesto ora; ? 7.5 una sezione, ? 13.14 una clausola
help-recipes = tutte le carte e chi le ha, tutti i territori con confini e mari
