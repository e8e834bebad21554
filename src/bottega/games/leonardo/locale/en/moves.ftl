# Moves as a person would say them; read back by the same words.

move-pass = pass
move-done = done
move-start = start no. { $invention-is } { $invention } { $lab-in }
    .unseen = start a work { $lab-in }
move-cancel = cancel the work { $lab-in }
    .about = cancel no. { $invention-is } { $invention } { $lab-in }
move-send = { $count ->
    [one] send 1 apprentice { $place-to }
   *[other] send { $count } apprentices { $place-to }
}
move-master = send the master { $place-to }
move-leonardo = give Leonardo to { $seat }
move-benefit = choose to { $benefit }
move-lift = move an apprentice of { $seat } { $place-from }
move-settle = move him { $place-to }
move-collect = take the Council’s florins
move-look = look at the next inventions
move-arrange = put card { $card } back next
    .about = put no. { $invention-is } { $invention } back next
    .unseen = put the next card back
move-take = take { $component }
move-hire = take an apprentice
move-improve = take { $improvement }
move-announce = announce the invention { $lab-in }
    .about = announce no. { $invention-is } { $invention } { $lab-in }
move-bid = { $florins ->
    [one] bid 1 florin
   *[other] bid { $florins } florins
}
move-favour = take { $favour } as a favour
