# The lobby: public tables.

lobby-title = The lobby
lobby-lead = Public tables: sit down with strangers, or look over their shoulders.
lobby-game = Game
lobby-open = Open a table
lobby-waiting = Waiting for players
lobby-none-waiting = Nobody is waiting just now. Open a table: the next one who comes finds it here.
lobby-sit = Sit down
lobby-look = Look
lobby-back = To your seat
lobby-running = Being played
lobby-none-running = No public game is running just now.
lobby-watch = Watch
lobby-broadcast = Broadcast

pair-title = Find opponents
pair-players = Players
pair-pace = Pace
pair-rated = Rating
pair-bots = If seats stay free
pair-bots-never = wait on
pair-bots-after = bots after { $seconds } s
pair-ratings = Ratings of opponents
pair-find = Find opponents
pair-others = { $count ->
    [0] Nobody else looks for this just now.
    [one] One person looks for this now.
   *[other] { $count } people look for this now.
}
pair-lately = { $seconds ->
    [one] Lately it took about a second.
   *[other] Lately it took about { $seconds } seconds.
}
seek-for = { $count } players, { $pace }
seek-range = against { $from } to { $to }
seek-since = You have waited { $time }.
seek-unknown = Nobody was paired here lately, so it may take a while.
seek-bots-in = Bots take the free seats in { $time }.
seek-meanwhile = Play bots meanwhile
seek-bots-now = Fill with bots now
seek-bots-never = Only people, please
seek-sound = Call me with a sound

filter = Which tables
filter-all = all
filter-rated = Kind
filter-ratings = Ratings
filter-rating-from = from
filter-rating-to = to
lobby-none-fits = No table fits these filters. Choose fewer, or open a table yourself.
