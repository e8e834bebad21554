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
