# Puzzles: the list, and the card beside the board.

puzzles-lead = Positions from real games in which one move is clearly best. You see what the player to move may know, and nothing else.
puzzles-none = There are no puzzles here yet.
puzzles-today = The puzzle of the day
puzzles-today-go = Solve it
puzzles-today-solved = You have solved it.
puzzles-today-tried = You have tried it.
puzzles-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzles-start = Next puzzle
puzzles-themes = Themes of { $game }
puzzles-theme-auction = Auction
puzzles-theme-timing = Timing
puzzles-theme-denial = Denial
puzzles-theme-endgame = End game
puzzles-theme-buying = Taking and buying
puzzles-theme-placing = Placing
puzzles-theme-battle = Battle

puzzle-card = Puzzle
puzzle-title = { $game }, { $rating }
puzzle-find = { $moves ->
    [one] Find the best move for { $seat }.
   *[other] Find the best { $moves } moves for { $seat }, one after the other.
}
puzzle-knows = What { $seat } cannot know is open: the solution is best over everything that is possible.
puzzle-on = Right. Go on.
puzzle-moves = The moves are played on the board.
puzzle-solved = Solved!
puzzle-solved-chance = It wins in { $before } of all cases that are possible here.
puzzle-wrong = There is better
puzzle-wrong-chance = With the best move { $seat } wins in { $before } of all cases, after this one in { $after }. The board shows how it goes on.
puzzle-given-up = The solution
puzzle-candidates = The moves and their chances
puzzle-rating = Your rating in these puzzles: { $before } → { $after }
puzzle-rated = Rating { $rating }, solved by { $solved } of { $attempts }
puzzle-unrated = Rating { $rating }, graded by bots
puzzle-again = Try again
puzzle-give-up = Show the solution
puzzle-next = Next puzzle
puzzle-all = All puzzles

puzzle-lost = No puzzle here
puzzle-missing = There is no such puzzle. Perhaps the rules have changed since.
puzzle-unreachable = The workshop does not answer. Check the connection and try again.
puzzle-retry = Try again
