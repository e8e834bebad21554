# The rules of Leonardo da Vinci, clause by clause.

## 1

section-1 = The box
clause-1-1 = The bank never runs out of florins: every reward is paid in full.

## 3

section-3 = Setting up for beginners
clause-3-1 = The game lasts nine turns: seven normal turns, played in the city and in the labs, then two turns of pure research, played in the labs only.
clause-3-2 = Seat 1 begins: it holds Leonardo and takes set a; going clockwise, the next seats take sets b, c, d and e. Who sits where is for the table to settle before the game.
clause-3-3 = Every set has a master, two work counters, a “0” card for bluffing and three florins. To this add, in set a: 5 apprentices, the small lab (3 spaces), 1 iron, 2 rope, 1 brick; in set b: 5 apprentices, the small lab (3 spaces), the large lab (4 spaces), 1 iron; in set c: 4 apprentices, the small lab turned to 5 spaces with a mechanical man in it, 1 rope. In set d: 3 apprentices, the small lab (3 spaces), 2 wood, 1 glass, 1 brick and 10 more florins (13 in all); in set e: 3 apprentices, the small lab (3 spaces), the large lab turned to 6 spaces, 1 brick, 1 glass and 5 more florins (8 in all).
clause-3-4 = With three players each of you hands back one apprentice of the set, with two players two. They are out of the game and do not wait at the Academy, so you can reach 8 apprentices with three players and 7 with two, instead of 9.
clause-3-5 = The master, the nine apprentices, both labs and the work counters of unused colours stay in the box. The components and florins of an unused set stay in the game: they are in the shops and in the bank.
clause-3-6 = Each shop holds 12 components of its kind, minus those in the sets in play, and one florin is at the Council. Large labs that are in no set wait at the Workshop, which can provide three mechanical men per player, counting any already in a set. Your remaining apprentices wait at the Academy.
clause-3-7 = The first inventions requested are numbers 1, 12, 8, 3 and 9, in this order from left to right. With three players number 9 is not shown, with two players neither 3 nor 9; these cards go into the deck with the others.
clause-3-8 = The bottom of the deck is made of the five gold inventions 21 to 25, shuffled: they come up last.
clause-3-9 = The middle of the deck is made of eleven cards shuffled together: one bronze, two copper and three silver inventions, drawn at random from those not on the board, and the gold inventions 16 to 20.
clause-3-10 = All inventions still left are shuffled and put on top, so they come up first. In the set-up for beginners these are four cards with four or five players, five with three and six with two.

## 4

section-4 = The inventions
clause-4-1 = The colour of an invention tells what it needs: bronze 4 weeks and 1 component, copper 7 weeks and 2, silver 11 weeks and 3, gold 15 weeks and 4. Every recipe is public: you can look up all 25 at any time. As a rule number 8 is silver and number 13 copper (table L); on request these two exchange weeks, components and prices (table S).
clause-4-2 = Each invention has two prices: black if you complete it while it is requested, grey if you complete it after it has left the board. In florins, black and grey: bronze 4 and 3, copper 8 and 6, silver 13 and 10, gold 18 and 14 (numbers 16 to 20) or 20 and 16 (numbers 21 to 25).
clause-4-3 = There are five types with five inventions each: metalwork (1, 6, 11, 16, 21), woodwork (2, 7, 12, 17, 22), ropework (3, 8, 13, 18, 23), masonry (4, 9, 14, 19, 24) and optics (5, 10, 15, 20, 25). Cards in front of you make later inventions of their type easier, and a variety of types pays at the end.

## 5

section-5 = The turn
clause-5-1 = Each of the turns 1 to 7 has four phases in this order: A, you start or cancel works in your labs; B, you send out your workers; C, the areas of the city and then the labs are resolved; D, you complete inventions.

## 6

section-6 = Phase A: the laboratories
clause-6-1 = Beginning with the holder of Leonardo and going clockwise, each of you has one visit to your labs in the turn. During it you cancel and start as many works as your labs allow, then you say that you are done. The visit ends automatically when every lab you own has started a work in it.
clause-6-2 = Each of your labs can start at most one work per turn.
clause-6-3 = To start, you name an invention (the others do not see which) and lay under the lab, from your hand, exactly the components of its recipe: none missing, none added. Sets of cards that match no invention are not offered, as they could never be finished. The work counts for this invention only: wood and rope laid for number 7 cannot be completed as number 2, which needs wood alone.
clause-6-4 = When a lab starts, a work counter is put on space 0 of its track.
clause-6-5 = A lab works on one invention at a time. You can start only in a lab that you own and that is idle.
clause-6-6 = Your two labs never share an invention: while one is at work on it, you cannot start it in the other. Two different inventions are fine.
clause-6-7 = The others see that one of your labs has started or that its work was cancelled, but never which invention it was, nor how many cards lay under it. Only a marked lab shows its components.
clause-6-8 = You may look at the components under your own labs at any time.
clause-6-9 = While a lab is at work, you can neither add components to it nor take any away. To have them back, you must cancel the work.
clause-6-10 = The florins and components in your hand are secret, and so are the cards under an unmarked lab and what benefit 3 of the Council showed you. Open to all are starting sets and favours, what is taken from a shop or brought back, every payment and reward, and bids once revealed. So are labs, counters, workers, the stock of the shops, the florins at the Council and the components of marked labs.
clause-6-11 = You can complete each invention only once, be it for the black or for the grey price and even if you did not get its card. You therefore cannot start it again.
clause-6-12 = You may start an invention that is not requested yet, as long as its card is still in the deck. You can finish it only once the card is face up on the board, and it may never come up.
clause-6-13 = You cannot start an invention that anyone has already completed, wherever its card is now (in front of a player or in the box), nor one that left the game at the start. Only labs that were at work on it when it was completed may continue.
clause-6-14 = When you cancel a work, its counter leaves the lab, all weeks gathered there are lost and the components return to your hand.
clause-6-15 = You can cancel only a work that was begun in an earlier turn, never one that you have started in this same phase.
clause-6-16 = After cancelling, the same lab may start again in the same visit. You can use the components you took back again at once, in either of your labs.
clause-6-17 = You may also cancel the work of a marked lab and take its components back. You then give up that invention for ever, because nobody can start an invention that is already completed.

## 7

section-7 = Phase B: assignment
clause-7-1 = Beginning with the holder of Leonardo and going clockwise, you make one move each, round after round, until everybody has passed.
clause-7-2 = On your move you do one thing: send one or more apprentices, all to the same place; or send your master; or pass. You can send only workers who are in your supply.
clause-7-3 = Once you have passed, you place nobody else in this phase.
clause-7-4 = You can send workers to the eight areas of the city (Council, Workshop, Academy and the five shops) or into one of your own labs that is at work. An idle lab takes nobody.
clause-7-5 = You can send apprentices to each area or lab only once in this phase. Your master may join them later, and they may join your master.
clause-7-6 = In an area of the city, the first to come stands next to the arrow; each player who comes later stands to the right of those already there.
clause-7-7 = If you already have workers in an area, those who come later join them. Your group keeps the place of its first piece as long as one piece stays, even if that first piece is moved away.
clause-7-8 = Any number of workers can stand in an area of the city.
clause-7-9 = Each space of a lab holds one worker or one mechanical man: the small lab has 3 or 5 spaces, the large one 4 or 6. Your master and apprentices may stand on any empty space, those for mechanical men included.
clause-7-10 = If you have nobody left in your supply, or nowhere to send them, you pass automatically. All players can see this, so it gives nothing away.

## 8

section-8 = Phase C: employment
clause-8-1 = First the areas of the city are resolved in order from A to H: Council, Workshop, Academy, Blacksmith, Glass maker, Joiner, Kiln, Rope maker. Then the labs do their research.
clause-8-2 = In each area players act in order of rank: the player with the most workers there comes first, then the second most, and so on. A master counts as two apprentices.
clause-8-3 = If players are tied, the one whose workers stand closer to the arrow comes first.

## 8.A

section-8-A = Area A: the Council
clause-8-A-1 = At the Council each player may choose one of the four benefits, and each benefit can be chosen by one player only. Choosing costs nothing.
clause-8-A-2 = With three to five players, if every player in the game has workers at the Council, the last in rank takes theirs back before anything is chosen and gets nothing. If the last places are tied, it is the one farther from the arrow.
clause-8-A-3 = With two players nobody is sent away: if both of you are at the Council, both choose a benefit.
clause-8-A-4 = If you are first in rank at the Council, you name who holds Leonardo: anyone, yourself and the present holder included, and even if you then decline a benefit. It counts at once: for the order of the research phase, for tied bids and for the next turn. If nobody is at the Council, Leonardo stays where he is.
clause-8-A-5 = In order of rank, each player at the Council chooses a benefit that is still free, or declines and takes their workers back.
clause-8-A-6 = When all have chosen, the benefits are carried out in the order 1, 2, 3, 4; you may waive yours. A benefit that openly has no effect is skipped: benefit 1 with no apprentice that can move, 2 with no florins at the Council, 3 with an empty deck, 4 with all shops empty.
clause-8-A-7 = Benefit 1: you move one of your own apprentices, never your master, from any area of the city, the Council included, to another area. It can never go into the Council, nor into or out of a lab.
clause-8-A-8 = The moved apprentice joins its own group in the new area, if there is one; otherwise it stands at the right end. The group left behind keeps its place as long as one piece stays; a group that is gone has lost its place.
clause-8-A-9 = Benefit 2: you take all the florins that lie at the Council.
clause-8-A-10 = Benefit 3: you secretly look at the top four cards of the invention deck, or at what is left if there are fewer, and put them back in any order. The others learn neither what you saw nor what you did.
clause-8-A-11 = Benefit 4: you pay one florin to the bank and take one component of your choice from a shop that has any. You may choose this benefit even if you cannot pay, if only to deny it to others; nothing then happens when it is carried out.
clause-8-A-12 = When the benefits have been carried out, all workers still at the Council go back to their owners’ supplies.

## 8.B

section-8-B = Areas B to H: buying, and the Workshop
clause-8-B-1 = In each area from B to H benefits can be bought four times: the first costs 0 florins, the second 2, the third 3 and the fourth 4, for any buyer. Every area begins at 0 again.
clause-8-B-2 = In order of rank, each player buys one benefit at the present price or passes. If you pass, you take all your workers of this area back, and the price stays as it is for the next player.
clause-8-B-3 = After the last in rank it continues with the first who is still there, so you may buy more than once. The ranking made at the start of the area stays valid, without the players who have left.
clause-8-B-4 = The area closes when a benefit has been bought for 4 florins or when nobody is left there. Workers who are still there go back to their owners’ supplies.
clause-8-B-5 = If you cannot pay the present price, you can only pass. Because florins are secret, you still have to decide, and your pass looks like any other.
clause-8-B-6 = Where all can see that there is nothing for you to have, the pass is made for you and costs nothing: an empty shop, no apprentice of your own left at the Academy, no lab that you could improve.
clause-8-B-7 = Workshop: each purchase is one of the four improvements, and only a lab that is idle can be changed; you may still take your large lab while the small one is at work. A later purchase in the same turn may build on an earlier one: take the large lab, then turn it over, then put a mechanical man in.
clause-8-B-8 = Workshop: you turn your small lab from its 3-space side to its 5-space side. It must be idle.
clause-8-B-9 = Workshop: you take your large lab, with its 4-space side up. You can do this only once, because each player has just one large lab.
clause-8-B-10 = Workshop: you turn your large lab from its 4-space side to its 6-space side. You must already have it, and it must be idle.
clause-8-B-11 = Workshop: a mechanical man goes at once into a free space made for it in one of your idle labs; without such a space you cannot take one, and you cannot keep it for later. The 5-space lab has one such space and the 6-space lab two; the 3- and 4-space sides have none.
clause-8-B-12 = You can have at most three mechanical men.

## 8.C

section-8-C = Area C: the Academy
clause-8-C-1 = Academy: you take one apprentice of your own colour from there, if any is left, and add it to your supply. You can send it out from the next turn on.

## 8.D

section-8-D = Areas D to H: the shops
clause-8-D-1 = Shops: you take one component of the shop, if there is any: iron at the Blacksmith, glass at the Glass maker, wood at the Joiner, brick at the Kiln, rope at the Rope maker.

## 8.L

section-8-L = The labs at work
clause-8-L-1 = Each of your labs at work gains one week for every apprentice in it, two for your master and two for every mechanical man.
clause-8-L-2 = Mechanical men work in every turn in which their lab is at work, with or without other workers. They stay in their lab until the end of the game.
clause-8-L-3 = Once the weeks are counted, your master and your apprentices return from the labs to your supply.
clause-8-L-4 = The track of a lab ends at 15, and weeks beyond that are not counted. No invention needs more.

## 9

section-9 = Phase D: research
clause-9-1 = Beginning with the holder of Leonardo and going clockwise, each of you openly announces what you complete. Prices, cards, marks and auctions are worked out only after the last answer, so all announcements of a turn count as simultaneous.
clause-9-2 = Everybody with a lab at work has to decide, even with nothing to announce, so that the question reveals nothing.
clause-9-3 = You can complete only an invention that is face up on the board in this phase, or the work of a marked lab. A card turned up at the end of a turn can be completed from the next turn on; weeks gathered before count in full, and you need not place anybody for it.
clause-9-4 = To complete an invention, the weeks on the lab’s track plus your discount must reach the weeks that it needs.
clause-9-5 = For each lab you decide whether to announce a finished invention or to hold it back. If you hold it back and nobody else completes it, it stays requested and can still earn the black price later; if another player completes it this turn, you must show yours and can only get the grey price later.
clause-9-6 = The components of a completed work are shown and return to their shops, and the counter leaves the lab, which is idle again.
clause-9-7 = Everyone who completes an invention in the turn in which it leaves the board gets its full black price, even if there are several of you.
clause-9-8 = A marked work earns the grey price and nothing else: no card, no bid, and so no later discount and no variety. If two of you finish it in the same turn, both get the grey price.
clause-9-9 = Each card in front of you gives a discount of two weeks on an invention of the same type, for the black and for the grey price; it is counted only when you complete. There is no lower limit: with two cards of its type a bronze invention can be completed with 0 weeks, in the turn it is started and without workers.
clause-9-10 = For the discount only the cards you held when the turn began count. A card won in this turn, alone or by auction, does not: two works completed in the same turn do not help each other.
clause-9-11 = If one of your labs is still at work on an invention that somebody else completes this turn, you show its components and the lab is marked with an arrow, even if it was started only this turn or you held it back. You may finish it in a later turn for the grey price, although it is no longer requested.
clause-9-12 = If you alone complete a requested invention this turn, you take its card and lay it face up in front of you.
clause-9-13 = If several of you complete the same requested invention, its card is auctioned among you alone. All rewards of the turn, black and grey, are paid first; then comes one auction at a time, lowest card number first, and what one costs is gone for the next.
clause-9-14 = You bid in secret any whole number of florins from 0 to all you have, the reward just received included; who has already bid is not shown. All bids are revealed together: the highest bidder pays theirs to the bank and takes the card, the others keep their florins.
clause-9-15 = If the highest bid is tied, the holder of Leonardo wins it, or else the first of the tied bidders clockwise from the holder.
clause-9-16 = If everyone bids 0, the card goes to the box and nobody owns it. The bidders have completed the invention all the same and nobody may begin it again; labs still at work on it are marked and may finish for the grey price.
clause-9-17 = An invention card that you have won stays in front of you until the end of the game.

## 10

section-10 = End of the turn
clause-10-1 = At the end of each of the turns 1 to 7 one florin from the bank is added at the Council. Nothing is added after turns 8 and 9.
clause-10-2 = At the end of each of the turns 1 to 7 cards are turned up until five inventions are requested, or four with three players and three with two. Nothing is turned up after turn 8, so turn 9 may begin with fewer.
clause-10-3 = If the deck runs out, the cards that are left are turned up and fewer inventions are requested.
clause-10-4 = Turns 8 and 9 are for research: you may start and cancel works as usual, but you send workers only into your labs at work; mechanical men work too, and inventions are completed as usual. The city is closed: Leonardo stays with his holder and the florins at the Council stay there.
clause-10-5 = When all this is done, the turn marker moves on one space and the next turn begins.

## 11

section-11 = End of the game
clause-11-1 = The game ends after turn 9.
clause-11-2 = At the end you get a bonus for the different types among the cards in front of you: 20 florins for five types, 13 for four, 8 for three, nothing for two or fewer.
clause-11-3 = The player with the most florins wins, the bonus for variety included. Nothing else counts: neither components in hand nor unfinished work, workers, labs or the florins left at the Council.
clause-11-4 = If florins are tied, the one with more invention cards in front of them wins; then more gold cards, then silver, copper and bronze. If all this is equal, the win is shared.

## V

section-V = Variant: Codex Leonardi I
clause-V-1 = With this variant, benefit 1 of the Council moves an apprentice of any player, yours or another’s, never a master. It goes from one of the areas B to H to another of the areas B to H: neither the Council nor a lab can be its start or its end.
clause-V-2 = You may not move another player’s apprentice to an area where that player ranks first at that moment, by the usual ranking (a master counts two, ties go to the one closer to the arrow). Your own apprentice may go to any other of the areas B to H, whether you lead there or not.

## X

section-X = Turn 0 for experts
clause-X-1 = No invention is shown before: the deck is built in its three layers from all the cards, then the requested inventions are dealt from its top, five with four or five players, four with three, three with two.
clause-X-2 = With two players, one bronze, one copper and one silver invention are drawn at random once the middle layer of the deck has taken its cards. They are shown to both of you and are out of the game.
clause-X-3 = Each of you begins with the small lab on its 3-space side, two work counters, the master, three apprentices, three florins and a “0” card for bluffing; seat 1 holds Leonardo. Your other six apprentices wait at the Academy, and every shop holds 12 components before the favours are chosen.
clause-X-4 = Before the first turn each of you chooses favours: three with four or five players, two with three players, one with two.
clause-X-5 = Clockwise from the holder of Leonardo, you choose one favour at a time, until all have theirs.
clause-X-6 = Favour a: you get five florins.
clause-X-7 = Favour b: you take four components of your choice from the shops, at most two of a kind. If you choose this favour a second time, the limit starts again.
clause-X-8 = Favour c: you take one of your apprentices from the Academy into your supply.
clause-X-9 = Favour d.1: you turn your small lab from 3 to 5 spaces and take one component of your choice from the shops. The lab must still be on its 3-space side.
clause-X-10 = Favour d.2: you take your large lab with its 4-space side up, if you do not have it yet, and one component of your choice from the shops.
clause-X-11 = Favour d.3: you turn your large lab from 4 to 6 spaces and take one component of your choice from the shops. You must already have taken it, and it must still be on its 4-space side.
clause-X-12 = Favour d.4: a mechanical man goes at once into a free space made for it in one of your labs: one in the 5-space lab, two in the 6-space lab. No component comes with it.
clause-X-13 = With four or five players you may not choose any of the favours a, b, c and d more than twice. For this, d.1 to d.4 count together as one favour.
