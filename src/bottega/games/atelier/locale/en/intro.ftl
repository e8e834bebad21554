# How the game presents itself in lists of games and in the form that opens a table.

title = Atelier Da Vinci
intro-line = Leonardo’s studio, and two paintings on their easels. Gather colours, paint without letting them run into each other, and earn the esteem that makes one of you the maestro’s pupil.
intro-duration = 15 to 20 minutes
intro-weight = light and cunning
intro-mirror = painting is poetry that is seen and not heard

option-ring = Spaces around a painting
option-ring-six = six
option-ring-six-about = The usual game.
option-ring-four = four
option-ring-four-about = A shorter game: paintings are soon complete.
option-free_leonardo = Free Leonardo
option-free_leonardo-about = The card painted for Leonardo may lie beside any colour, as if it were another turn.
option-earned_bonus = Earned bonus
option-earned_bonus-about = Painting brings the bonus of your level only if at least one of the cards scores.
