# Setting up a table.

open-title = Set up a table
open-lead = Choose who sits where. You get a link to send to the others.
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
open-who-link = anybody with the link
open-who-lobby = everybody
open-who-link-about = The table is not in any list. Send its address to your friends.
open-who-lobby-about = The table is in the lobby; anybody may sit down or watch.

open-more = More
open-patience = A bot plays for somebody who is gone for
open-patience-of = { $minutes ->
    [one] 1 minute
    [60] 1 hour
   *[other] { $minutes } minutes
}
open-patience-never = never: the table waits
open-stand-in = Strength of that bot
open-on-time = A player who runs out of time
open-on-time-bot = has the turn played by a bot
open-on-time-loss = loses the game
open-friendly = Moves may be taken back if all agree
open-hints = Hints are allowed
open-broadcast = A broadcast shows chances and moves that a bot would consider
open-broadcast-live = chances at once, moves when the turn is over
open-broadcast-turn = when the turn is over
open-broadcast-late = ten moves later
open-broadcast-game = when the game is over
open-broadcast-off = never

open-rated = Rating
open-rated-about = The result changes the ratings. There are no hints; a player who leaves or runs out of time loses.
open-casual-about = The result changes no ratings.

open-go = Open the table
open-outlook-begins = The game begins at once.
open-outlook-watch = Only bots play; you watch.
open-outlook-link = The game begins when the free seats are taken.
open-outlook-lobby = The game begins when the free seats are taken.
