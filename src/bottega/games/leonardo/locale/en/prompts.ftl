# What a player has to decide in each phase, and the rule section that explains it.

prompt-favour = Choose a favour.
    .clause = X.5
prompt-favour_components = { $owed ->
    [one] Take one more component from the shops.
   *[other] Take { $owed } components from the shops, at most two of a kind.
}
    .clause = X.7
prompt-laboratory = Start works in your idle labs or cancel works of earlier turns; then say done.
    .clause = 6.1
prompt-assignment = Send apprentices to one place, or your master, or pass for the rest of the phase.
    .clause = 7.2
prompt-naming = You rank first at the Council: who will hold Leonardo?
    .clause = 8.A.4
prompt-choosing = Choose a benefit of the Council, or pass.
    .clause = 8.A.5
prompt-moving = Which apprentice do you move? Pass to move nobody.
    .clause = 8.A.7
prompt-settling = Where does the apprentice go?
    .clause = 8.A.8
prompt-collecting = Take the florins of the Council?
    .clause = 8.A.9
prompt-looking = Look at the next inventions in the deck?
    .clause = 8.A.10
prompt-arranging = Put the cards back: which one comes next?
    .clause = 8.A.10
prompt-buying = Which component do you buy for 1 florin? Pass to buy none.
    .clause = 8.A.11
prompt-offer = { $price ->
    [0] { $place }: take what is offered for nothing, or pass.
   *[other] { $place }: buy what is offered for { $price } florins, or pass.
}
    .clause = 8.B.2
prompt-announcing = Announce what you have completed, lab by lab; then say done.
    .clause = 9.5
prompt-auction = How many florins do you bid for { $invention }? Only the highest bidder pays.
    .clause = 9.14
prompt-over = The game is over.
    .clause = 11.3
