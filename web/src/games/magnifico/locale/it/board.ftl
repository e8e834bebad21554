# Il tabellone di Magnifico: etichette, e ciò che si legge ad alta voce per ogni parte.

florins = { $florins ->
    [one] { $florins } fiorino
   *[other] { $florins } fiorini
}
points = { $points ->
    [one] punto
   *[other] punti
}
count-soldiers = { $count ->
    [one] { $count } soldato
   *[other] { $count } soldati
}
count-tanks = { $count ->
    [one] { $count } carro
   *[other] { $count } carri
}
count-airplanes = { $count ->
    [one] { $count } aereo
   *[other] { $count } aerei
}
count-nobody = nessuno

map = Carta d’Europa. Le frecce la spostano, più e meno avvicinano e allontanano, zero mostra tutto.
map-list = I territori
land-helvetia = Elvezia
water-northern = Mari del Nord
water-atlantic = Oceano Atlantico
water-west_med = Mediterraneo occidentale
water-east_med = Mediterraneo orientale
zoom-in = Guarda da vicino
zoom-out = Guarda da lontano
zoom-whole = Mostra tutta l’Europa
area-empty = Non lo tiene nessuno.
area-held = { $seat }: { $troops }.
area-castle = { $towers ->
    [0] Castello, livello { $level }.
    [one] Castello con { $towers } torre, livello { $level }.
   *[other] Castello con { $towers } torri, livello { $level }.
}
area-city = Città Perfetta, livello { $level }.
area-inland = lontano dal mare

round = Giro { $round }
round-founding = Prima del primo giro
steps = Le parti di un giro
step-income = Rendite
step-auction = Asta
step-turns = Azioni
step-scoring = Punteggio
turn-order = Ordine di gioco: { $who }.
race = La corsa ai { $goal } punti.
race-of = { $seat }: { $points }.
leonardo-card = ha la carta Leonardo: gioca per primo, 2 punti ogni giro, 10 fiorini in meno su ciò che si costruisce

players = Gli altri giocatori
figure-florins = fiorini
figure-territories = territori
figure-castles = castelli
figure-reserve = riserva
figure-soldiers = soldati
figure-tanks = carri
figure-airplanes = aerei
tank-figures = Carri: { $dice } dadi, { $hits } colpi
airplane-figures = Aerei: { $taken } ganci occupati su { $hooks }
chip = { $card }, in gioco: { $count }
chip-stored = { $card }, in magazzino: { $count }

own = La tua corte
own-play = In gioco
own-play-none = ancora nessun progetto
own-store = Magazzino
own-store-none = vuoto
wars-left = { $left ->
    [0] nessun attacco rimasto
    [one] ancora { $left } attacco o invasione
   *[other] ancora { $left } attacchi o invasioni
}
movements-left = { $left ->
    [0] nessuno spostamento rimasto
    [one] ancora { $left } spostamento
   *[other] ancora { $left } spostamenti
}

cost-each = Ciascuno costa { $florins } fiorini
cost-activate = Costa { $florins } fiorini per entrare in gioco
cardkind-tank = Carro
cardkind-airplane = Aereo
cardkind-air_upgrade = Miglioria dell’aereo
cardkind-tank_upgrade = Miglioria del carro
cardkind-project = Progetto
cardkind-art = Opera d’arte

auction-title = L’asta
auction-shown = Le offerte sono scoperte
auction-passed = passa
bid-label = La tua offerta coperta
bid-of = su { $florins } fiorini
bid-less = Dieci fiorini in meno
bid-more = Dieci fiorini in più
bid-in = La tua offerta è fatta: { $florins } fiorini. Le borse si aprono insieme.
wait-bids = Si aspetta che tutti abbiano offerto …

battle = Battaglia { $territory-in }
battle-lost = { $count ->
    [one] { $count } soldato perso
   *[other] { $count } soldati persi
}
battle-level = { $level ->
    [one] ferma { $level } colpo
   *[other] ferma { $level } colpi
}
battle-breached = il castello non protegge più nessuno
battle-field = nessun castello
battle-choices = I tuoi assalti
fewer = Meno
more = Più

march-invade = Invadere { $territory } { $from-from }
march-attack = Attaccare { $territory } { $from-from }
march-move = Andare { $territory-to } { $from-from }
march-stay = Restano: { $troops }.
march-raid = Per mare: nello sbarco si perdono soldati.
march-sea = Per mare.
march-go = Mandare { $troops }
step-back = Torna indietro
odds-win = { $percent } % di vincere
odds-losses = perdi circa { $own }, loro { $theirs }

deeds = Che cosa fai qui?
deed-build_tank = Costruire un carro
deed-build_airplane = Costruire un aereo
deed-build_tower = Costruire una torre
deed-build_castle = Costruire un castello
deed-invade = Invadere da qui
deed-attack = Attaccare da qui
deed-move = Spostare da qui
deed-to = Andare lì
deed-reinforce = Mettere un soldato
deed-scrap_tank = Distruggere un carro
deed-scrap_airplane = Distruggere un aereo
sheet-aside = Vedi la carta
sheet-back = Torna al tavolo

over-title = { $seat } è il Magnifico
line-leonardo = Leonardo
line-workshop = Bottega
line-court = Corte
line-crown = Corona
line-cities = Città
line-wonders = Meraviglie
line-art = Arte
line-other = altro
line-total = Punti

# Under the pictures of the rulebook
picture-castle = castello
picture-city = Città Perfetta
picture-level-1 = livello 1
picture-level-3 = livello 3
picture-level-5 = livello 5
picture-hit = a segno
picture-miss = a vuoto
picture-explosion = esplosione
