# Les règles de Léonard de Vinci, clause par clause.

## 1

section-1 = Le contenu de la boîte
clause-1-1 = La banque ne manque jamais de florins : chaque récompense est payée en entier.

## 3

section-3 = Mise en place pour les premières parties
clause-3-1 = La partie dure neuf tours : sept tours normaux, joués en ville et dans les laboratoires, puis deux tours de pure fabrication, joués seulement dans les laboratoires.
clause-3-2 = Le siège 1 commence : il a Léonard et prend la dotation a ; dans le sens des aiguilles d’une montre, les sièges suivants prennent les dotations b, c, d et e. L’ordre des joueurs autour de la table se décide avant la partie.
clause-3-3 = Chaque dotation comprend un maître d’œuvre, deux marqueurs travail, une carte « 0 » pour bluffer et trois florins. S’y ajoutent, dans la dotation a : 5 apprentis, le petit laboratoire (3 places), 1 fer, 2 cordes, 1 brique ; dans la dotation b : 5 apprentis, le petit laboratoire (3 places), le grand laboratoire (4 places), 1 fer ; dans la dotation c : 4 apprentis, le petit laboratoire tourné sur 5 places avec un automate, 1 corde. Dans la dotation d : 3 apprentis, le petit laboratoire (3 places), 2 bois, 1 verre, 1 brique et 10 florins de plus (13 en tout) ; dans la dotation e : 3 apprentis, le petit laboratoire (3 places), le grand laboratoire tourné sur 6 places, 1 brique, 1 verre et 5 florins de plus (8 en tout).
clause-3-4 = À trois joueurs, chacun de vous rend un apprenti de sa dotation ; à deux joueurs, deux. Ces apprentis sont hors du jeu et n’attendent pas à l’Académie : vous pouvez donc avoir jusqu’à 8 apprentis à trois joueurs et 7 à deux, au lieu de 9.
clause-3-5 = Le maître d’œuvre, les neuf apprentis, les deux laboratoires et les marqueurs travail de chaque joueur absent restent dans la boîte. Les composants et les florins d’une dotation inutilisée ne quittent pas le jeu : ils se trouvent dans les boutiques et à la banque.
clause-3-6 = Chaque boutique contient 12 composants de sa sorte, moins ceux des dotations en jeu, et un florin se trouve au Conseil. Les grands laboratoires qui ne figurent dans aucune dotation attendent à l’Atelier, qui peut fournir trois automates par joueur, y compris celui d’une dotation. Vos autres apprentis attendent à l’Académie.
clause-3-7 = Les premières inventions demandées sont les numéros 1, 12, 8, 3 et 9, dans cet ordre de gauche à droite. À trois joueurs la 9 n’est pas exposée, à deux joueurs ni la 3 ni la 9 ; ces cartes rejoignent les autres dans le paquet.
clause-3-8 = Le bas du paquet est formé des cinq inventions en or 21 à 25, mélangées : elles arrivent en dernier.
clause-3-9 = Le milieu du paquet est formé de onze cartes mélangées : une invention en bronze, deux en cuivre et trois en argent, tirées au hasard parmi celles qui ne sont pas sur le plateau, et les inventions en or 16 à 20.
clause-3-10 = Toutes les inventions qui restent sont mélangées et posées sur le dessus : elles arrivent donc en premier. Dans la mise en place pour les premières parties, ce sont quatre cartes à quatre ou cinq joueurs, cinq à trois et six à deux.

## 4

section-4 = Les inventions
clause-4-1 = La couleur d’une invention indique ce qu’elle demande : bronze 4 semaines de fabrication et 1 composant, cuivre 7 semaines et 2, argent 11 semaines et 3, or 15 semaines et 4. Toutes les recettes sont publiques : vous pouvez consulter les 25 à tout moment. Normalement la n° 8 est en argent et la n° 13 en cuivre (table L) ; sur demande, toutes deux échangent semaines, composants et montants (table S).
clause-4-2 = Chaque invention a deux montants : le noir si vous la réalisez pendant qu’elle est demandée, le gris si vous la réalisez après qu’elle a quitté le plateau. En florins, noir et gris : bronze 4 et 3, cuivre 8 et 6, argent 13 et 10, or 18 et 14 (n° 16 à 20) ou 20 et 16 (n° 21 à 25).
clause-4-3 = Il existe cinq types de cinq inventions chacun : métallurgie (1, 6, 11, 16, 21), menuiserie (2, 7, 12, 17, 22), corderie (3, 8, 13, 18, 23), maçonnerie (4, 9, 14, 19, 24) et optique (5, 10, 15, 20, 25). Les cartes posées devant vous facilitent les inventions suivantes de leur type, et la variété des types rapporte à la fin.

## 5

section-5 = Le tour
clause-5-1 = Chacun des tours 1 à 7 comporte quatre phases, dans cet ordre : A, vous commencez ou interrompez des fabrications dans vos laboratoires ; B, vous placez votre main-d’œuvre ; C, on résout les zones de la ville puis les laboratoires ; D, vous réalisez des inventions.

## 6

section-6 = Phase A : les laboratoires
clause-6-1 = En commençant par le joueur qui a Léonard et dans le sens des aiguilles d’une montre, chacun de vous a une seule visite à ses laboratoires par tour. Vous y interrompez et y commencez autant de fabrications que vos laboratoires le permettent, puis vous déclarez avoir fini. La visite se termine d’elle-même quand chacun de vos laboratoires y a commencé une fabrication.
clause-6-2 = Chacun de vos laboratoires peut commencer au plus une fabrication par tour.
clause-6-3 = Pour commencer, vous nommez une invention (les autres ne voient pas laquelle) et vous posez sous le laboratoire, depuis votre main, exactement les composants de sa recette : ni plus, ni moins. Les lots de cartes qui ne correspondent à aucune invention ne sont pas proposés, car ils ne pourraient jamais aboutir. La fabrication ne vaut que pour cette invention : bois et corde posés pour la n° 7 ne permettent pas de réaliser la n° 2, qui ne demande que du bois.
clause-6-4 = Quand un laboratoire commence une fabrication, un marqueur travail est posé sur la case 0 de sa piste.
clause-6-5 = Un laboratoire fabrique une seule invention à la fois. Vous ne pouvez commencer que dans un laboratoire que vous possédez et qui est au repos.
clause-6-6 = Vos deux laboratoires ne partagent jamais une invention : tant que l’un y travaille, vous ne pouvez pas la commencer dans l’autre. Deux inventions différentes sont permises.
clause-6-7 = Les autres voient qu’un de vos laboratoires a commencé une fabrication ou l’a interrompue, mais jamais de quelle invention il s’agit, ni combien de cartes se trouvent dessous. Seul un laboratoire marqué d’une flèche montre ses composants.
clause-6-8 = Vous pouvez regarder à tout moment les composants posés sous vos propres laboratoires.
clause-6-9 = Tant qu’un laboratoire travaille, vous ne pouvez ni y ajouter ni en retirer de composants. Pour les récupérer, vous devez interrompre la fabrication.
clause-6-10 = Les florins et les composants que vous avez en main sont secrets, de même que les cartes sous un laboratoire sans flèche et ce que le privilège 3 du Conseil vous a montré. Tout le monde voit les dotations et les faveurs, ce qui est pris dans les boutiques ou y revient, chaque paiement et chaque récompense, et les mises une fois dévoilées. De même pour les laboratoires, les marqueurs, la main-d’œuvre, le stock des boutiques, les florins du Conseil et les composants des laboratoires marqués.
clause-6-11 = Vous ne pouvez réaliser chaque invention qu’une seule fois, que ce soit pour le montant noir ou pour le gris, et même si vous n’en avez pas obtenu la carte. Vous ne pouvez donc pas la recommencer.
clause-6-12 = Vous pouvez commencer une invention qui n’est pas encore demandée, tant que sa carte est dans le paquet. Vous ne pouvez la terminer qu’une fois la carte face visible sur le plateau, et il se peut qu’elle n’arrive jamais.
clause-6-13 = Vous ne pouvez pas commencer une invention que quelqu’un a déjà réalisée, où que soit sa carte (devant un joueur ou dans la boîte), ni une invention écartée du jeu au départ. Seuls les laboratoires qui la fabriquaient déjà quand elle a été réalisée peuvent continuer.
clause-6-14 = Quand vous interrompez une fabrication, son marqueur travail quitte le laboratoire, toutes les semaines accumulées sont perdues et les composants reviennent dans votre main.
clause-6-15 = Vous ne pouvez interrompre qu’une fabrication commencée lors d’un tour précédent, jamais une fabrication que vous venez de commencer dans cette même phase.
clause-6-16 = Après une interruption, le même laboratoire peut commencer une nouvelle fabrication dans la même visite. Les composants repris peuvent être reposés aussitôt, dans l’un ou l’autre de vos laboratoires.
clause-6-17 = Vous pouvez aussi interrompre la fabrication d’un laboratoire marqué d’une flèche et reprendre ses composants. Vous renoncez alors définitivement à cette invention, car une invention déjà réalisée ne peut plus être commencée.

## 7

section-7 = Phase B : le placement
clause-7-1 = En commençant par le joueur qui a Léonard et dans le sens des aiguilles d’une montre, vous jouez un coup chacun, tour de table après tour de table, jusqu’à ce que tout le monde ait passé.
clause-7-2 = À votre coup, vous faites une seule chose : placer un ou plusieurs apprentis, tous au même endroit ; ou placer votre maître d’œuvre ; ou passer. Vous ne pouvez placer que la main-d’œuvre qui est dans votre réserve.
clause-7-3 = Une fois que vous avez passé, vous ne placez plus personne dans cette phase.
clause-7-4 = Vous pouvez placer votre main-d’œuvre dans les huit zones de la ville (Conseil, Atelier, Académie et les cinq boutiques) ou dans un de vos propres laboratoires qui travaille. Un laboratoire au repos n’accueille personne.
clause-7-5 = Vous ne pouvez placer des apprentis qu’une seule fois par phase dans chaque zone ou laboratoire. Votre maître d’œuvre peut encore les y rejoindre, ou eux le rejoindre.
clause-7-6 = Dans une zone de la ville, le premier arrivé se place à côté de la flèche ; chaque joueur qui arrive ensuite se place à droite de ceux déjà présents.
clause-7-7 = Si vous avez déjà de la main-d’œuvre dans une zone, ceux qui arrivent ensuite la rejoignent. Votre groupe garde la place de son premier pion tant qu’il en reste un, même si ce premier pion est déplacé ailleurs.
clause-7-8 = Une zone de la ville peut accueillir autant de main-d’œuvre que l’on veut.
clause-7-9 = Chaque place d’un laboratoire accueille un apprenti, le maître d’œuvre ou un automate : le petit laboratoire a 3 ou 5 places, le grand 4 ou 6. Votre maître d’œuvre et vos apprentis peuvent occuper n’importe quelle place libre, y compris celles des automates.
clause-7-10 = Si vous n’avez plus personne dans votre réserve, ou nulle part où placer quelqu’un, vous passez automatiquement. Tout le monde peut le constater : cela ne trahit rien.

## 8

section-8 = Phase C : la résolution des placements
clause-8-1 = On résout d’abord les zones de la ville dans l’ordre, de A à H : Conseil, Atelier, Académie, Forgeron, Vitrier, Menuisier, Briquetier, Cordier. Ensuite les laboratoires travaillent.
clause-8-2 = Dans chaque zone, on agit dans l’ordre du classement : d’abord le joueur qui y a le plus de main-d’œuvre, puis les autres par ordre décroissant. Un maître d’œuvre vaut deux apprentis.
clause-8-3 = En cas d’égalité, le joueur dont la main-d’œuvre est plus proche de la flèche passe devant.

## 8.A

section-8-A = Zone A : le Conseil
clause-8-A-1 = Au Conseil, chaque joueur peut choisir un des quatre privilèges, et chaque privilège ne peut être choisi que par un seul joueur. Choisir ne coûte rien.
clause-8-A-2 = De trois à cinq joueurs, si tous les joueurs de la partie ont de la main-d’œuvre au Conseil, le dernier du classement la reprend avant tout choix et n’obtient rien. En cas d’égalité pour la dernière place, c’est le plus éloigné de la flèche.
clause-8-A-3 = À deux joueurs, personne n’est écarté : si vous êtes tous deux au Conseil, tous deux choisissent un privilège.
clause-8-A-4 = Si vous êtes premier du classement au Conseil, vous désignez le joueur qui a Léonard : n’importe qui, vous-même ou son détenteur actuel compris, même si vous renoncez ensuite à un privilège. Cela compte aussitôt : pour l’ordre de la phase D, pour les mises à égalité et pour le tour suivant. Si personne n’est au Conseil, Léonard reste où il est.
clause-8-A-5 = Dans l’ordre du classement, chaque joueur présent au Conseil choisit un privilège encore libre, ou renonce et reprend sa main-d’œuvre.
clause-8-A-6 = C’est seulement quand tous ont choisi que les privilèges sont exécutés, dans l’ordre 1, 2, 3, 4, quel que soit celui qui les a choisis ; vous pouvez renoncer au vôtre. On saute un privilège dont tout le monde voit qu’il est sans effet : le 1 si aucun apprenti ne peut être déplacé, le 2 sans florins au Conseil, le 3 si le paquet est vide, le 4 si toutes les boutiques sont vides.
clause-8-A-7 = Privilège 1 : vous déplacez un de vos propres apprentis, jamais votre maître d’œuvre, d’une zone quelconque de la ville, Conseil compris, vers une autre zone. Il ne peut jamais entrer au Conseil, ni entrer dans un laboratoire ou en sortir.
clause-8-A-8 = L’apprenti déplacé rejoint son groupe dans la nouvelle zone, s’il y en a un ; sinon il se place tout à droite. Le groupe qu’il quitte garde sa place tant qu’il y reste un pion ; un groupe disparu a perdu sa place.
clause-8-A-9 = Privilège 2 : vous prenez tous les florins qui se trouvent au Conseil.
clause-8-A-10 = Privilège 3 : vous regardez en secret les quatre premières cartes du paquet des inventions, ou celles qui restent s’il y en a moins, et vous les remettez dans l’ordre que vous voulez. Les autres n’apprennent ni ce que vous avez vu, ni ce que vous avez fait.
clause-8-A-11 = Privilège 4 : vous payez un florin à la banque et prenez un composant de votre choix dans une boutique qui en a. Vous pouvez choisir ce privilège même sans pouvoir payer, ne serait-ce que pour en priver les autres ; il ne se passe alors rien au moment de l’exécuter.
clause-8-A-12 = Une fois les privilèges exécutés, toute la main-d’œuvre encore au Conseil retourne dans la réserve de chacun.

## 8.B

section-8-B = Zones B à H : les achats, et l’Atelier
clause-8-B-1 = Chaque zone de B à H offre quatre achats : le premier coûte 0 florin, le deuxième 2, le troisième 3 et le quatrième 4, quel que soit l’acheteur. Chaque zone repart de 0.
clause-8-B-2 = Dans l’ordre du classement, chaque joueur achète un privilège au prix actuel ou passe. Si vous passez, vous reprenez toute votre main-d’œuvre de cette zone, et le prix reste le même pour le joueur suivant.
clause-8-B-3 = Après le dernier du classement, on reprend avec le premier encore présent : vous pouvez donc acheter plusieurs fois. Le classement établi à l’ouverture de la zone vaut jusqu’à la fin, moins les joueurs partis.
clause-8-B-4 = La zone ferme quand un privilège a été acheté pour 4 florins ou quand il n’y a plus personne. La main-d’œuvre encore présente retourne dans la réserve de chacun.
clause-8-B-5 = Si vous ne pouvez pas payer le prix actuel, vous ne pouvez que passer. Comme les florins sont secrets, la question vous est posée comme à tout le monde et rien ne distingue votre refus d’un autre.
clause-8-B-6 = Là où tout le monde voit que vous ne pouvez rien obtenir, vous passez automatiquement et sans rien payer : boutique vide, aucun de vos apprentis à l’Académie, aucun laboratoire que vous puissiez améliorer.
clause-8-B-7 = Atelier : chaque achat est une des quatre améliorations, et seul un laboratoire au repos peut être modifié ; vous pouvez toutefois prendre votre grand laboratoire pendant que le petit travaille. Un achat ultérieur du même tour peut compléter un achat précédent : prendre le grand laboratoire, puis le tourner, puis y placer un automate.
clause-8-B-8 = Atelier : vous tournez votre petit laboratoire du côté 3 places au côté 5 places. Il doit être au repos.
clause-8-B-9 = Atelier : vous prenez votre grand laboratoire, côté 4 places visible. Vous ne pouvez le faire qu’une fois, car chaque joueur n’a qu’un grand laboratoire.
clause-8-B-10 = Atelier : vous tournez votre grand laboratoire du côté 4 places au côté 6 places. Vous devez déjà l’avoir, et il doit être au repos.
clause-8-B-11 = Atelier : un automate va aussitôt sur une case libre prévue pour lui dans un de vos laboratoires au repos ; sans une telle case vous ne pouvez pas en prendre, ni le garder pour plus tard. Le laboratoire à 5 places a une case de ce genre et celui à 6 places en a deux ; les côtés à 3 et 4 places n’en ont pas.
clause-8-B-12 = Vous pouvez avoir au plus trois automates.

## 8.C

section-8-C = Zone C : l’Académie
clause-8-C-1 = Académie : vous y prenez un apprenti de votre couleur, s’il en reste, et l’ajoutez à votre réserve. Vous pouvez le placer à partir du tour suivant.

## 8.D

section-8-D = Zones D à H : les boutiques
clause-8-D-1 = Boutiques : vous prenez un composant de la boutique, s’il en reste : fer chez le Forgeron, verre chez le Vitrier, bois chez le Menuisier, brique chez le Briquetier, corde chez le Cordier.

## 8.L

section-8-L = Le travail des laboratoires
clause-8-L-1 = Chacun de vos laboratoires qui travaillent gagne une semaine de fabrication par apprenti présent, deux pour votre maître d’œuvre et deux par automate.
clause-8-L-2 = Les automates travaillent à chaque tour où leur laboratoire fabrique une invention, avec ou sans main-d’œuvre. Ils restent dans leur laboratoire jusqu’à la fin de la partie.
clause-8-L-3 = Une fois les semaines comptées, votre maître d’œuvre et vos apprentis reviennent des laboratoires dans votre réserve.
clause-8-L-4 = La piste d’un laboratoire s’arrête à 15, et les semaines au-delà ne sont pas comptées. Aucune invention n’en demande davantage.

## 9

section-9 = Phase D : réaliser les inventions
clause-9-1 = En commençant par le joueur qui a Léonard et dans le sens des aiguilles d’une montre, chacun annonce ouvertement ce qu’il réalise. Montants, cartes, flèches et enchères ne sont réglés qu’après la dernière réponse : toutes les annonces d’un tour comptent comme simultanées.
clause-9-2 = La question est posée à tous ceux qui ont un laboratoire qui travaille, même s’ils n’ont rien à annoncer : être interrogé ne révèle donc rien.
clause-9-3 = Vous ne pouvez réaliser qu’une invention face visible sur le plateau pendant cette phase, ou celle d’un laboratoire marqué d’une flèche. Une carte retournée à la fin d’un tour peut être réalisée dès le tour suivant ; les semaines accumulées avant comptent entièrement, et vous n’avez besoin d’y placer personne.
clause-9-4 = Pour réaliser une invention, les semaines de la piste du laboratoire plus votre remise doivent atteindre les semaines qu’elle demande.
clause-9-5 = Pour chaque laboratoire séparément, vous décidez d’annoncer une invention achevée ou de la retenir. Retenue et réalisée par personne d’autre, elle reste demandée et peut encore rapporter le montant noir plus tard ; si un autre la réalise ce tour-ci, vous devez montrer la vôtre et n’aurez plus tard que le montant gris.
clause-9-6 = Les composants d’une invention réalisée sont montrés et retournent dans leurs boutiques, et le marqueur travail quitte le laboratoire, de nouveau au repos.
clause-9-7 = Tous ceux qui réalisent une invention au tour où elle quitte le plateau touchent son montant noir en entier, même s’ils sont plusieurs.
clause-9-8 = L’invention d’un laboratoire marqué rapporte le montant gris et rien d’autre : ni carte, ni enchère, donc ni remise ultérieure ni variété. Si deux d’entre vous la terminent au même tour, tous deux touchent le montant gris.
clause-9-9 = Chaque carte devant vous donne une remise de deux semaines sur une invention du même type, pour le montant noir comme pour le gris ; elle n’est comptée qu’au moment de réaliser l’invention. Il n’y a pas de minimum : avec deux cartes de son type, une invention en bronze se réalise avec 0 semaine, au tour même où elle est commencée et sans main-d’œuvre.
clause-9-10 = Pour la remise ne comptent que les cartes que vous aviez au début du tour. Une carte gagnée pendant ce tour, seul ou aux enchères, ne compte pas : deux inventions réalisées au même tour ne s’aident pas.
clause-9-11 = Si un de vos laboratoires fabrique encore une invention qu’un autre vient de réaliser, vous en montrez les composants et le laboratoire est marqué d’une flèche, même s’il n’a commencé que ce tour-ci ou si vous l’avez retenue. Vous pouvez la terminer à un tour suivant pour le montant gris, bien qu’elle ne soit plus demandée.
clause-9-12 = Si vous êtes seul à réaliser une invention demandée ce tour-ci, vous prenez sa carte et la posez face visible devant vous.
clause-9-13 = Si plusieurs d’entre vous réalisent la même invention demandée, sa carte est mise aux enchères entre vous seuls. Toutes les récompenses du tour, noires et grises, sont d’abord payées ; puis vient une enchère à la fois, par numéro de carte croissant, et ce que coûte l’une n’est plus là pour la suivante.
clause-9-14 = Vous misez en secret un nombre entier de florins, de 0 à tout ce que vous avez, récompense du tour comprise ; on ne montre pas qui a déjà misé. Toutes les mises sont dévoilées ensemble : la plus forte est payée à la banque et emporte la carte, les autres joueurs gardent leurs florins.
clause-9-15 = Si la plus forte mise est à égalité, le joueur qui a Léonard l’emporte, sinon le premier des ex æquo dans le sens des aiguilles d’une montre à partir de lui.
clause-9-16 = Si tout le monde mise 0, la carte va dans la boîte et n’appartient à personne. Les enchérisseurs ont tout de même réalisé l’invention et personne ne peut plus la commencer ; les laboratoires qui la fabriquent encore sont marqués d’une flèche et peuvent la terminer pour le montant gris.
clause-9-17 = Une carte d’invention que vous avez gagnée reste devant vous jusqu’à la fin de la partie.

## 10

section-10 = Fin du tour
clause-10-1 = À la fin de chacun des tours 1 à 7, un florin de la banque est ajouté au Conseil. Rien n’est ajouté après les tours 8 et 9.
clause-10-2 = À la fin de chacun des tours 1 à 7, on retourne des cartes jusqu’à ce que cinq inventions soient demandées, ou quatre à trois joueurs et trois à deux. Rien n’est retourné après le tour 8 : le tour 9 peut donc commencer avec moins de cartes.
clause-10-3 = Si le paquet s’épuise, on retourne les cartes qui restent et il y a moins d’inventions demandées.
clause-10-4 = Les tours 8 et 9 sont consacrés à la fabrication : vous pouvez commencer et interrompre comme d’habitude, mais vous ne placez de main-d’œuvre que dans vos laboratoires qui travaillent ; les automates travaillent aussi, et les inventions se réalisent comme d’habitude. La ville est fermée : Léonard ne change pas de main et les florins du Conseil y restent.
clause-10-5 = Quand tout cela est fait, le marqueur de tours avance d’une case et le tour suivant commence.

## 11

section-11 = Fin de la partie
clause-11-1 = La partie se termine après le tour 9.
clause-11-2 = À la fin, vous recevez une prime pour les différents types parmi les cartes devant vous : 20 florins pour cinq types, 13 pour quatre, 8 pour trois, rien pour deux ou moins.
clause-11-3 = Celui qui a le plus de florins gagne, prime de variété comprise. Rien d’autre ne compte : ni composants en main, ni fabrications inachevées, ni main-d’œuvre, ni laboratoires, ni florins restés au Conseil.
clause-11-4 = En cas d’égalité de florins, celui qui a devant lui le plus de cartes d’invention gagne ; puis le plus de cartes en or, puis en argent, en cuivre et en bronze. Si tout est égal, la victoire est partagée.

## V

section-V = Variante : Codex Leonardi I
clause-V-1 = Avec cette variante, le privilège 1 du Conseil déplace un apprenti de n’importe quel joueur, le vôtre ou celui d’un autre, jamais un maître d’œuvre. Il va d’une des zones B à H à une autre des zones B à H : ni le Conseil ni un laboratoire ne peuvent être le départ ou l’arrivée.
clause-V-2 = Vous ne pouvez pas déplacer l’apprenti d’un autre joueur dans une zone où ce joueur est premier à ce moment, selon le classement habituel (un maître d’œuvre compte pour deux, à égalité le plus proche de la flèche l’emporte). Votre propre apprenti peut aller dans toute autre zone de B à H, que vous y soyez premier ou non.

## X

section-X = Le tour 0 pour joueurs expérimentés
clause-X-1 = Aucune invention n’est exposée d’avance : le paquet est formé de ses trois couches avec toutes les cartes, puis les inventions demandées sont prises sur le dessus, cinq à quatre ou cinq joueurs, quatre à trois, trois à deux.
clause-X-2 = À deux joueurs, une invention en bronze, une en cuivre et une en argent sont tirées au hasard une fois que la couche du milieu du paquet a reçu ses cartes. Elles vous sont montrées à tous deux et sont hors du jeu.
clause-X-3 = Chacun de vous commence avec le petit laboratoire côté 3 places, deux marqueurs travail, le maître d’œuvre, trois apprentis, trois florins et une carte « 0 » pour bluffer ; le siège 1 a Léonard. Vos six autres apprentis attendent à l’Académie, et chaque boutique contient 12 composants avant le choix des faveurs.
clause-X-4 = Avant le premier tour, chacun de vous choisit des faveurs : trois à quatre ou cinq joueurs, deux à trois joueurs, une à deux.
clause-X-5 = En commençant par le joueur qui a Léonard, vous choisissez une faveur à la fois, toujours dans le sens des aiguilles d’une montre et sans jamais revenir en arrière, jusqu’à ce que chacun ait les siennes.
clause-X-6 = Faveur a : vous recevez cinq florins.
clause-X-7 = Faveur b : vous prenez quatre composants de votre choix dans les boutiques, au plus deux de la même sorte. Si vous choisissez cette faveur une deuxième fois, la limite repart de zéro.
clause-X-8 = Faveur c : vous prenez un de vos apprentis à l’Académie et l’ajoutez à votre réserve.
clause-X-9 = Faveur d.1 : vous tournez votre petit laboratoire de 3 à 5 places et prenez un composant de votre choix dans les boutiques. Le laboratoire doit être encore du côté 3 places.
clause-X-10 = Faveur d.2 : vous prenez votre grand laboratoire, côté 4 places visible, si vous ne l’avez pas encore, et un composant de votre choix dans les boutiques.
clause-X-11 = Faveur d.3 : vous tournez votre grand laboratoire de 4 à 6 places et prenez un composant de votre choix dans les boutiques. Vous devez l’avoir déjà pris, et il doit être encore du côté 4 places.
clause-X-12 = Faveur d.4 : un automate va aussitôt sur une case libre prévue pour lui dans un de vos laboratoires : une dans le laboratoire à 5 places, deux dans celui à 6 places. Aucun composant ne l’accompagne.
clause-X-13 = À quatre ou cinq joueurs, vous ne pouvez choisir aucune des faveurs a, b, c et d plus de deux fois. Pour cela, d.1 à d.4 comptent ensemble comme une seule faveur.
