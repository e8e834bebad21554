# The rules in our own words, clause by clause; the ids are those of the register in README.md.

## 1

section-1 = The box
clause-1-1 = Two, three or four of you play.
clause-1-2 = There are 28 action cards, 16 cities, 19 works, 19 inventions, 16 characters and 18 coins. Three works and three inventions show the face of Leonardo.
clause-1-3 = Open to all are the rows, the cities on the table, the cards and coins in front of each of you, the cards played, and how many cards each pack and hand holds. Hidden are the action cards in hand or kept in the draft, the packs, and the cities that somebody has drawn.

## 2

section-2 = Preparation
clause-2-1 = One city lies face up; the other fifteen are a pack, face down.
clause-2-2 = Three works, three inventions and three characters lie face up, each beside a pack of the rest.
clause-2-3 = With two of you only the 14 action cards marked 2 are used, with three also the 7 marked 3, with four all 28.
clause-2-4 = Each of you gets one coin and seven action cards at random; so all of them are dealt.
clause-2-5 = Chance decides who begins. The turn goes clockwise, in the same order in every round.

## 3

section-3 = The draft
clause-3-1 = Out of your seven cards you keep two and pass the other five to the left, to the player who is next in turn.
clause-3-2 = Of the five you get you keep two and pass three on; of these three you keep two and pass one on. The last card that comes to you completes your seven.
clause-3-3 = Cards you have kept are out of the draft: you can neither pass them on nor take them back.
clause-3-4 = All of you choose at the same time and in secret, once for each hand. Nobody learns what the others keep, or who has already chosen.

## 4

section-4 = Rounds and turns
clause-4-1 = There are six rounds. In each of them all of you have one turn, one after another.
clause-4-2 = In your turn you play one action card from your hand, face up, and choose it only then. One card a turn: it is spent even if you do nothing with it.
clause-4-3 = The two symbols of the card are your two actions. You do them in the order you like; either may be left out, and so may both.
clause-4-4 = The same symbol twice stands for two separate actions. The second picks from what the first left.
clause-4-5 = The rows are filled up to three at the end of your turn, and never before.
clause-4-6 = When a pack is used up, its row stays short.
clause-4-7 = After the sixth round the game is over. The card left in your hand is discarded face down.
clause-4-8 = An action that is impossible, because there are no cards or coins for it, is skipped automatically; the turn ends when nothing is left to do.

## 5

section-5 = Cities
clause-5-1 = For a city you draw the top three cards of the pack, look at them alone, and place one face up beside the others, or none.
clause-5-2 = The cards not placed go under the pack, face down, in the order in which they were drawn; only you know them. All can see whether you place the first, the second or the third.
clause-5-3 = If fewer than three are left, you draw those; if none is left, there is nothing to draw.
clause-5-4 = A city on the table stays there, and what it asks for counts for all of you at the end. There is no limit to their number.

## 6

section-6 = Works and inventions
clause-6-1 = For a work you take one of the works that lie face up, for an invention one of the inventions, and place it in front of you.
clause-6-2 = Cards with the face of Leonardo may have a price, an effect and points. The others are free and have neither.
clause-6-3 = A card that nobody can or will pay stays where it is; a row is never cleared.

## 7

section-7 = Characters
clause-7-1 = For a character you take one of those that lie face up and pay its price in coins. Some cost nothing.

## 8

section-8 = Effects
clause-8-1 = A card with a lightning bolt offers an action at once. You may do without it; but it comes, with all that follows from it, before your other action.
clause-8-2 = A card gained by an effect brings its own effect, and so on without limit.
clause-8-3 = A card gained by an effect costs what it always costs.
clause-8-4 = An effect takes one of the cards that lie face up. Places emptied in this turn stay empty until its end.
clause-8-5 = First you pay, then you take the card, then its effect comes. The coins it brings cannot pay for it.
clause-8-6 = An effect does exactly what the action with the same symbol does.

## 9

section-9 = Coins
clause-9-1 = For coins you take one or two, as the symbol says: all of them or none.
clause-9-2 = There are 18 coins and no more. Coins you pay go back to the bank; if the bank has fewer than you should get, you get what is there, and from an empty bank nothing.
clause-9-3 = You pay the whole price from the coins you have, never on credit. Coins just gained may be spent at once.

## 10

section-10 = Points
clause-10-1 = The points printed on your cards count, those with the face of Leonardo included.
clause-10-2 = Some cities ask who has the most of something: that player gets the points of the city.
clause-10-3 = If several have the most, the points are divided among them and rounded down.
clause-10-4 = If nobody has any, nobody gets the points.
clause-10-5 = Other cities ask for a set. You get their points for each set you make, as often as you can.
clause-10-6 = Cards with the face of Leonardo count for no majority and for no set.
clause-10-7 = A card is part of one set at most, in all cities together.
clause-10-8 = Majorities are counted first and with all your cards: the same card may count for several of them, and for a set as well.
clause-10-9 = Cards are equal if their colours are. Works and inventions have four colours each, and where a city asks for both, each colour is chosen apart.
clause-10-10 = Which cards make which sets is worked out so that you get the most points.
clause-10-11 = A coin that pays points as a set still counts for a majority of coins and for a tie.
clause-10-12 = Most points win. If they are tied, most coins, then most characters; then the win is shared.
