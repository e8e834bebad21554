# What the things on the table are, and what they are worth to the player who touches them.

thing-of = { $seat } { $count }
thing-card-coloured = A free card: { $kind-a }, { $colour }. Cities count it: alone, or in sets by its colour.
thing-card-leonardo = A card with the face of Leonardo: it counts for no city. { $cost ->
    [0] It is free.
    [one] It costs 1 coin.
   *[other] It costs { $cost } coins.
}
thing-card-character = A character. { $cost ->
    [0] It is free.
    [one] It costs 1 coin.
   *[other] It costs { $cost } coins.
}
thing-card-points = { $points ->
    [one] 1 point is printed on it.
   *[other] { $points } points are printed on it.
}
thing-card-effect = Its lightning gives { $symbol-a } at once.
thing-card-of = { $seat } has it.
thing-card-brings = { $points ->
    [0] With the cities on the table it brings you no points now.
    [one] It brings you 1 point with the cities on the table now.
   *[other] It brings you { $points } points with the cities on the table now.
}
thing-card-lack = { $count ->
    [one] You lack 1 coin.
   *[other] You lack { $count } coins.
}

thing-city = { $city-goal }. It counts for everybody at the end.
thing-city-counts = Counted so far: { $list }.
thing-city-sets = Sets so far: { $list }.
thing-city-points = Points now: { $list }.
thing-city-would = On the table it would change the points now by: { $list }.
thing-pack = Pack of cities
thing-pack-is = A city symbol draws { $count } of them; one may be placed on the table, the others go under the pack.
thing-pack-left = { $count ->
    [0] It is empty.
    [one] 1 city is left.
   *[other] { $count } cities are left.
}
thing-pack-known = You have seen in it: { $list }.

thing-action-name = Action card { $number }
thing-action = Two actions, in any order: { $symbols }.
thing-symbol = An action of this turn: { $symbol }.
thing-symbol-done = It is done.
thing-offers = For { $symbol-a } now: { $list }.
thing-offers-none = For { $symbol-a } now: nothing that you could have.
thing-offers-cities = { $count ->
    [0] The pack of cities is empty.
    [one] 1 city to look at.
   *[other] { $count } cities to look at.
}
thing-offers-coins = { $count ->
    [0] The bank is empty.
    [one] 1 coin from the bank.
   *[other] { $count } coins from the bank.
}

thing-seat = A player. Everything but the action cards in hand is open.
thing-seat-own = You. Only you see the action cards in your hand.
thing-seat-points = { $total ->
    [one] 1 point now
   *[other] { $total } points now
}: { $printed } on cards, { $cities } from cities.
thing-seat-has = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
thing-seat-hand = { $count ->
    [0] No action cards in hand.
    [one] 1 action card in hand.
   *[other] { $count } action cards in hand.
}
thing-seat-first = Begins each round.
thing-hand = Action cards in hand
thing-hand-is = One is played in every round; the last one is not played.
thing-first = First player
thing-first-does = Begins every round of the game.
thing-first-is = It is { $seat }.
thing-coins = Your coins
thing-coins-are = They pay for characters and for cards with the face of Leonardo. They break ties at the end, and some cities count them.
thing-you-have = { $count ->
    [one] You have 1 coin.
   *[other] You have { $count } coins.
}

thing-bank = Bank
thing-bank-is = Coins come from here and go back here; there are no others.
thing-bank-left = { $count ->
    [0] It is empty.
    [one] 1 coin is left.
   *[other] { $count } coins are left.
}
thing-deck = Pack
thing-deck-is = The places of this row are filled up at the end of a turn: { $kind }.
thing-deck-left = { $count ->
    [0] It is used up.
    [one] 1 card is left.
   *[other] { $count } cards are left.
}
thing-rounds = Rounds
thing-rounds-are = After the draft there are { $count } rounds; in each, everybody plays one action card.
thing-rounds-now = Round { $round }; { $left ->
    [0] it is the last one.
    [one] 1 more after it.
   *[other] { $left } more after it.
}
thing-rounds-draft = The draft: keep two cards, pass the others to the left.
