# Profiles of people, leaderboards, and the archive of finished games.

class-two = two players
class-several = three or more
records-day = Day
records-month = Month
records-days = Days
records-games = Games
records-won = Won
records-rating = Rating
records-uncertainty = Uncertainty
records-opponent = Opponent
records-better = Better placed

person-since = Here since { $day }
person-own = Only you see this page: it includes your games at private tables.
person-own-public = As others see it
person-own-guest = Only you see this page. With an account you get a public one, and a place in the leaderboards.
person-make-account = Make an account
person-open = Open a table
person-play = Play a game
person-archive = All public games in the archive
person-nobody-title = Nothing here yet
person-nobody = You are new here. Play a game, and your results appear on this page.
person-missing-title = Nobody by this name
person-missing = No account has this name. Guests have no page of their own, and a deleted account leaves none.
person-none = No finished public game yet.
person-none-own = No finished game yet. Open a rated table: bots are rated opponents too, so you can start alone.

ratings = Ratings
ratings-none = No rated game yet. In a rated game bots are opponents too, so one can start alone.
rating-about = A newcomer has 1500 points. The true strength is within the ± with a probability of 95 %.
rating-provisional = provisional
rating-provisional-about = For the first ten games a rating says little.
rating-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
plot-title = Rating over time: { $what }
plot-about = { $count ->
    [one] One game: { $last } points on { $to }.
   *[other] { $count } games: from { $first } points on { $from } to { $last } points on { $to }.
}
plot-table = The same figures as a table

results = Results
results-none = Only games at private tables so far. They count in the ratings, and nobody else sees them.
results-sum = { $games ->
    [one] 1 game, { $wins } won, { $points } points.
   *[other] { $games } games, { $wins } won, { $points } points on average.
}
results-classes = Number of players
results-seats = Seats
results-seat = Seat { $n }
results-openings = First moves
results-sources = Where the points come from, on average

best = Best games
best-none = No win yet.
best-points = { $points } points
opponents = Opponents
opponents-about = Opponents, by number of games
days = Days played
days-about = Played on { $days ->
    [one] 1 day
   *[other] { $days } days
} in the last { $weeks } weeks: { $games ->
    [one] 1 game
   *[other] { $games } games
}.
days-day = { $day }: { $games ->
    [0] no game
    [one] 1 game
   *[other] { $games } games
}
days-months = All months as a table

leaders-lead = The strongest players. Accounts with ten or more rated games are listed.
leaders-games = Game
leaders-players = Number of players
leaders-period = Played in
leaders-caption = Leaderboard of { $game }
leaders-place = Place
leaders-player = Player
period-all = all time
period-year = last year
period-month = last month
period-week = last week
leaders-none = Nobody has ten rated games yet. The first places are free.
leaders-none-period = Nobody on the list has played a rated game in this time.
leaders-own = You have { $points } ± { $uncertainty } points.
leaders-own-provisional = { $count ->
    [one] Your rating is provisional: 1 of 10 rated games is played.
   *[other] Your rating is provisional: { $count } of 10 rated games are played.
}
leaders-own-guest = Make an account to be listed.
leaders-own-not-lately = You have not played a rated game in this time.
leaders-own-none = You have no rating here yet. Play a rated game: bots count as opponents too.

archive-lead = Every finished public game: watch it again, have it analysed, take it with you.
archive-search = Search the archive
archive-player = Player
archive-result = Result of the player
archive-result-won = won
archive-result-lost = did not win
archive-any = any
archive-game = Game
archive-players = Players
archive-rated = Kind
archive-further = Date and length
archive-from = From
archive-to = To
archive-shortest = Moves, at least
archive-longest = Moves, at most
archive-go = Search
archive-all = Show all
archive-found = Games
archive-count = { $more ->
    [true] The newest { $count }
   *[other] { $count ->
        [one] 1 game
       *[other] { $count } games
    }
}
archive-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
archive-places = Places
archive-left = left
archive-text = Text file
archive-download = Download these games
archive-download-about = One file with the newest { $most } of the games found.
archive-none = No public game fits. Try fewer conditions, or check the name.
archive-empty = No public game has been finished here yet. Open a public table, and yours will be the first.
archive-file = You have a game as a file?
archive-file-open = Open it in the replay

leaders-agents = The ladder of agents
person-agent = An agent: a program of { $owner }.
archive-agents = Agents
archive-agents-without = without their ladder
archive-agents-with = with their ladder
archive-agents-only = only their ladder
archive-at-home = Entered at home
archive-at-home-about = Games with cardboard that people have entered themselves. Nobody has checked them; they have no names and change no ratings.
