# The board of Leonardo da Vinci.

letter-iron = I
letter-glass = G
letter-wood = W
letter-brick = B
letter-rope = R
weeks = { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}

# The board
board-turn = Turn
board-research = research
board-codex = Codex
board-need = { $weeks } for you
board-auction = Auctioned: no. { $number } { $name }, among
board-price = { $florins ->
    [0] free
    [one] for 1 florin
   *[other] for { $florins } florins
}
board-order = in the order
board-passed = passed
board-legend = ♛ holds Leonardo   ★ master (counts two)   ○ apprentice   ▣ mechanical man   · free space
column-requested = Requested ({ $deck } in the deck)
column-all = Inventions
column-class = class
column-type = type
column-recipe = components
column-weeks = weeks
column-black = black
column-grey = grey
column-status = status
column-city = City
column-city-closed = City (closed)
column-stock = stock
column-queue = queue, from the arrow on
column-players = Players
column-supply = supply
column-academy = Academy
column-small-lab = small lab
column-large-lab = large lab
column-cards = cards
lab-idle = idle
lab-week = week { $week }
work-known = no. { $number }
work-grey = no. { $number } grey
work-secret = ?
own-no-components = no components
own-work = { $standing ->
    [grey] { $lab }: no. { $number } { $name }, week { $weeks } of { $need }, pays { $florins } (grey)
    [early] { $lab }: no. { $number } { $name }, week { $weeks } of { $need }, pays { $florins } once it is requested
   *[requested] { $lab }: no. { $number } { $name }, week { $weeks } of { $need }, pays { $florins } while it is requested
}
own-foreseen = You know the next cards, from the top: { $cards }
own-glimpsed = You know that these are among the next { $window } cards: { $cards }
status-requested = requested
status-boxed = completed, nobody’s
status-out = out of the game
status-deck = to come

# Notes beside moves
note-start = { $recipe }; { $time }, { $florins } florins
note-start-early = { $recipe }; { $time }, { $florins } florins; not yet requested
note-card = no. { $number } { $name }
note-announce = { $card }, for { $florins } florins

# Tables of moves
menu-send = Apprentices and where:
menu-master = master
menu-start = What to start, and where:
menu-lift = Whose apprentice, from where:
sheet-florins = florins
sheet-variety = variety
sheet-cards = cards
sheet-line = { $types ->
    [0] { $purse } and no invention card: { $total }.
   *[other] { $bonus ->
        [0] { $purse }; nothing for variety ({ $kinds }): { $total }.
       *[other] { $purse }, and { $bonus } for { $types } types ({ $kinds }): { $total }.
    }
}
sheet-owned = Cards: { $cards }.
sheet-tie-by = { $by ->
    [cards] Most invention cards ({ $most }): { $who }.
    [gold] Most gold cards ({ $most }): { $who }.
    [silver] Most silver cards ({ $most }): { $who }.
    [copper] Most copper cards ({ $most }): { $who }.
   *[bronze] Most bronze cards ({ $most }): { $who }.
}

# What `help` says of typing
help-move = its number in the list, or its words or enough of them: send 3 council, master kiln, bid 7
help-explain = the rule for the present decision; ? 7.5 a clause, ? 8.A a section
help-recipes = all 25 inventions, and what became of them
