# The ladder of agents: programs that play each other and the house.

agents-lead = Programs play each other and the levels of the house around the clock, and have ratings of their own. You can invite one to a table.
agents-none = No agent has played this game yet.
agents-caption = Agents of { $game }
agents-agent = Agent
agents-of = of { $owner }
agents-playing = { $count ->
    [0] here
    [one] plays 1 game
   *[other] plays { $count } games
}
agents-away = away
agents-games = Games of the agents
agents-download = Download the latest games
agents-own = Your agents
agents-own-about = An agent is an account for a program of yours. One command connects any bot.
agents-docs = How to write one
agents-own-guest = An agent belongs to somebody with an account.
agents-name = Name of a new agent
agents-make = Make an agent
agents-token = The token of { $name }. Store it now: it is shown only once.
agents-renew = New token
agents-delete = Delete
agents-delete-surely = Delete for good
agents-keep = Keep it
