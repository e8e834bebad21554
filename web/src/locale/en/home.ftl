# The home page.

home-what = Board games about Leonardo da Vinci, against strong bots or with your friends
home-how = No account and no form: one click, and you play.
home-games = The games

home-going = Your tables
home-go-on = Go on
home-over = Your last games
home-replay = Replay
home-analysis = Analysis

home-players = { $least } to { $most } players
home-play = Play now
home-opening = Setting the table …
home-against = { $count ->
    [one] against 1 bot, { $level }
   *[other] against { $count } bots, { $level }
}
home-how-many = How many opponents
home-how-strong = How strong
home-opponents = Find opponents
home-learn = Learn by playing
home-rules = Read the rules

home-friends = With friends
home-friends-about = Set up a table, send the link.
home-device = On this device
home-device-about = Pass it from hand to hand.
home-companion = With the cardboard game
home-companion-about = Your phone keeps rules, score and clock.
home-watch = Watch
home-watch-about = { $count ->
    [0] Public tables, as they are played.
    [one] 1 public table is being played.
   *[other] { $count } public tables are being played.
}
home-replays = Replays
home-replays-about = Go through a finished game, move by move.
home-puzzles = Puzzles
home-puzzles-about = One move is clearly best. Find it.

home-invitations = Invitations
home-invites = { $name } invites you to { $game }.
home-decline = Decline
