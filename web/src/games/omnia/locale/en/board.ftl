# The board of Omnia: labels, and what is read aloud for each part.

coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
spot-open = You can choose here.

rounds = Round { $round } of { $last }
rounds-draft = Draft
rounds-hand = { $count ->
    [one] 1 card goes round
   *[other] { $count } cards go round
}
bank = Bank
bank-left = { $count ->
    [0] The bank is empty.
    [one] 1 coin in the bank.
   *[other] { $count } coins in the bank.
}

road = The road: cities that count at the end
road-count = { $seat } { $count }
road-counts = So far: { $counts }.
road-points = Points now: { $points }.
road-so-far = So far
road-pack = Pack of cities
road-left = { $count ->
    [0] The pack of cities is used up.
    [one] 1 city in the pack.
   *[other] { $count } cities in the pack.
}
road-looks = { $count ->
    [one] { $seat } is looking at 1 city.
   *[other] { $seat } is looking at { $count } cities.
}

shelf-work = Works
shelf-invention = Inventions
shelf-character = Characters
shelf-left = { $count ->
    [0] pack used up
   *[other] { $count } in the pack
}
shelf-empty = empty place
face-free = Costs nothing.
face-cost = { $count ->
    [one] Costs 1 coin.
   *[other] Costs { $count } coins.
}
face-points = { $count ->
    [one] 1 point at the end.
   *[other] { $count } points at the end.
}
face-effect = Lightning: { $symbol-a } at once.
face-leonardo = with the face of Leonardo

total-now = { $points ->
    [one] 1 point
   *[other] { $points } points
}
players = The other players
player-label = { $seat }: { $coins }, { $hand }.
player-first = begins each round
player-played = Played
player-left = The hands go this way.

hand = Your action cards
hand-count = { $count ->
    [0] no action cards
    [one] 1 action card
   *[other] { $count } action cards
}
hand-card = No. { $action-is }, { $action }.
hand-lifted = Lifted.
hand-closed = Closed.
hand-kept = Kept.
hand-empty = Your hand is empty.
kept = Kept
keep-none = Touch two cards to keep them.
keep-one = And one more.
keep-other = { $count ->
    [one] The other card goes to { $seat }.
   *[other] The other { $count } go to { $seat }.
}
keep-back = Put back
wait-draft = Your two cards are chosen. The hands are passed on when all have chosen.
wait-watch = All keep two cards, in secret.

turn-of = { $seat } plays no. { $action-is }, { $action }
act-done = done
act-left = still to do
act-effect = Lightning
act-which = Which one?
offers-none = Nothing is here.
offers-city = { $count ->
    [one] A look at the last city of the pack.
   *[other] A look at { $count } cities of the pack.
}
pack-note = You alone see them, and place one of them or none.
pack-known = You have seen these cities, and they are in the pack: { $cities }.
looking = The cities you have drawn

own = Your things
own-coins = Your coins
laid-none = none yet

over-title = { $seat } wins
over-tied = A shared win: { $who }
over-line = Points
over-printed = On the cards
over-most = has { $count }
over-sets = { $count ->
    [one] 1 set
   *[other] { $count } sets
}
over-total = Total
over-coins = Tied: coins
over-characters = Tied: characters

# Under the pictures of the rulebook
picture-lightning = effect
