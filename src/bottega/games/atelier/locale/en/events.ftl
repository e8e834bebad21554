# What happens, for everybody; the messages ending in -own are for the player concerned.

event-achievement = Achievement of this game: { $achievement }.
event-round = Round { $round } begins.
event-leonardo = { $who } has the Leonardo token.
event-help = { $who } gets the Help of the Maestro.
event-laid = On the table: { $card }.
event-easel = A new painting { $easel-at }: { $painting }.
event-reshuffled = The deck has run out: the { $count } discards are shuffled into a new one.
event-took = { $who } takes a { $card }.
event-drew = { $who } draws a card.
event-drew-own = { $who } draws a { $card }.
event-discarded = { $who } discards a { $card }.
event-shown = { $who } shows a { $card }.
event-painted = { $who } paints a { $card } on space { $space } { $easel-of }.
event-completed = { $points ->
    [one] { $who } completes { $painting }, worth 1 point at the end.
   *[other] { $who } completes { $painting }, worth { $points } points at the end.
}
event-scored = { $who } earns { $points } for cards, { $level } for the level, { $mastery } for Masteries, and now has { $esteem } esteem.
event-claimed = { $who } claims the { $mastery }.
event-for_leonardo = For Leonardo, { $who } paints a { $card } on space { $space } { $easel-of }.
event-turned = Nothing on the table serves Leonardo: { $who } draws a { $card }.
event-wasted = This { $card } is not needed either and is discarded.
event-last_painting = The last painting is completed: the game ends with this round.
event-fulfilled = { $points ->
    [one] { $who } earns 1 point for an achievement: { $achievement }.
   *[other] { $who } earns { $points } points for an achievement: { $achievement }.
}
event-over = The game is over.
