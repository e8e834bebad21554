# Puzzles

puzzles-compiling = compiling
puzzles-games = { $games ->
    [one] puzzles in 1 game
   *[other] puzzles in { $games } games
}
puzzles-line = { $found } of { $wanted } puzzles, from { $games ->
    [one] 1 game
   *[other] { $games } games
}
puzzles-done = Kept { $kept } of { $found } puzzles from { $games ->
    [one] 1 game
   *[other] { $games } games
}. They are in { $folder }, with a report.
puzzles-error-record = This record cannot be used: { $reason }.

help-puzzles = Look for puzzles in finished games: positions in which one line is clearly best. A run that was stopped goes on.
help-puzzles-out = The folder of the run.
help-puzzles-count = How many puzzles to keep.
help-puzzles-records = The record of a finished game to look in; can be repeated. By default bots play games.
help-puzzles-games = How many games bots play at most.
help-puzzles-iterations = Iterations of a search; the check of a puzzle has ten times as many.
help-puzzles-ray = Look on the Ray cluster at this address; local starts one here.

puzzle-head = Puzzle { $id }, rating { $rating }. { $themes }
puzzle-wrong = { $move }: there is better. With the best move you win in { $before } of all cases, after this one in { $after }.
puzzle-then = Then: { $moves }.
puzzle-solved = Solved: { $moves }. It wins in { $chance } of all cases that are possible here.
puzzle-solution = The solution: { $moves }. It wins in { $chance } of all cases that are possible here.
puzzle-theme-auction = auction
puzzle-theme-timing = timing
puzzle-theme-denial = denial
puzzle-theme-endgame = end game
puzzle-theme-buying = taking and buying
puzzle-theme-placing = placing
puzzle-theme-battle = battle
puzzle-error-id = There is no puzzle { $id }.
puzzle-error-none = There is no such puzzle.
puzzle-error-moves = These moves cannot be made: { $reason }.

help-puzzle = Solve a puzzle: one move is clearly best. The command hint shows the solution.
help-puzzle-id = The puzzle; by default any.
help-puzzle-theme = Only puzzles of this theme: auction, timing, denial, endgame, buying, placing or battle.
help-puzzle-rating = A puzzle near this rating.
help-puzzle-move = With --json: a move of the solver in words; can be repeated.
help-puzzle-solution = With --json: show the rest of the solution.
