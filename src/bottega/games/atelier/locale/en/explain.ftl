# What the things on the table are, and what they are worth to the player who touches them.

thing-of = { $seat } has it.
thing-colours = { $count } { $colour }
thing-card = A colour card: { $colour }, value { $value }. Painted on a space of its colour it earns its value in esteem, unless it completes the painting.
thing-card-held = { $count ->
    [one] You hold 1 of them.
   *[other] You hold { $count } of them.
}
thing-card-table = { $count ->
    [one] 1 of them lies on the table.
   *[other] { $count } of them lie on the table.
}
thing-card-spaces = { $count ->
    [0] No bare space asks for its colour now.
    [one] 1 bare space asks for its colour.
   *[other] { $count } bare spaces ask for its colour.
}
thing-gain = { $card } on space { $space } { $easel-of }: { $esteem } esteem.
thing-gain-completes = { $card } on space { $space } { $easel-of } completes the painting: { $points } points at the end, esteem changes by { $esteem }.
thing-easel-empty = No painting is left for this easel.
thing-painting = A painting worth { $points } points at the end, for the player who paints its last space. The cards painted there in that action earn no esteem.
thing-bare = Spaces still bare: { $list }.
thing-space-name = Space { $space } { $easel-of }
thing-space = Asks for a { $colour } card. In one turn cards of different colours may not lie on neighbouring spaces.
thing-space-bare = It is bare.
thing-space-painted = Painted: { $card }.

thing-mastery = Show { $need } from your hand and keep them. From then on each card that scores brings 1 esteem more if its colour is among: { $bonus }.
thing-mastery-has = You have the cards for it.
thing-mastery-lack = You lack { $list }.
thing-achievement = Gives { $points } points to everybody who meets it when the game ends.
thing-achievement-met = You meet it now.
thing-achievement-not = You do not meet it now.
thing-achievement-others = Met now by: { $list }.
thing-achievement-secret = For hands that you do not see this is unknown.

thing-seat = A player. The cards in hand are hidden.
thing-seat-own = You. Only you see all cards in your hand.
thing-seat-points = { $esteem } esteem and { $paintings } for paintings; { $total } points now with the achievements known to be met.
thing-seat-hand = { $count ->
    [one] 1 card in hand, at most { $most }.
   *[other] { $count } cards in hand, at most { $most }.
}
thing-has-leonardo = Has the Leonardo token.
thing-has-help = Has the Help of the Maestro.
thing-esteem = Esteem
thing-esteem-is = Esteem counts as points at the end, and its level is a bonus for every Paint action.
thing-esteem-now = { $seat }: { $esteem } esteem, +{ $bonus } for each Paint action.
thing-esteem-next = { $esteem } more for a bonus of { $bonus }.
thing-leonardo = Leonardo token
thing-leonardo-does = Its holder begins the round, and after the own action paints one card of the table for Leonardo, which earns nothing and completes nothing.
thing-help = Help of the Maestro
thing-help-does = Its holder may take cards worth { $limit } instead of { $usual }. At the end of a round it goes to the player with the fewest cards.
thing-help-nobody = Nobody has it.

thing-deck = Deck
thing-deck-is = Instead of cards from the table you may draw one card from here, which only you see.
thing-deck-left = { $count ->
    [one] 1 card is left.
   *[other] { $count } cards are left.
}
thing-discards = Discards
thing-discards-are = Cards of completed paintings and excess cards; they become the new deck when it is empty.
thing-discards-now = { $count ->
    [one] 1 card lies here.
   *[other] { $count } cards lie here.
}
thing-limit = Limit
thing-limit-is = The values of the cards you take add up to { $usual } at most, to { $limit } with the Help of the Maestro.
thing-limit-now = Up to { $limit } may still be taken.
thing-scale = Esteem scale
thing-scale-is = Everybody’s esteem. Each level gives a bonus for every Paint action.
thing-scale-levels = Levels: { $list }.
thing-level = from { $esteem } on +{ $bonus }
thing-round = Round
thing-round-is = In your turn you do one of three things: take colours, paint up to { $most } cards, or claim a Mastery.
thing-round-now = Round { $round }.
thing-round-last = Round { $round }, the last one.
thing-paintings = Paintings to come
thing-paintings-are = When the last painting is completed, the round is played to its end and the game is over.
thing-paintings-left = { $count ->
    [0] No painting is in the deck.
    [one] 1 painting is in the deck.
   *[other] { $count } paintings are in the deck.
}
