# Messages that the boards of several games share.

the-seat = { $seat }
emblem-0 = L
emblem-1 = V
emblem-2 = O
emblem-3 = G
emblem-4 = T
florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
own-you = Vous,
sheet-title = Le score
sheet-total = total
sheet-tie = À égalité avec { $purse } : { $who }.
sheet-tie-shared = Tout ce qui départage est égal : la victoire est partagée.
sheet-winners = { $count ->
    [one] Victoire :
   *[other] Victoire partagée :
}

# The board of a game that has none of its own
general-no-catalogue = Ce jeu ne donne pas de liste de pièces ; ses règles disent ce qu’il y a.

# Ce que nomme une question : les coups permis en ce moment
options-may = vous pouvez { $may }.
options-only = il ne vous reste qu’à { $may }.
options-or = ou
