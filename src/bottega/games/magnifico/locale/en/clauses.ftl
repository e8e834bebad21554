# The rules of Magnifico, clause by clause.

## 1

section-1 = The map
clause-1-1 = The map of Europe has 32 territories and 4 sea zones: the Northern Seas, the Atlantic, the Western Mediterranean, and the Eastern Mediterranean with the Black Sea. All territories that face the same zone are connected with each other by sea, however far apart they are.
clause-1-2 = Three crossings count as land borders in every respect: London and Paris, Seville and Algiers, Copenhagen and Stockholm. Constantinople and Smyrna border each other plainly. The land of the Helvetic Confederation belongs to nobody, and no border leads across it.

## 2

section-2 = The pieces
clause-2-1 = You have 49 soldiers, and one more that marks your points. All pieces are limited: what is used up cannot be replaced by anything else until it comes back. Nobody may remove pieces from the map at will; they are lost only in battle.
clause-2-2 = There are 16 castles; when none is left, none can be built. A castle never moves, and it belongs to the player who holds the territory with soldiers; so it can be conquered.
clause-2-3 = There are 40 towers; when none is left, none can be built. A tower stands only on a castle, becomes a part of it, and a castle has at most four. With four towers it is a Perfect City.
clause-2-4 = There are 20 tanks; when none is left, none can be built. They have no colour, because they can be captured, and they are always worth what the Tank card of their present owner says.
clause-2-5 = There are 20 airplanes; when none is left, none can be built. Like tanks they have no colour, can be captured and follow the Airplane card of their present owner.
clause-2-6 = Each die has six faces: three show a hit (the Vitruvian man), two are blank and miss, one shows an explosion.
clause-2-7 = Florins come in coins of 10 and 50, so every amount is a multiple of 10. Everybody may see at any time how much the others have. Florins cannot be lent, and nothing is bought on credit.

## 3

section-3 = The cards
clause-3-2 = There are 60 cards: Leonardo, five Tanks, five Airplanes and 49 projects. Each kind of project has its own rule in section 13 and its cost of activation; everybody may look these up at any time.
clause-3-3 = A card lies in one of the two decks, or on auction, or in the store of a player, or in play in front of one. Only cards in play have an effect. The cards in the stores were taken in the open, so everybody knows them.
clause-3-4 = A project that you have won is yours for good: it cannot be given away, lent or exchanged. Only the Leonardo card goes from one player to another.

## 4

section-4 = Setting up
clause-4-1 = The Leonardo card is in neither of the decks: it lies open beside the board until somebody gets it.
clause-4-2 = With four players one Tank card and one Airplane card, drawn at random, go back to the box unseen; with three players two of each. So there are as many Tank cards and as many Airplane cards as players.
clause-4-3 = The other Tank and Airplane cards are shuffled together and form the Tanks and Airplanes deck, face down.
clause-4-4 = All 49 project cards are shuffled and form the second deck, face down.
clause-4-5 = Tanks, airplanes, castles and towers lie beside the board as a stock for all.
clause-4-6 = All income comes from the bank and all payments go to it. It never runs out of florins.
clause-4-7 = Everybody rolls six dice. The player with the most hits gets the Leonardo card and begins. In a tie the player with fewer explosions comes first; players who are still tied roll again.
clause-4-8 = Beginning with the owner of the Leonardo card and going clockwise, each of you chooses one territory and puts a castle and two soldiers there; you also get 100 florins. The territory must be empty and must not border one with another player’s castle. Crossings count as borders, a common sea does not.
clause-4-9 = All other territories are empty at the beginning of the game.
clause-4-10 = When everybody has placed a castle, the first round begins.

## 5

section-5 = The round
clause-5-1 = Each round goes through five phases in this order: income, recruiting, auction, the turns of the players, scoring. Everything is done in its own phase and when it is asked for. Income comes first, in the first round too.
clause-5-3 = In each round new cards are drawn from the two decks and laid open before all: they are on auction. There is always one card less than there are players, as long as the decks last.
clause-5-4 = After the auction each of you has one turn: first the owner of the Leonardo card, then clockwise. In your turn you do as many of the actions open to you as you like, in any order, and end it when you have had enough. Only the player whose turn it is acts.
clause-5-5 = When all have had their turn, the round is scored. Unless somebody has won, the next round begins with income.

## 5.1

section-5-1 = Income
clause-5-1-1 = You receive 10 florins for each of your territories and 10 more for each of your castles.
clause-5-1-2 = Each work of art that you have in play brings you 10 florins more.
clause-5-1-3 = You never have more than 300 florins: what would be above stays in the bank.

## 5.2

section-5-2 = Recruiting
clause-5-2-1 = Each of your territories gets one soldier from your reserve. You cannot do without, and as long as your reserve is large enough it happens by itself.
clause-5-2-2 = Any number of soldiers can stand in a territory.
clause-5-2-3 = If your reserve is too small for all your territories, you choose which of them get a soldier, one each and one after the other, until the reserve is empty.

## 5.3

section-5-3 = The auction
clause-5-3-1 = With three players two cards come on auction: one from the Tanks and Airplanes deck and one project; when that deck is empty, two projects.
clause-5-3-2 = With four players three cards come on auction: two from the Tanks and Airplanes deck and one project. What that deck cannot give is filled up with projects.
clause-5-3-3 = With five players four cards come on auction: two from the Tanks and Airplanes deck and two projects. What that deck cannot give is filled up with projects. When the projects run out, for any number of players, only what is left is offered; with nothing left there is no auction.
clause-5-3-4 = Each of you bids once, in secret: at least 10 florins, at most all you have, in steps of 10. Nobody sees a bid before all are in.
clause-5-3-5 = All bids are shown together. The highest bidder chooses first, and with the card takes Leonardo; the others follow one by one, from the higher bid to the lower. You choose only when it is up to you. If the highest bidder takes nothing, Leonardo goes to the first in this order who does take a card.
clause-5-3-6 = Among equal bids the one comes first who sits nearest to the owner of the Leonardo card, going clockwise; the owner comes last. As soon as the card has changed hands, those who still wait are counted from its new owner. Example: A owns the card, everybody has bid 30, and B, D, C sit clockwise from A. B takes Leonardo and chooses, then D, then C, and A last.
clause-5-3-7 = A Tank or Airplane card is in play as soon as you take it. Any other card goes into your store, until you activate it.
clause-5-3-8 = You can have only one Tank card and one Airplane card: a second one of the same sort you may not take. Of other cards you may take as many as you can get. If only cards are left that you may not take, you pass.
clause-5-3-9 = Nobody has to take a card. A player who passes pays nothing, and the next one chooses; a pass is final for the auction.
clause-5-3-10 = If you pass, you cannot win the Leonardo card in this auction. If nobody takes a card, it stays with its owner.
clause-5-3-11 = In each auction you can take at most one card, and only one of those that lie on auction.
clause-5-3-12 = A player who takes a card pays their own bid to the bank. All others keep theirs.
clause-5-3-13 = Cards that nobody takes go face down to the bottom of the deck that they came from, in the order in which they lay open.

## 5.4

section-5-4 = The turn
clause-5-4-1 = You may activate any number of the projects in your store: you pay the cost of each to the bank and it is in play for the rest of the game, without further cost. What you bid for it does not matter. Only cards that are in your store can be activated, a card bought in this round too.
clause-5-4-2 = With a Tank or Airplane card you may build such machines in your territories with a castle, each for the price on the card, 20 florins. Each castle builds at most one machine in a turn, and a castle built in this turn builds none; a conquered one may build at once.
clause-5-4-3 = You may add a tower to your castles, for 20 florins each: one per castle and turn, and none on a castle that was built in this turn.
clause-5-4-4 = Once in your turn you may build a castle for 30 florins in one of your territories that has none, even next to other players and even in a territory taken in this turn. It gets no tower and builds no machine until your next turn.
clause-5-4-5 = For 10 florins you may invade an empty territory that borders one of yours or faces the same sea. From there you send at least one soldier and as many as you like, and usable machines too; one soldier must stay. There is no battle and no loss at sea.
clause-5-4-6 = For 30 florins you may attack a territory that another player occupies. You can attack and invade at most three times in a turn, both counted together.
clause-5-4-7 = At any moment of your turn, but not within a battle, you may move troops between your own territories, for nothing. All movements of a turn, up to three, must follow each other directly: as soon as you do something else, you cannot move any more in this turn.

## 6

section-6 = Leonardo’s projects
clause-6-1 = To put a project into play you must pay its cost of activation to the bank, besides what you paid at the auction. If you cannot pay, you cannot activate it.
clause-6-2 = Transmission Gear, Cannon-lighter and Multi-cannon improve your tanks. You can activate them only with a Tank card in play; their number is not limited.
clause-6-3 = Gyroscope, Anti-tank Bomb, Paratrooper and Anti-aircraft Culverin improve your airplanes. Each takes one hook of your Airplane card; without a free hook you cannot activate any more. Upgrades in play cannot be removed or exchanged.

## 7

section-7 = War

## 7.1

section-7-1 = Declaring war
clause-7-1-1 = To declare war you name the territory you attack and the one your troops come from, and pay 30 florins, however large the army is. Without 30 florins you cannot attack.
clause-7-1-2 = Troops go only from one of your own territories to one that borders it or faces the same sea. An attack between two territories that share only a sea is a sea raid; if they also share a border, it goes by land.
clause-7-1-3 = After the declaration you put your army together: soldiers, and if you like tanks and airplanes.
clause-7-1-4 = All pieces of the army come from the one territory that you have named.
clause-7-1-5 = The last territory of a player may not be attacked. So nobody is ever driven out of the game.

## 7.2

section-7-2 = The armies
clause-7-2-1 = You attack with at most six soldiers and at most six machines, tanks and airplanes counted together in any mixture. You say how many of each go.
clause-7-2-2 = Tanks and airplanes never attack or invade alone: at least one soldier must go with them.
clause-7-2-3 = A single soldier is enough for all six machines.
clause-7-2-4 = The defender fights with all soldiers, tanks and airplanes in the attacked territory, without any limit.
clause-7-2-5 = At least one soldier must stay in the territory from which you attack or invade.

## 7.3

section-7-3 = The battle
clause-7-3-1 = In a sea raid you lose one soldier before the battle begins; each Submarine of the defender makes it one more, each of your Armoured Ships one less. Your army must have more soldiers than it will lose, otherwise you cannot declare the raid.
clause-7-3-2 = The battle takes place in the attacked territory and is made of assaults. In its phase a side makes up to three: infantry, tanks, airplanes. Every roll takes effect at once.
clause-7-3-3 = The attacker begins. A side makes its assaults in any order it likes, but each kind only once in a phase.
clause-7-3-4 = Infantry and airplanes may assault with fewer pieces than there are. You say the number before the dice are rolled: at least one, at most all that you have in the battle.
clause-7-3-5 = In each of your phases you must make at least one assault with infantry, tanks or airplanes; you may leave out the others. Automata alone are not enough.
clause-7-3-6 = The six dice in the box are no limit: with more soldiers or airplanes you roll that many dice.
clause-7-3-7 = When a side has made its assaults, the other side has its phase, and so on in turn until one side has no soldiers left. Only the side whose phase it is assaults.
clause-7-3-8 = The battle is over the moment a side has lost its last soldier. If it is the defender’s, the attacker takes the territory with all its machines, castle and towers, and all surviving attackers stand there. If it is the attacker’s, the machines of the army stay and belong to the defender.
clause-7-3-9 = Soldiers that are lost go back to their player’s reserve, machines and towers to the common stock; all can be used again.
clause-7-3-10 = Against a castle the attacker may withdraw where an assault could begin, if nothing in the army can any longer kill a single defender: no airplane is left, and neither all soldiers nor a tank could get through the castle even with the best dice; with a Great Cannon in play the castle is counted without its towers. The survivors go back to where they came from. The defender never withdraws.

## 7.4

section-7-4 = Infantry
clause-7-4-1 = Soldiers hold the territories and decide whose they are. Tanks and airplanes only support them: without a soldier, no army can go on fighting.
clause-7-4-2 = Hits kill enemy soldiers and nothing else, except where an interception or a Great Cannon says so.
clause-7-4-3 = An infantry assault rolls one die for each soldier in it. Each hit kills an enemy soldier, if no castle stops it; each explosion kills one of your own; a miss does nothing.

## 7.5

section-7-5 = Tanks
clause-7-5-2 = In a tank assault your tanks roll one after another, each once, with the dice of your Tank card. After each you decide whether another one rolls; turning to another assault ends this one. You need a tank that you can use and that has not rolled yet.
clause-7-5-3 = Of a tank’s dice only the explosions count. None: all hits of your card and upgrades. One: half of them, rounded down. Two: none. Three or more: the tank blows up, and all your soldiers and usable machines in the battle are lost, so that nobody captures them.
clause-7-5-4 = Any number of upgrades may improve your tanks, but a tank always rolls at least one die.

## 7.6

section-7-6 = Airplanes
clause-7-6-1 = Without upgrades an airplane kills one soldier with a hit. No castle protects against airplanes.
clause-7-6-2 = Each airplane of the assault rolls one die. Hit: an enemy soldier falls. Miss: nothing happens. Explosion: the airplane is lost and goes back to the stock.
clause-7-6-3 = You declare how many airplanes assault, at most those you can use in the battle, and all their dice are rolled together.
clause-7-6-4 = The hooks of your Airplane card, one to four, are the number of upgrades that your airplanes can carry.
clause-7-6-5 = With each Gyroscope in play, every hit of your airplanes kills one soldier more.
clause-7-6-6 = With an Anti-tank Bomb in play, when the other side declares a tank assault and before its first die, you may send any number of your airplanes in the battle against it. Each rolls a die: a hit destroys an enemy tank, any of those in the battle; an explosion loses the airplane. Gyroscopes do not count. The survivors can be used as usual.
clause-7-6-7 = With an Anti-aircraft Culverin in play you may do the same when the other side declares an air assault: each hit destroys an enemy airplane, and the assault goes on with those that are left, at most as many as declared. The same airplanes may intercept tanks one time and airplanes another, but nobody intercepts an interception.
clause-7-6-8 = With a Paratrooper in play the attacker may, once in each air assault and before its dice, drop one from a declared airplane into a castle that still protects. It costs one soldier in any case, never the last, and that airplane does not bomb. One die: hit, and the castle protects nobody for the rest of the battle; miss, nothing; explosion, the airplane is lost.

## 7.7

section-7-7 = Castles
clause-7-7-2 = A castle protects the soldiers in its territory. Its level is 1, and one more for each tower: 5 with four towers.
clause-7-7-3 = In every infantry or tank assault of the attacker, each level of the castle stops one hit. Example: six soldiers with six hits against level 5 kill one defender.
clause-7-7-4 = The castle stops its hits once in each infantry assault, and again for each single tank. Example, level 1: infantry with two hits kills one, a tank with five hits kills four, an airplane with a hit kills one.
clause-7-7-5 = Against airplanes a castle is of no use, whatever its level.
clause-7-7-6 = Some projects lower the level of the castle for the attacker: Bombard, Great Cannon and Paratrooper.
clause-7-7-7 = A castle does not protect its defender against their own explosions, neither the return fire of their infantry nor a tank that blows up.
clause-7-7-8 = Attackers have no protection at all, even if they come from a territory with a castle.
clause-7-7-9 = A castle with four towers is a Perfect City, which also brings victory points.

## 8

section-8 = Captured machines
clause-8-1 = Machines belong to the player who holds the territory they are in, or leads the army they are in. When an army loses its last soldier, its machines are captured by the other side.
clause-8-2 = Captured machines are worth what the cards of their new owner say, even if that is less than before.
clause-8-3 = Without the Tank or Airplane card you cannot use such machines in any way: they do not fight, cannot be shot at and cannot be moved. They stay yours with the territory, and can be used as soon as you have the card.

## 9

section-9 = Movement
clause-9-1 = You may begin your movements at any moment of your turn, before, between or after your attacks.
clause-9-2 = You can make at most three movements in a turn.
clause-9-3 = A movement takes one or more pieces from one of your territories to another of yours that is connected with it by an unbroken chain of your own bordering territories.
clause-9-4 = Or a movement goes by sea, between two territories of yours that face the same sea zone. Nobody is lost on the way.
clause-9-5 = One movement goes by land or by sea, never by both: that takes two movements.
clause-9-6 = The same piece may be moved several times in a turn, as long as you have movements left.
clause-9-7 = The pieces of a movement start together and arrive together. At least one piece must go.
clause-9-8 = Castles and towers never move. Tanks and airplanes move only if you have the card for them in play.
clause-9-9 = In a movement, tanks and airplanes may go alone, without soldiers.
clause-9-10 = You may not move through the territories of others, even if they agree. At least one soldier must remain in every territory of yours.

## 10

section-10 = Victory points
clause-10-1 = At the end of the round the owner of the Leonardo card gets 2 points.
clause-10-2 = Leonardo’s Workshop: the player with the most cards in play, of any kind but without Leonardo, gets 2 points. If two are equal they get 1 each, if more are equal nobody gets anything. Cards in the store do not count.
clause-10-3 = The Great Court: the player with the most castles, with or without towers, gets 2 points. If two are equal they get 1 each, if more are equal nobody gets anything.
clause-10-4 = The Imperial Crown: the player with the most territories gets 2 points. If two are equal they get 1 each, if more are equal nobody gets anything.
clause-10-5 = Each Perfect City you control brings 1 point at the end of the round. It also counts as a castle for the Great Court.
clause-10-6 = First Wonders: the player who builds the first tank of the game gets 2 points at once; the same for the first airplane and the first Perfect City. Each is given once; machines and cities that are captured do not count.
clause-10-7 = A work of art brings its points at once, when you put it into play. It also counts for Leonardo’s Workshop.

## 11

section-11 = End of the game
clause-11-1 = The game ends as soon as a player has reached the goal, 30 points unless another was agreed on. Points that count at once can end it in the middle of a turn. Then nobody acts any more.
clause-11-2 = At the end of a round points are added player by player: first the player who had the most before, in a tie the owner of the Leonardo card and then clockwise. Each adds all points of the round at once.
clause-11-3 = The first who reaches the goal in this order wins at once, even if another would have come to more points.

## 12

section-12 = The Leonardo card
clause-12-1 = The owner of the Leonardo card takes the first turn, and in this turn pays 10 florins less for each project, castle, tower, tank and airplane. Invasions and attacks cost the full price. The card lies open before its owner.
clause-12-2 = The Leonardo card goes to the winner of the auction, and only to one who really pays for a card.
clause-12-3 = The card breaks ties in two ways: in the auction its owner comes last among equal bids, in scoring its owner comes first among equal points.

## 13

section-13 = The projects
clause-13-1 = Tank: with this card you can build and use tanks. The five cards differ: 2 dice and 3 hits, 3 and 4, 4 and 5, 5 and 6, 6 and 7. It is in play at once and costs nothing to activate.
clause-13-2 = Airplane: with this card you can build and use airplanes. The five cards have 1, 2, 2, 3 and 4 hooks for upgrades. It is in play at once and costs nothing to activate.
clause-13-3 = Gyroscope (airplane, 30 florins): each hit of your airplanes kills one soldier more for each Gyroscope. The number of dice stays the same.
clause-13-4 = Anti-tank Bomb (airplane, 20 florins): your airplanes can intercept enemy tanks before they fire. A second one would add nothing.
clause-13-5 = Paratrooper (airplane, 20 florins): in an attack your airplanes can drop a soldier into a castle, to cancel its protection. A second one would add nothing.
clause-13-6 = Anti-aircraft Culverin (airplane, 20 florins): your airplanes can intercept enemy airplanes before they strike. A second one would add nothing.
clause-13-7 = Transmission Gear (tank, 30 florins): your tanks roll one die less for each, but at least one die.
clause-13-8 = Cannon-lighter (tank, 20 florins): each of your tanks makes one hit more for each.
clause-13-9 = Multi-cannon (tank, 40 florins): each of your tanks makes two hits more for each.
clause-13-10 = Automaton (30 florins): as defender of a castle with at least one tower you may add one assault in each of your phases, with one die for each tower. Explosions are misses; Multi-gun and Battle-wagon do not help. It comes on top of the other assaults and needs a living soldier of yours. A second one would add nothing.
clause-13-11 = Multi-gun (30 florins): in each of your infantry assaults one hit counts twice for each Multi-gun. A die gets at most one bonus, so hits made by a Battle-wagon are not doubled.
clause-13-12 = Battle-wagon (30 florins): in each of your infantry assaults one miss becomes a hit for each Battle-wagon. Such a hit cannot be doubled.
clause-13-13 = Bombard (20 florins): in your infantry assaults the attacked castle is one level lower for each Bombard.
clause-13-14 = Great Cannon (40 florins): before an infantry assault against a castle with towers you say how many of your Great Cannons fire. Afterwards each of them brings down one tower, at most as many as hits were stopped; the lower level holds from the next assault on. The castle itself cannot be destroyed.
clause-13-15 = Submarine (20 florins): a player who raids you by sea loses one more soldier in the landing for each.
clause-13-16 = Armoured Ship (20 florins): in your sea raids you lose one soldier less in the landing for each. It makes up for Submarines too.
clause-13-17 = Walls (40 florins): all your castles are one level higher for each, but never above 5. Walls do not make a Perfect City.
clause-13-18 = Works of art: the Mona Lisa and the Last Supper (60 florins) bring 3 points when put into play, the Lady with an Ermine and the Virgin of the Rocks (40 florins) 2. Each brings 10 florins more of income, and counts for the Workshop.

## 14

section-14 = At the table
clause-14-1 = The game may be played to another goal than 30 points: 20, 40 or 50.
clause-14-2 = Florins, cards and pieces are not exchanged, given or promised between players.

## 15

section-15 = Questions and answers
clause-15-1 = Troops that have just conquered a territory may attack from there again in the same turn.
clause-15-2 = An attack cannot come from two territories at once. First move the troops together, then attack.
clause-15-3 = You may reinforce a territory just conquered by moving troops there, but only if you have not made your movements earlier in this turn.
clause-15-4 = A territory that you did not conquer may be attacked again in the same turn. Each attack is paid and counts among the three.
clause-15-5 = You may build and activate after your attacks as well as before: the order is free as long as you can pay.
clause-15-7 = A castle and a tower on it cannot be built in the same turn.
clause-15-8 = You may buy an upgrade without having the Tank or Airplane card for it. It waits in your store until you have that card.
clause-15-9 = Only a project that you can use may be put into play, not one merely to count for the Workshop. A second Anti-tank Bomb, Paratrooper, Anti-aircraft Culverin or Automaton adds nothing and stays in the store.
clause-15-10 = Cards that are in play are never discarded, not even to free a hook.

## O

section-O = Optional rules
clause-O-1 = Quick start: you begin with a castle, six soldiers and 200 florins, and the first round begins with the auction.
clause-O-2 = Frail tanks: a tank that rolls two explosions is lost and goes back to the stock. Nothing else is lost with it.
clause-O-3 = Scrapping: in your turn you may destroy tanks and airplanes of your own, and in a battle you may do so at the start of your own phase, before you roll. Without this option machines cannot be destroyed at will.
clause-O-4 = Escort: in an attack there may not be more machines than soldiers, counted before any loss in the landing.
clause-O-5 = Second places: for the Workshop, the Court and the Crown the first gets 2 points and the second 1; if several share the second place they get nothing. If several share the first place, each of them gets 1 and the second nothing.
