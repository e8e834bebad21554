# Tournaments: the list, the form that announces one, and the page that follows it.

tournaments-title = Tournaments
tournaments-lead = Play for a place: in rounds, everybody against everybody, or as often as you like.
tournaments-running = Being played
tournaments-announced = Coming
tournaments-finished = Over
tournaments-none-running = No tournament is being played just now.
tournaments-none-announced = No tournament is announced. Announce one: everybody who comes here sees it.
tournaments-none-finished = No tournament has been played yet.
tournaments-entrants = { $count ->
    [one] 1 player
   *[other] { $count } players
}
tournaments-open = Open

tournament-format = Format
tournament-format-swiss = Swiss
tournament-format-swiss-about = A fixed number of rounds. Those with about the same score meet.
tournament-format-round_robin = round robin
tournament-format-round_robin-about = Everybody meets everybody else.
tournament-format-arena = arena
tournament-format-arena-about = Play as often as you like within the time. Two wins in a row double the points.
tournament-at-table = { $count } at a table
tournament-rounds-of = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
tournament-minutes-of = { $count } minutes

announce-title = Announce a tournament
announce-account = To announce a tournament you need an account. Taking part needs none.
announce-account-link = Make an account
announce-name = Name
announce-players = Players at a table
announce-starts = Begins
announce-rounds = Rounds
announce-minutes = Minutes
announce-fill = If players are missing
announce-fill-none = smaller tables, or somebody sits out
announce-fill-bots = bots fill the tables ({ $level })
announce-go = Announce

tournament-begins = Begins { $when }
tournament-round = Round { $round } of { $rounds }
tournament-time-left = { $count ->
    [0] The last games are being played.
    [one] 1 minute left
   *[other] { $count } minutes left
}
tournament-is-cancelled = This tournament was cancelled, or too few players came.
tournament-is-finished = This tournament is over.
tournament-enter = Take part
tournament-again = Take part again
tournament-leave = Withdraw
tournament-cancel = Cancel the tournament
tournament-you-are-in = You take part.
tournament-wait = You are paired as soon as somebody is free. Keep this page open.
tournament-to-table = To your table
tournament-standings = Standings
tournament-nobody = Nobody takes part yet.
tournament-place = Place
tournament-player = Player
tournament-score = Score
tournament-opponents = Opponents
tournament-opponents-about = The strength of the opponents (Buchholz). It decides between equal scores.
tournament-beaten = Beaten
tournament-beaten-about = The scores of those beaten (Sonneborn-Berger). It decides if the opponents were equally strong.
tournament-wins = Wins
tournament-games = Games
tournament-withdrawn = withdrawn
tournament-round-title = Round { $round }
tournament-games-title = Games
tournament-bot = bot
tournament-bye = { $name } sits out and gets a point
tournament-running-game = being played
tournament-void = not finished: everybody left
tournament-watch = Watch
tournament-replay = Replay
tournament-csv = Standings (CSV)
tournament-json = Everything (JSON)
tournament-seed = Seed of the draws: { $seed }
