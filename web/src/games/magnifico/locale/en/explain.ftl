# The game in pictures: explain-<panel>.

explain-theme = Europe, around 1500. You are princes, and Leonardo works for the one who pays most. His tanks roll, his flying machines fly. Who will be the Magnifico?
    .title = Leonardo’s machines work
explain-goal = The first player with 30 points wins. Every round brings 2 points each for Leonardo’s card, for the most cards in play, for the most castles and for the most territories. If two players are equal, each gets 1.
    .title = Thirty points
explain-board = Europe has 32 territories. You begin with one of them, a castle, 2 soldiers and 100 florins. Every round brings 10 florins for each territory and each castle, and a new soldier in every territory. Territories on the same sea are one step apart.
    .title = A map of Europe
explain-auction = A round begins with cards for sale, one fewer than there are players. Each of you bids once, in secret. The highest bid chooses first, and only those who take a card pay. With the first card comes Leonardo: his owner plays first and builds 10 florins cheaper.
    .title = Bid in secret
explain-turn = In your turn you spend florins: a castle 30, a tower 20, a tank or an airplane 20. Soldiers enter empty land for 10 and attack others for 30, three times a turn at most. At home they move for nothing.
    .title = A turn: build and march
explain-battle = Each soldier rolls a die. Three sides hit an enemy, two are blank, one explodes and kills one of your own. You take turns until one side has no soldier left. A castle stops 1 hit of every assault, and 1 more for each tower.
    .title = Dice decide
explain-machines = A tank makes several hits at once, but every explosion on its dice counts against it: one halves its hits, three destroy your whole army. An airplane rolls one die and flies over all walls.
    .title = Tanks and airplanes
explain-watch = Some points come at once: 2 for the first tank, the first airplane and the first Perfect City, which is a castle with four towers; 2 or 3 for a painting. All purses are open, so count before you bid, and keep florins for your turn. One soldier always stays at home.
    .title = What to watch for
explain-next = Early on, take empty land: it costs 10 florins and pays them back in one round. The lesson lets you try everything, from the first bid to the last battle, in eight short chapters.
    .title = Become the Magnifico
