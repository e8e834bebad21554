# The table: waiting, playing, requests besides moves, and after the game.

table-arriving = Coming to the table …
again = Try again
understood = All right
yes = Yes
no = No
menu = Table
to-home = To the start page
to-rules = The rules
to-replay = Replay
to-analysis = Analysis
continues = This game continues an earlier one after move { $move }.
continues-show = Show that game
download = Download as text

# Who is who
name-and-pigment = { $name } ({ $pigment })
level-novice = novice
level-pupil = pupil
level-garzone = garzone
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
level-maestro = maestro
level-virtuoso = virtuoso
seats = Who sits here
seat-bot = bot, { $level }
seat-bot-warming-up = bot, { $level }, warming up
seat-bot-shortened = bot, { $level }, thinks less: many play now
seat-bot-quota = bot, { $level }, lets others go first
seat-bot-paused = bot, { $level }, waits
seat-open = Open seat
seat-you = you
seat-here = here
seat-away = away
seat-host = opened the table
seat-gone = away, a bot plays
seat-clock = out of time, a bot plays
seat-left = has left, a bot plays
seat-forfeited = lost on time, a bot plays
seat-holiday = on holiday until { $until }
watchers = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
time-left = Time left:
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min

# There is nothing to play
gone-no-table = There is no table here
gone-no-table-more = The address may be mistyped, or the table is long gone.
gone-old-rules = This table is from before
gone-old-rules-more = It started under an earlier version of the rules and cannot continue here. Nothing is lost.
gone-damaged = This table is damaged
gone-damaged-more = Something in its record cannot be read, so the game cannot continue. The operator of this server can repair it.
gone-not-allowed = You cannot come in here
gone-not-allowed-more = The server does not know you any more, perhaps because you logged out elsewhere.
gone-not-loaded = The table could not be set
gone-not-loaded-more = Something the game needs could not be loaded. The game itself is safe.
gone-closed = This table was closed
gone-closed-more = The player who opened it closed it before the game began.
gone-abandoned = This table was put away
gone-abandoned-more = Nobody had come back to it for a long time.

# Before the game
waiting-title = { $open ->
    [0] All are here.
    [one] Waiting for one more player …
   *[other] Waiting for { $open } more players …
}
terms-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
terms-unhurried = no clock
terms-live = { $minutes } min and { $seconds } s per turn
terms-correspondence = { $hours ->
    [one] 1 hour per turn
   *[other] { $hours } hours per turn
}
terms-public = public
terms-private = by link only
terms-strict = nothing is taken back by agreement
terms-no-hints = no hints
terms-broadcast-off = not broadcast
terms-broadcast-live = broadcast live
terms-broadcast-turn = broadcast a turn later
terms-broadcast-late = broadcast ten moves later
terms-broadcast-game = broadcast after the game
terms-rated = rated
terms-casual = not rated
share-label = The address of this table: send it to the other players
share-copy = Copy
share-copied = Copied
waiting-name = Your name
waiting-explain = How it is played, in three minutes
waiting-learn = Learn the game
sit = Sit down
sit-at = Sit down as { $pigment }
fill = Begin with bots
fill-level = Bots for the open seats:
leave-seat = Give up the seat
close-table = Close the table

# Log and chat
log = Log
log-new = What is new
log-and-chat = Log and chat
log-taken-back = taken back
log-sat = { $seat } sits down.
log-left = { $seat } leaves.
log-filled = { $seat }: a bot sits down ({ $level }).
log-closed = The table is closed.
log-began = The game begins.
log-undone = { $count ->
    [one] { $seat } takes back a move.
   *[other] { $seat } takes back { $count } moves.
}
log-fresh = Cards that nobody knows are dealt again.
log-asked = { $seat } asks to take back their last move and everything after it.
log-asked-casual = { $seat } asks not to rate this game.
log-unrated = All agree: this game changes no ratings.
log-agreed = { $seat } agrees.
log-disagreed = { $seat } does not agree.
log-stood-in = { $seat } is away: a bot plays.
log-out-of-time = { $seat } is out of time: a bot plays this turn.
log-returned = { $seat } is back.
log-forfeited = { $seat } has lost on time.
log-holiday = { $seat } changes the days of a holiday: the clock stands until it ends.
log-rematch = There is a rematch.
log-premove = You had set this move in advance. Only you see this.
chat = Chat
chat-placeholder = Say something
chat-send = Say
chat-pending = Not sent yet …
chat-new = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}

# In play
your-turn = Your turn
next-table = { $count ->
        [one] To the table that waits for you
       *[other] Next table: { $count } wait for you
    }
you-watch = You are watching.
to-broadcast = Watch as a broadcast
tools = Tools
hint = Hint
hint-thinking = The maestro is thinking …
hint-title = The maestro would
hint-because = Compared with “{ $other }”, on average:
hint-own-more = You have { $amount } more { $what } { $until }.
hint-own-fewer = But you have { $amount } fewer { $what } { $until }.
hint-rival-fewer = { $seat } has { $amount } fewer { $what } { $until }.
hint-rival-more = { $seat } has { $amount } more { $what } { $until }.
hint-until-turn = by the end of the next turn
hint-until-round = by the end of the next round
hint-chance = Chance of winning: { $expected }; with “{ $other }”: { $otherwise }.
hint-only = There is no other move.
hint-play = Play it
undo = Undo
undo-turn = Restart turn
take-back = Take back
take-back-ask = Ask to take back
take-back-more = Your last move and everything after it. All other people must agree, also those who are away; bots always do. Cards that nobody knows are then dealt again.
take-back-asked = { $seat } asks to take back their last move and everything after it. Cards that nobody knows are then dealt again. Do you agree?
take-back-awaited = A move is to be taken back. Waiting for: { $who }
casual-ask = Ask not to rate
casual-asked = { $seat } asks that this game changes no ratings. Do you agree?
casual-awaited = The game is not to be rated. Waiting for: { $who }
playback = What happened
playback-past = An earlier position
playback-back = One step back
playback-on = One step on
playback-now = To the present
log-show = Show this position on the board
since-show = Watch
since-show-title = Show on the board
since = Since your last turn
since-count = ({ $count })
sent-secretly = You have chosen. The others are still choosing; nothing is shown until all have.

# Moves set in advance
premoves = { $count ->
    [0] In advance
    [one] In advance: 1 move
   *[other] In advance: { $count } moves
}
premoves-about = The first that fits is played when the game asks you next, if it is legal then. Nobody else sees what is set, but an answer at once shows that it was.
premove-when = When
premove-always = Whatever happens
premove-if = If { $seat } plays:
premove-theirs = Their move
premove-own = My move
premove-add = Set in advance
premove-remove = Remove
premove-remove-this = Remove: { $what }
premove-line-always = Whatever happens: { $own }
premove-line-if = If { $seat } plays “{ $theirs }”: { $own }
premove-played = Played in advance: { $what }

# The rules say no
why-watching = You are watching; only players move.
why-not-asked = It is not your turn.
why-not-now = That is not possible now.
why-lost = The connection is lost; nobody can say just now.
refused-stale = The table had moved on; look again.
refused-stood-in = A bot plays for you; take your seat back first.
refused-not-asked = It is not your turn to move.
refused-undo-refused = Nothing can be taken back: your turn is over, something was revealed, or others are choosing in secret.
refused-not-friendly = At this table moves are not taken back by agreement.
refused-rated = This game is rated: that needs the agreement of another person.
refused-not-rated = This game changes no ratings.
refused-no-request = Nobody waits for your answer any more.
refused-your-turn = The game waits for you: make your move.
refused-no-premove = In this game, that move cannot be set in advance.
refused-no-premoves = There is nothing set any more.
refused-no-hints = At this table there are no hints.
refused-busy = A hint is already being computed.
refused-overloaded = You have asked for enough already; wait for the hints you asked for.
refused-failed = No hint could be found just now; ask again.
refused-full = No seat is open to you at this table.
refused-taken = Somebody else was quicker: this seat is taken.
refused-begun = The game has begun.
refused-seated = You already sit at this table.
refused-not-seated = You do not sit at this table.
refused-not-yours = This seat is not yours.
refused-not-host = Only the player who opened the table may do that.
refused-out-of-time = Your time for this turn is over; you play again when the next one comes.
refused-not-away = Your seat is yours already.
refused-over = The game is over.
refused-closed = The table is closed.
refused-chat-closed = The chat of this table is closed: it stays open for a day after the game.
refused-not-begun = The game has not begun.
refused-nobody = You have no name here yet.
refused-no-database = The server cannot write just now; nothing was changed. Try again.

# Being away
lost = The connection is lost
lost-since = ({ $seconds } s).
lost-comes-back = It reconnects automatically.
lost-move-kept = Your move is kept and will be sent then.
lost-kept = { $count ->
    [one] Your request is kept.
   *[other] Your { $count } requests are kept.
}
bots-quota = Your bots have thought for a long time. While others play, your bots think less, and only when no other bot is awaited. This passes within minutes.
bots-paused = The bots wait until a player is back. Where only bots play, the person who opened the table must watch.
stood-in-gone = You were away, and a bot plays for you.
stood-in-left = You have left, and a bot plays for you.
stood-in-clock = Your time for this turn is over; a bot plays it. You play again next turn.
stood-in-forfeited = Your time is over and the game is lost for you; a bot plays on.
confirm-move = Send this move?
confirm-send = Send
confirm-back = Not yet
settings = Settings
take-seat-back = Take the seat back
leave = Leave the game
leave-sure = A bot ({ $level }) will play for you. You can come back as long as the game lasts.
leave-rated = This game is rated: it counts as a loss for you.
leave-yes = Leave
leave-no = Stay

# Several players before one screen
hand-to = Hand the device to { $seat }
hand-secret = What comes is for these eyes only.
hand-look = I am { $seat }: look

# After the game
after = The game is over
after-you = You have won!
after-you-too = You have won, and not alone!
after-winners = { $count ->
    [0] Nobody has won.
    [one] { $who } has won.
   *[other] { $who } have won.
}
after-points = Points
after-decisive = The decisive move, by { $who }: { $move }. The winner’s chance rose from { $before } to { $after }.
after-decisive-look = See it
after-share = Share
rematch = Rematch
rematch-go = To the rematch
seed-title = Was chance fair?
seed-why = All chance of this game comes from one seed. It was fixed, and its fingerprint shown, before the first move: nobody could bend it afterwards.
seed = Seed
seed-promise = Fingerprint from the beginning (SHA-256 of “bottega seed ” and the seed)
seed-verify = Verify
seed-kept = They match: the promise was kept.
seed-broken = They do not match!
seed-unable = This browser cannot compute it on an unencrypted page.

# The general board
plain-board = Plain board: everything as text and tables
general-seats = By player
general-field = Field
general-won = won
general-secret = hidden
general-prompt = Choose one of your moves.
field-score = Score

log-hidden = (An operator has hidden this message.)

seat-agent = a program
