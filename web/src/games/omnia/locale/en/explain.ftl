# The game in pictures: explain-<panel>.

explain-theme = Italy and France, around 1500. You follow Leonardo from city to city, and gather his works, his inventions and the people he met. All of it: that is what Omnia means.
    .title = On the road with Leonardo
explain-goal = After six rounds the most points win. Most of them come from cities, and each city says what it pays for. Mantua pays 2 points for every work with an invention; Florence pays 6 to the player with the most works.
    .title = Cities pay
explain-board = At the top is the road with its cities, which count for everybody. In the middle lie three works, three inventions and three characters, for anybody to take. At the bottom are your seven action cards, which only you can see.
    .title = A road, three rows, a hand
explain-draft = First you choose your action cards. You get seven, keep two and pass five on; of the next five you keep two and pass three on; of those you keep two, and one last card comes by itself. What you pass on, your neighbour may use.
    .title = Seven cards for the whole game
explain-turn = A turn is one action card. Its two symbols are the two things you may do, in any order: take a work, an invention or a character, get coins, place a city. Works and inventions are usually free. Characters cost coins: Ludovico il Moro costs 3 and brings 4 points.
    .title = A turn: one card, two actions
explain-lightning = Some cards show a lightning bolt with a symbol. When you take such a card, you get that action too, at once. So one card can lead to the next, as long as you can pay.
    .title = Lightning strikes
explain-cities = With the symbol of a city you look at three and place one of them on the road, or none. It counts for all of you at the end. So place the city that pays you and not the others.
    .title = Choose what counts
explain-watch = Collect colours: Urbino pays 3 points for every two works of one colour. A card counts in only one set, but in any number of majorities. If you tie for the most, you share, rounded down. Leonardo’s face brings its printed points and counts for no city.
    .title = What to watch for
explain-next = Six turns, a quarter of an hour. The lesson takes you through everything in eight short chapters, from the first pair to a plan that wins.
    .title = Pack your bag
