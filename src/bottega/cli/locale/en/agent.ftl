# `bottega agent`
help-agent = Let a bot play on a server as an agent, until it is stopped.
help-agent-bot = The bot: module:Class of your own, or one of ours, such as search:1000.
help-agent-server = The address of the server.
help-agent-token = The token of the agent (or BOTTEGA_TOKEN). The page of your agents on the server makes one.
help-agent-game = A game that it takes; again for several. By default all.
help-agent-players = A number of players with which it plays; again for several. By default all.
help-agent-at-once = How many games it plays at once.
help-agent-no-invitations = Take no invitations of people.
agent-waits = Connecting to { $server }. Ctrl-C finishes the games that are left and stops; twice stops at once.
agent-began = { $table }: { $game } with { $players } players, seat { $seat }
agent-over = { $table }: { $game } is over; seat { $seat }, points { $scores }
agent-failed = { $table }: the bot failed, and a random move is played:
    { $error }
agent-illegal = { $table }: the bot chose move { $move }, which is illegal; a random move is played.
agent-refused = { $table }: { $reason }
agent-stopping = Taking no more games.
agent-done = { $games ->
    [one] One game finished,
   *[other] { $games } games finished,
} { $mistakes ->
    [0] all moves by the bot.
    [one] one move at random.
   *[other] { $mistakes } moves at random.
}
agent-error-token = An agent needs its token: --token, or { $variable }.
agent-error-bot = The bot cannot be used: { $reason }.
agent-error-players = None of these games is played with that number of players.
agent-error-server = { $server } cannot be used: { $reason }
agent-error-replaced = Another program has connected as this agent.
