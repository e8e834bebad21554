# The game in pictures: explain-<panel>.

explain-theme = Milan, around 1495. You are apprentices in Leonardo’s studio, and two of his paintings wait on their easels. You all paint on the same two. Only one of you will become the maestro’s pupil.
    .title = In Leonardo’s studio
explain-goal = The most points win. Nearly all of them are esteem, earned by painting. The more esteem you have, the more each action in which you paint brings on top: 1 point, 2 from 11 on, 3 from 21, 4 from 31. Finished paintings and achievements add a few points at the end.
    .title = Earn esteem
explain-board = Around each painting are six spaces, and each wants a card of one colour. On the table lie colour cards with values from 1 to 4, two for each player. Your own hand is hidden from the others.
    .title = Two easels and a palette
explain-turn = In your turn you do one thing: take, paint, or claim a Mastery. Take cards from the table worth up to 4 together, or one from the deck. Or paint up to four cards on spaces of their colour: each earns its value. After taking you keep at most five cards.
    .title = A turn: take or paint
explain-wet = Paint needs time to dry. Cards of different colours painted in the same turn must not be neighbours on one painting. The same colour may touch, and so may what was painted in an earlier turn.
    .title = Wet paint runs
explain-last = The player who fills the last space takes the painting, worth 2 to 4 points at the end. But the cards you put on it in that action earn nothing. So finish with a 1, and spend your 4s elsewhere.
    .title = The last card takes the painting
explain-mastery = Hold red, red and blue, show them, and this Mastery is yours. You keep the cards. From now on each red or blue card that you paint earns 1 point more. There are six Masteries, and the first to show the cards gets them.
    .title = Claim a Mastery early
explain-watch = The Leonardo token goes around. Its holder begins the round and also paints a card from the table for Leonardo: it earns nothing, but it spoils a card and a space for the others. The fewest cards after a round bring you the Help: you may take 5 instead of 4.
    .title = What to watch for
explain-next = When the last painting is complete, the round is finished and the points are counted. A game takes a quarter of an hour. The lesson shows you everything at the easel, in eight short chapters.
    .title = Take up the brush
