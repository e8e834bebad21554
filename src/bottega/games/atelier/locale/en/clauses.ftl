# The rules of Atelier Da Vinci, clause by clause.

## 1

section-1 = The box
clause-1-1 = There are 55 colour cards, 11 in each of the five colours red, blue, yellow, green and brown, with values from 1 to 4. Two cards of the same colour and value are alike.
clause-1-2 = There are eight paintings. Each shows its points, 2 to 4, and has a ring of six spaces around it, counted clockwise from the top; each space asks for one colour.
clause-1-3 = There are six Masteries. Five ask for two cards of one colour and one of another, the sixth for one card of every colour; each gives a bonus for the colours it shows.
clause-1-4 = There are six achievements: at least two cards of one colour in hand (3 points), at least two Masteries (4), five cards in hand (4), at least two completed paintings (4), cards of at least three colours in hand (3), no card in hand (3).
clause-1-5 = Your esteem card has levels: no bonus while you have no esteem, 1 point from 1 to 10, 2 points from 11 on, 3 from 21 on, 4 from 31 on.

## 2

section-2 = Setting up
clause-2-1 = Cards marked with more players than you are stay in the box: the deck has 40 cards for two players, 45 for three, 50 for four and 55 for five.
clause-2-2 = Two cards for each player lie face up on the table.
clause-2-3 = Each of you gets one card from the deck, which only you may see.
clause-2-4 = The paintings are shuffled. With two players three are left out face down, with three players two, with four players one. Two are put on the easels, the others form a deck.
clause-2-5 = At the start nobody has the Help of the Maestro.
clause-2-6 = All six Masteries are face up, and anybody can claim them.
clause-2-7 = Two achievements are drawn at random and lie open; the others are out of the game.
clause-2-8 = You all begin with no esteem, no painting and no Mastery.
clause-2-9 = Who has the Leonardo token first is drawn at random.

## 3

section-3 = The turn
clause-3-1 = In each round everybody has one turn, clockwise, beginning with the holder of the Leonardo token. You may act only in your own turn.
clause-3-2 = In your turn you must do one of three things: take colours, paint, or claim a Mastery. You cannot pass; drawing a card from the deck is always possible.
clause-3-3 = You do one action only, and bring it to its end before anything else.

## 4

section-4 = Taking colours
clause-4-1 = When you take colours, you take one or more of the cards that lie face up on the table.
clause-4-2 = The values of the cards you take add up to 4 at most, or to 5 if you have the Help of the Maestro.
clause-4-3 = One card is enough: you may stop before the limit. The action ends automatically when no card on the table fits any more.
clause-4-4 = Instead of cards from the table you may draw the top card of the deck. It is one card, with the Help of the Maestro as well, and you cannot do both.
clause-4-5 = Cards taken from the table are not replaced before the end of the round. When it is empty, only the deck is left.
clause-4-6 = If you hold more than five cards after taking colours, you choose and discard exactly the excess, new cards included. Nothing is discarded at any other time.
clause-4-7 = You may take colours even if you already hold five cards.
clause-4-8 = Your hand is hidden from the others. Open are how many cards each of you holds, the discard pile, and every card as it is taken from the table, painted, discarded or shown.
clause-4-9 = If a card is needed and the deck is empty, the discards are shuffled and become the new deck.

## 5

section-5 = Painting
clause-5-1 = When you paint, you put one to four cards from your hand, one by one, on spaces around the paintings.
clause-5-2 = A card goes only on a space of its own colour. Its value does not matter.
clause-5-3 = Each space takes one card. A space with a card cannot take another.
clause-5-4 = Two cards of different colours that you paint in the same turn may not lie on neighbouring spaces of one painting; the ring is closed, so the last space is a neighbour of the first. Cards of earlier turns and cards of the same colour do not matter, nor do cards on another painting, on one completed in this turn or on the one that took its place.
clause-5-5 = You may paint on both paintings in the same action.
clause-5-6 = After each card you may stop; nobody has to complete a painting. The action ends automatically after four cards, with the last card of your hand, or when no space is left to paint.
clause-5-7 = You earn esteem equal to the sum of the values you painted, less the cards on paintings that you completed in this action.
clause-5-8 = Once for each Paint action you earn the bonus of your level, read before the action; also if you completed a painting with it.
clause-5-9 = For each card that scores you earn 1 point more for each of your Masteries that shows its colour.
clause-5-10 = Your esteem changes once, at the end of the whole action.
clause-5-11 = Esteem counts on without limit; the bonus stays at 4.

## 6

section-6 = Completing a painting
clause-6-1 = A painting is complete as soon as a card lies on each of its spaces.
clause-6-2 = None of the cards that you put on it in this action scores anything, neither points nor a Mastery bonus.
clause-6-3 = You take the painting; its points count at the end of the game. All can see which paintings you have.
clause-6-4 = All cards on it are discarded, those of other players too.
clause-6-5 = The next painting of the deck takes its place at once.
clause-6-6 = You may continue to paint, there or on the other easel, up to four cards in total, and complete more than one painting.
clause-6-7 = When no painting is left in the deck, the easel stays empty and nothing can be painted there.
clause-6-8 = What others, or you in an earlier turn, painted there has been scored and stays so.

## 7

section-7 = Masteries
clause-7-1 = To claim a Mastery you must hold its combination of colours in your hand; the values do not matter.
clause-7-2 = You show the cards to all and keep them. If several fit, those of lowest value are shown.
clause-7-3 = Each Mastery can be claimed once in the game, one in each action. You may own any number of them.
clause-7-4 = A Mastery stays with you and counts from your next Paint action to the end of the game.

## 8

section-8 = The Leonardo action
clause-8-1 = If you have the Leonardo token, you must do the Leonardo action after your own action. You cannot decline it.
clause-8-2 = You choose a card that lies face up on the table and paint it on a bare space of its colour.
clause-8-3 = The Leonardo action cannot complete a painting: it cannot use the last bare space.
clause-8-4 = It belongs to your turn: the card may not lie beside a card of another colour that you painted in this turn.
clause-8-5 = The Leonardo action earns no esteem and no bonus of any kind.
clause-8-6 = If no card on the table can be used, the top card of the deck is drawn for all to see. If it can be painted, you must paint it, on a space of your choice; if not, it is discarded and the action is over.
clause-8-7 = The card used is not replaced on the table before the end of the round.

## 9

section-9 = End of the round
clause-9-1 = When all have had their turn, the table is filled up to two cards for each player.
clause-9-2 = Then the player with the fewest cards in hand gets the Help of the Maestro; if several have equally few, the one of them with the least esteem, not counting paintings.
clause-9-3 = If that is tied too, the Help stays where it is, with its holder or with nobody, even if the holder is not among the tied.
clause-9-4 = Then the Leonardo token passes to the next player clockwise, who begins the new round.

## 10

section-10 = End of the game
clause-10-1 = When the last painting is completed, the round is played to its end; then the game is over and nobody acts any more.
clause-10-2 = Once no painting is left you can only take colours or claim a Mastery, and you must do one of them.
clause-10-3 = The steps at the end of a round are done in the last round as well; they change nothing in the score.
clause-10-4 = Your score is your esteem plus the points of your paintings and of the achievements you meet. The highest score wins.
clause-10-5 = Each of the two achievements gives its points to everybody who meets it, with the hand as it is after the last turn.
clause-10-6 = If scores are tied, the one with more completed paintings wins; if that is tied too, the win is shared.
clause-10-7 = The game ends after round 60 at the latest, and is scored as usual.

## V

section-V = Options
clause-V-1 = With the ring of four, each painting has four spaces instead of six; spaces 5 and 6 do not exist.
clause-V-2 = With this option the card of the Leonardo action may lie beside any colour, as if it were another turn.
clause-V-3 = With this option a Paint action earns the level bonus only if at least one of its cards scores.
