# Broadcasts of public games, clips, and boards on other sites.

broadcast = Broadcast
broadcast-of = { $game }: broadcast
broadcast-arriving = The broadcast begins …
broadcast-not-loaded = The board could not be loaded.
broadcast-again = Try again
broadcast-lost = The connection is lost. It comes back by itself.
broadcast-to-table = The table
broadcast-to-lobby = To the lobby
broadcast-to-replay = Replay
broadcast-to-analysis = Analysis
broadcast-to-now = Back to now
broadcast-whole = The whole broadcast
broadcast-on-bottega = Watch on Bottega

broadcast-chances = Chances to win
broadcast-up = up by { $points } points
broadcast-down = down by { $points } points
broadcast-curve = Chances over the game
broadcast-public = From what everybody can see: hidden cards are not known here.
broadcast-waiting = The first chances come when a turn is over.
broadcast-missing = { $count ->
    [one] One earlier position is still being looked at.
   *[other] { $count } earlier positions are still being looked at.
}
broadcast-delay-off = { "" }
broadcast-delay-live = The players have chosen: chances at once, moves of the bot when a turn is over.
broadcast-delay-turn = The players have chosen: everything when the turn is over.
broadcast-delay-late = The players have chosen: everything ten moves later.
broadcast-delay-game = The players have chosen: chances only when the game is over.

broadcast-candidates = What a bot would consider
broadcast-candidates-of = What a bot would consider for { $seat }
broadcast-likely = if the player can: so in { $part } of the possible hands

broadcast-comments = Comments
broadcast-feed = What happened
broadcast-turning = Turning point
broadcast-nothing-yet = Nothing has happened yet.
comment-rises = { $seat }’s chances rise from { $before } to { $after }.
comment-falls = { $seat }’s chances fall from { $before } to { $after }.
comment-leads = { $seat } takes the lead, with { $after }.
comment-rather = From what everybody can see, a bot would have chosen for { $seat }: { $move }.
comment-wins = { $seat } wins.

broadcast-share = Share
broadcast-link = Link to this broadcast
broadcast-embed = Code that shows the board on another site
broadcast-clip = Clip of the decisive turn
broadcast-no-clip = As soon as there is a turning point, there is a clip of it.
broadcast-clip-title = Clip
broadcast-clip-of = { $game }: the decisive turn
broadcast-clip-loading = The clip is being made …
broadcast-clip-controls = Playing the clip
broadcast-clip-link = Link to this clip
broadcast-back = Back
broadcast-on = On
broadcast-play = Play
broadcast-pause = Pause
broadcast-step = { $step } of { $last }
broadcast-download = Save as an animated picture

broadcast-refused-no_broadcast = This game is not broadcast: it is private, or its players have chosen so.
broadcast-refused-seated = You play in this game. You can watch its broadcast when it is over.
broadcast-refused-not_begun = The game has not begun yet.
broadcast-refused-no_table = There is no table at this address.
broadcast-refused-no_clip = There is no clip of this move, or it may not be shown yet.
broadcast-refused-old_rules = This game was played under an earlier version of the rules and cannot be shown here.
broadcast-refused-unreachable = The server cannot be reached.
broadcast-refused-busy = There is too much to do just now. Try again in a moment.
