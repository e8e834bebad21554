# Moves as a person would say them; read back by the same words.

move-pass = pass
move-end = end the turn
move-found = begin { $territory-in }
move-reinforce = place a soldier { $territory-in }
move-bid = bid { $florins } florins
move-buy = take { $card-the }
move-activate = put { $card-the } into play
move-build_tank = build a tank { $territory-in }
move-build_airplane = build an airplane { $territory-in }
move-build_tower = build a tower { $territory-in }
move-build_castle = build a castle { $territory-in }
move-invade = invade { $territory-from }
move-attack = attack { $territory-from }
move-move = move troops { $territory-from }
move-to = { $territory-to }
move-soldiers = { $count ->
    [0] send no soldiers
    [one] send { $count } soldier
   *[other] send { $count } soldiers
}
move-tanks = { $count ->
    [0] send no tanks
    [one] send { $count } tank
   *[other] send { $count } tanks
}
move-airplanes = { $count ->
    [0] send no airplanes
    [one] send { $count } airplane
   *[other] send { $count } airplanes
}
move-infantry = { $count ->
    [one] assault with { $count } soldier
   *[other] assault with { $count } soldiers
}
move-cannons = { $count ->
    [0] fire no Great Cannon
    [one] fire { $count } Great Cannon
   *[other] fire { $count } Great Cannons
}
move-tank = assault with a tank
move-air = { $count ->
    [one] assault with { $count } airplane
   *[other] assault with { $count } airplanes
}
move-intercept = { $count ->
    [0] do not intercept
    [one] intercept with { $count } airplane
   *[other] intercept with { $count } airplanes
}
move-paratrooper = drop a paratrooper
move-no_paratrooper = drop no paratrooper
move-automaton = assault with the automata
move-cease = end the assaults
move-withdraw = withdraw the army
move-scrap_tank = scrap a tank { $territory-in }
move-scrap_airplane = scrap an airplane { $territory-in }
move-abandon_tank = scrap a tank in the battle
move-abandon_airplane = scrap an airplane in the battle
