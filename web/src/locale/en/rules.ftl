# The rules page.

rules-all = The rules
rules-choose = Rules of which game
rules-title = The rules of { $game }
rules-lead = In our own words, clause by clause. Every number is an address you can send to somebody.
rules-short = New to the game? Look at it in pictures first:
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 clause found.
   *[other] { $count } clauses found.
}
rules-nothing = No clause has these words. Try fewer, or a part of a word.
rules-contents = Contents
rules-no-game = There are no rules of such a game here.
