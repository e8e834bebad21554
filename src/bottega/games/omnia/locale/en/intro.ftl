# How the game presents itself in lists of games and in the form that opens a table.

title = Omnia
intro-line = All that Leonardo made, and everyone he met. Draft a hand of action cards, gather works, inventions and people in six turns, and settle on the way which cities will count them.
intro-duration = 15 to 20 minutes
intro-weight = light and quick
intro-mirror = it is an easy thing to make oneself universal
