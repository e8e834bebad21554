# What happens, for everybody. The messages that begin with part- are parts of others.

part-soldiers = { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}
part-tanks = { $tanks ->
    [one] { $tanks } tank
   *[other] { $tanks } tanks
}
part-airplanes = { $airplanes ->
    [one] { $airplanes } airplane
   *[other] { $airplanes } airplanes
}
part-machines = { $tanks ->
    [0] { part-airplanes }
   *[other] { $airplanes ->
        [0] { part-tanks }
       *[other] { part-tanks } and { part-airplanes }
    }
}
part-troops = { $soldiers ->
    [0] { part-machines }
   *[other] { $tanks ->
        [0] { $airplanes ->
            [0] { part-soldiers }
           *[other] { part-soldiers } and { part-airplanes }
        }
       *[other] { $airplanes ->
            [0] { part-soldiers } and { part-tanks }
           *[other] { part-soldiers }, { part-tanks } and { part-airplanes }
        }
    }
}
part-captured = { $tanks ->
    [0] { $airplanes ->
        [0] {""}
       *[other] { " " }and captures { part-machines }
    }
   *[other] { " " }and captures { part-machines }
}
part-hits = { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
}
part-misses = { $misses ->
    [0] {""}
    [one] , { $misses } miss
   *[other] , { $misses } misses
}
part-explosions = { $explosions ->
    [0] no explosions
    [one] { $explosions } explosion
   *[other] { $explosions } explosions
}
part-bursts = { $explosions ->
    [0] {""}
    [one] , { $explosions } explosion
   *[other] , { $explosions } explosions
}
part-dice = { part-hits }{ part-misses }{ part-bursts }
part-fallen = { $kills ->
    [0] no enemy soldier falls
    [one] { $kills } enemy soldier falls
   *[other] { $kills } enemy soldiers fall
}
part-returned = { $losses ->
    [0] {""}
   *[other] { $kills ->
        [0] , { part-return-fire }
       *[other] , and { $losses } of its own
    }
}
part-return-fire = { $losses ->
    [one] but { $losses } of its own does
   *[other] but { $losses } of its own do
}
part-downed = { $losses ->
    [0] {""}
    [one] , { $losses } airplane is lost
   *[other] , { $losses } airplanes are lost
}
part-shot = { $losses ->
    [0] {""}
    [one] , { $losses } interceptor is lost
   *[other] , { $losses } interceptors are lost
}
part-scored = { part-leonardo }{ part-workshop }{ part-court }{ part-crown }{ part-cities }
part-leonardo = { $leonardo ->
    [0] {""}
   *[other] , +{ $leonardo } for the Leonardo card
}
part-workshop = { $workshop ->
    [0] {""}
   *[other] , +{ $workshop } for Leonardo’s Workshop
}
part-court = { $court ->
    [0] {""}
   *[other] , +{ $court } for the Great Court
}
part-crown = { $crown ->
    [0] {""}
   *[other] , +{ $crown } for the Imperial Crown
}
part-cities = { $cities ->
    [0] {""}
   *[other] , +{ $cities } for Perfect Cities
}

event-first_dice = { $who } rolls for the start: { part-hits } and { part-explosions }.
event-first = { $who } gets the Leonardo card and begins.
event-founded = { $who } begins { $territory-in } with a castle.
event-round = Round { $round } begins.
event-income = { $florins ->
    [0] { $who } receives nothing.
   *[other] { $who } receives { $florins } florins.
}
event-recruited = { $count ->
    [0] { $who } has no soldiers left to recruit.
    [one] { $who } recruits { $count } soldier.
   *[other] { $who } recruits { $count } soldiers.
}
event-reinforced = { $who } places a soldier { $territory-in }.
event-auction = { $count ->
    [one] { $count } card comes up for auction.
   *[other] { $count } cards come up for auction.
}
event-offered = On auction: { $card }.
event-bid = { $who } bid { $florins } florins.
event-bought = { $who } pays { $florins } florins and takes { $card-the }.
event-passed = { $who } takes no card and keeps the florins.
event-leonardo = { $who } takes the Leonardo card and is the Magnifico of this round.
event-unsold = Nobody takes { $card-the }: the card goes to the bottom of its deck.
event-turn = It is { $who }’s turn.
event-activated = { $who } puts { $card-the } into play for { $florins } florins.
event-built_tank = { $who } builds a tank { $territory-in } for { $florins } florins.
event-built_airplane = { $who } builds an airplane { $territory-in } for { $florins } florins.
event-built_tower = { $who } builds a tower { $territory-in } for { $florins } florins.
event-built_castle = { $who } builds a castle { $territory-in } for { $florins } florins.
event-wonder = { $who } earns { $points } points for { $wonder-the }.
event-art = { $who } earns { $points } points for { $card-the }.
event-invaded = { $who } invades { $territory } { $from-from } with { part-troops }.
event-moved = { $who } moves { part-troops } { $from-from } { $territory-to }.
event-attacked = { $who } attacks { $rival } { $territory-in } { $from-from } with { part-troops }.
event-landed = { $losses ->
    [0] { $who } lands without losses.
    [one] { $who } loses { $losses } soldier in the landing.
   *[other] { $who } loses { $losses } soldiers in the landing.
}
event-infantry = The infantry of { $who } assaults: { part-dice }; { part-fallen }{ part-returned }.
event-tank = { $explosions ->
    [0] A tank of { $who } fires with full force: { part-fallen }.
    [1] A tank of { $who } fires with half its force: { part-fallen }.
    [2] A tank of { $who } breaks down and does not fire.
   *[other] A tank of { $who } blows up.
}
event-tank_lost = { $who } loses that tank.
event-tank_exploded = The explosion costs { $who } everything in this battle: { part-troops }.
event-air = The airplanes of { $who } assault: { part-dice }; { part-fallen }{ part-downed }.
event-automaton = The automata of { $who } assault: { part-hits }{ part-misses }; { part-fallen }.
event-declared_tanks = { $who } sends the tanks into the assault.
event-declared_air = { $count ->
    [one] { $who } sends { $count } airplane into the assault.
   *[other] { $who } sends { $count } airplanes into the assault.
}
event-intercepted_tanks = { $kills ->
    [0] { $who } intercepts the tanks: { part-dice }; no tank is destroyed{ part-downed }.
    [one] { $who } intercepts the tanks: { part-dice }; { $kills } tank is destroyed{ part-downed }.
   *[other] { $who } intercepts the tanks: { part-dice }; { $kills } tanks are destroyed{ part-downed }.
}
event-intercepted_airplanes = { $kills ->
    [0] { $who } intercepts the airplanes: { part-dice }; no enemy airplane is shot down{ part-shot }.
    [one] { $who } intercepts the airplanes: { part-dice }; { $kills } enemy airplane is shot down{ part-shot }.
   *[other] { $who } intercepts the airplanes: { part-dice }; { $kills } enemy airplanes are shot down{ part-shot }.
}
event-paratrooper = { $hits ->
    [0] { $explosions ->
        [0] { $who } spends a soldier on a paratrooper: the mission fails.
       *[other] { $who } spends a soldier on a paratrooper: the mission fails and the airplane is lost.
    }
   *[other] { $who } spends a soldier on a paratrooper: the mission succeeds, and the castle protects nobody for the rest of the battle.
}
event-towers_fell = { $count ->
    [one] The Great Cannons bring down { $count } tower { $territory-in }.
   *[other] The Great Cannons bring down { $count } towers { $territory-in }.
}
event-ceased = { $who } ends the assaults.
event-withdrew = { $who } withdraws { $territory-from }.
event-conquered = { $who } takes { $territory } from { $rival }{ part-captured }.
event-repelled = { $who } holds { $territory } against { $rival }{ part-captured }.
event-scrapped_tank = { $who } scraps a tank { $territory-in }.
event-scrapped_airplane = { $who } scraps an airplane { $territory-in }.
event-ended = { $who } ends the turn.
event-scored = { $points ->
    [one] { $who } now has { $points } point{ part-scored }.
   *[other] { $who } now has { $points } points{ part-scored }.
}
event-won = { $who } reaches { $points } points and is the Magnifico!
