# The board of Magnifico: labels, and what is read aloud for each part.

florins = { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
}
points = { $points ->
    [one] point
   *[other] points
}
count-soldiers = { $count ->
    [one] 1 soldier
   *[other] { $count } soldiers
}
count-tanks = { $count ->
    [one] 1 tank
   *[other] { $count } tanks
}
count-airplanes = { $count ->
    [one] 1 airplane
   *[other] { $count } airplanes
}
count-nobody = nobody

map = Chart of Europe. Arrow keys move it, plus and minus look closer and farther, zero shows all.
map-list = The territories
land-helvetia = Helvetia
water-northern = Northern Seas
water-atlantic = Atlantic Ocean
water-west_med = Western Mediterranean
water-east_med = Eastern Mediterranean
zoom-in = Look closer
zoom-out = Look from farther
zoom-whole = Show all of Europe
area-empty = Nobody holds it.
area-held = { $seat }: { $troops }.
area-castle = { $towers ->
    [0] Castle, level { $level }.
    [one] Castle with 1 tower, level { $level }.
   *[other] Castle with { $towers } towers, level { $level }.
}
area-city = Perfect City, level { $level }.
area-inland = far from the sea

round = Round { $round }
round-founding = Before the first round
steps = The parts of a round
step-income = Income
step-auction = Auction
step-turns = Turns
step-scoring = Scoring
turn-order = Order of turns: { $who }.
race = Race to { $goal } points.
race-of = { $seat }: { $points }.
leonardo-card = has the Leonardo card: first turn, 2 points each round, 10 florins off everything built

players = The other players
figure-florins = florins
figure-territories = territories
figure-castles = castles
figure-reserve = reserve
figure-soldiers = soldiers
figure-tanks = tanks
figure-airplanes = airplanes
tank-figures = Tanks: { $dice } dice, { $hits } hits
airplane-figures = Airplanes: { $taken } of { $hooks } hooks taken
chip = { $card }, in play: { $count }
chip-stored = { $card }, in the store: { $count }

own = Your court
own-play = In play
own-play-none = no project yet
own-store = Store
own-store-none = empty
wars-left = { $left ->
    [0] no attack left
    [one] 1 attack or invasion left
   *[other] { $left } attacks or invasions left
}
movements-left = { $left ->
    [0] no movement left
    [one] 1 movement left
   *[other] { $left } movements left
}

cost-each = Each costs { $florins } florins
cost-activate = Costs { $florins } florins to put into play
cardkind-tank = Tank
cardkind-airplane = Airplane
cardkind-air_upgrade = Upgrade of the airplane
cardkind-tank_upgrade = Upgrade of the tank
cardkind-project = Project
cardkind-art = Work of art

auction-title = The auction
auction-shown = The bids are shown
auction-passed = passes
bid-label = Your closed bid
bid-of = of { $florins } florins
bid-less = Ten florins less
bid-more = Ten florins more
bid-in = Your bid is in: { $florins } florins. The purses open together.
wait-bids = Waiting until all bids are in …

battle = Battle { $territory-in }
battle-lost = { $count ->
    [one] 1 soldier lost
   *[other] { $count } soldiers lost
}
battle-level = { $level ->
    [one] stops 1 hit
   *[other] stops { $level } hits
}
battle-breached = the castle protects nobody any more
battle-field = no castle
battle-choices = Your assaults
fewer = Fewer
more = More

march-invade = Invade { $territory } { $from-from }
march-attack = Attack { $territory } { $from-from }
march-move = Move { $from-from } { $territory-to }
march-stay = Staying behind: { $troops }.
march-raid = Over the sea: soldiers are lost in the landing.
march-sea = Over the sea.
march-go = Send { $troops }
step-back = Step back
odds-win = { $percent } % to win
odds-losses = you lose about { $own }, they { $theirs }

deeds = What will you do here?
deed-build_tank = Build a tank
deed-build_airplane = Build an airplane
deed-build_tower = Build a tower
deed-build_castle = Build a castle
deed-invade = Invade from here
deed-attack = Attack from here
deed-move = Move from here
deed-to = Go there
deed-reinforce = Place a soldier
deed-scrap_tank = Scrap a tank
deed-scrap_airplane = Scrap an airplane
sheet-aside = See the map
sheet-back = Back to the table

over-title = { $seat } is the Magnifico
line-leonardo = Leonardo
line-workshop = Workshop
line-court = Court
line-crown = Crown
line-cities = Cities
line-wonders = Wonders
line-art = Art
line-other = other
line-total = Points

# Under the pictures of the rulebook
picture-castle = castle
picture-city = Perfect City
picture-level-1 = level 1
picture-level-3 = level 3
picture-level-5 = level 5
picture-hit = hit
picture-miss = miss
picture-explosion = explosion
