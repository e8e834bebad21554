# The rules page.

rules-all = The rules
rules-choose = Rules of which game
rules-title = The rules of { $game }
rules-lead = In our own words, clause by clause. Every number is an address you can send to somebody.
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 clause found.
   *[other] { $count } clauses found.
}
rules-nothing = No clause has these words. Try fewer, or a part of a word.
rules-contents = Contents
rules-no-game = There are no rules of such a game here.

# Under pictures
rules-picture-castle = castle
rules-picture-city = Perfect City
rules-picture-level-1 = level 1
rules-picture-level-3 = level 3
rules-picture-level-5 = level 5
rules-picture-hit = hit
rules-picture-miss = miss
rules-picture-explosion = explosion
rules-picture-easel = a painting and its ring
rules-picture-apart = in one turn
rules-picture-neighbours = not in one turn
rules-picture-token = Leonardo token
rules-picture-help = Help of the Maestro
rules-picture-lightning = effect
