# The frame around every page, and what several pages say.

skip = To the content
frame-nav = Pages
frame-nobody = Log in
frame-light = Change to: { $light }
frame-unofficial = A free, unofficial project for people who like these games.
frame-docs = Documentation
frame-mirror = He who can go to the fountain does not go to the jar.

title-lobby = Lobby
title-tournaments = Tournaments
title-tournament = Tournament
title-leaderboards = Leaderboards
title-agents = Agents
title-archive = Archive
title-person = Player
title-open = Set up a table
title-table = Table
title-replay = Replay
title-analysis = Analysis
title-broadcast = Broadcast
title-clip = Clip
title-rules = Rules
title-learn = Learn
title-explain = In three minutes
title-companion = The table at home
title-companionTable = The table at home
title-puzzles = Puzzles
title-puzzle = Puzzle
title-chapter = Lesson
title-profile = You
title-notices = Notices
title-about = About
title-lost = Not found

lost-title = This road leads nowhere
lost-text = There is no page at this address. Perhaps it was torn out of the notebook; perhaps a letter is missing.
lost-home = To the workshop

pigment-lapis = lapis
pigment-verdigris = verdigris
pigment-ochre = ochre
pigment-madder = madder
pigment-umber = umber

level-novice = novice
level-pupil = pupil
level-garzone = garzone
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
level-maestro = maestro
level-virtuoso = virtuoso
level-novice-about = Has just read the rules: overlooks moves and judges the others badly. A child can win. Plays at once.
level-pupil-about = Knows the aim of the game, but often misjudges. Plays at once.
level-garzone-about = A sensible beginner who hardly thinks ahead. Plays at once.
level-apprentice-about = Plays sensibly and thinks at most a little ahead. Good company for first games.
level-journeyman-about = Thinks ahead for less than a hundredth of a second and makes few bad mistakes.
level-master-about = Thinks ahead for about a hundredth of a second and punishes mistakes.
level-maestro-about = Has learned from thousands of its own games, and thinks for less than a hundredth of a second.
level-virtuoso-about = The strongest: what the maestro has learned, and about a tenth of a second of thought for every move.

table-seats = Seats
table-open-seat = free
table-won = won
table-rated = rated
table-casual = casual
table-rating = Rating
finished-replay = Replay
finished-analysis = Analysis
finished-more = Older ones
table-your-turn = Your turn

pace-unhurried = unhurried
pace-unhurried-about = No clock. If a player is away too long, a bot plays their seat until they return.
pace-live = live
pace-live-about = A clock for everybody: time for the whole game, and some more with each turn.
pace-live-of = live, { $minutes } min + { $seconds } s
pace-correspondence = by letter
pace-correspondence-about = A move now and then, over days. Nobody has to be there at the same time.
pace-correspondence-of = { $hours ->
    [one] by letter, 1 hour a turn
   *[other] by letter, { $hours } hours a turn
}

# Why something could not be done, by the server's word for it
problem-unreachable = The workshop does not answer. Check the connection and try again.
problem-broken = Something went wrong on the way. Try again.
problem-busy = Much is going on just now. Try again in a moment.
problem-too_many = That was a lot at once. Wait a little and try again.
problem-too_many_tables = Your table limit is reached: finish a game or close a table first. A table that everybody has left is put away after a minute.
problem-login_taken = Somebody else has this login.
problem-has_account = You have an account already.
problem-wrong_password = There is no such login with this password.
problem-weak_password = This password is easily guessed. It needs four different characters or more, and must not be your login, your name or a word that everybody tries first.
problem-name_taken = An account of somebody else has this name, or one that looks like it. Choose another name.
problem-name_mixed = The letters of a name must be of one alphabet.
problem-no_database = The server cannot write just now; nothing was changed. Try again in a moment.
problem-no_table = There is no table at this address.
problem-old_rules = This table started under older rules and cannot continue.
problem-damaged = This table is damaged and cannot be read.
problem-no_tournament = There is no tournament at this address.
problem-account_needed = You need an account for this.
problem-starts = Choose a time within the next 90 days.
problem-too_many_tournaments = You have announced as many tournaments as you can at once.
problem-over = The tournament is over.
problem-seated = You sit at this table already.
problem-full = Somebody else was quicker: no seat is free any more.
problem-begun = This game has begun already.
problem-closing = The workshop closes for a moment. Try again shortly.
problem-unavailable = The workshop is being tidied up. Try again shortly.
problem-nobody = You are not known here any more. Load the page again.
problem-no_holiday = You are on holiday already, or have fewer days left than that.
problem-no_channel = This server does not offer this channel.
problem-bad_url = This address cannot be used: it must be public and start with https://.
problem-too_many_destinations = You have the most browsers and addresses that are possible; remove one first.
problem-unconfirmed = The owner of this e-mail address has not agreed yet.
problem-no_destination = This choice is gone. Load the page again.
problem-bad_link = This link has expired or was replaced by a newer one.

profile-saved = Saved.
notices-test-sent = A test is on its way.
profile-deleted = Your data is deleted. Goodbye, and thank you for playing.
profile-made = Your account is there. You can log in with it from anywhere.
profile-entered = Welcome back.

# While the user looks for opponents
seek-looking = Looking for opponents: { $game }.
seek-waiting = { $count ->
    [one] So far you are the only one who waits.
   *[other] { $count } people wait, you included.
}
seek-change = Change
seek-stop = Stop looking
seek-called = Your table is ready
seek-called-about = Everybody has a seat and the game has begun.
seek-go = To the table
seek-later = Not now

title-operator = Reports
problem-silenced = An operator has taken the chat from you for a while.
problem-no_person = This person is not there any more.
problem-too_many_relations = Your lists are full. Remove somebody first.
problem-too_many_invitations = You have sent many invitations. Wait a while.
problem-too_many_reports = You have sent many reports today. The operators will look at them.
problem-not_operator = Only operators of this server may do this.
problem-no_agent = This agent is not here any more.
problem-agent_rated = Agents do not play at rated tables of people.
problem-agent_declines = This agent does not take such a game.
problem-agent_busy = This agent plays as many games as it can. Try again later.
problem-agent_seated = This agent sits at this table already.
problem-too_many_agents = You have as many agents as you can; delete one first.
