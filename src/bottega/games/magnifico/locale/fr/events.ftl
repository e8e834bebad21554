# Ce qui se passe, dit à tout le monde. Les messages en part- font partie d’autres messages.

part-soldiers = { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
}
part-tanks = { $tanks ->
    [one] { $tanks } char
   *[other] { $tanks } chars
}
part-airplanes = { $airplanes ->
    [one] { $airplanes } avion
   *[other] { $airplanes } avions
}
part-machines = { $tanks ->
    [0] { part-airplanes }
   *[other] { $airplanes ->
        [0] { part-tanks }
       *[other] { part-tanks } et { part-airplanes }
    }
}
part-troops = { $soldiers ->
    [0] { part-machines }
   *[other] { $tanks ->
        [0] { $airplanes ->
            [0] { part-soldiers }
           *[other] { part-soldiers } et { part-airplanes }
        }
       *[other] { $airplanes ->
            [0] { part-soldiers } et { part-tanks }
           *[other] { part-soldiers }, { part-tanks } et { part-airplanes }
        }
    }
}
part-captured = { $tanks ->
    [0] { $airplanes ->
        [0] {""}
       *[other] { " " }et capture { part-machines }
    }
   *[other] { " " }et capture { part-machines }
}
part-hits = { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
}
part-misses = { $misses ->
    [0] {""}
    [one] , { $misses } raté
   *[other] , { $misses } ratés
}
part-explosions = { $explosions ->
    [0] aucune explosion
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
    [0] aucun soldat ennemi ne tombe
    [one] { $kills } soldat ennemi tombe
   *[other] { $kills } soldats ennemis tombent
}
part-returned = { $losses ->
    [0] {""}
   *[other] { $kills ->
        [0] , { part-return-fire }
       *[other] , et { $losses } des siens
    }
}
part-return-fire = { $losses ->
    [one] mais { $losses } des siens tombe
   *[other] mais { $losses } des siens tombent
}
part-downed = { $losses ->
    [0] {""}
    [one] , { $losses } avion s’écrase
   *[other] , { $losses } avions s’écrasent
}
part-shot = { $losses ->
    [0] {""}
    [one] , { $losses } intercepteur s’écrase
   *[other] , { $losses } intercepteurs s’écrasent
}
part-scored = { part-leonardo }{ part-workshop }{ part-court }{ part-crown }{ part-cities }
part-leonardo = { $leonardo ->
    [0] {""}
   *[other] , +{ $leonardo } pour la carte Léonard
}
part-workshop = { $workshop ->
    [0] {""}
   *[other] , +{ $workshop } pour l’Atelier de Léonard
}
part-court = { $court ->
    [0] {""}
   *[other] , +{ $court } pour la Grande Cour
}
part-crown = { $crown ->
    [0] {""}
   *[other] , +{ $crown } pour la Couronne Impériale
}
part-cities = { $cities ->
    [0] {""}
   *[other] , +{ $cities } pour les Cités Parfaites
}

event-first_dice = { $who } lance les dés pour commencer : { part-hits } et { part-explosions }.
event-first = { $who } reçoit la carte Léonard et commence.
event-founded = { $who } s’établit { $territory-in } avec un château.
event-round = La manche { $round } commence.
event-income = { $florins ->
    [0] { $who } ne reçoit rien.
   *[other] { $who } reçoit { $florins } florins.
}
event-recruited = { $count ->
    [0] { $who } n’a plus de soldats à recruter.
    [one] { $who } recrute { $count } soldat.
   *[other] { $who } recrute { $count } soldats.
}
event-reinforced = { $who } place un soldat { $territory-in }.
event-auction = { $count ->
    [one] { $count } carte est mise aux enchères.
   *[other] { $count } cartes sont mises aux enchères.
}
event-offered = Aux enchères : { $card }.
event-bid = { $who } mise { $florins } florins.
event-bought = { $who } paie { $florins } florins et prend { $card-the }.
event-passed = { $who } ne prend pas de carte et garde ses florins.
event-leonardo = { $who } prend la carte Léonard et devient le Magnifico de cette manche.
event-unsold = Personne ne prend { $card-the } : la carte retourne sous son paquet.
event-turn = À { $who } de jouer.
event-activated = { $who } met en jeu { $card-the } pour { $florins } florins.
event-built_tank = { $who } construit un char { $territory-in } pour { $florins } florins.
event-built_airplane = { $who } construit un avion { $territory-in } pour { $florins } florins.
event-built_tower = { $who } construit une tour { $territory-in } pour { $florins } florins.
event-built_castle = { $who } construit un château { $territory-in } pour { $florins } florins.
event-wonder = { $who } gagne { $points } points pour { $wonder-the }.
event-art = { $who } gagne { $points } points pour { $card-the }.
event-invaded = { $who } envahit { $territory } depuis { $from } avec { part-troops }.
event-moved = { $who } déplace { part-troops } { $from-from } { $territory-to }.
event-attacked = Depuis { $from }, { $who } attaque { $rival } { $territory-in } avec { part-troops }.
event-landed = { $losses ->
    [0] { $who } débarque sans pertes.
    [one] { $who } perd { $losses } soldat au débarquement.
   *[other] { $who } perd { $losses } soldats au débarquement.
}
event-infantry = { $who } donne l’assaut avec l’infanterie : { part-dice } ; { part-fallen }{ part-returned }.
event-tank = { $explosions ->
    [0] { $who } tire avec un char à pleine puissance : { part-fallen }.
    [1] { $who } tire avec un char à demi-puissance : { part-fallen }.
    [2] { $who } veut tirer avec un char, qui tombe en panne.
   *[other] { $who } veut tirer avec un char, qui explose.
}
event-tank_lost = { $who } perd ce char.
event-tank_exploded = L’explosion coûte à { $who } tout ce qui était dans la bataille : { part-troops }.
event-air = { $who } donne l’assaut avec les avions : { part-dice } ; { part-fallen }{ part-downed }.
event-automaton = { $who } donne l’assaut avec les automates : { part-hits }{ part-misses } ; { part-fallen }.
event-declared_tanks = { $who } lance ses chars à l’assaut.
event-declared_air = { $count ->
    [one] { $who } lance { $count } avion à l’assaut.
   *[other] { $who } lance { $count } avions à l’assaut.
}
event-intercepted_tanks = { $kills ->
    [0] { $who } intercepte les chars : { part-dice } ; aucun char n’est détruit{ part-downed }.
    [one] { $who } intercepte les chars : { part-dice } ; { $kills } char est détruit{ part-downed }.
   *[other] { $who } intercepte les chars : { part-dice } ; { $kills } chars sont détruits{ part-downed }.
}
event-intercepted_airplanes = { $kills ->
    [0] { $who } intercepte les avions : { part-dice } ; aucun avion ennemi n’est abattu{ part-shot }.
    [one] { $who } intercepte les avions : { part-dice } ; { $kills } avion ennemi est abattu{ part-shot }.
   *[other] { $who } intercepte les avions : { part-dice } ; { $kills } avions ennemis sont abattus{ part-shot }.
}
event-paratrooper = { $hits ->
    [0] { $explosions ->
        [0] { $who } sacrifie un soldat comme parachutiste : la mission échoue.
       *[other] { $who } sacrifie un soldat comme parachutiste : la mission échoue et l’avion s’écrase.
    }
   *[other] { $who } sacrifie un soldat comme parachutiste : la mission réussit, le château ne protège plus personne dans cette bataille.
}
event-towers_fell = { $count ->
    [one] Les Grands Canons abattent { $count } tour { $territory-in }.
   *[other] Les Grands Canons abattent { $count } tours { $territory-in }.
}
event-ceased = { $who } cesse ses assauts.
event-withdrew = { $who } se retire { $territory-from }.
event-conquered = { $who } prend { $territory } à { $rival }{ part-captured }.
event-repelled = { $who } défend { $territory } contre { $rival }{ part-captured }.
event-scrapped_tank = { $who } détruit un de ses chars { $territory-in }.
event-scrapped_airplane = { $who } détruit un de ses avions { $territory-in }.
event-ended = { $who } finit son tour.
event-scored = { $points ->
    [one] { $who } a maintenant { $points } point{ part-scored }.
   *[other] { $who } a maintenant { $points } points{ part-scored }.
}
event-won = { $who } atteint { $points } points : voici le Magnifico !
