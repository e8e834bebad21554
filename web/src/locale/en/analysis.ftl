# What a strong bot finds in a finished game.

analysis = Analysis
analysis-of = Analysis: { $game }
analysis-thinking = The maestro goes through the game, move by move …
analysis-patience = This takes some minutes and is done once for everybody. You can leave this page and come back.
analysis-again = Try again
analysis-failed = The analysis broke off.
analysis-busy = Many games are waiting to be analysed. Try again later.
analysis-not_over = The game is not over yet.
analysis-no_table = There is no table at this address.
analysis-old_rules = This game was played under an earlier version of the rules and cannot be analysed here.
analysis-unreachable = The server cannot be reached.
to-table = To the table
chances = Chances of winning
chances-cursor = Moment of the game, with each player’s chance of winning
chances-table = The same figures as a table
move = Move
move-number = No.
row = Move { $row } of { $last }
row-start = The beginning
row-before = One move back
row-after = One move on
row-replay = Show this in the replay
judged-same = The maestro would have played the same ({ $expected } chance of winning).
judged-better = Better: { $best } ({ $bestExpected } instead of { $expected }). Cost: { $cost }.
play-on = Play on from here
play-on-as = as
play-on-against = against
play-on-go = Play on after this move
play-on-instead = Play differently as { $name }
turning-points = Turning points
turning-look = Look at this moment
turning-more = What might have followed
turning-none = No decision cost much. The game went where it was going.
accounts = How everybody decided
account-player = Player
account-won = won
account-score = Score
account-decisions = Decisions
account-agreed = Like the maestro
account-cost = Mean cost
account-about = The mean cost is what a decision gave away of the chance of winning, on average.
account-judge = { $judge ->
    [network] The maestro judges positions with the neural network of this game.
   *[playouts] The maestro judges positions by playing them to the end many times.
}
analysis-home = To the start page
analysis-first-look = A first look; better figures follow.
analysis-deeper = Looks deeper …
analysis-not-yet = Still being worked out.
analysis-at-home = Entered at home. Hands that nobody has seen are invented, so single decisions are judged by a possible hand.
