# What a player has to decide in each phase, and the rule section that explains it.

prompt-favour = Choose a favour.
    .clause = X.5
prompt-favour_components = { $owed ->
    [one] Take one more component from the shops.
   *[other] Take { $owed } components from the shops, at most two of a kind.
}
    .clause = X.7
prompt-laboratory = { $options }
    .clause = 6.1
    .may-start = start a work in an idle lab
    .may-cancel = cancel a work of an earlier turn
    .may-done = say done
prompt-assignment = { $options }
    .clause = 7.2
    .may-send = send apprentices to one place
    .may-master = send your master
    .may-pass = pass for the rest of the phase
prompt-naming = You rank first at the Council: who will hold Leonardo?
    .clause = 8.A.4
prompt-choosing = { $options }
    .clause = 8.A.5
    .may-benefit = choose a benefit of the Council
    .may-pass = pass
prompt-moving = { $options }
    .clause = 8.A.7
    .may-lift = choose an apprentice to move
    .may-pass = pass
prompt-settling = Where does the apprentice go?
    .clause = 8.A.8
prompt-collecting = { $options }
    .clause = 8.A.9
    .may-collect = take the florins of the Council
    .may-pass = pass
prompt-looking = { $options }
    .clause = 8.A.10
    .may-look = look at the next inventions in the deck
    .may-pass = pass
prompt-arranging = Put the cards back: which one comes next?
    .clause = 8.A.10
prompt-buying = { $options }
    .clause = 8.A.11
    .may-take = buy a component for 1 florin
    .may-pass = pass
prompt-offer = { $place }: { $options }
    .clause = 8.B.2
    .may-take-hire-improve = { $price ->
        [0] take what is offered for nothing
       *[other] buy what is offered for { $price } florins
    }
    .may-pass = pass
prompt-announcing = { $options }
    .clause = 9.5
    .may-announce = announce what you have completed
    .may-done = say done
prompt-auction = How many florins do you bid for { $invention }? Only the highest bidder pays.
    .clause = 9.14
prompt-over = The game is over.
    .clause = 11.3
