# What happens, for everybody; the messages ending in -own are for the player concerned.

event-begins = { $who } will begin each round.
event-opened = { $city } lies face up.
event-revealed = { $card } is turned up.
event-kept = { $who } keeps two cards.
event-kept-own = { $who } keeps no. { $first-is }, { $first }, and no. { $second-is }, { $second }.
event-handed_on = { $count ->
    [one] The last card of each hand goes to the left.
   *[other] The other { $count } cards of each hand go to the left.
}
event-received = { $who } has seven cards.
event-received-own = { $who } gets no. { $action-is }, { $action }, as the seventh card.
event-round = { $number ->
    [6] Round 6 begins, the last one.
   *[other] Round { $number } begins.
}
event-played = { $who } plays no. { $action-is }, { $action }.
event-taken = { $coins ->
    [0] { $who } takes { $card }.
    [one] { $who } takes { $card } for 1 coin.
   *[other] { $who } takes { $card } for { $coins } coins.
}
event-coins = { $count ->
    [one] { $who } takes 1 coin.
   *[other] { $who } takes { $count } coins.
}
event-drew = { $count ->
    [one] { $who } looks at the last city of the pack.
   *[other] { $who } looks at the top { $count } cities of the pack.
}
event-placed = { $nth ->
    [1] { $who } places { $city }, the first card drawn.
    [2] { $who } places { $city }, the second card drawn.
   *[other] { $who } places { $city }, the third card drawn.
}
event-put_back = { $count ->
    [one] { $who } puts the city back.
   *[other] { $who } places none and puts { $count } cities under the pack.
}
event-waived = { $who } does without the effect: { $symbol }.
event-left_out = { $who } leaves an action out: { $symbol }.
event-printed = { $points ->
    [one] { $who } has 1 point on cards.
   *[other] { $who } has { $points } points on cards.
}
event-majority = { $points ->
    [one] { $city }: 1 point for { $who }.
   *[other] { $city }: { $points } points for { $who }.
}
event-sets = { $count ->
    [one] { $city }: { $who } makes 1 set, worth { $points }.
   *[other] { $city }: { $who } makes { $count } sets, worth { $points }.
}
event-over = The game is over.
