# Names of the fields of a view, for boards that show it as tables.

field-round_number = round
field-phase = phase
field-active = to play
field-leonardo = Leonardo token
field-help = Help of the Maestro
field-table = colour cards on the table
field-deck_left = cards in the deck
field-discards = discards
field-easel = painting
field-canvas = cards around it, by space
field-bare = empty spaces
field-fresh = spaces painted this turn
field-paintings_left = paintings to come
field-unclaimed = masteries to claim
field-achievements = achievements
field-allowance = value still to take
field-painted = cards painted this turn
field-drawn = drawn card
field-hand = hand
field-hand_size = cards in hand
field-esteem = esteem
field-completed = completed paintings
field-masteries = masteries
