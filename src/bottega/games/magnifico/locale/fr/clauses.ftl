# Les règles de Magnifico, clause par clause.

## 1

section-1 = La carte
clause-1-1 = La carte d’Europe compte 32 territoires et 4 zones maritimes : les mers du Nord, l’Atlantique, la Méditerranée occidentale et la Méditerranée orientale avec la mer Noire. Tous les territoires qui bordent la même zone sont reliés entre eux par mer, si éloignés soient-ils.
clause-1-2 = Trois détroits comptent à tous égards comme des frontières terrestres : Londres et Paris, Séville et Alger, Copenhague et Stockholm. Constantinople et Smyrne sont simplement voisines. Le pays de la Confédération helvétique n’appartient à personne et aucune frontière ne le traverse.

## 2

section-2 = Les pièces
clause-2-1 = Vous avez 49 soldats, et un de plus qui marque vos points. Toutes les pièces sont en nombre limité : ce qui est épuisé ne peut être remplacé par rien d’autre avant d’être revenu. Personne ne retire des pièces de la carte à sa guise : elles ne se perdent qu’au combat.
clause-2-2 = Il y a 16 châteaux ; quand il n’en reste plus, on ne peut plus en construire. Un château ne bouge jamais et appartient à celui dont les soldats tiennent le territoire ; il peut donc être conquis.
clause-2-3 = Il y a 40 tours ; quand il n’en reste plus, on ne peut plus en construire. Une tour ne se pose que sur un château, en fait désormais partie, et un château en a quatre au plus. Avec quatre tours, c’est une Cité Parfaite.
clause-2-4 = Il y a 20 chars ; quand il n’en reste plus, on ne peut plus en construire. Ils n’ont pas de couleur, car ils peuvent être capturés, et valent toujours ce qu’indique la carte Char de leur propriétaire du moment.
clause-2-5 = Il y a 20 avions ; quand il n’en reste plus, on ne peut plus en construire. Comme les chars, ils n’ont pas de couleur, peuvent être capturés et suivent la carte Avion de leur propriétaire du moment.
clause-2-6 = Chaque dé a six faces : trois montrent une touche (l’homme de Vitruve), deux sont vides et ratent, une montre une explosion.
clause-2-7 = Les florins existent en pièces de 10 et de 50 : tout montant est donc un multiple de 10. Chacun peut voir à tout moment combien ont les autres. On ne prête pas de florins et on n’achète rien à crédit.

## 3

section-3 = Les cartes
clause-3-2 = Il y a 60 cartes : Léonard, cinq Chars, cinq Avions et 49 projets. Chaque sorte de projet a sa règle, dans la section 13, et son coût d’activation ; chacun peut les consulter à tout moment.
clause-3-3 = Une carte se trouve dans un des deux paquets, ou aux enchères, ou dans la réserve de projets d’un joueur, ou en jeu devant lui. Seules les cartes en jeu ont un effet. Les cartes des réserves ont été prises aux yeux de tous : chacun les connaît.
clause-3-4 = Un projet que vous avez remporté est à vous pour de bon : il ne se donne, ne se prête ni ne s’échange. Seule la carte Léonard passe d’un joueur à l’autre.

## 4

section-4 = Mise en place
clause-4-1 = La carte Léonard n’est dans aucun des paquets : elle est posée face visible près du plateau, jusqu’à ce que quelqu’un la reçoive.
clause-4-2 = À quatre joueurs, une carte Char et une carte Avion, tirées au hasard, retournent dans la boîte sans être vues ; à trois joueurs, deux de chaque. Il y a ainsi autant de cartes Char et autant de cartes Avion que de joueurs.
clause-4-3 = Les autres cartes Char et Avion sont mélangées ensemble et forment le paquet des Chars et Avions, face cachée.
clause-4-4 = Les 49 cartes de projets sont mélangées et forment le second paquet, face cachée.
clause-4-5 = Chars, avions, châteaux et tours forment à côté du plateau un stock commun à tous.
clause-4-6 = Tous les revenus viennent de la banque et tous les paiements lui reviennent. Elle ne manque jamais de florins.
clause-4-7 = Chacun lance six dés. Celui qui a le plus de touches reçoit la carte Léonard et commence. À égalité, c’est celui qui a le moins d’explosions ; ceux qui sont encore à égalité relancent entre eux.
clause-4-8 = En commençant par le propriétaire de la carte Léonard et dans le sens des aiguilles d’une montre, chacun choisit un territoire et y place un château et deux soldats ; il reçoit aussi 100 florins. Le territoire doit être vide et ne pas toucher celui où un autre a son château. Les détroits comptent comme des frontières, une mer commune non.
clause-4-9 = Tous les autres territoires sont vides au début de la partie.
clause-4-10 = Quand chacun a placé un château, la première manche commence.

## 5

section-5 = La manche
clause-5-1 = Chaque manche comporte cinq phases, dans cet ordre : revenus, recrutement, enchères, tours des joueurs, décompte. Chaque chose se fait dans sa phase et au moment où elle est demandée. Les revenus viennent d’abord, y compris à la première manche.
clause-5-3 = À chaque manche, de nouvelles cartes sont tirées des deux paquets et exposées devant tous : elles sont aux enchères. Il y a toujours une carte de moins que de joueurs, tant que les paquets le permettent.
clause-5-4 = Après les enchères, chacun a un tour : d’abord le propriétaire de la carte Léonard, puis dans le sens des aiguilles d’une montre. Pendant votre tour, vous faites autant d’actions permises que vous voulez, dans l’ordre que vous voulez, et vous le finissez quand bon vous semble. Seul agit le joueur dont c’est le tour.
clause-5-5 = Quand tous ont eu leur tour, on compte les points de la manche. Si personne n’a gagné, la manche suivante commence par les revenus.

## 5.1

section-5-1 = Les revenus
clause-5-1-1 = Vous recevez 10 florins pour chacun de vos territoires et 10 de plus pour chacun de vos châteaux.
clause-5-1-2 = Chaque œuvre d’art que vous avez en jeu vous rapporte 10 florins de plus.
clause-5-1-3 = Vous n’avez jamais plus de 300 florins : ce qui dépasserait reste à la banque.

## 5.2

section-5-2 = Le recrutement
clause-5-2-1 = Chacun de vos territoires reçoit un soldat de votre réserve. Vous ne pouvez pas y renoncer, et tant que votre réserve suffit, cela se fait tout seul.
clause-5-2-2 = Un territoire peut contenir autant de soldats que l’on veut.
clause-5-2-3 = Si votre réserve ne suffit pas pour tous vos territoires, vous choisissez ceux qui reçoivent un soldat, un chacun et l’un après l’autre, jusqu’à épuisement de la réserve.

## 5.3

section-5-3 = Les enchères
clause-5-3-1 = À trois joueurs, deux cartes sont mises aux enchères : une du paquet des Chars et Avions et un projet ; quand ce paquet est vide, deux projets.
clause-5-3-2 = À quatre joueurs, trois cartes sont mises aux enchères : deux du paquet des Chars et Avions et un projet. Ce que ce paquet ne peut plus donner est complété par des projets.
clause-5-3-3 = À cinq joueurs, quatre cartes sont mises aux enchères : deux du paquet des Chars et Avions et deux projets. Ce que ce paquet ne peut plus donner est complété par des projets. Quand les projets s’épuisent, quel que soit le nombre de joueurs, on n’offre que ce qui reste ; s’il ne reste rien, il n’y a pas d’enchères.
clause-5-3-4 = Chacun mise une fois, en secret : au moins 10 florins, au plus tout ce qu’il a, par pas de 10. Personne ne voit une mise avant que toutes soient faites.
clause-5-3-5 = Toutes les mises sont montrées ensemble. La plus forte choisit d’abord et, avec la carte, prend Léonard ; les autres suivent un à un, de la plus forte mise à la plus faible. Vous ne choisissez que lorsque c’est à vous. Si le plus offrant ne prend rien, Léonard va au premier, dans cet ordre, qui prend réellement une carte.
clause-5-3-6 = À mises égales passe d’abord le joueur assis le plus près du propriétaire de la carte Léonard, dans le sens des aiguilles d’une montre ; le propriétaire vient en dernier. Dès que la carte a changé de mains, ceux qui attendent encore sont comptés à partir du nouveau propriétaire. Exemple : A possède la carte, tous ont misé 30, et B, D, C sont assis dans cet ordre après A. B prend Léonard et choisit, puis D, puis C, et A en dernier.
clause-5-3-7 = Une carte Char ou Avion est en jeu dès que vous la prenez. Toute autre carte va dans votre réserve de projets, jusqu’à ce que vous l’activiez.
clause-5-3-8 = Vous ne pouvez avoir qu’une carte Char et une carte Avion : une seconde de la même sorte vous est interdite. Des autres cartes, vous pouvez prendre autant que vous en obtenez. S’il ne reste que des cartes interdites pour vous, vous passez.
clause-5-3-9 = Personne n’est obligé de prendre une carte. Celui qui passe ne paie rien et le choix va au suivant ; passer vaut pour toutes ces enchères.
clause-5-3-10 = Si vous passez, vous ne pouvez pas gagner la carte Léonard dans ces enchères. Si personne ne prend de carte, elle reste à son propriétaire.
clause-5-3-11 = À chaque vente, vous pouvez prendre au plus une carte, et seulement parmi celles qui sont aux enchères.
clause-5-3-12 = Celui qui prend une carte paie sa propre mise à la banque. Les autres gardent la leur.
clause-5-3-13 = Les cartes que personne ne prend retournent face cachée sous le paquet d’où elles viennent, dans l’ordre où elles étaient exposées.

## 5.4

section-5-4 = Le tour
clause-5-4-1 = Vous pouvez activer autant de projets de votre réserve que vous voulez : vous payez à la banque le coût de chacun et il reste en jeu jusqu’à la fin de la partie, sans autre frais. Ce que vous avez misé n’importe pas. Seules s’activent les cartes de votre réserve, y compris une carte achetée dans cette manche.
clause-5-4-2 = Avec une carte Char ou Avion, vous pouvez construire de telles machines dans vos territoires qui ont un château, chacune au prix de la carte, 20 florins. Chaque château construit au plus une machine par tour, et un château bâti dans ce tour n’en construit pas ; un château conquis peut construire aussitôt.
clause-5-4-3 = Vous pouvez ajouter une tour à vos châteaux, pour 20 florins chacune : une par château et par tour, et aucune sur un château bâti dans ce tour.
clause-5-4-4 = Une fois par tour, vous pouvez construire un château pour 30 florins dans un de vos territoires qui n’en a pas, même à côté d’autres joueurs et même dans un territoire pris ce tour-ci. Il ne reçoit pas de tour et ne construit pas de machine avant votre prochain tour.
clause-5-4-5 = Pour 10 florins, vous pouvez envahir un territoire vide qui touche un des vôtres ou borde la même mer. Vous y envoyez de là au moins un soldat et autant que vous voulez, et aussi des machines utilisables ; un soldat doit rester. Il n’y a ni bataille ni perte en mer.
clause-5-4-6 = Pour 30 florins, vous pouvez attaquer un territoire occupé par un autre joueur. Vous pouvez attaquer et envahir au plus trois fois par tour, les deux comptés ensemble.
clause-5-4-7 = À tout moment de votre tour, mais pas pendant une bataille, vous pouvez déplacer gratuitement des troupes entre vos territoires. Tous les mouvements d’un tour, trois au plus, doivent se suivre directement : dès que vous faites autre chose, vous ne pouvez plus déplacer dans ce tour.

## 6

section-6 = Les projets de Léonard
clause-6-1 = Pour mettre un projet en jeu, vous devez payer à la banque son coût d’activation, quoi que vous ayez payé aux enchères. Qui ne peut payer ne peut activer.
clause-6-2 = La Transmission mécanique, le Boutefeu et le Canon multiple améliorent vos chars. Vous ne pouvez les activer qu’avec une carte Char en jeu ; leur nombre n’est pas limité.
clause-6-3 = Le Gyroscope, la Bombe antichar, le Parachutiste et la Couleuvrine antiaérienne améliorent vos avions. Chacun occupe un crochet de votre carte Avion ; sans crochet libre, vous ne pouvez plus en activer. Les améliorations en jeu ne peuvent être ni retirées ni échangées.

## 7

section-7 = La guerre

## 7.1

section-7-1 = La déclaration de guerre
clause-7-1-1 = Pour déclarer la guerre, vous nommez le territoire attaqué et celui d’où viennent vos troupes, et vous payez 30 florins, quelle que soit l’armée. Sans 30 florins, vous ne pouvez pas attaquer.
clause-7-1-2 = Les troupes ne vont que d’un de vos territoires à un autre qui le touche ou borde la même mer. Une attaque entre deux territoires qui n’ont en commun que la mer est un raid maritime ; s’ils ont aussi une frontière, elle se fait par terre.
clause-7-1-3 = Après la déclaration, vous composez votre armée : des soldats et, si vous voulez, des chars et des avions.
clause-7-1-4 = Toutes les pièces de l’armée viennent du seul territoire que vous avez nommé.
clause-7-1-5 = Le dernier territoire d’un joueur ne peut pas être attaqué. Personne n’est donc jamais éliminé.

## 7.2

section-7-2 = Les armées
clause-7-2-1 = Vous attaquez avec six soldats au plus et six machines au plus, chars et avions comptés ensemble dans n’importe quelle proportion. Vous dites combien partent de chaque sorte.
clause-7-2-2 = Chars et avions n’attaquent et n’envahissent jamais seuls : au moins un soldat doit les accompagner.
clause-7-2-3 = Un seul soldat suffit pour les six machines.
clause-7-2-4 = Le défenseur combat avec tous les soldats, chars et avions du territoire attaqué, sans limite.
clause-7-2-5 = Au moins un soldat doit rester dans le territoire d’où vous attaquez ou envahissez.

## 7.3

section-7-3 = La bataille
clause-7-3-1 = Lors d’un raid maritime, vous perdez un soldat avant le début de la bataille ; chaque Sous-marin du défenseur en coûte un de plus, chacun de vos Navires cuirassés un de moins. Votre armée doit avoir plus de soldats qu’elle n’en perdra, sinon vous ne pouvez pas déclarer le raid.
clause-7-3-2 = La bataille a lieu dans le territoire attaqué et se compose d’assauts. Dans sa phase, un camp en donne jusqu’à trois : infanterie, chars, avions. Chaque lancer prend effet aussitôt.
clause-7-3-3 = L’attaquant commence. Un camp donne ses assauts dans l’ordre qu’il veut, mais chaque sorte une seule fois par phase.
clause-7-3-4 = L’infanterie et les avions peuvent donner l’assaut avec moins de pièces qu’il n’y en a. Vous dites le nombre avant de lancer les dés : au moins une, au plus toutes celles que vous avez dans la bataille.
clause-7-3-5 = Dans chacune de vos phases, vous devez donner au moins un assaut avec l’infanterie, les chars ou les avions ; vous pouvez renoncer aux autres. Les automates seuls ne suffisent pas.
clause-7-3-6 = Les six dés de la boîte ne sont pas une limite : qui a plus de soldats ou d’avions lance autant de dés.
clause-7-3-7 = Quand un camp a donné ses assauts, l’autre a sa phase, et ainsi de suite jusqu’à ce qu’un camp n’ait plus de soldats. Seul le camp dont c’est la phase donne l’assaut.
clause-7-3-8 = La bataille s’achève dès qu’un camp a perdu son dernier soldat. Si c’est le défenseur, l’attaquant prend le territoire avec toutes ses machines, son château et ses tours, et tous les attaquants survivants s’y tiennent. Si c’est l’attaquant, les machines de son armée restent et appartiennent au défenseur.
clause-7-3-9 = Les soldats perdus retournent dans la réserve de leur joueur, les machines et les tours dans le stock commun ; tout peut resservir.
clause-7-3-10 = Contre un château, l’attaquant peut se retirer là où un assaut pourrait commencer, si rien dans son armée ne peut plus abattre un seul défenseur : il n’y a plus d’avion, et ni tous les soldats ni un char ne perceraient le château, même avec les meilleurs dés ; avec un Grand Canon en jeu, le château est compté sans ses tours. Les survivants retournent d’où ils sont venus. Le défenseur ne se retire jamais.

## 7.4

section-7-4 = L’infanterie
clause-7-4-1 = Les soldats tiennent les territoires et décident à qui ils sont. Chars et avions ne font que les appuyer : sans soldat, aucune armée ne peut continuer le combat.
clause-7-4-2 = Les touches abattent des soldats ennemis et rien d’autre, sauf lors d’une interception ou par un Grand Canon.
clause-7-4-3 = Un assaut d’infanterie lance un dé par soldat engagé. Chaque touche abat un soldat ennemi, si aucun château ne l’arrête ; chaque explosion abat un des vôtres ; un raté ne fait rien.

## 7.5

section-7-5 = Les chars
clause-7-5-2 = Dans un assaut de chars, vos chars lancent les dés l’un après l’autre, chacun une fois, avec le nombre de dés de votre carte Char. Après chacun, vous décidez si un autre suit ; passer à un autre assaut met fin à celui-ci. Il vous faut un char utilisable qui n’a pas encore lancé.
clause-7-5-3 = Des dés d’un char, seules les explosions comptent. Aucune : toutes les touches de votre carte et des améliorations. Une : la moitié, arrondie à l’inférieur. Deux : rien. Trois ou plus : le char explose, et tous vos soldats et machines utilisables de la bataille sont perdus, sans que personne les capture.
clause-7-5-4 = Vos chars peuvent recevoir autant d’améliorations que vous voulez, mais un char lance toujours au moins un dé.

## 7.6

section-7-6 = Les avions
clause-7-6-1 = Sans améliorations, un avion abat un soldat par touche. Aucun château ne protège contre les avions.
clause-7-6-2 = Chaque avion de l’assaut lance un dé. Touche : un soldat ennemi tombe. Raté : il ne se passe rien. Explosion : l’avion est perdu et retourne au stock.
clause-7-6-3 = Vous déclarez combien d’avions donnent l’assaut, au plus ceux que vous pouvez utiliser dans la bataille, et tous leurs dés sont lancés ensemble.
clause-7-6-4 = Les crochets de votre carte Avion, de un à quatre, sont le nombre d’améliorations que vos avions peuvent porter.
clause-7-6-5 = Avec chaque Gyroscope en jeu, chaque touche de vos avions abat un soldat de plus.
clause-7-6-6 = Avec une Bombe antichar en jeu, quand l’autre camp déclare un assaut de chars et avant son premier dé, vous pouvez envoyer contre lui autant de vos avions de la bataille que vous voulez. Chacun lance un dé : une touche détruit un char ennemi, n’importe lequel de la bataille ; une explosion coûte l’avion. Les Gyroscopes ne comptent pas. Les survivants servent ensuite normalement.
clause-7-6-7 = Avec une Couleuvrine antiaérienne en jeu, vous pouvez faire de même quand l’autre camp déclare un assaut aérien : chaque touche détruit un avion ennemi, et l’assaut continue avec ceux qui restent, au plus autant que déclaré. Les mêmes avions peuvent intercepter tantôt des chars, tantôt des avions, mais on n’intercepte pas une interception.
clause-7-6-8 = Avec un Parachutiste en jeu, l’attaquant peut, une fois par assaut aérien et avant ses dés, en larguer un d’un avion déclaré dans un château qui protège encore. Cela coûte de toute façon un soldat, jamais le dernier, et cet avion ne bombarde pas. Un dé : touche, et le château ne protège plus personne jusqu’à la fin de la bataille ; raté, rien ; explosion, l’avion est perdu.

## 7.7

section-7-7 = Les châteaux
clause-7-7-2 = Un château protège les soldats de son territoire. Son niveau est 1, et un de plus par tour : 5 avec quatre tours.
clause-7-7-3 = À chaque assaut d’infanterie ou de chars de l’attaquant, chaque niveau du château arrête une touche. Exemple : six soldats avec six touches contre un niveau 5 abattent un défenseur.
clause-7-7-4 = Le château arrête ses touches une fois par assaut d’infanterie, et de nouveau pour chaque char. Exemple, niveau 1 : l’infanterie avec deux touches abat un soldat, un char avec cinq touches en abat quatre, un avion avec une touche en abat un.
clause-7-7-5 = Contre les avions, un château ne sert à rien, quel que soit son niveau.
clause-7-7-6 = Certains projets abaissent le niveau du château pour l’attaquant : Bombarde, Grand Canon et Parachutiste.
clause-7-7-7 = Un château ne protège pas le défenseur de ses propres explosions, ni du retour de feu de son infanterie, ni d’un char qui explose.
clause-7-7-8 = Les attaquants n’ont aucune protection, même s’ils viennent d’un territoire qui a un château.
clause-7-7-9 = Un château à quatre tours est une Cité Parfaite, qui rapporte aussi des points de victoire.

## 8

section-8 = Les machines capturées
clause-8-1 = Les machines appartiennent à celui qui tient le territoire où elles sont, ou qui mène l’armée dont elles font partie. Quand une armée perd son dernier soldat, ses machines sont capturées par l’autre camp.
clause-8-2 = Les machines capturées valent ce qu’indiquent les cartes de leur nouveau propriétaire, même si c’est moins qu’avant.
clause-8-3 = Sans la carte Char ou Avion, vous ne pouvez utiliser ces machines d’aucune façon : elles ne combattent pas, ne peuvent être visées ni déplacées. Elles restent à vous avec le territoire et servent dès que vous avez la carte.

## 9

section-9 = Les mouvements
clause-9-1 = Vous pouvez commencer vos mouvements à tout moment de votre tour, avant, entre ou après vos attaques.
clause-9-2 = Vous pouvez faire au plus trois mouvements par tour.
clause-9-3 = Un mouvement mène une ou plusieurs pièces d’un de vos territoires à un autre des vôtres, relié au premier par une chaîne ininterrompue de vos propres territoires voisins.
clause-9-4 = Ou bien un mouvement se fait par mer, entre deux de vos territoires qui bordent la même zone maritime. Personne n’est perdu en route.
clause-9-5 = Un mouvement se fait par terre ou par mer, jamais par les deux : il en faut alors deux.
clause-9-6 = La même pièce peut être déplacée plusieurs fois dans un tour, tant qu’il vous reste des mouvements.
clause-9-7 = Les pièces d’un mouvement partent ensemble et arrivent ensemble. Il faut qu’au moins une parte.
clause-9-8 = Châteaux et tours ne bougent jamais. Chars et avions ne se déplacent que si vous avez leur carte en jeu.
clause-9-9 = Lors d’un mouvement, chars et avions peuvent aller seuls, sans soldats.
clause-9-10 = Vous ne pouvez pas passer par les territoires des autres, même avec leur accord. Au moins un soldat doit rester dans chacun de vos territoires.

## 10

section-10 = Les points de victoire
clause-10-1 = À la fin de la manche, le propriétaire de la carte Léonard reçoit 2 points.
clause-10-2 = L’Atelier de Léonard : celui qui a le plus de cartes en jeu, de toute sorte mais sans compter Léonard, reçoit 2 points. Si deux sont à égalité, ils ont 1 point chacun ; à plus de deux, personne n’a rien. Les cartes de la réserve ne comptent pas.
clause-10-3 = La Grande Cour : celui qui a le plus de châteaux, quelles que soient leurs tours, reçoit 2 points. Si deux sont à égalité, ils ont 1 point chacun ; à plus de deux, personne n’a rien.
clause-10-4 = La Couronne Impériale : celui qui a le plus de territoires reçoit 2 points. Si deux sont à égalité, ils ont 1 point chacun ; à plus de deux, personne n’a rien.
clause-10-5 = Chaque Cité Parfaite que vous contrôlez rapporte 1 point à la fin de la manche. Elle compte aussi comme château pour la Grande Cour.
clause-10-6 = Premières Merveilles : celui qui construit le premier char de la partie reçoit aussitôt 2 points ; de même le premier avion et la première Cité Parfaite. Chaque bonus est donné une fois ; les machines et cités capturées ne comptent pas.
clause-10-7 = Une œuvre d’art rapporte ses points aussitôt, quand vous la mettez en jeu. Elle compte aussi pour l’Atelier de Léonard.

## 11

section-11 = Fin de la partie
clause-11-1 = La partie s’achève dès qu’un joueur a atteint l’objectif, 30 points sauf si l’on en a convenu d’un autre. Des points qui comptent aussitôt peuvent y mettre fin au milieu d’un tour. Plus personne n’agit ensuite.
clause-11-2 = À la fin d’une manche, les points s’ajoutent joueur par joueur : d’abord celui qui en avait le plus ; à égalité, le propriétaire de la carte Léonard, puis dans le sens des aiguilles d’une montre. Chacun ajoute en une fois tous ses points de la manche.
clause-11-3 = Le premier qui atteint l’objectif dans cet ordre gagne aussitôt, même si un autre serait arrivé à plus de points.

## 12

section-12 = La carte Léonard
clause-12-1 = Le propriétaire de la carte Léonard joue le premier tour et y paie 10 florins de moins chaque projet, château, tour, char et avion. Les invasions et les attaques coûtent le plein prix. La carte est posée face visible devant lui.
clause-12-2 = La carte Léonard va au vainqueur des enchères, et seulement à celui qui paie réellement une carte.
clause-12-3 = La carte départage de deux façons : aux enchères, son propriétaire vient en dernier à mises égales ; au décompte, il vient en premier à points égaux.

## 13

section-13 = Les projets
clause-13-1 = Char : avec cette carte, vous pouvez construire et utiliser des chars. Les cinq cartes diffèrent : 2 dés et 3 touches, 3 et 4, 4 et 5, 5 et 6, 6 et 7. Elle est aussitôt en jeu et ne coûte rien à activer.
clause-13-2 = Avion : avec cette carte, vous pouvez construire et utiliser des avions. Les cinq cartes ont 1, 2, 2, 3 et 4 crochets pour des améliorations. Elle est aussitôt en jeu et ne coûte rien à activer.
clause-13-3 = Gyroscope (avion, 30 florins) : chaque touche de vos avions abat un soldat de plus par Gyroscope. Le nombre de dés reste le même.
clause-13-4 = Bombe antichar (avion, 20 florins) : vos avions peuvent intercepter les chars ennemis avant leur tir. Une seconde n’apporterait rien.
clause-13-5 = Parachutiste (avion, 20 florins) : lors d’une attaque, vos avions peuvent larguer un soldat dans un château pour annuler sa protection. Un second n’apporterait rien.
clause-13-6 = Couleuvrine antiaérienne (avion, 20 florins) : vos avions peuvent intercepter les avions ennemis avant leur assaut. Une seconde n’apporterait rien.
clause-13-7 = Transmission mécanique (char, 30 florins) : vos chars lancent un dé de moins pour chacune, mais au moins un dé.
clause-13-8 = Boutefeu (char, 20 florins) : chacun de vos chars fait une touche de plus par Boutefeu.
clause-13-9 = Canon multiple (char, 40 florins) : chacun de vos chars fait deux touches de plus par Canon multiple.
clause-13-10 = Automate (30 florins) : en défendant un château qui a au moins une tour, vous pouvez ajouter un assaut dans chacune de vos phases, avec un dé par tour. Les explosions sont des ratés ; ni Fusil multiple ni Chariot de guerre n’y aident. Il s’ajoute aux autres assauts et demande un soldat encore en vie. Un second n’apporterait rien.
clause-13-11 = Fusil multiple (30 florins) : à chacun de vos assauts d’infanterie, une touche compte double par Fusil multiple. Un dé reçoit au plus un bonus : les touches dues à un Chariot de guerre ne sont donc pas doublées.
clause-13-12 = Chariot de guerre (30 florins) : à chacun de vos assauts d’infanterie, un raté devient une touche par Chariot de guerre. Une telle touche ne peut être doublée.
clause-13-13 = Bombarde (20 florins) : lors de vos assauts d’infanterie, le château attaqué a un niveau de moins par Bombarde.
clause-13-14 = Grand Canon (40 florins) : avant un assaut d’infanterie contre un château à tours, vous dites combien de vos Grands Canons tirent. Ensuite chacun abat une tour, au plus autant que de touches arrêtées ; le niveau abaissé vaut à partir de l’assaut suivant. Le château lui-même ne peut être détruit.
clause-13-15 = Sous-marin (20 florins) : qui vous attaque par mer perd au débarquement un soldat de plus par Sous-marin.
clause-13-16 = Navire cuirassé (20 florins) : lors de vos raids maritimes, vous perdez au débarquement un soldat de moins par Navire cuirassé. Il compense aussi les Sous-marins.
clause-13-17 = Murailles (40 florins) : tous vos châteaux ont un niveau de plus par carte, mais jamais plus de 5. Les Murailles ne font pas une Cité Parfaite.
clause-13-18 = Œuvres d’art : la Joconde et la Cène (60 florins) rapportent 3 points quand on les met en jeu, la Dame à l’hermine et la Vierge aux rochers (40 florins) 2. Chacune ajoute 10 florins de revenus et compte pour l’Atelier.

## 14

section-14 = À la table
clause-14-1 = On peut jouer avec un autre objectif que 30 points : 20, 40 ou 50.
clause-14-2 = Florins, cartes et pièces ne s’échangent, ne se donnent ni ne se promettent entre joueurs.

## 15

section-15 = Questions et réponses
clause-15-1 = Des troupes qui viennent de conquérir un territoire peuvent repartir à l’attaque de là dans le même tour.
clause-15-2 = Une attaque ne peut pas venir de deux territoires à la fois. Rassemblez d’abord les troupes par un mouvement, puis attaquez.
clause-15-3 = Vous pouvez renforcer un territoire qui vient d’être conquis en y déplaçant des troupes, mais seulement si vous n’avez pas déjà fait vos mouvements plus tôt dans ce tour.
clause-15-4 = Un territoire que vous n’avez pas conquis peut être attaqué de nouveau dans le même tour. Chaque attaque se paie et compte parmi les trois.
clause-15-5 = Vous pouvez construire et activer après vos attaques comme avant : l’ordre est libre tant que vous pouvez payer.
clause-15-7 = Un château et une tour dessus ne peuvent pas être construits dans le même tour.
clause-15-8 = Vous pouvez acheter une amélioration sans avoir la carte Char ou Avion correspondante. Elle attend dans votre réserve jusqu’à ce que vous ayez cette carte.
clause-15-9 = Seul un projet que vous pouvez utiliser peut être mis en jeu, pas un projet qui ne servirait qu’à compter pour l’Atelier. Une seconde carte Bombe antichar, Parachutiste, Couleuvrine antiaérienne ou Automate n’apporte rien et reste dans la réserve.
clause-15-10 = Les cartes en jeu ne sont jamais défaussées, pas même pour libérer un crochet.

## O

section-O = Règles optionnelles
clause-O-1 = Départ rapide : vous commencez avec un château, six soldats et 200 florins, et la première manche débute par les enchères.
clause-O-2 = Chars fragiles : un char qui fait deux explosions est perdu et retourne au stock. Rien d’autre n’est perdu avec lui.
clause-O-3 = Sabordage : pendant votre tour, vous pouvez détruire vos propres chars et avions, et dans une bataille vous le pouvez au début de votre phase, avant de lancer les dés. Sans cette option, on ne détruit pas ses machines à sa guise.
clause-O-4 = Escorte : dans une attaque, il ne peut y avoir plus de machines que de soldats, comptés avant toute perte au débarquement.
clause-O-5 = Secondes places : pour l’Atelier, la Cour et la Couronne, le premier reçoit 2 points et le deuxième 1 ; si plusieurs partagent la deuxième place, ils n’ont rien. Si plusieurs partagent la première, chacun d’eux a 1 point et le deuxième rien.
