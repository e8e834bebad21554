# The lesson of Atelier Da Vinci: lesson-<chapter>-<step>, and the replies to other moves.

lesson-colours-title = Your first colours
lesson-colours-goal = Take colours, paint with them, and earn your first 6 esteem.
lesson-colours-welcome = Milan, around 1495. You are an apprentice in Leonardo’s studio, and so are { seat-1 } and { seat-2 }. Only one of you will become the maestro’s pupil.
lesson-colours-win = The most points win. Nearly all of them are esteem, which you earn by painting: this scale shows it. Paintings and achievements add some at the end.
lesson-colours-board = Two paintings stand on the easels. Around each are six spaces, and each space wants a card of one colour. You all paint on the same two.
lesson-colours-cards = The colour cards on the table have values from 1 to 4. Below is your hand, which the others cannot see: one card, a green 2.
lesson-colours-take = In your turn you do one thing: take colours, paint, or claim a Mastery. First take: cards worth up to 4 together. Touch the red 3.
lesson-colours-take-yellow = That works too, but then you get at most a 2 and a 1. The red 3 and the brown 1 use all 4 that you may take.
lesson-colours-take-deck = That works too: the top card of the deck is one card of any value, and only you see it. But from the table you get two, and you choose them.
lesson-colours-take-green = That works too and brings 2 esteem. But it takes a whole turn for one card. Gather a few first, then paint them together.
lesson-colours-more = The red 3 and the brown 1 make 4, so you may have both. Take the other one too.
lesson-colours-more-yellow = That works too, but 1 and 2 make only 3, and a red 3 would earn more than a yellow 2.
lesson-colours-more-stop = That works too, but you could have had both. What you leave, another player may take.
lesson-colours-others = Now you hold three cards. { seat-2 } has drawn a card and then painted one for Leonardo: chapter 5 tells why. It is your turn again.
lesson-colours-paint = Now paint. A card goes on a bare space of its colour, and you earn its value. Touch the red 3, then a red space.
lesson-colours-paint-touch = That works too. But different colours painted in the same turn must not be neighbours, so now your green 2 has to wait.
lesson-colours-paint-gather = That works too: you may hold up to five cards. But while you wait, the others may paint the spaces you want.
lesson-colours-second = Your first card is on the easel. One action may use up to four cards, on both paintings. Paint the next one.
lesson-colours-second-touch = That works too. But different colours painted in the same turn must not be neighbours, so now your green 2 has to wait.
lesson-colours-second-stop = That works too: you have earned what you painted. But the cards left in your hand bring nothing yet.
lesson-colours-third = And the last card of your hand.
lesson-colours-third-stop = That works too, but the last card could have earned its value now, without another turn.
lesson-colours-scored = 3 + 2 + 1: you have 6 esteem, and your marker moves along the scale. Your hand is empty, so your turn is over.
lesson-colours-done = You take colours worth up to 4, paint them on spaces of their colour, and earn what they are worth.

lesson-wet-title = Wet paint
lesson-wet-goal = Paint four cards in one turn without letting the colours run.
lesson-wet-four = Another day in the studio. You hold five cards, and in one action you may paint four of them, on both paintings.
lesson-wet-red = Begin with red. { painting-lady_with_an_ermine } has two red spaces side by side. Paint the red 3 on one of them.
lesson-wet-red-blue = That works too. But different colours painted in the same turn must not be neighbours, so the red space beside it has to wait now.
lesson-wet-red-other = That works too: the order is up to you. Here we begin with red, to see which colours may touch.
lesson-wet-red-mastery = That works too: now you have a Mastery. Chapter 4 is about them. Here let us paint first.
lesson-wet-red-full = That works too, but your hand was full: after taking you may keep only five cards. It is time to paint.
lesson-wet-same = Two cards of the same colour may touch. Paint the other red card right beside it.
lesson-wet-same-blue = That works too. But now the red space between the two cards has to wait: it would touch the blue.
lesson-wet-same-other = That works too. But beside your red card there is another red space, and the same colour may touch.
lesson-wet-same-stop = That works too, but you have painted only one card, and three more were allowed in the same action.
lesson-wet-wet = The space beside the red is blue. Different colours painted in the same turn must not be neighbours: wet paint runs. So no blue here this turn.
lesson-wet-blue = On { painting-last_supper } blue may go beside red: that red is from an earlier turn and dry. Paint the blue 2 there.
lesson-wet-blue-brown = That works too: brown is not beside red here. For your blue 2 there is still room on { painting-last_supper }.
lesson-wet-blue-stop = That works too, but two more cards were allowed in the same action.
lesson-wet-brown = One more card. The brown spaces of { painting-lady_with_an_ermine } do not touch the red ones. Paint the brown 2.
lesson-wet-brown-small = That works too, but a brown 1 earns 1 and the brown 2 earns 2.
lesson-wet-brown-stop = That works too, but a fourth card would have earned points in the same action.
lesson-wet-scored = Four cards end the action: 3 + 1 + 2 + 2 = 8. And 1 point more, the bonus of your level. You had 6 esteem, now you have 15.
lesson-wet-levels = Each action in which you paint brings this bonus once: 1 if you have any esteem, 2 from 11 on, 3 from 21, 4 from 31. Your next bonus is 2.
lesson-wet-done = Up to four cards in one action. The same colours may touch; different ones only if one of them is dry.

lesson-last-title = The last space
lesson-last-goal = Complete a painting and take it.
lesson-last-space = { painting-mona_lisa } has one bare space left: brown, at the top. The player who fills it takes the painting, worth 4 points at the end of the game.
lesson-last-price = It has a price: the cards you put on a painting in the action that completes it earn no esteem. So finish with a small card.
lesson-last-finish = You hold a brown 1 and a brown 4. Complete { painting-mona_lisa } with the brown 1.
lesson-last-finish-four = The painting is yours. But the 4 earned nothing, and it could have earned 4 elsewhere. With the brown 1 you give up only 1.
lesson-last-finish-red = That works too and earns 3. You may go on to { painting-mona_lisa } in the same action. Just do not stop before that.
lesson-last-finish-wait = That works too. But a single bare space invites the others: { seat-1 } had a brown card, and { painting-mona_lisa } with its 4 points is gone.
lesson-last-yours = { painting-mona_lisa } is yours. The cards around it are discarded, and what they earned for those who painted them stays earned.
lesson-last-next = The next painting takes its place at once: { painting-saint_john }. Your action goes on, up to four cards in all.
lesson-last-again = Now your large cards. On the new painting they earn their full value. Paint the brown 4.
lesson-last-again-stop = That works too, but the brown 4 and the red 3 could have earned 7 in the same action.
lesson-last-both = And the last card of your hand. Mind the wet paint: brown and red must not be neighbours.
lesson-last-both-stop = That works too, but your last card could have earned its value in the same action.
lesson-last-scored = 4 + 3 = 7 for the cards and 2 for your level: 24 esteem. Only the brown 1 earned nothing, but it won you a painting worth 4.
lesson-last-owner = It does not matter who painted most of it: the last card decides. So think twice before you leave a single space bare.
lesson-last-done = The last card takes the painting but earns no esteem. So finish with small cards, and go on with the large ones.

lesson-mastery-title = A Mastery
lesson-mastery-goal = Claim a Mastery and earn 13 esteem in one turn with it.
lesson-mastery-wall = Six Masteries are pinned on the wall. Each shows a set of colours: two cards of one colour and one of another, or one card of all five.
lesson-mastery-need = This one asks for red, red and blue. You hold just that: a red 2, a red 3 and a blue 3. The values do not matter.
lesson-mastery-claim = Claiming is an action like taking and painting. Claim the { mastery-red_blue }.
lesson-mastery-claim-paint = That works too and earns points now. But afterwards you no longer hold red, red and blue, and somebody else may claim it.
lesson-mastery-claim-take = That works too. But you hold all it needs already, and a Mastery goes to the first player who shows its cards.
lesson-mastery-kept = You have shown the cards, and you keep them. From now on every red or blue card that you paint earns 1 point more.
lesson-mastery-first = { seat-2 } has played, and it is your turn again. Make use of it: paint the red 3.
lesson-mastery-first-take = That works too. But each of your three cards earns a point more now: it is a good time to paint.
lesson-mastery-second = Paint the next card. Red and blue must not be neighbours on one painting, but there is room for all three.
lesson-mastery-second-stop = That works too, but two more cards could have earned their value and 1 point more each.
lesson-mastery-third = And the third card.
lesson-mastery-third-stop = That works too, but the third card could have earned its value and 1 point more.
lesson-mastery-scored = 3 + 2 + 3 = 8 for the cards, 2 for your level, 3 for the Mastery, one for each card: 13 in one turn. You have 25 esteem.
lesson-mastery-once = Each Mastery can be claimed once in the game, and you may own several. It counts until the end, so the earlier, the better.
lesson-mastery-done = Show the colours and keep the cards. From then on every card of these colours earns 1 more.

lesson-token-title = A card for Leonardo
lesson-token-goal = Paint a card for Leonardo, and spoil it for the others.
lesson-token-round = In a round everybody has one turn. The player with the Leonardo token begins, and this time it is you.
lesson-token-duty = The token brings a duty. After your own action you paint one card for Leonardo, with a card from the table.
lesson-token-take = First your own action. Take the green 3 and the red 1: both paintings want these colours.
lesson-token-take-yellow = That works too: 4 in one card. But the green 3 and the red 1 are two cards, and both fit { painting-last_supper }.
lesson-token-take-other = That works too, and after it you paint a card for Leonardo all the same. Here try the green 3 and the red 1.
lesson-token-more = 3 + 1 = 4: take the other one too.
lesson-token-more-stop = That works too, but 3 + 1 = 4. You could have had both.
lesson-token-more-other = That works too. But the green 3 and the red 1 make 4, and together they fill the last spaces of { painting-last_supper }.
lesson-token-nothing = Now the card for Leonardo. It earns you nothing, and it may not complete a painting. But you choose it: what would the others like to have?
lesson-token-serve = The yellow 4! And { painting-ginevra_de_benci } has one bare yellow space. Paint it there: the card and the space are gone for the others.
lesson-token-serve-supper = That works too. But now { painting-last_supper } lacks only a green card, and { seat-1 } has one: the painting with its 4 points is gone.
lesson-token-serve-small = That works too, but the yellow 4 stays on the table. { seat-1 } is next and may take it.
lesson-token-rival = { seat-1 } has to do without the yellow 4 and takes a red 2 and a brown 2.
lesson-token-over = { seat-2 } has drawn a card, and the round is over. The table is filled up again to two cards for each player, and the token goes to { seat-1 }.
lesson-token-deck = If no card on the table fits, the top card of the deck is painted for Leonardo. If it does not fit either, it is discarded.
lesson-token-done = The token makes you begin and paint a card for Leonardo. It earns nothing, but it takes a card and a space away from the others.

lesson-help-title = The Help of the Maestro
lesson-help-goal = Get the Help of the Maestro and take colours worth 5.
lesson-help-card = { seat-1 } has the Help of the Maestro. With it a player takes colours worth 5 instead of 4.
lesson-help-fewest = After each round it goes to the player with the fewest cards in hand; in a tie, to the one with the least esteem. Now you all hold 3 cards.
lesson-help-first = So paint all three cards: you earn esteem, and your hand is empty. Begin with the green 3.
lesson-help-first-gather = That works too, but with more cards than the others you will not get the Help.
lesson-help-second = Now the next card. As always, different colours must not be neighbours.
lesson-help-second-stop = That works too: with 2 cards you get the Help all the same. But the cards in your hand have earned nothing yet.
lesson-help-third = And the last card.
lesson-help-third-stop = That works too: with 1 card you get the Help all the same. But that card could have earned its value now.
lesson-help-yours = 7 for the cards and 2 for your level: 21 esteem. The round is over, you hold no card, the others hold 3. So the Help is yours.
lesson-help-take = { seat-2 } has played. Now you may take colours worth 5. Both paintings need more: take the yellow 3 and the blue 2.
lesson-help-take-deck = That works too. But from the deck you always draw one card, also with the Help.
lesson-help-take-other = That works too: one card of value 4. But 3 + 2 uses all 5, and two cards fill two spaces.
lesson-help-more = 3 + 2 = 5: take the other one too.
lesson-help-more-stop = That works too, but with the Help you could have had both. After the next round it may be with somebody else.
lesson-help-passes = After this round the Help goes to the player with the fewest cards again. So those who have just painted a lot soon get new colours.
lesson-help-done = The fewest cards after a round bring you the Help, and the Help brings you 5 instead of 4.

lesson-end-title = How it ends
lesson-end-goal = Complete the last painting and win by 2 points.
lesson-end-one = The last painting of the game is on the easel, and it lacks one blue card. When it is complete, the round is finished and the game is over.
lesson-end-sum = You have 26 esteem and a painting worth 4: 30 points so far. { seat-1 } has 31 esteem and paintings worth 6: 37 points.
lesson-end-wall = At the end two achievements count, for everybody who meets them: 4 points for two paintings, 3 points for cards of three colours in hand.
lesson-end-hurry = With the blue 2 you could complete the painting now. But then you would hold only red cards: 40 points for you, and 41 for { seat-1 }.
lesson-end-take = Only { seat-2 } plays before your next turn, is far behind and will not end the game. So first take two new colours: the yellow 2 and the green 1.
lesson-end-take-finish = The game is over: 29 esteem + 7 + 4 = 40 for you, and 31 + 6 + 4 = 41 for { seat-1 }. Cards of three colours would have won it.
lesson-end-take-other = That works too, but one card brings only one new colour. After painting the blue 2 you would hold two colours, not three.
lesson-end-more = Take the other one too. Together with red that makes three colours, even without the blue 2.
lesson-end-more-stop = That works too, but after painting the blue 2 you would hold two colours, not three.
lesson-end-discard = Now you hold six cards, and after taking you may keep five. Discard a card that you do not need: one of the red ones.
lesson-end-discard-blue = That works too, but you wanted to complete the painting with the blue 2.
lesson-end-discard-colour = That works too, but after painting the blue 2 you would hold two colours, not three.
lesson-end-wasted = { seat-2 } has drawn a card, then one for Leonardo. That one may never fill the last space of a painting, so it was discarded.
lesson-end-finish = Now complete { painting-lady_with_an_ermine } with the blue 2.
lesson-end-finish-wait = That works too, but { seat-1 } is next and has a blue card as well: the last painting will be gone, and the game with it.
lesson-end-last = Your second painting! The blue 2 earns nothing, but the bonus of your level counts: 3. { seat-1 } still has a turn, but there is nothing left to paint.
lesson-end-count = You have 29 esteem + 7 for paintings + 7 for achievements = 43. { seat-1 } has 31 + 6 + 4 = 41. You are the maestro’s pupil!
lesson-end-done = Esteem, paintings and achievements add up, and the most points win. In a tie, more paintings win.

lesson-plan-title = Think ahead
lesson-plan-goal = Take { painting-last_supper } and leave nothing for your rival.
lesson-plan-three = Now only two play. { painting-last_supper } lacks red, blue and green, and you hold all three. But red and blue are neighbours: not both in one turn.
lesson-plan-order = { seat-1 } began this round, and you play last. Then you get the token and begin the next one: two turns in a row for you.
lesson-plan-large = So score now and finish then. Paint the red 4 and the green 3 on { painting-last_supper }, and keep the blue 1 for the end.
lesson-plan-large-blue = That works too. But now red has to wait, and when you complete the painting with the red 4, its 4 points are lost.
lesson-plan-large-rocks = That works too and earns 3. But you have no other green card for { painting-last_supper }, so you cannot complete it soon.
lesson-plan-large-gather = That works too. But after your next turn { seat-1 } plays twice in a row, and the painting may be gone.
lesson-plan-second = And the other one: 4 + 3 = 7.
lesson-plan-second-blue = That works too. But now red has to wait, and when you complete the painting with the red 4, its 4 points are lost.
lesson-plan-second-rocks = That works too and earns 3. But you have no other green card for { painting-last_supper }, so you cannot complete it soon.
lesson-plan-second-stop = That works too. But now two cards are missing, and in the action that completes the painting neither earns anything.
lesson-plan-stop = Only the blue 1 is left, and the red beside its space is wet. Stop here.
lesson-plan-gift = 7 for the cards and 2 for your level. A single bare space is often a gift to the next player, but now the next player is you.
lesson-plan-finish = The red is dry. Complete { painting-last_supper } with the blue 1.
lesson-plan-finish-wait = That works too. But now { seat-1 } plays twice in a row, and one blue card is enough to take the painting.
lesson-plan-taken = { painting-last_supper } is yours: 4 points for a blue 1. The bonus of your level came all the same: 3 more esteem.
lesson-plan-twice = Now the card for Leonardo. { seat-1 } has the next two turns. So leave no 4 on the table, and do not help a painting to its end.
lesson-plan-serve = Paint the yellow 4 on the new painting, { painting-annunciation }: it is still bare and far from its end.
lesson-plan-serve-rocks = That works too. But now { painting-virgin_of_the_rocks } lacks only two cards, and { seat-1 } has two turns for them.
lesson-plan-serve-small = That works too, but the yellow 4 stays on the table, and { seat-1 } may take it.
lesson-plan-cards = To remember: score with large cards, complete with small ones. And count who plays before your next turn.
lesson-plan-early = A Mastery claimed early counts all game long. And think of the achievements before the last round: they are worth 3 or 4 points each.
lesson-plan-done = You know the whole game now. Time to play a real one!
