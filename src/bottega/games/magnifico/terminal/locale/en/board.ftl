# The board of Magnifico.

# Letters on the map: machines and seas. The four seas must differ.
magnifico-letter-tanks = T
magnifico-letter-airplanes = A
magnifico-letter-northern = n
magnifico-letter-atlantic = a
magnifico-letter-west_med = w
magnifico-letter-east_med = e
magnifico-sea-northern = North Sea
magnifico-sea-atlantic = Atlantic
magnifico-sea-west_med = West Med.
magnifico-sea-east_med = East Med.

# Where the game stands
magnifico-fronts = Your borders
magnifico-round = { $number ->
    [0] Before the first round
   *[other] Round { $number }
}
magnifico-stage-founding = setting up
magnifico-stage-reinforcing = recruiting
magnifico-stage-bidding = auction, bids
magnifico-stage-choosing = auction, choice
magnifico-stage-turn = turns
magnifico-stage-battle = battle
magnifico-stage-over = the end
magnifico-goal = goal { $points }
magnifico-order = order
magnifico-reinforced = Reinforced so far: { $territories }
magnifico-turn = attacks and invasions { $wars } of { $most }
magnifico-movements = movements { $made } of { $most }
magnifico-closed = closed
magnifico-served_machine = machines: { $territories }
magnifico-served_tower = towers: { $territories }
magnifico-new_castle = new castle: { $territories }
magnifico-army = soldiers { $soldiers }, tanks { $tanks }, airplanes { $airplanes }

# The players
magnifico-players = Players
magnifico-points = points
magnifico-florins = florins
magnifico-lands = terr.
magnifico-castles = castles
magnifico-soldiers = soldiers
magnifico-reserve = reserve
magnifico-in-play = in play
magnifico-cards = in play (store)
magnifico-stock = Stock: tanks { $tanks }, airplanes { $airplanes }, castles { $castles }, towers { $towers }; decks { $machines } + { $projects }
magnifico-wonders = First Wonders open: { $wonders }
magnifico-wonder-tank = tank
magnifico-wonder-airplane = airplane
magnifico-wonder-city = city
magnifico-legend = ●3 soldiers  { $castle }2 castle with two towers  T1 tanks  A1 airplanes  n a w e seas  { $crossing } crossing  { $holder } Leonardo

# The auction
magnifico-auction = On auction
magnifico-cost = cost
magnifico-effect = what it does
magnifico-bids = Bids:
magnifico-own-bid = You have bid { $florins } florins; nobody sees it until all bids are in.

# The battle
magnifico-battle = { $way ->
    [sea] Battle for { $territory }, by sea from { $origin }
   *[land] Battle for { $territory }, by land from { $origin }
}
magnifico-tanks = tanks
magnifico-airplanes = airplanes
magnifico-castle-none = No castle.
magnifico-castle-open = The castle protects nobody any more.
magnifico-castle = { $towers ->
    [0] Castle without towers: it stops { $infantry } of infantry, { $level } of each tank, nothing of airplanes.
    [one] Castle with { $towers } tower: it stops { $infantry } of infantry, { $level } of each tank, nothing of airplanes.
   *[other] Castle with { $towers } towers: it stops { $infantry } of infantry, { $level } of each tank, nothing of airplanes.
}
magnifico-made = Made in this phase: { $assaults }.
magnifico-fired = { $tanks ->
    [one] { $tanks } tank has rolled.
   *[other] { $tanks } tanks have rolled.
}
magnifico-declared = { $count ->
    [0] About to roll: { $assault }.
   *[other] About to roll: { $assault }, { $count }.
}
magnifico-chances = From here the attacker wins { $conquest }% of such battles and loses the army in { $defeat }%.

# Notes beside moves
magnifico-percent = { $figure }%
magnifico-by-sea = by sea
magnifico-odds = { $machines ->
    [some] { $chance } with all machines
   *[none] { $chance } to conquer
}
magnifico-tank = { $stops ->
    [0] { $dice } dice, { $hits } hits
   *[other] { $dice } dice, { $hits } hits, the castle stops { $stops }
}

# The cards, in few letters and in few words
magnifico-short-gyroscope = Gyro
magnifico-short-anti_tank_bomb = Bomb
magnifico-short-paratrooper = Para
magnifico-short-culverin = Culverin
magnifico-short-transmission = Gear
magnifico-short-cannon_lighter = Lighter
magnifico-short-multi_cannon = Multicannon
magnifico-short-automaton = Automaton
magnifico-short-multi_gun = Multigun
magnifico-short-battle_wagon = Wagon
magnifico-short-bombard = Bombard
magnifico-short-great_cannon = Cannon
magnifico-short-submarine = Sub
magnifico-short-armoured_ship = Ship
magnifico-short-walls = Walls
magnifico-short-mona_lisa = Mona
magnifico-short-last_supper = Supper
magnifico-short-lady_ermine = Ermine
magnifico-short-virgin_rocks = Rocks
magnifico-effect-tank = tanks: { $dice } dice, { $hits } hits
magnifico-effect-airplane = { $hooks ->
    [one] airplanes: { $hooks } hook for upgrades
   *[other] airplanes: { $hooks } hooks for upgrades
}
magnifico-effect-gyroscope = airplane: each hit kills one more
magnifico-effect-anti_tank_bomb = airplane: intercepts tanks
magnifico-effect-paratrooper = airplane: can cancel a castle
magnifico-effect-culverin = airplane: intercepts airplanes
magnifico-effect-transmission = tank: one die less, at least one
magnifico-effect-cannon_lighter = tank: one hit more
magnifico-effect-multi_cannon = tank: two hits more
magnifico-effect-automaton = castle: in defence a die a tower
magnifico-effect-multi_gun = infantry: one hit counts twice
magnifico-effect-battle_wagon = infantry: one miss becomes a hit
magnifico-effect-bombard = infantry: castles one level lower
magnifico-effect-great_cannon = infantry: brings down a tower
magnifico-effect-submarine = who lands on you loses one more
magnifico-effect-armoured_ship = you lose one less in landings
magnifico-effect-walls = your castles one level higher
magnifico-effect-art = { $points } points at once, +10 florins a round

# What can be looked up
magnifico-all-cards = Cards
magnifico-copies = no.
magnifico-where = who
magnifico-offered = on auction
magnifico-territories = Territories
magnifico-borders = borders (~ crossing)
magnifico-seas = seas

# The end
magnifico-sheet = The end in round { $rounds }, at { $goal } points
magnifico-sheet-workshop = cards in play
magnifico-sheet-court = castles
magnifico-sheet-crown = territories
magnifico-sheet-cities = cities
magnifico-sheet-art = from art
magnifico-leads-workshop = Leonardo’s Workshop (cards in play: { $count }):
magnifico-leads-court = The Great Court (castles: { $count }):
magnifico-leads-crown = The Imperial Crown (territories: { $count }):
magnifico-sheet-late = What the others would still have added in this round does not count (? 11.3).

# The list of commands
help-move = its number in the list, or its words or enough of them: tank milan, attack rome, bid 70, infantry 3
help-explain = the rule for the present decision; ? 7.5 a section, ? 13.14 a clause
help-recipes = all cards and who has them, all territories with their borders and seas
