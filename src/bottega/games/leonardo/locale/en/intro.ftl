# How the game presents itself in lists of games and in the form that opens a table.

title = Leonardo da Vinci
intro-line = Florence, around 1500. Send your apprentices through the city, gather iron, glass and rope, and finish the inventions the Lord of the city asks for before the others do.
intro-duration = 45 minutes
intro-weight = plenty to plan
intro-mirror = a bird is an instrument working according to mathematical law

option-setup = Set-up
option-setup-beginner = first games
option-setup-beginner-about = Everybody gets a ready-made set of workers, labs and components, and the game begins at once.
option-setup-expert = experts
option-setup-expert-about = Everybody begins alike and chooses favours before the first turn. No invention is known beforehand.
option-table = Inventions 8 and 13
option-table-L = 8 silver, 13 copper
option-table-L-about = The usual reading of the cards.
option-table-S = 8 copper, 13 silver
option-table-S-about = The other reading: these two exchange weeks, components and prices.
option-codex = Codex Leonardi I
option-codex-about = A variant: a player who may move an apprentice at the Council may move anybody’s, between the other houses of the city.
