# Le plateau d’Atelier Da Vinci : étiquettes, et ce qui est lu à voix haute pour chaque partie.

round = Manche { $round }
paintings-left = { $count ->
    [0] Plus de tableau à venir
    [one] { $count } tableau à venir
   *[other] { $count } tableaux à venir
}
points = { $points ->
    [one] point
   *[other] points
}
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
esteem = estime
cards-of = { $count } × { $colour }

scale = L’estime, et le bonus de chaque niveau pour qui peint
scale-of = { $seat } : { $esteem }
scale-level = À partir de { $esteem } : un bonus de { $bonus } à chaque action Peindre

easel-empty = Il ne reste plus de tableau
space-bare = Case { $space } { $easel-of }, { $colour } : vide.
space-painted = Case { $space } { $easel-of } : { $card }.
spot-open = Vous pouvez choisir ici.

palette = Les couleurs sur la table
table-empty = Il ne reste aucune carte sur la table.
take-limit = jusqu’à { $limit } à prendre
deck-left = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
discards-count = { $count ->
    [0] Aucune carte défaussée.
    [one] { $count } carte défaussée.
   *[other] { $count } cartes défaussées.
}
pile-hand = dans votre main
pile-table = sur la table
pile-drawn = piochée pour Léonard
card-hidden = une carte que seul son propriétaire connaît

wall = Au mur
masteries = Maîtrises
achievements = Distinctions de cette partie
achievement-met = { $seat } la remplit.
achievement-unknown = on ne sait pas si { $seat } la remplit.
mastery-label = { $mastery } : { $cards }.
mastery-owner = Appartient à { $seat }.

players = Les autres joueurs
player-label = { $seat } : estime { $esteem }, cartes en main : { $count }.
player-known = Vues par tous : { $cards }.
player-paintings = Tableaux : { $names }.
player-masteries = Maîtrises : { $names }.
has-leonardo = a le jeton Léonard
has-help = a l’Aide du Maître

own = Votre atelier
own-level = { $bonus ->
    [0] pas encore de bonus de niveau
   *[other] +{ $bonus } chaque fois que vous peignez
}
own-hand-none = Votre main est vide.
own-none = Ni tableau ni Maîtrise pour l’instant

hold-card = Où peignez-vous le { $card } ?
hold-space = Quelle carte peignez-vous sur cette case ?
tally = Jusqu’ici { $cards } pour les cartes + { $level } pour le niveau + { $mastery } pour les Maîtrises = { $total } d’estime
gain-esteem = Ici, elle rapporte { $esteem } d’estime.
gain-painting = { $esteem ->
    [0] Achève le tableau : { $points } points à la fin, et pas d’estime pour ses cartes.
   *[other] Achève le tableau : { $points } points à la fin ; ses cartes ne rapportent pas d’estime ({ $esteem } en tout).
}
step-back = Revenir d’un pas
menu-draw = Vous seul verrez la carte. C’est toute votre action, et elle ne peut pas être reprise.
menu-discard = Tous verront la carte ; cela ne peut pas être repris.
menu-claim = Vous montrez { $cards } et gardez les cartes. Dès votre prochaine action Peindre, chaque carte de ces couleurs qui marque rapporte 1 point de plus.

over-title = { $who } devient l’élève du maître
over-tied = { $who } se partagent la première place
over-tie = Égalité de points : le plus grand nombre de tableaux achevés décide.
line-cards = cartes peintes
line-level = bonus de niveau
line-mastery = Maîtrises
line-esteem = Estime
line-paintings = Tableaux

# Under the pictures of the rulebook
picture-easel = un tableau et son anneau
picture-apart = dans le même tour
picture-neighbours = pas dans le même tour
picture-token = jeton Léonard
picture-help = Aide du Maître
