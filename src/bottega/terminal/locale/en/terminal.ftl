# Messages that the boards of several games share.

the-seat = { $seat }
emblem-0 = L
emblem-1 = V
emblem-2 = O
emblem-3 = M
emblem-4 = U
florins = { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
}
own-you = You,
sheet-title = The score
sheet-total = total
sheet-tie = Tied at { $purse }: { $who }.
sheet-tie-shared = All tie-breaks are equal: the win is shared.
sheet-winners = { $count ->
    [one] The winner:
   *[other] The winners:
}

# The board of a game that has none of its own
general-no-catalogue = This game lists no pieces; its rules say what there is.

# What a prompt names: the moves that are legal now, of those that its attributes `may-...` have words for
options-may = { $may }.
options-only = there is nothing left but to { $may }.
options-or = or
