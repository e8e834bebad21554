# At the table
news-player = { $events ->
    [0] Nothing has happened since your last move.
   *[other] Since your last move
}
news-spectator = { $events ->
    [0] There was nothing to see.
   *[other] What just happened
}
news-more = { $told ->
    [player] (type log for all of it)
   *[spectator] …
}
ask = { $seat } (?, help) >
hand-over = Hand over to
press-enter = Press Enter.
page = page { $page } of { $pages } · more: the next
page-read = page { $page } of { $pages }; Enter:
too-small = The terminal has { $width } × { $height } characters; the board needs { $least_width } × { $least_height }. Enlarge it and press Enter, or type help or quit.
interrupted = Nothing is lost. To leave, type quit or press Ctrl-C again.
refused = Not possible: { $move }.
undo-nothing = You have made no choice yet that could be taken back.
undo-revealed = That cannot be taken back, because this is known since: { $event }
undo-rolled = That cannot be taken back: chance has decided something since.
undo-turn = That move ended your turn; with several people at the keyboard it cannot be taken back.
save-where = Give a file name: save FILE.
save-over = { $file } exists. Overwrite it? (yes, no)
save-offer = Save the game as { $file }? (Enter: yes; or another name; or no)
saved = Saved in { $file }.
resume = Resume with: { $command }
nothing-lost = There is nothing to save.
yes = yes
no = no
entry-number = There is no move { $number }; they go from { $low } to { $high }.
entry-ambiguous = That could be: { $candidates }. Type a little more.
entry-impossible = None of these is possible now: { $candidates }.
entry-unknown = “{ $typed }” is neither a move nor a command; help lists what can be typed.

# Commands. The words of all three languages are understood everywhere.
command-undo = undo
command-more = more
command-save = save
command-log = log
command-recipes = recipes
command-quit = quit
command-help = help
help-move-word = a move
help-move = its number in the list, or its words, complete or in part
help-explain = the rule for the present decision; ? 7 a section, ? 7.5 a clause
help-undo = take back your last choice and what the bots did since, if nothing has been revealed
help-more = the next page, if the board or the list of moves does not fit the screen
help-save = save FILE: save the game to a file
help-log = everything that has happened so far
help-recipes = all cards and pieces, and what became of them
help-quit = leave, with an offer to save
help-help = this list
help-enter-word = Enter
help-enter = draws the board again or shows its next page; if there is only one legal move, plays it

# Rules
rules-unknown = There is no section or clause { $reference }; the sections are { $sections }.
rules-parts = Parts
rules-further = More: ? { $section }

# Watching and replaying
watch-stopped = Stopped.
replay-at = Move { $move } of { $moves }
replay-keys = Enter: next   b: back   a number: to that move   m: more of the board   q: quit
replay-unknown = “{ $typed }” is none of: Enter, b, a number, m, q.
replay-unfinished = The file ends here, after { $moves } moves; the game was not over.
error-language = There is no language { $asked } here; there are { $known }.
error-game = There is no game { $game } here; there are: { $known }.
error-players = The game is for { $low } to { $high } players, not { $players }.
error-option = --with { $option } cannot be { $value }; there are { $known }.
error-with = --with { $given } is not an option of this game; there are { $known }.
error-with-none = --with { $given } is not an option of this game; it has none.
error-fixed = { $option } is part of the saved game; leave it out with --load.
error-other-game = { $file } is a match of another game: { $game }.
error-seat = There is no seat { $seat }; they go from 1 to { $players }.
error-bot = There is no bot { $bot }; there are { $known }.
error-bots = { $given } bots do not fit { $players } players: give one name for all, or one for each.
error-no-person = Every seat has a bot; call your own “none”, or use: bottega watch.
error-your-seat = Seat { $seat } is yours, but --bots gives it to { $bot }; call it “none” there.
error-no-file = There is no file { $file }.
error-damaged = { $file } is damaged at line { $line }: { $reason }.
error-no-text = { $file } is not a text file, so it is not a saved game.
error-unreadable = { $file } cannot be read: { $reason }.
error-unwritable = { $file } cannot be written: { $reason }.
error-extra = { $package } is not installed; add it with: pip install 'bottega[{ $extra }]'

# Command line
help-app = Board games about Leonardo da Vinci, in the terminal.
help-play = Play a game against bots, or with others at one keyboard.
help-watch = Watch bots play.
help-replay = Step through a saved game, as a seat or a spectator saw it.
help-rules = Read the rules: the list of sections, a section (8.A) or a clause (8.A.2).
help-game = One of these games: { $games }.
help-file = A saved game.
help-section = A section such as 7, 8.A or V, or a clause such as 8.A.2.
help-lang = The language; by default that of the terminal.
help-players = The number of players; four by default, or as many as the game allows.
help-seed = The seed of the shuffles; the same seed deals the same game.
help-with = An option of the game as name=value, or a variant by its name; can be repeated.
help-bots = One bot for all other seats, or a list separated by commas; none is a person at this keyboard.
help-bots-watched = One bot for all seats, or a list separated by commas.
help-seat = Your seat, counted from 1.
help-seat-replayed = The seat whose view is shown, counted from 1; by default a spectator’s.
help-load = Resume a saved game.
help-delay = Seconds between moves.
help-delay-replayed = Step automatically, with this many seconds between moves.
help-version = Print the version and exit.

# bench
bench-wait = Measuring; compiling from scratch takes a minute or two ...
bench-title = { $game }, { $players } players: uniformly random play on one core
bench-build = Build
bench-plain = plain Python
bench-compiled = compiled
bench-decisions = decisions/s, median
bench-spread = slowest - fastest run
bench-games = games/s
bench-notes = Compiled against plain: { $ratio } times. State: { $bytes } bytes; { $moves } moves. First start, compiling: { $cold } s; second start: { $warm } s.
help-bench = Measure how fast the rules run, plain and compiled, in one run.
help-json = Print the figures as JSON.
bench-search-title = Search: iterations a second on one core, each with a full playout
bench-engine = Engine
bench-game = Game
bench-moment = From
bench-playout = Playout
bench-iterations = per second
bench-ratio = ratio
bench-opening = the opening
bench-middle = mid-game
bench-uniform = random
bench-heuristic = heuristic
bench-no-peers = OpenSpiel’s rows are missing: `bottega bench --peers` creates the environment it runs in.
help-bench-search = Measure the speed of the search, beside OpenSpiel if the peers’ environment exists.
bench-loop = Loop
bench-search = Search
bench-cpp = C++
bench-python = Python
bench-ismcts = ISMCTS
bench-mcts = MCTS
bench-missing = Not measured: { $what }: { $why }
bench-peers-install = Installing the peers into an environment of their own; this takes a few minutes, once ...
bench-round = { $done } of { $rounds } rounds done
bench-written = Written: { $file }
bench-gpu-title = Uniformly random play on { $device }, legal moves listed at every decision
bench-batch = games at once
help-bench-gpu = Measure random play on a CUDA device; with --json in the format that --gpu-figures reads.
error-bench-no-device = There is no CUDA device here.
help-bench-peers = Measure everything beside the peers (OpenSpiel, pgx, RLCard, PettingZoo, Catanatron) and write a page about it; takes about ten minutes.
help-bench-peers-env = For `--peers` and `--search`: the folder of the peers’ environment; by default one in the user’s cache.
help-bench-gpu-figures = For `--peers`: figures measured on a device elsewhere, as JSON, to include in the page.
help-bench-out = For `--peers`: the page to write.
error-bench-folder = There is no folder { $folder } for the page; choose another with --out.
error-bench-peers-env = { $folder } is not a Python environment; choose another folder with --peers-env.
error-bench-gpu-figures = { $file } is not a file of device figures: { $reason }
bot-thinks = { $seat } is thinking ...
bot-compiles = { $seat } is thinking ... (the first search on a machine compiles for a minute or two)
