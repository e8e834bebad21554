# What happens, for everybody; the messages ending in -own are for the player concerned.

event-turn = { $turn ->
    [8] Turn 8 begins: research only.
    [9] Turn 9 begins: research only, and the last turn.
   *[other] Turn { $turn } begins.
}
event-requested = The Lord of the City requests no. { $invention-is }, { $invention }.
event-discarded = No. { $invention-is }, { $invention }, is out of the game.
event-favour = { $who } takes a favour: { $favour }.
event-component = { $florins ->
    [0] { $who } takes { $component }.
    [one] { $who } takes { $component } for 1 florin.
   *[other] { $who } takes { $component } for { $florins } florins.
}
event-started = { $who } starts a work { $lab-in }.
event-started-own = { $who } starts no. { $invention-is }, { $invention }, { $lab-in }.
event-cancelled = { $who } cancels the work { $lab-in }.
event-cancelled-own = { $who } cancels no. { $invention-is }, { $invention }, { $lab-in }.
event-sent = { $count ->
    [one] { $who } sends 1 apprentice { $place-to }.
   *[other] { $who } sends { $count } apprentices { $place-to }.
}
event-master = { $who } sends the master { $place-to }.
event-passed = { $who } passes.
event-crowded_out = Everybody came to the Council: { $who } ranks last and leaves.
event-leonardo = { $who } names the holder of Leonardo: { $to }.
event-benefit = { $who } chooses at the Council: { $benefit }.
event-declined = { $who } chooses nothing at the Council.
event-waived = { $who } lets the benefit go: { $benefit }.
event-moved = { $who } moves an apprentice of { $to } { $from-from } { $place-to }.
event-collected = { $florins ->
    [one] { $who } takes 1 florin from the Council.
   *[other] { $who } takes { $florins } florins from the Council.
}
event-looked = { $count ->
    [one] { $who } looks at the last card of the deck.
   *[other] { $who } looks at the top { $count } cards of the deck.
}
event-rearranged = { $who } puts the cards back.
event-improved = { $florins ->
    [0] { $who } takes { $improvement }.
   *[other] { $who } takes { $improvement } for { $florins } florins.
}
event-hired = { $florins ->
    [0] { $who } takes an apprentice.
   *[other] { $who } takes an apprentice for { $florins } florins.
}
event-left = { $who } goes home { $place-from }.
event-worked = { $count ->
    [one] { $who } works 1 week { $lab-in }, now at { $weeks }.
   *[other] { $who } works { $count } weeks { $lab-in }, now at { $weeks }.
}
event-announced = { $who } announces no. { $invention-is }, { $invention }!
event-completed = { $who } earns { $florins } florins for no. { $invention-is }, { $invention }.
event-completed_late = { $who } earns { $florins } florins for no. { $invention-is }, { $invention }, completed late.
event-marked = { $who } is still at work on no. { $invention-is }, { $invention }, { $lab-in }, and shows the components.
event-card = { $who } takes the card of { $invention }.
event-auction = The card of { $invention } goes to the highest bidder.
event-bid = { $florins ->
    [one] { $who } bid 1 florin.
   *[other] { $who } bid { $florins } florins.
}
event-won = { $florins ->
    [one] { $who } pays 1 florin and takes the card of { $invention }.
   *[other] { $who } pays { $florins } florins and takes the card of { $invention }.
}
event-boxed = Nobody bid: the card of { $invention } goes back to the box.
event-council_florin = { $florins ->
    [one] 1 florin lies at the Council.
   *[other] { $florins } florins lie at the Council.
}
event-variety = { $who } earns { $florins } florins for { $count } types of invention.
event-over = The game is over.
