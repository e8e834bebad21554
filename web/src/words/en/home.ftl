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
home-learn = Learn by playing
home-rules = Read the rules

home-leonardo-line = Florence, around 1500. Send your apprentices through the city, gather iron, glass and rope, and finish the inventions the Lord of the city asks for before the others do.
home-leonardo-length = 45 minutes
home-leonardo-weight = plenty to plan
home-leonardo-mirror = a bird is an instrument working according to mathematical law

home-magnifico-line = Europe around 1500, and the machines in Leonardo’s notebooks work. Bid in secret for his projects, raise castles, tanks and flying machines, and conquer your way to the title of Magnifico.
home-magnifico-length = 60 to 90 minutes
home-magnifico-weight = plenty to fight for
home-magnifico-mirror = I will make covered chariots, safe and unattackable

home-atelier-line = Leonardo’s studio, and two paintings on their easels. Gather colours, paint without letting them run into each other, and earn the esteem that makes one of you the maestro’s pupil.
home-atelier-length = 15 to 20 minutes
home-atelier-weight = light and cunning
home-atelier-mirror = painting is poetry that is seen and not heard

home-omnia-line = All that Leonardo made, and all whom he met. Draft a hand of action cards, gather works, inventions and people in six turns, and settle on the way which cities will count them.
home-omnia-length = 15 to 20 minutes
home-omnia-weight = light and quick
home-omnia-mirror = it is an easy thing to make oneself universal

home-friends = With friends
home-friends-about = Set up a table, send the link.
home-device = On this device
home-device-about = Pass it from hand to hand.
home-watch = Watch
home-watch-about = { $count ->
    [0] Public tables, as they are played.
    [one] 1 public table is being played.
   *[other] { $count } public tables are being played.
}
home-replays = Replays
home-replays-about = Go through a finished game, move by move.
