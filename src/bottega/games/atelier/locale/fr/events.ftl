# Ce qui se passe, dit à tout le monde ; les messages en -own sont dits au joueur concerné.

event-achievement = Distinction de cette partie : { $achievement }.
event-round = La manche { $round } commence.
event-leonardo = { $who } a le jeton Léonard.
event-help = { $who } reçoit l’Aide du Maître.
event-laid = Sur la table : { $card }.
event-easel = Un nouveau tableau { $easel-at } : { $painting }.
event-reshuffled = La pioche est vide : les { $count } cartes défaussées sont mélangées pour en former une nouvelle.
event-took = { $who } prend un { $card }.
event-drew = { $who } pioche une carte.
event-drew-own = { $who } pioche un { $card }.
event-discarded = { $who } défausse un { $card }.
event-shown = { $who } montre un { $card }.
event-painted = { $who } peint un { $card } sur la case { $space } { $easel-of }.
event-completed = { $points ->
    [one] { $who } achève « { $painting } », qui vaudra { $points } point.
   *[other] { $who } achève « { $painting } », qui vaudra { $points } points.
}
event-scored = { $who } gagne { $points } pour les cartes, { $level } pour le niveau, { $mastery } pour les Maîtrises, soit { $esteem } d’estime en tout.
event-claimed = { $who } réclame { $mastery-the }.
event-for_leonardo = Pour Léonard, { $who } peint un { $card } sur la case { $space } { $easel-of }.
event-turned = Rien sur la table ne sert à Léonard : { $who } pioche un { $card }.
event-wasted = Ce { $card } ne sert pas non plus et va à la défausse.
event-last_painting = Le dernier tableau est achevé : la partie s’arrête à la fin de cette manche.
event-fulfilled = { $points ->
    [one] { $who } reçoit { $points } point pour une distinction : { $achievement }.
   *[other] { $who } reçoit { $points } points pour une distinction : { $achievement }.
}
event-over = La partie est terminée.
