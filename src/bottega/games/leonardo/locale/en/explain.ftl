# What the things on the table are, and what they are worth to the player who touches them.

thing-titled = { $number } { $invention }
thing-count = { $count } { $component }
thing-group = { $seat } { $count }

thing-council = In order of rank each player here chooses one of four benefits: move an apprentice, take the Council’s florins, look at the next inventions, buy a component for 1 florin. The first in rank also names who holds Leonardo.
thing-workshop = Improves your labs: more spaces, the large lab, mechanical men. Only an idle lab can be changed.
thing-academy = Gives you one more apprentice, who works from the next turn on.
thing-shop = Sells { $component }, one at a time.
thing-prices = In order of rank each buys one thing or leaves; the prices rise with each purchase: { $prices } florins.
thing-rank = Most workers first; a master counts as two; if tied, the one closer to the arrow.
thing-price = Price
thing-price-now = { $price ->
    [0] The next purchase is free.
   *[other] The next purchase costs { $price } florins.
}
thing-you-have-florins = { $florins ->
    [one] You have 1 florin.
   *[other] You have { $florins } florins.
}
thing-city-closed = The city is closed in the two turns of research.
thing-council-florins = { $florins ->
    [0] There are no florins here now.
    [one] There is 1 florin here now.
   *[other] There are { $florins } florins here now.
}
thing-pupils = { $count ->
    [0] None of your apprentices is left here.
    [one] 1 of your apprentices waits here.
   *[other] { $count } of your apprentices wait here.
}
thing-improvements = You could have now: { $list }.
thing-improvements-none = There is nothing for you now: your labs are at work or fully equipped.
thing-stock = { $count ->
    [0] It has no { $component } left.
   *[other] It has { $count } { $component } left.
}
thing-used-for = Of the requested inventions these need it: { $list }.
thing-you-hold = { $count ->
    [0] You have none in hand.
   *[other] You have { $count } in hand.
}
thing-ranked = Ranking now: { $list }.
thing-nobody = Nobody is here yet.
thing-to-be-first = { $count ->
    [one] With 1 apprentice you would be first now.
   *[other] With { $count } apprentices you would be first now.
}
thing-not-first = Your apprentices alone are not enough to be first now.
thing-benefit-move = You move one apprentice from one area of the city to another, but not into the Council.
thing-benefit-florins = { $florins ->
    [one] You take all florins at the Council: 1.
   *[other] You take all florins at the Council: { $florins }.
}
thing-benefit-look = You secretly look at the next { $cards } inventions and put them back in any order.
thing-benefit-component = You buy one component of your choice for 1 florin.
thing-benefit-chosen = { $seat } has chosen it.
thing-benefit-free = Nobody has chosen it.

thing-invention = A { $class } invention, { $type }. It needs { $recipe } and { $weeks } weeks of work. It pays { $black } florins while it is requested, later { $grey }.
thing-card-of = { $seat } has its card.
thing-gone = It is completed or out of the game: nobody can start it.
thing-not-requested = It is not requested yet: you can start it, but finish it only when its card is on the board.
thing-has-components = You have the components.
thing-lack = You lack { $list }.
thing-time = { $weeks ->
    [one] It takes you 1 week
   *[other] It takes you { $weeks } weeks
}: { $turns ->
    [0] no turn of work
    [one] 1 turn with everybody in one lab
   *[other] about { $turns } turns with everybody in one lab
}; { $left ->
    [one] 1 turn is left.
   *[other] { $left } turns are left.
}
thing-new-type = Its card would be your first of this type.
thing-new-type-pays = Its card would be your type number { $types }: { $florins } florins more at the end.

thing-lab = A lab with { $spaces } spaces{ $men ->
    [0] .
    [one] , 1 of them made for a mechanical man.
   *[other] , { $men } of them made for mechanical men.
}
thing-lab-weeks = Each apprentice in it works 1 week in a turn, the master and each mechanical man 2.
thing-lab-missing = You do not have this lab: the Workshop sells it.
thing-lab-idle = Idle: an invention can be started here at the beginning of a turn. Nobody can be sent to an idle lab.
thing-lab-secret = { $weeks ->
    [one] At work on something secret: 1 week done.
   *[other] At work on something secret: { $weeks } weeks done.
}
thing-lab-works = At work on { $invention }: { $weeks } of { $need } weeks done, { $left } to go, then { $florins } florins.
thing-lab-ready = { $invention } has its { $need } weeks: it pays { $florins } florins when it can be announced.
thing-lab-gain = { $weeks ->
    [0] Nobody works here this turn
    [one] 1 week more this turn
   *[other] { $weeks } weeks more this turn
}; { $free ->
    [0] no space is free.
    [one] 1 space is free.
   *[other] { $free } spaces are free.
}
thing-lab-most = At most { $weeks } weeks in a turn with your people.

thing-seat = A player. Florins, components in hand and unfinished works are secret.
thing-seat-own = You. Florins, components in hand and unfinished works are your secret.
thing-cards = Completed inventions: { $list }.
thing-cards-none = No completed invention yet.
thing-variety-now = { $types ->
    [one] 1 type of invention
   *[other] { $types } types of invention
}: { $florins } florins at the end{ $next ->
    [0] .
   *[other] , { $then } with { $next } types.
}
thing-people = Supply: { $list }.
thing-home = { $count ->
    [one] 1 apprentice
   *[other] { $count } apprentices
}
thing-home-master = the master
thing-home-pupils = { $count } waiting at the Academy
thing-holds-leonardo = Holds Leonardo.
thing-supply = Supply
thing-supply-does = Workers at home. On a move apprentices go to one place, any number of them, or the master goes. An apprentice counts 1, the master 2.
thing-leonardo = Leonardo
thing-leonardo-does = His holder begins every phase of a turn and wins tied bids. The first in rank at the Council names the next holder.
thing-leonardo-held = { $seat } holds him now.

thing-purse = Your purse
thing-purse-does = Florins decide the game: the most at the end wins.
thing-purse-now = { $bonus ->
    [0] You have { $florins } florins.
   *[other] You have { $florins } florins; with { $bonus } for your types of invention { $total }.
}
thing-hand = Your components
thing-hand-does = To start an invention you lay exactly its components under a lab; they return to the shops when it is completed. In your hand they are worth nothing at the end.
thing-hand-now = You have { $list }.
thing-hand-none = You have none.
thing-component = A component. It comes { $place-from }, which has { $count } left.
thing-variety = Variety
thing-variety-does = At the end three, four and five types of invention cards pay { $list } florins.

thing-turns = Turns
thing-turns-are = The game has { $last } turns: { $city } in the city and the labs, then two of research in the labs only.
thing-turns-now = { $turn ->
    [0] The first turn has not begun.
   *[other] Turn { $turn }.
} { $left ->
    [one] This is the last one.
   *[other] { $left } turns are left, with this one.
}
thing-steps = Parts of a turn
thing-steps-are = Start works in your labs; send out your people; the city and the labs are resolved; completed inventions are announced.
thing-step-laboratory = Now: works are started or cancelled.
thing-step-assignment = Now: people are sent out.
thing-step-city = Now: the city is resolved, area by area.
thing-step-research = Now: the labs work and inventions are completed.
thing-deck = Deck
thing-deck-is = The inventions to come, roughly from cheap to dear. New ones are turned up at the end of a turn.
thing-deck-left = { $count ->
    [0] It is empty.
    [one] 1 card is left.
   *[other] { $count } cards are left.
}
thing-deck-foreseen = You know the next ones, from the top: { $list }.
thing-deck-glimpsed = You know that these are among the next { $window }: { $list }.
thing-auction = Auction
thing-auction-is = Several players completed this invention at once. All bid in secret; only the highest bidder pays, and takes the card. If all bid 0, nobody gets it.
thing-bidders = Bidding: { $list }.
