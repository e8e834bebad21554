# The board of Omnia.

# Symbols and colours in two letters. Those of one kind of card must differ.
omnia-symbol-work = Wo
omnia-symbol-invention = In
omnia-symbol-character = Ch
omnia-symbol-city = Ci
omnia-symbol-coin1 = 1¢
omnia-symbol-coin2 = 2¢
omnia-colour-violet = vi
omnia-colour-yellow = ye
omnia-colour-red = re
omnia-colour-orange = or
omnia-colour-lightblue = lb
omnia-colour-lightgreen = lg
omnia-colour-blue = bl
omnia-colour-teal = te

# Where the game stands
omnia-draft = Draft, choice { $number } of { $most }
omnia-round = Round { $number } of { $most }
omnia-order = order
omnia-bank = { $coins ->
    [one] bank 1 coin
   *[other] bank { $coins } coins
}
omnia-pack = pack { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}
omnia-card = no. { $number }:

# Cards face up
omnia-row-work = Works ({ $left } in the pack)
omnia-row-invention = Inventions ({ $left })
omnia-row-character = Characters ({ $left })
omnia-signs = 2¢ price · 3★ points · ↯In an invention at once · L face of Leonardo
omnia-cities = Cities
omnia-goals = what counts at the end
omnia-goal = { $city-goal }

# What the cities pay for, in few words
omnia-goal-vinci = 3 each: 2 inventions of one colour
omnia-goal-firenze = 6: most works
omnia-goal-milano = 7: most inventions
omnia-goal-roma = 4: most characters
omnia-goal-venezia = 2 for each coin
omnia-goal-bologna = 3: most cards of all three kinds
omnia-goal-mantova = 2 each: 1 invention, 1 work
omnia-goal-amboise = 8 each: 2 inv. + 2 works, by colour
omnia-goal-urbino = 3 each: 2 works of one colour
omnia-goal-imola = 7 each: 3 inventions of one colour
omnia-goal-pavia = 7 each: 3 works of one colour
omnia-goal-pisa = 5 each: 3 inventions, 3 colours
omnia-goal-vigevano = 5 each: 3 works, 3 colours
omnia-goal-piombino = 4: most coins
omnia-goal-romorantin = 3 each: 2 characters
omnia-goal-cesenatico = 3 each: one card of each kind

# The players
omnia-players = Players
omnia-coins = coins
omnia-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
omnia-now = points
omnia-held-work = works
omnia-held-invention = inventions
omnia-held-character = char.
omnia-played = played
omnia-legend = Points as if the game ended now; in brackets printed ones, or what is counted.
omnia-passed = keep two of these action cards:
omnia-hand = action cards in hand:
omnia-kept = Kept so far:
omnia-pick = You have chosen { $pair }; nobody sees it until all have chosen.
omnia-drawn = You have drawn: { $cities }
omnia-known = You know that these lie in the pack: { $cities }

# Notes beside moves
omnia-costs = { $coins ->
    [one] costs 1 coin
   *[other] costs { $coins } coins
}
omnia-effect = at once { $symbol-a }
omnia-note-held = you have { $count }
omnia-note-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
omnia-note-draw = { $count ->
    [one] the last of the pack
   *[other] the top { $count } of { $left }
}

# What can be looked up
omnia-all-work = Works
omnia-all-invention = Inventions
omnia-all-character = Characters
omnia-all-actions = Action cards
omnia-catalogue = { $sign } face up; of the action cards, those you have

# The end
omnia-sheet-printed = on cards
omnia-sheet-total = total
omnia-sheet-coins = coins
omnia-sheet-characters = characters
omnia-tie-by = { $by ->
    [coins] Most coins ({ $most }): { $who }.
   *[characters] Most characters ({ $most }): { $who }.
}

# The list of commands
help-move = its number in the list, or its words or enough of them: keep 3+17, play 6, take mona lisa, place vinci
help-explain = the rule for the present decision; ? 5 a section, ? 5.1 a clause
help-recipes = all cards, cities and action cards, and what became of them
