# The board of Atelier Da Vinci.

# Letters of the colours; they must differ.
atelier-letter-red = R
atelier-letter-blue = B
atelier-letter-yellow = Y
atelier-letter-green = G
atelier-letter-brown = N

# Where the game stands
atelier-round = Round { $number }
atelier-stage-action = one action
atelier-stage-taking = taking colours
atelier-stage-discarding = discarding
atelier-stage-painting = painting
atelier-stage-leonardo = painting for Leonardo
atelier-stage-drawn = painting for Leonardo
atelier-stage-over = the end
atelier-order = order
atelier-last-round = last round
atelier-free_leonardo = free Leonardo
atelier-earned_bonus = earned bonus

# The middle of the table
atelier-no-painting = no painting left
atelier-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
atelier-masteries = Masteries
atelier-table = On the table:
atelier-drawn = drawn for Leonardo:
atelier-decks = deck { $deck }, discards { $discards }, paintings to come { $paintings }
atelier-achievements = At the end:
atelier-scale = Esteem and bonus

# The players
atelier-players = Players
atelier-hand = cards
atelier-esteem = esteem
atelier-bonus = bonus
atelier-mastered = Masteries
atelier-completed = paintings
atelier-no-cards = no cards
atelier-legend = { $bare } bare space  { $fresh } this turn  { $token } Leonardo  { $help } Help

# Notes beside moves
atelier-note-claim = +1 for each { $colours } that you paint
atelier-note-completes = { $points ->
    [one] completes it: { $points } point
   *[other] completes it: { $points } points
}

# Tables of moves
menu-paint = Which card, and on which space:
menu-easel-left = left
menu-easel-right = right

# What can be looked up
atelier-all-paintings = Paintings
atelier-worth = points
atelier-ring = ring, clockwise from the top
atelier-where = where
atelier-to-come = to come, or left out
atelier-left-out = left out
atelier-need = to show
atelier-unclaimed = unclaimed
atelier-all-achievements = achievements
atelier-counts = counts in this game
atelier-unseen = Hidden cards, of all

# The end
atelier-sheet-paintings = Paintings: { $paintings }
atelier-sheet-achievements = Achievements: { $achievements }
atelier-sheet-tie = { $shared ->
    [one] Tied at { $points }: { $who }. More completed paintings ({ $paintings }) decide.
   *[other] Tied at { $points }, and in completed paintings ({ $paintings }): { $who }. The win is shared.
}

# The list of commands
help-move = its number in the list, or its words or enough of them: take red 3, paint blue 2 left 4, claim all
help-explain = the rule for the present decision; ? 5 a section, ? 5.4 a clause
help-recipes = all paintings, Masteries and achievements, and which colour cards have not been seen
