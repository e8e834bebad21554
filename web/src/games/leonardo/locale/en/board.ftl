# The board of Leonardo da Vinci: labels, and what is read aloud for each part.

florins = { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
}
weeks = { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}
apprentices = { $count ->
    [one] 1 apprentice
   *[other] { $count } apprentices
}
master = master
mechanical-men = { $count ->
    [one] 1 mechanical man
   *[other] { $count } mechanical men
}
components-of = { $count } × { $component }

turns = Turn { $turn } of { $last }
turns-favours = Before the first turn
turns-research = Research only
step-laboratory = Laboratories
step-assignment = Assignment
step-city = City
step-research = Research

requested = Requested inventions
number = No. { $number }
card-label = No. { $number }, { $name }: { $class }, { $type }; needs { $recipe } and { $time }; pays { $black }, later { $grey } florins.
card-need = { $time } for you.
card-mine = You are at work on it.
deck = Deck
deck-left = { $count ->
    [0] The deck is empty.
    [one] 1 card in the deck.
   *[other] { $count } cards in the deck.
}
deck-foreseen = You know the next cards, from the top: { $cards }.
deck-glimpsed = You know that these are among the next { $window } cards: { $cards }.
deck-foreseen-short = next
deck-glimpsed-short = among the next

city = The city
city-closed = The city is closed: these turns belong to research.
house-stock = { $count } × { $component } in the shop.
house-empty = The shop is empty.
house-florins = { $florins ->
    [0] No florins lie here.
    [one] 1 florin lies here.
   *[other] { $florins } florins lie here.
}
house-pupils = { $count ->
    [0] None of your apprentices waits here.
    [one] 1 of your apprentices waits here.
   *[other] { $count } of your apprentices wait here.
}
house-queue = From the arrow: { $groups }.
house-nobody = Nobody stands here.
house-group = { $seat }, { $people }
house-price = The next benefit costs { $florins } florins.
house-free = The next benefit is free.
house-open = Being resolved.
spot-open = You can choose here.

players = The other players
player-leonardo = holds Leonardo
player-passed = passed
player-label = { $seat }: { $people } in the supply, { $pupils } waiting at the Academy.
player-cards = Cards: { $cards }.
lab-none = no { $lab } yet
lab-idle = idle
lab-week = week { $weeks }
lab-label = { $lab }, { $spaces } spaces: { $state }.
lab-people = In it: { $people }.
work-secret = a secret work
work-known = no. { $number }, { $name }, week { $weeks } of { $need }
work-grey = no. { $number }, { $name }, week { $weeks } of { $need }, for the grey price
work-pays = pays { $florins }

own = Your workshop
own-purse = Purse
own-hand = Components
own-hand-none = none
own-supply = Supply
own-supply-none = everybody is out
own-cards = Your inventions
own-cards-none = none yet
own-variety = { $types ->
    [one] 1 type
   *[other] { $types } types
}, { $florins } florins at the end

menu-send = How many apprentices?
menu-start = What do you want to build?
menu-start-early = Not requested yet
menu-which = What will you do?
menu-left = { $count ->
    [0] Nobody is left in your supply then.
    [one] 1 apprentice is left in your supply then.
   *[other] { $count } apprentices are left in your supply then.
}
menu-uses = Lays { $recipe } under the lab; { $time }, then { $florins } florins while it is requested.
menu-uses-early = Lays { $recipe } under the lab; { $time }, then { $florins } florins once it is requested.
menu-cancel = The weeks are lost, { $recipe } returns to your hand.
menu-announce = Pays { $florins } florins.

auction-title = Auction
auction-bid = Your closed bid
auction-of = of { $florins } florins
auction-more = One florin more
auction-less = One florin less
auction-among = Bidding: { $who }
auction-in = Your bid is in: { $florins } florins. The purses open together.
arrange-title = The next inventions
arrange-next = Click the card that comes next from the top.
arrange-slot = Put no. { $number }, { $name }, next

over-title = Leonardo crowns the winner
over-tied = Leonardo crowns the winners
over-florins = florins
over-variety = variety
over-total = total
