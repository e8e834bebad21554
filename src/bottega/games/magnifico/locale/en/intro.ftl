# How the game presents itself in lists of games and in the form that opens a table.

title = Magnifico
intro-line = Europe around 1500, and the machines in Leonardo’s notebooks work. Bid in secret for his projects, raise castles, tanks and flying machines, and conquer your way to the title of Magnifico.
intro-duration = 60 to 90 minutes
intro-weight = plenty to fight for
intro-mirror = I will make covered chariots, safe and unattackable
credits-note = The coasts of the map follow Natural Earth, which belongs to everybody.

option-goal = Points to win
option-goal-30 = 30
option-goal-30-about = The usual game.
option-goal-20 = 20
option-goal-20-about = A short game.
option-goal-40 = 40
option-goal-40-about = A long game.
option-goal-50 = 50
option-goal-50-about = A very long game.
option-quick_start = Quick start
option-quick_start-about = Everybody begins with six soldiers and 200 florins, and the first round begins with the auction.
option-frail_tanks = Frail tanks
option-frail_tanks-about = A tank that rolls two explosions is lost.
option-scrapping = Scrapping
option-scrapping-about = You may destroy your own tanks and airplanes before others capture them.
option-escort = Escort
option-escort-about = An attack may not have more machines than soldiers.
option-second_places = Second places
option-second_places-about = The player who comes second in cards, castles or territories scores too.
