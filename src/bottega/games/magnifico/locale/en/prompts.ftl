# What a player has to decide in each phase, and the rule section that explains it.

prompt-founding = Choose an empty territory for your castle and your first soldiers; it may not border another player’s castle.
    .clause = 4.8
prompt-reinforcing = { $count ->
    [one] You have { $count } soldier left, too few for all your territories: where does it go?
   *[other] You have { $count } soldiers left, too few for all your territories: where does the next one go?
}
    .clause = 5.2.3
prompt-bidding = How many florins do you bid? Nobody sees it until all bids are in.
    .clause = 5.3.4
prompt-choosing = { $options }
    .clause = 5.3.9
    .may-buy = take a card for the { $florins } florins you have bid
    .may-pass = pass and keep your florins
prompt-acting = { $options }
    .clause = 5.4
    .may-activate = put a project into play
    .may-build_tank-build_airplane-build_tower-build_castle = build
    .may-invade = invade
    .may-attack = attack
    .may-move = move troops
    .may-scrap_tank-scrap_airplane = scrap a machine
    .may-end = end the turn
prompt-aiming = { $verb ->
    [invade] Which empty territory do you invade { $from-from }?
    [attack] Which territory do you attack { $from-from }?
   *[other] Where do the troops { $from-from } go?
}
    .clause = 7.1.2
prompt-soldiers = { $verb ->
    [invade] How many soldiers invade { $territory }?
    [attack] How many soldiers attack { $territory }?
   *[other] How many soldiers go { $territory-to }?
}
    .clause = 7.2.1
prompt-tanks = { $verb ->
    [invade] How many tanks invade { $territory }?
    [attack] How many tanks attack { $territory }?
   *[other] How many tanks go { $territory-to }?
}
    .clause = 7.2.1
prompt-airplanes = { $verb ->
    [invade] How many airplanes invade { $territory }?
    [attack] How many airplanes attack { $territory }?
   *[other] How many airplanes go { $territory-to }?
}
    .clause = 7.2.1
prompt-assault = { $side ->
    [attacker] You attack { $territory }: { $options }
   *[other] You defend { $territory }: { $options }
}
    .clause = 7.3.3
    .may-infantry = send soldiers
    .may-tank = send a tank
    .may-air = send airplanes
    .may-automaton = use the automata
    .may-abandon_tank = scrap a tank
    .may-abandon_airplane = scrap an airplane
    .may-withdraw = withdraw the army
    .may-cease = end the assaults
prompt-cannons = How many Great Cannons fire at the towers { $territory-in }?
    .clause = 13.14
prompt-intercepting = { $assault ->
    [tanks] Tanks assault: how many airplanes do you send against them?
   *[other] Airplanes assault: how many of your own do you send against them?
}
    .clause = 7.6.6
prompt-dropping = Before the assault on the castle { $territory-in }: { $options }
    .clause = 7.6.8
    .may-paratrooper = drop a paratrooper, which costs a soldier
    .may-no_paratrooper = drop none
prompt-over = The game is over.
    .clause = 11.1
