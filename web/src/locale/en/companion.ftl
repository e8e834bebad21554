# The table at home: a companion for the cardboard game.

companion-title = The table at home
companion-lead = You play with cardboard; the phone on the table keeps the rules, the score, the clock and the log. Say who sits where, then enter what happens. What nobody has seen stays unknown.
companion-loading = Fetching the table …
companion-unreachable = There is no connection, and this browser does not have the game. Open the link once with a connection.
companion-no_game = There is no such game. Perhaps it was removed, or a letter of the link is missing.
companion-other_rules = The game was begun with another version of the rules and cannot go on here.
companion-failed = The game cannot be opened now.
companion-try-again = Try again
companion-all = All games at home

# Beginning a game
companion-kept = Games on this device
companion-is-over = over
companion-who = Who sits where, in the order of play
companion-name = Name of player { $number }
companion-name-add = One more player
companion-begin = Begin
companion-begin-about = First it asks what was turned up when you set up the game.

# The table
companion-players = Players
companion-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
companion-points-unknown = points unknown
companion-acts = to act
companion-leaves = Views
companion-leaf-enter = Enter
companion-leaf-board = Board
companion-leaf-log = Log
companion-leaf-more = More
companion-no-board = The board is shown when the set-up is entered.
companion-no-log = Nothing has happened yet.
companion-lost = No connection.
companion-lost-about = Go on entering: it is kept on this device, and checked when the connection is back.
companion-not-kept = This browser has no room to keep the game. Keep the page open until everything is sent.

# Entering
companion-may = What does { $name } do?
companion-what = What happened?
companion-why = Why?
companion-else = Something else …
companion-other-move = What else does { $name } do?
companion-other-move-about = These are all moves of the game. If one is not allowed, you are told why.
companion-then = And then? { $name } …
companion-seen = Something was turned up …
companion-nothing-more = Nothing more happened
companion-which-event = What was it?
companion-leave-out = I do not know
companion-number = Next
companion-enter-this = Enter this
companion-search = Search
companion-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
companion-hidden = { $count ->
    [one] And 1 more: type to find it.
   *[other] And { $count } more: type to find them.
}
companion-not-found = Nothing has these words.
companion-up = Back
companion-back = Undo last entry
companion-checking = Checking …
companion-last-step = What has just happened:
companion-wrong = Wrong
companion-more = Something else happened
companion-corrected = Correction: { $text }
companion-hint = Hint
companion-hint-about = In how many of { $worlds } possible worlds a bot would do this for { $name }. It does not know the hand either.
companion-understood = All right

# Refused, or stopped
companion-stop-illegal = That is not allowed.
companion-stop-impossible = That cannot have happened, after what was entered before.
companion-stop-invalid = That cannot be entered now.
companion-stop-changed = Another phone has entered something meanwhile. Look at the table, then decide.
companion-stop-question = First the table asks what happened.
companion-stop-not-asked = This is not asked here: by the rules it cannot happen now, or it follows by itself.
companion-stop-note = A note: enter what it says, then remove it.
companion-stop-other_rules = The server plays another version of the rules now.
companion-stop-rated = The game has changed ratings, so nothing can be entered any more.
companion-stop-no_game = The game has been removed.
companion-stop-nobody_to_move = Nobody has to move now.
companion-unsent = { $count ->
    [one] 1 entry is not checked yet
   *[other] { $count } entries are not checked yet
}
companion-drop = Remove
companion-note = Note
companion-note-about = In your own words. Enter it when the connection is back.
companion-stopped-about = What you enter now comes before these.
companion-send-again = Send the rest

# The end
companion-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
companion-replay = Replay
companion-analysis = Analysis
companion-download = As a text file
companion-invented = Hands that were never shown are invented in the text and in the analysis; the replay shows what everybody saw.
companion-rating = Ratings
companion-rating-about = Say on your own phone which name was yours. When everybody at the table has said so, the game changes their ratings, like any other. After that, nothing can be entered any more.
companion-rating-done = The game has changed the ratings of everybody at the table.
companion-rating-mine = That was me
companion-rating-take-back = Take it back
companion-rating-account = Only people with an account have ratings.
companion-rating-make = Make an account
companion-rating-claimed = Somebody else has said that this name was theirs.
companion-rating-changed = Another phone has said something meanwhile. Look again.
companion-publish = Put it into the archive
companion-withdraw = Take it out of the archive
companion-publish-about = The archive shows it to everybody, without names, marked as entered at home.
companion-published-about = The game is in the archive, without names, marked as entered at home.
companion-another = Another game

# More
companion-link = The link of this table
companion-link-about = Another phone goes on where you are. Everybody with the link can read and enter, so send it only to the table. If two phones enter at the same time, the second is told and looks again.
companion-clock-pause = Pause the clock
companion-clock-on = Let the clock run
companion-want-hints = Hints
companion-want-hints-about = For tables that want them.
companion-rules = The rules
companion-forget = Remove from this device
companion-remove = Remove for everybody
companion-remove-sure = The game, its log and its copy in the archive are removed for good.
companion-keep = Keep it
