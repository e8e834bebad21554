# What the things on the table are, and what they are worth to the player who touches them.

thing-of = { $seat } { $count }
thing-soldiers = { $count ->
    [one] 1 soldier
   *[other] { $count } soldiers
}
thing-tanks = { $count ->
    [one] 1 tank
   *[other] { $count } tanks
}
thing-airplanes = { $count ->
    [one] 1 airplane
   *[other] { $count } airplanes
}
thing-territory = A territory: { $territory } florins and one soldier for its holder every round, and { $castle } florins more with a castle.
thing-borders = It borders { $list }.
thing-seas = It faces: { $list }.
thing-inland = It has no coast.
thing-empty = Nobody holds it.
thing-held = { $seat }: { $troops }.
thing-castle = { $towers ->
    [0] Castle of level { $level }
    [one] Castle of level { $level } with 1 tower
   *[other] Castle of level { $level } with { $towers } towers
}: it stops as many hits of each infantry or tank assault.
thing-city = Perfect City of level { $level }: { $points ->
    [one] 1 point every round.
   *[other] { $points } points every round.
}
thing-price-build_tank = A tank costs you { $florins } florins here.
thing-price-build_airplane = An airplane costs you { $florins } florins here.
thing-price-build_tower = A tower costs you { $florins } florins here.
thing-price-build_castle = A castle costs you { $florins } florins here.
thing-can-invade = For { $florins } florins you can invade it from: { $list }.
thing-can-attack = For { $florins } florins you can attack it from: { $list }.

thing-machine-price = Taken at the auction it is in play at once. Each machine costs { $florins } florins.
thing-project-price = It costs { $florins } florins to put into play, besides the bid.
thing-card-cost = For you { $florins } florins now; you have { $have }.
thing-card-in-play = { $count ->
    [one] In play for { $seat }.
   *[other] { $count } in play for { $seat }.
}
thing-card-stored = { $count ->
    [one] In the store of { $seat }: no effect yet.
   *[other] { $count } in the store of { $seat }: no effect yet.
}
thing-tank-now = With upgrades each tank rolls { $dice } dice and makes { $hits } hits if none explodes.
thing-airplane-now = { $taken } of { $hooks } hooks are taken.

thing-seat = A player. Money and cards are open to all.
thing-seat-own = You. Your money and cards are open to all.
thing-points = The first to reach { $goal } points wins at once.
thing-points-now = { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $left } to go.
thing-scoring = Scored now, the round would bring { $total }: Leonardo { $leonardo }, cards in play { $workshop }, castles { $court }, territories { $crown }, Perfect Cities { $cities }.
thing-florins-name = Florins
thing-florins = Every round brings { $territory } florins for a territory, { $castle } for a castle, { $art } for a work of art.
thing-has-florins = { $seat } has { $florins } florins.
thing-income = The next income is { $florins } florins.
thing-territories-name = Territories
thing-territories = The Imperial Crown: most territories at the end of a round bring 2 points, 1 each if two are equal.
thing-castles-name = Castles
thing-castles = The Great Court: most castles at the end of a round bring 2 points, 1 each if two are equal.
thing-majority = So far: { $list }.
thing-majority-pays = { $points ->
    [0] It would bring no points now.
    [one] It would bring 1 point now.
   *[other] It would bring { $points } points now.
}
thing-reserve-name = Reserve
thing-reserve = Soldiers off the map. Every round each territory gets one of them.
thing-reserve-now = { $count ->
    [one] 1 soldier is left.
   *[other] { $count } soldiers are left.
}
thing-leonardo-name = Leonardo card
thing-leonardo = Its owner takes the first turn, pays 10 florins less for what is built or put into play in it, and gets { $points } points every round. The highest bidder at the auction takes it.
thing-leonardo-of = { $seat } has it.

thing-bid-name = Bid
thing-bid = All bid once, in secret, at least 10 florins. From the highest to the lowest each may take a card and pays the own bid; a player who takes nothing pays nothing.
thing-bid-shown = { $seat } bids { $florins } florins.
thing-attacker = Attacks with at most { $soldiers } soldiers and { $machines } machines, and has the first phase of the battle. Without soldiers it has lost.
thing-defender = Defends with everything in the territory, and has its phase after the attacker’s. Without soldiers it has lost.
thing-castle-name = Castle
thing-castle-does = Each level stops one hit of every infantry assault and of every tank. It is of no use against airplanes.
thing-breached = It protects nobody any more in this battle.
thing-stops = { $hits ->
    [0] There is no castle here.
    [one] It stops 1 hit.
   *[other] It stops { $hits } hits.
}

thing-race = Race
thing-race-now = Points: { $list }.
thing-round = Round
thing-round-is = Every round: income, recruiting, auction, the turns of the players, scoring.
thing-round-now = { $round ->
    [0] The first round has not begun.
   *[other] Round { $round }.
}
thing-steps = Parts of a round
thing-step-income = Now: income and recruiting.
thing-step-auction = Now: the auction.
thing-step-turns = Now: the turns of the players.
thing-step-scoring = Now: scoring.
thing-order = Order of turns
thing-order-is = The owner of the Leonardo card begins, then it goes clockwise.
thing-order-now = { $list }.
thing-wars = Attacks and invasions
thing-wars-are = In a turn you can attack and invade { $count } times together.
thing-left = { $count ->
    [0] None is left in this turn.
    [one] 1 is left in this turn.
   *[other] { $count } are left in this turn.
}
thing-movements = Movements
thing-movements-are = In a turn you can move troops { $count } times between your own territories, one directly after the other, for nothing.
