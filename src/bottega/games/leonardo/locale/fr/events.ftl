# Ce qui se passe, dit à tout le monde ; les messages en -own sont dits au joueur concerné.

event-turn = { $turn ->
    [8] Le tour 8 commence : fabrication seulement.
    [9] Le tour 9 commence : fabrication seulement, et c’est le dernier.
   *[other] Le tour { $turn } commence.
}
event-requested = Le Seigneur de la Ville demande la n° { $invention-is }, { $invention }.
event-discarded = La n° { $invention-is }, { $invention }, est hors du jeu.
event-favour = { $who } choisit une faveur : { $favour }.
event-component = { $florins ->
    [0] { $who } prend { $component-some }.
    [one] { $who } prend { $component-some } pour { $florins } florin.
   *[other] { $who } prend { $component-some } pour { $florins } florins.
}
event-started = { $who } commence une fabrication { $lab-in }.
event-started-own = { $who } commence la n° { $invention-is }, { $invention }, { $lab-in }.
event-cancelled = { $who } interrompt la fabrication { $lab-in }.
event-cancelled-own = { $who } interrompt la n° { $invention-is }, { $invention }, { $lab-in }.
event-sent = { $count ->
    [one] { $who } envoie { $count } apprenti { $place-to }.
   *[other] { $who } envoie { $count } apprentis { $place-to }.
}
event-master = { $who } envoie le maître d’œuvre { $place-to }.
event-passed = { $who } passe.
event-crowded_out = Tout le monde est venu au Conseil : { $who }, en dernière position, se retire.
event-leonardo = { $who } désigne qui a Léonard : { $to }.
event-benefit = { $who } choisit un privilège : { $benefit }.
event-declined = { $who } ne choisit rien au Conseil.
event-waived = { $who } renonce à son privilège : { $benefit }.
event-moved = { $who } déplace un apprenti ({ $to }) { $from-from } { $place-to }.
event-collected = { $florins ->
    [one] { $who } prend { $florins } florin au Conseil.
   *[other] { $who } prend { $florins } florins au Conseil.
}
event-looked = { $count ->
    [one] { $who } regarde la dernière carte du paquet.
   *[other] { $who } regarde les { $count } premières cartes du paquet.
}
event-rearranged = { $who } remet les cartes sur le paquet.
event-improved = { $florins ->
    [0] { $who } { $improvement-does }.
   *[other] { $who } { $improvement-does } pour { $florins } florins.
}
event-hired = { $florins ->
    [0] { $who } prend un apprenti.
   *[other] { $who } prend un apprenti pour { $florins } florins.
}
event-left = { $who } se retire { $place-from }.
event-worked = { $count ->
    [one] { $who } travaille { $count } semaine { $lab-in }, désormais à { $weeks }.
   *[other] { $who } travaille { $count } semaines { $lab-in }, désormais à { $weeks }.
}
event-announced = { $who } annonce la n° { $invention-is }, { $invention } !
event-completed = { $who } touche { $florins } florins pour la n° { $invention-is }, { $invention }.
event-completed_late = { $who } touche { $florins } florins, le montant gris, pour la n° { $invention-is }, { $invention }.
event-marked = { $who } travaille encore à la n° { $invention-is }, { $invention }, { $lab-in }, et montre les composants.
event-card = { $who } prend la carte « { $invention } ».
event-auction = La carte « { $invention } » est mise aux enchères.
event-bid = { $florins ->
    [one] { $who } mise { $florins } florin.
   *[other] { $who } mise { $florins } florins.
}
event-won = { $florins ->
    [one] { $who } paie { $florins } florin et prend la carte « { $invention } ».
   *[other] { $who } paie { $florins } florins et prend la carte « { $invention } ».
}
event-boxed = Personne n’a rien misé : la carte « { $invention } » va dans la boîte.
event-council_florin = { $florins ->
    [one] Il y a { $florins } florin au Conseil.
   *[other] Il y a { $florins } florins au Conseil.
}
event-variety = { $who } reçoit { $florins } florins pour { $count } types d’inventions.
event-over = La partie est terminée.
