# The board of Atelier Da Vinci: labels, and what is read aloud for each part.

round = Round { $round }
paintings-left = { $count ->
    [0] No painting to come
    [one] 1 painting to come
   *[other] { $count } paintings to come
}
points = { $points ->
    [one] point
   *[other] points
}
points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
}
esteem = esteem
cards-of = { $count } × { $colour }

scale = Esteem, and the bonus of each level for the player who paints
scale-of = { $seat }: { $esteem }
scale-level = From { $esteem } on: a bonus of { $bonus } for each Paint action

easel-empty = No painting is left
space-bare = Space { $space } { $easel-of }, { $colour }: bare.
space-painted = Space { $space } { $easel-of }: { $card }.
spot-open = You can choose here.

palette = The colours on the table
table-empty = No card is left on the table.
take-limit = up to { $limit } may be taken
deck-left = { $count ->
    [0] The deck is empty.
    [one] 1 card in the deck.
   *[other] { $count } cards in the deck.
}
discards-count = { $count ->
    [0] No discards.
    [one] 1 card discarded.
   *[other] { $count } cards discarded.
}
pile-hand = in your hand
pile-table = on the table
pile-drawn = drawn for Leonardo
card-hidden = a card that only its owner knows

wall = On the wall
masteries = Masteries
achievements = Achievements of this game
achievement-met = { $seat } meets it.
achievement-unknown = whether { $seat } meets it is not known.
mastery-label = { $mastery }: { $cards }.
mastery-owner = { $seat } has it.

players = The other players
player-label = { $seat }: esteem { $esteem }, cards in hand: { $count }.
player-known = Seen by all: { $cards }.
player-paintings = Paintings: { $names }.
player-masteries = Masteries: { $names }.
has-leonardo = has the Leonardo token
has-help = has the Help of the Maestro

own = Your workshop
own-level = { $bonus ->
    [0] no level bonus yet
   *[other] +{ $bonus } whenever you paint
}
own-hand-none = Your hand is empty.
own-none = No painting and no Mastery yet

hold-card = Where do you paint the { $card }?
hold-space = Which card do you paint on this space?
tally = So far { $cards } for cards + { $level } for the level + { $mastery } for Masteries = { $total } esteem
gain-esteem = Here it brings { $esteem } esteem.
gain-painting = { $esteem ->
    [0] Completes the painting: { $points } points at the end, and no esteem for its cards.
   *[other] Completes the painting: { $points } points at the end; the cards on it bring no esteem ({ $esteem } on balance).
}
step-back = Step back
menu-draw = The card is yours alone to see. It is your whole action, and cannot be taken back.
menu-discard = All will see the card; it cannot be taken back.
menu-claim = You show { $cards } and keep the cards. From your next painting on, every card of these colours that scores brings 1 point more.

over-title = { $who } becomes the maestro’s pupil
over-tied = { $who } share the first place
over-tie = Equal points: more completed paintings decide.
line-cards = cards painted
line-level = level bonus
line-mastery = Masteries
line-esteem = Esteem
line-paintings = Paintings

# Under the pictures of the rulebook
picture-easel = a painting and its ring
picture-apart = in one turn
picture-neighbours = not in one turn
picture-token = Leonardo token
picture-help = Help of the Maestro
