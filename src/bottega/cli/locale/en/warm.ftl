# `bottega warm`
help-warm = Compile ahead what bots need. The first time takes about half a minute for each game.
help-warm-game = Only this game: { $games }.
help-warm-clear = Remove all compiled code from the disk, and do nothing else.
warm-title = Compiling for the bots
warm-progress =
    Compiling for the bots: { $compiled } of { $functions } functions, { $seconds ->
        [one] about { $seconds } second left
       *[other] about { $seconds } seconds left
    }.
warm-done = The bots are ready.
warm-failed = Could not compile for the bots of: { $games }.
warm-cleared =
    { $count ->
        [0] There was no compiled code.
        [one] Removed { $count } compiled function.
       *[other] Removed { $count } compiled functions.
    }
