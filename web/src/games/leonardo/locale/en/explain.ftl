# The game in pictures: explain-<panel>.

explain-theme = Florence, around 1500. You run a workshop with a master and a few apprentices. The Lord of the City wants inventions: flying machines, burning mirrors, catapults for people. And he pays for them.
    .title = A workshop in Florence
explain-goal = After nine turns the player with the most florins wins. Nearly all of them come from inventions: the smallest pays 4, a good one 13, the largest 20.
    .title = The most florins win
explain-board = At the top are the inventions the city asks for. In the middle is the street: the Council gives favours, the Workshop labs and mechanical men, the Academy apprentices, five shops components. At the bottom is your lab.
    .title = Three rows
explain-turn = You start an invention by laying its components under your lab, face down. Then you all send people, one group at a time: into the street, or to work in your lab. When everybody has passed, the houses are visited from left to right.
    .title = A turn: start, send, visit
explain-rank = The player with the most people in a house comes first, and a master counts as two. The first purchase there costs nothing, the next 2 florins, then 3, then 4. Coming second only costs money.
    .title = The most people come first
explain-lab = In your lab an apprentice does 1 week of work each turn, the master 2, a mechanical man 2. The Automatic hammer needs 1 iron and 4 weeks: two apprentices and the master finish it in a single turn.
    .title = Work takes weeks
explain-race = Nobody sees what you build. The first to finish is paid in full, 18 florins for the Flying machine, and takes the card. Those who come later get 14. If two finish in the same turn, both are paid in full and bid for the card.
    .title = Be first
explain-watch = Hands and labs pay most when you get them early. Cards of different types are worth florins at the end: three types 8, four 13, five 20. In turns 8 and 9 the street is closed: people work only in the labs. What is unfinished after turn 9 pays nothing.
    .title = What to watch for
explain-next = The lesson teaches you all this on the real board, in eight short chapters. Or send your first apprentice right away: the bots are patient.
    .title = Your workshop is waiting
