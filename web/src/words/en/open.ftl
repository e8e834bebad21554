# Setting up a table.

open-title = Set up a table
open-lead = Choose who sits where. You get a link to send to those who shall come.
open-title-here = On this device
open-lead-here = Several people at one screen: it is handed over from turn to turn, and nobody sees what is hidden from them.
open-game = Game
open-no-game = There is no such game here.
open-variants = Variants

open-seats = Seats
open-seat = Seat { $number }
open-seat-mine = you
open-seat-here = somebody here
open-seat-open = free
open-seat-bot = bot
open-seat-level = Strength of the bot in seat { $number }
open-seat-add = One more seat
open-seat-remove = remove

open-pace = Pace
open-bank = Minutes for the game
open-increment = Seconds more each turn
open-hours = Time for a turn
open-hours-of = { $hours ->
    [1] 1 hour
    [8] 8 hours
    [24] 1 day
   *[other] { $days } days
}

open-who = Who can come
open-who-link = whoever has the link
open-who-lobby = everybody
open-who-link-about = The table stands in no list. Send its address to your friends.
open-who-lobby-about = The table stands in the lobby; anybody may sit down or watch.

open-more = More
open-patience = A bot stands in for somebody who is gone for
open-patience-of = { $minutes ->
    [one] 1 minute
    [60] 1 hour
   *[other] { $minutes } minutes
}
open-patience-never = never: the table waits
open-stand-in = Strength of the bot that stands in
open-on-time = Whoever runs out of time
open-on-time-bot = has the turn played by a bot
open-on-time-loss = loses the game
open-friendly = Moves may be taken back if all agree
open-hints = Hints are allowed

open-go = Open the table
open-outlook-begins = The game begins at once.
open-outlook-watch = Only bots play; you watch.
open-outlook-link = The game begins when the free seats are taken.
open-outlook-lobby = The game begins when the free seats are taken.

option-leonardo-setup = Set-up
option-leonardo-setup-beginner = first games
option-leonardo-setup-beginner-about = Everybody gets a ready-made set of workers, labs and components, and the game begins at once.
option-leonardo-setup-expert = experts
option-leonardo-setup-expert-about = Everybody begins alike and chooses favours before the first turn. No invention is known beforehand.
option-leonardo-table = Inventions 8 and 13
option-leonardo-table-L = 8 silver, 13 copper
option-leonardo-table-L-about = The usual reading of the cards.
option-leonardo-table-S = 8 copper, 13 silver
option-leonardo-table-S-about = The other reading: these two exchange weeks, components and prices.
option-leonardo-codex = Codex Leonardi I
option-leonardo-codex-about = A variant: whoever may move an apprentice at the Council may move anybody’s, between the other houses of the city.

option-magnifico-goal = Points to win
option-magnifico-goal-30 = 30
option-magnifico-goal-30-about = The usual game.
option-magnifico-goal-20 = 20
option-magnifico-goal-20-about = A short game.
option-magnifico-goal-40 = 40
option-magnifico-goal-40-about = A long game.
option-magnifico-goal-50 = 50
option-magnifico-goal-50-about = A very long game.
option-magnifico-quick_start = Quick start
option-magnifico-quick_start-about = Everybody begins with six soldiers and 200 florins, and the first round begins with the auction.
option-magnifico-frail_tanks = Frail tanks
option-magnifico-frail_tanks-about = A tank that rolls two explosions is lost.
option-magnifico-scrapping = Scrapping
option-magnifico-scrapping-about = You may destroy your own tanks and airplanes before others capture them.
option-magnifico-escort = Escort
option-magnifico-escort-about = An attack may not have more machines than soldiers.
option-magnifico-second_places = Second places
option-magnifico-second_places-about = Whoever comes second in cards, castles or territories scores too.

option-atelier-ring = Spaces around a painting
option-atelier-ring-six = six
option-atelier-ring-six-about = The usual game.
option-atelier-ring-four = four
option-atelier-ring-four-about = A shorter game: paintings are soon complete.
option-atelier-free_leonardo = Free Leonardo
option-atelier-free_leonardo-about = The card painted for Leonardo may lie beside any colour, as if it were another turn.
option-atelier-earned_bonus = Earned bonus
option-atelier-earned_bonus-about = Painting brings the bonus of your level only if at least one of the cards scores.
