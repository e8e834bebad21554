# La leçon d’Atelier Da Vinci : lesson-<chapitre>-<étape>, et les réponses aux autres coups.

lesson-colours-title = Vos premières couleurs
lesson-colours-goal = Prenez des couleurs, peignez et gagnez vos 6 premiers points d’estime.
lesson-colours-welcome = Milan, vers 1495. Vous êtes en apprentissage dans l’atelier de Léonard, tout comme { seat-1 } et { seat-2 }. Un seul d’entre vous deviendra l’élève du maître.
lesson-colours-win = Le plus haut score gagne. L’essentiel, c’est l’estime, qu’on gagne en peignant : la voici sur cette échelle. Tableaux et distinctions s’y ajoutent à la fin.
lesson-colours-board = Deux tableaux attendent sur les chevalets. Autour de chacun, six cases, et chaque case demande une couleur. Tout le monde peint sur les deux mêmes.
lesson-colours-cards = Les cartes couleur de la table valent de 1 à 4. Au-dessous, votre main, que les autres ne voient pas : une seule carte, un vert 2.
lesson-colours-take = À votre tour, une seule action : prendre des couleurs, peindre ou réclamer une Maîtrise. Prenez d’abord, pour 4 au plus en tout. Touchez le rouge 3.
lesson-colours-take-yellow = C’est possible aussi, mais vous n’aurez alors qu’un 2 et un 1. Le rouge 3 et le brun 1 font 4, tout ce que vous pouvez prendre.
lesson-colours-take-deck = C’est possible aussi : une seule carte, de n’importe quelle valeur, que vous êtes seul à voir. Mais sur la table vous en choisissez deux.
lesson-colours-take-green = C’est possible aussi, et cela rapporte 2 d’estime. Mais c’est tout un tour pour une carte. Réunissez-en d’abord plusieurs, puis peignez-les ensemble.
lesson-colours-more = Le rouge 3 et le brun 1 font 4 : vous pouvez avoir les deux. Prenez aussi l’autre.
lesson-colours-more-yellow = C’est possible aussi, mais 1 et 2 ne font que 3, et un rouge 3 rapporte plus qu’un jaune 2.
lesson-colours-more-stop = C’est possible aussi, mais vous pouviez avoir les deux. Ce que vous laissez, un autre peut le prendre.
lesson-colours-others = Vous voilà avec trois cartes. { seat-2 } a pioché, puis a peint une carte pour Léonard : le chapitre 5 dira pourquoi. À vous de nouveau.
lesson-colours-paint = Maintenant, peignez. Une carte va sur une case libre de sa couleur et rapporte sa valeur. Touchez le rouge 3, puis une case rouge.
lesson-colours-paint-touch = C’est possible aussi. Mais deux couleurs différentes peintes dans le même tour ne peuvent pas être voisines : votre vert 2 devra attendre.
lesson-colours-paint-gather = C’est possible aussi : on peut garder jusqu’à cinq cartes. Mais entre-temps, les autres peuvent peindre les cases que vous visez.
lesson-colours-second = Votre première carte est posée. Une action permet d’en peindre jusqu’à quatre, sur les deux tableaux. Peignez la suivante.
lesson-colours-second-touch = C’est possible aussi. Mais deux couleurs différentes peintes dans le même tour ne peuvent pas être voisines : votre vert 2 devra attendre.
lesson-colours-second-stop = C’est possible aussi : ce que vous avez peint est acquis. Mais les cartes restées en main ne rapportent encore rien.
lesson-colours-third = Et la dernière carte de votre main.
lesson-colours-third-stop = C’est possible aussi, mais la dernière carte pouvait rapporter tout de suite, sans un tour de plus.
lesson-colours-scored = 3 + 2 + 1 : vous avez 6 d’estime, et votre marqueur avance sur l’échelle. Votre main est vide, votre tour est donc fini.
lesson-colours-done = On prend des couleurs pour 4 au plus, on les peint sur des cases de leur couleur, et elles rapportent leur valeur.

lesson-wet-title = Peinture fraîche
lesson-wet-goal = Peignez quatre cartes en un tour sans que les couleurs coulent.
lesson-wet-four = Un autre jour à l’atelier. Vous avez cinq cartes, et en une action vous pouvez en peindre quatre, sur les deux tableaux.
lesson-wet-red = Commencez par le rouge. « { painting-lady_with_an_ermine } » a deux cases rouges côte à côte. Peignez le rouge 3 sur l’une d’elles.
lesson-wet-red-blue = C’est possible aussi. Mais deux couleurs différentes peintes dans le même tour ne peuvent pas être voisines : la case rouge d’à côté devra attendre.
lesson-wet-red-other = C’est possible aussi : l’ordre est libre. Ici, commençons par le rouge pour voir quelles couleurs peuvent se toucher.
lesson-wet-red-mastery = C’est possible aussi : vous avez une Maîtrise. Le chapitre 4 en parle. Ici, peignons d’abord.
lesson-wet-red-full = C’est possible aussi, mais votre main était pleine : après avoir pris, on ne garde que cinq cartes. Il est temps de peindre.
lesson-wet-same = Deux cartes de même couleur peuvent se toucher. Peignez l’autre carte rouge juste à côté.
lesson-wet-same-blue = C’est possible aussi. Mais la case rouge entre les deux cartes devra attendre : elle toucherait le bleu.
lesson-wet-same-other = C’est possible aussi. Mais à côté de votre rouge il y a une autre case rouge, et une même couleur peut se toucher.
lesson-wet-same-stop = C’est possible aussi, mais vous n’avez peint qu’une carte, et la même action en permettait trois de plus.
lesson-wet-wet = La case voisine du rouge est bleue. Deux couleurs différentes du même tour ne peuvent pas être voisines : la peinture fraîche coule. Pas de bleu ici ce tour-ci.
lesson-wet-blue = Sur « { painting-last_supper } », le bleu peut côtoyer le rouge : celui-ci date d’un tour précédent, il est sec. Peignez-y le bleu 2.
lesson-wet-blue-brown = C’est possible aussi : ici le brun ne touche pas le rouge. Pour votre bleu 2, il reste de la place sur « { painting-last_supper } ».
lesson-wet-blue-stop = C’est possible aussi, mais la même action permettait deux cartes de plus.
lesson-wet-brown = Encore une carte. Les cases brunes de « { painting-lady_with_an_ermine } » ne touchent pas les rouges. Peignez le brun 2.
lesson-wet-brown-small = C’est possible aussi, mais un brun 1 rapporte 1, et le brun 2 rapporte 2.
lesson-wet-brown-stop = C’est possible aussi, mais une quatrième carte aurait rapporté dans la même action.
lesson-wet-scored = Quatre cartes, et l’action est finie : 3 + 1 + 2 + 2 = 8. Plus 1 point, le bonus de votre niveau. Vous aviez 6 d’estime, vous en avez 15.
lesson-wet-levels = Chaque action de peinture donne ce bonus une fois : 1 si vous avez de l’estime, 2 dès 11, 3 dès 21, 4 dès 31. Votre prochain bonus est de 2.
lesson-wet-done = Jusqu’à quatre cartes par action. Une même couleur peut se toucher ; deux couleurs différentes, seulement si l’une est sèche.

lesson-last-title = La dernière case
lesson-last-goal = Achevez un tableau et prenez-le.
lesson-last-space = Il reste une case libre à « { painting-mona_lisa } » : brune, tout en haut. Qui la remplit prend le tableau, et ses 4 points à la fin de la partie.
lesson-last-price = Cela a un prix : les cartes posées sur un tableau dans l’action qui l’achève ne rapportent pas d’estime. Achevez donc avec une petite carte.
lesson-last-finish = Vous avez un brun 1 et un brun 4. Achevez « { painting-mona_lisa } » avec le brun 1.
lesson-last-finish-four = Le tableau est à vous. Mais le 4 n’a rien rapporté, et ailleurs il aurait rapporté 4. Avec le brun 1, vous ne renoncez qu’à 1.
lesson-last-finish-red = C’est possible aussi, et cela rapporte 3. Vous pouvez continuer avec « { painting-mona_lisa } » dans la même action : ne vous arrêtez pas avant.
lesson-last-finish-wait = C’est possible aussi. Mais une seule case libre, c’est une invitation : { seat-1 } avait un brun, et « { painting-mona_lisa } » est partie avec ses 4 points.
lesson-last-yours = « { painting-mona_lisa } » est à vous. Les cartes posées autour vont à la défausse ; ce qu’elles ont rapporté reste acquis à ceux qui les ont peintes.
lesson-last-next = Le tableau suivant prend aussitôt sa place : « { painting-saint_john } ». Votre action continue, jusqu’à quatre cartes en tout.
lesson-last-again = À vos grandes cartes : sur le nouveau tableau, elles rapportent toute leur valeur. Peignez le brun 4.
lesson-last-again-stop = C’est possible aussi, mais le brun 4 et le rouge 3 pouvaient rapporter 7 dans la même action.
lesson-last-both = Et la dernière carte de votre main. Attention à la peinture fraîche : brun et rouge ne doivent pas être voisins.
lesson-last-both-stop = C’est possible aussi, mais votre dernière carte pouvait rapporter dans la même action.
lesson-last-scored = 4 + 3 = 7 pour les cartes et 2 pour le niveau : 24 d’estime. Seul le brun 1 n’a rien rapporté, mais il vous vaut un tableau à 4 points.
lesson-last-owner = Peu importe qui a peint le plus : c’est la dernière carte qui décide. Réfléchissez avant de laisser une seule case libre.
lesson-last-done = La dernière carte prend le tableau mais ne rapporte pas d’estime : achevez avec les petites cartes, continuez avec les grandes.

lesson-mastery-title = Une Maîtrise
lesson-mastery-goal = Réclamez une Maîtrise et gagnez grâce à elle 13 d’estime en un tour.
lesson-mastery-wall = Six Maîtrises sont épinglées au mur. Chacune montre des couleurs : deux cartes d’une couleur et une d’une autre, ou une de chacune des cinq.
lesson-mastery-need = Celle-ci demande rouge, rouge et bleu. C’est justement votre main : rouge 2, rouge 3 et bleu 3. Les valeurs n’importent pas.
lesson-mastery-claim = Réclamer est une action, comme prendre ou peindre. Réclamez { mastery-red_blue.the }.
lesson-mastery-claim-paint = C’est possible aussi, et cela rapporte tout de suite. Mais vous n’aurez plus rouge, rouge et bleu en main, et un autre peut la réclamer.
lesson-mastery-claim-take = C’est possible aussi. Mais vous avez déjà tout ce qu’il faut, et une Maîtrise va au premier qui montre ses cartes.
lesson-mastery-kept = Vous avez montré les cartes, et vous les gardez. Désormais, chaque carte rouge ou bleue que vous peignez rapporte 1 point de plus.
lesson-mastery-first = { seat-2 } a joué, c’est de nouveau à vous. Profitez-en : peignez le rouge 3.
lesson-mastery-first-take = C’est possible aussi. Mais chacune de vos trois cartes rapporte maintenant un point de plus : c’est le moment de peindre.
lesson-mastery-second = Peignez la suivante. Rouge et bleu ne peuvent pas être voisins sur un tableau, mais il y a de la place pour les trois.
lesson-mastery-second-stop = C’est possible aussi, mais deux cartes de plus pouvaient rapporter leur valeur, plus 1 point chacune.
lesson-mastery-third = Et la troisième.
lesson-mastery-third-stop = C’est possible aussi, mais la troisième carte pouvait rapporter sa valeur, plus 1 point.
lesson-mastery-scored = 3 + 2 + 3 = 8 pour les cartes, 2 pour le niveau, 3 pour la Maîtrise, un par carte : 13 en un tour. Vous avez 25 d’estime.
lesson-mastery-once = Chaque Maîtrise ne se réclame qu’une fois dans la partie, et on peut en avoir plusieurs. Elle compte jusqu’à la fin : le plus tôt est le mieux.
lesson-mastery-done = On montre les couleurs et on garde les cartes. Dès lors, chaque carte de ces couleurs rapporte 1 de plus.

lesson-token-title = Une carte pour Léonard
lesson-token-goal = Peignez une carte pour Léonard, et privez-en les autres.
lesson-token-round = Dans une manche, chacun joue un tour. Qui a le jeton Léonard commence, et cette fois c’est vous.
lesson-token-duty = Le jeton donne un devoir : après votre propre action, vous peignez aussi une carte pour Léonard, avec une carte de la table.
lesson-token-take = D’abord votre action. Prenez le vert 3 et le rouge 1 : les deux tableaux demandent ces couleurs.
lesson-token-take-yellow = C’est possible aussi : 4 en une seule carte. Mais le vert 3 et le rouge 1, ce sont deux cartes, et toutes deux vont sur « { painting-last_supper } ».
lesson-token-take-other = C’est possible aussi, et vous peindrez ensuite tout de même une carte pour Léonard. Ici, essayez le vert 3 et le rouge 1.
lesson-token-more = 3 + 1 = 4 : prenez aussi l’autre carte.
lesson-token-more-stop = C’est possible aussi, mais 3 + 1 = 4 : vous pouviez avoir les deux.
lesson-token-more-other = C’est possible aussi. Mais le vert 3 et le rouge 1 font 4, et à eux deux ils remplissent les dernières cases de « { painting-last_supper } ».
lesson-token-nothing = Et maintenant, Léonard. Sa carte ne vous rapporte rien et ne peut pas achever un tableau. Mais vous la choisissez : laquelle plairait aux autres ?
lesson-token-serve = Le jaune 4 ! Et « { painting-ginevra_de_benci } » a une seule case jaune libre. Peignez-le là : plus de carte ni de case pour les autres.
lesson-token-serve-supper = C’est possible aussi. Mais il ne manque plus qu’un vert à « { painting-last_supper } », et { seat-1 } en a un : le tableau et ses 4 points sont perdus.
lesson-token-serve-small = C’est possible aussi, mais le jaune 4 reste sur la table. { seat-1 } joue ensuite et peut le prendre.
lesson-token-rival = Faute de jaune 4, { seat-1 } prend un rouge 2 et un brun 2.
lesson-token-over = { seat-2 } a pioché, et la manche est finie. La table est complétée à deux cartes par joueur, et le jeton passe à { seat-1 }.
lesson-token-deck = Si aucune carte de la table ne convient, on peint pour Léonard la première carte de la pioche. Si elle ne va pas non plus, elle est défaussée.
lesson-token-done = Avec le jeton, on commence et on peint une carte pour Léonard. Elle ne rapporte rien, mais elle ôte aux autres une carte et une case.

lesson-help-title = L’Aide du Maître
lesson-help-goal = Obtenez l’Aide du Maître et prenez des couleurs pour 5.
lesson-help-card = { seat-1 } a l’Aide du Maître. Avec elle, on prend des couleurs pour un total de 5 au lieu de 4.
lesson-help-fewest = Après chaque manche, elle va à qui a le moins de cartes en main ; à égalité, à qui a le moins d’estime. En ce moment, chacun a 3 cartes.
lesson-help-first = Peignez donc vos trois cartes : vous gagnez de l’estime, et votre main est vide. Commencez par le vert 3.
lesson-help-first-gather = C’est possible aussi, mais avec plus de cartes que les autres vous n’aurez pas l’Aide.
lesson-help-second = La carte suivante. Comme toujours, deux couleurs différentes ne peuvent pas être voisines.
lesson-help-second-stop = C’est possible aussi : avec 2 cartes, l’Aide vous revient tout de même. Mais les cartes restées en main n’ont encore rien rapporté.
lesson-help-third = Et la dernière.
lesson-help-third-stop = C’est possible aussi : avec 1 carte, l’Aide vous revient tout de même. Mais cette carte pouvait rapporter tout de suite.
lesson-help-yours = 7 pour les cartes et 2 pour le niveau : 21 d’estime. La manche est finie, vous n’avez aucune carte, les autres en ont 3. L’Aide est à vous.
lesson-help-take = { seat-2 } a joué. Vous pouvez maintenant prendre pour 5. Prenez le jaune 3 et le bleu 2 : les tableaux en ont besoin.
lesson-help-take-deck = C’est possible aussi. Mais on ne pioche jamais qu’une carte, même avec l’Aide.
lesson-help-take-other = C’est possible aussi : une carte de valeur 4. Mais 3 + 2 font 5, toute la limite, et deux cartes remplissent deux cases.
lesson-help-more = 3 + 2 = 5 : prenez aussi l’autre carte.
lesson-help-more-stop = C’est possible aussi, mais avec l’Aide vous pouviez avoir les deux. Après la manche, elle sera peut-être chez un autre.
lesson-help-passes = Après cette manche, l’Aide ira de nouveau à qui a le moins de cartes. Qui vient de beaucoup peindre retrouve ainsi vite des couleurs.
lesson-help-done = Le moins de cartes à la fin d’une manche donne l’Aide, et l’Aide permet de prendre 5 au lieu de 4.

lesson-end-title = Comment cela finit
lesson-end-goal = Achevez le dernier tableau et gagnez de 2 points.
lesson-end-one = Le dernier tableau de la partie est sur le chevalet, et il lui manque un bleu. Une fois achevé, on termine la manche, et la partie est finie.
lesson-end-sum = Vous avez 26 d’estime et un tableau à 4 points : 30 pour l’instant. { seat-1 } a 31 d’estime et 6 points de tableaux : 37.
lesson-end-wall = À la fin, deux distinctions comptent, pour tous ceux qui les remplissent : 4 points pour deux tableaux, 3 pour des cartes de trois couleurs en main.
lesson-end-hurry = Avec le bleu 2, vous pourriez achever le tableau tout de suite. Mais il ne vous resterait que du rouge : 40 points pour vous, 41 pour { seat-1 }.
lesson-end-take = Seul { seat-2 } joue avant votre prochain tour, loin derrière, sans raison d’en finir. Prenez donc deux nouvelles couleurs : le jaune 2 et le vert 1.
lesson-end-take-finish = La partie est terminée : 29 d’estime + 7 + 4 = 40 pour vous, 31 + 6 + 4 = 41 pour { seat-1 }. Trois couleurs en main, et vous gagniez.
lesson-end-take-other = C’est possible aussi, mais une carte n’apporte qu’une couleur. Une fois le bleu 2 peint, vous en auriez deux, pas trois.
lesson-end-more = Prenez aussi l’autre. Avec le rouge, cela fait trois couleurs, même sans le bleu 2.
lesson-end-more-stop = C’est possible aussi, mais une fois le bleu 2 peint, vous n’auriez que deux couleurs, pas trois.
lesson-end-discard = Cela fait six cartes, et après avoir pris on en garde cinq. Défaussez-en une qui ne sert pas : l’une des rouges.
lesson-end-discard-blue = C’est possible aussi, mais c’est avec le bleu 2 que vous vouliez achever le tableau.
lesson-end-discard-colour = C’est possible aussi, mais une fois le bleu 2 peint, vous n’auriez que deux couleurs, pas trois.
lesson-end-wasted = { seat-2 } a pioché, puis a tiré une carte pour Léonard. Celle-ci ne peut jamais remplir la dernière case d’un tableau : elle a été défaussée.
lesson-end-finish = Achevez maintenant « { painting-lady_with_an_ermine } » avec le bleu 2.
lesson-end-finish-wait = C’est possible aussi, mais { seat-1 } joue ensuite et a aussi un bleu : le dernier tableau va vous échapper, et la partie avec lui.
lesson-end-last = Votre second tableau ! Le bleu 2 ne rapporte rien, mais le bonus de niveau compte : 3. { seat-1 } a encore un tour, mais il n’y a plus rien à peindre.
lesson-end-count = Vous : 29 d’estime + 7 de tableaux + 7 de distinctions = 43. { seat-1 } : 31 + 6 + 4 = 41. L’élève du maître, c’est vous !
lesson-end-done = Estime, tableaux et distinctions s’additionnent, et le plus haut score gagne. À égalité, le plus grand nombre de tableaux l’emporte.

lesson-plan-title = Voir plus loin
lesson-plan-goal = Prenez « { painting-last_supper } » et ne laissez rien à l’autre.
lesson-plan-three = Vous n’êtes plus que deux. Il manque rouge, bleu et vert à « { painting-last_supper } », et vous les avez. Mais rouge et bleu sont voisins : pas les deux en un tour.
lesson-plan-order = { seat-1 } a commencé cette manche, vous jouez en dernier. Puis le jeton est à vous et vous commencez la suivante : deux tours de suite pour vous.
lesson-plan-large = Marquez donc maintenant et achevez ensuite. Peignez le rouge 4 et le vert 3 sur « { painting-last_supper } », et gardez le bleu 1 pour la fin.
lesson-plan-large-blue = C’est possible aussi. Mais le rouge devra attendre, et si vous achevez le tableau avec le rouge 4, ses 4 points sont perdus.
lesson-plan-large-rocks = C’est possible aussi, et cela rapporte 3. Mais vous n’avez pas d’autre vert pour « { painting-last_supper } » : il faudra attendre pour l’achever.
lesson-plan-large-gather = C’est possible aussi. Mais après votre prochain tour, { seat-1 } joue deux fois de suite, et le tableau risque de vous échapper.
lesson-plan-second = Et l’autre : 4 + 3 = 7.
lesson-plan-second-blue = C’est possible aussi. Mais le rouge devra attendre, et si vous achevez le tableau avec le rouge 4, ses 4 points sont perdus.
lesson-plan-second-rocks = C’est possible aussi, et cela rapporte 3. Mais vous n’avez pas d’autre vert pour « { painting-last_supper } » : il faudra attendre pour l’achever.
lesson-plan-second-stop = C’est possible aussi. Mais il manque maintenant deux cartes, et dans l’action qui achève le tableau, aucune des deux ne rapporte.
lesson-plan-stop = Il ne reste que le bleu 1, et le rouge voisin de sa case est frais. Arrêtez-vous là.
lesson-plan-gift = 7 pour les cartes et 2 pour le niveau. Une seule case libre est souvent un cadeau au joueur suivant, mais cette fois, le suivant, c’est vous.
lesson-plan-finish = Le rouge est sec. Achevez « { painting-last_supper } » avec le bleu 1.
lesson-plan-finish-wait = C’est possible aussi. Mais { seat-1 } joue maintenant deux fois de suite, et un bleu suffit pour prendre le tableau.
lesson-plan-taken = « { painting-last_supper } » est à vous : 4 points pour un bleu 1. Et le bonus de votre niveau est venu tout de même : 3 d’estime.
lesson-plan-twice = À Léonard, maintenant. Les deux prochains tours sont à { seat-1 }. Ne laissez donc pas de 4 sur la table, et n’avancez aucun tableau vers sa fin.
lesson-plan-serve = Peignez le jaune 4 sur le nouveau tableau, « { painting-annunciation } » : il est encore vide, loin d’être achevé.
lesson-plan-serve-rocks = C’est possible aussi. Mais il ne manque plus que deux cartes à « { painting-virgin_of_the_rocks } », et { seat-1 } a deux tours pour les peindre.
lesson-plan-serve-small = C’est possible aussi, mais le jaune 4 reste sur la table, et { seat-1 } peut le prendre.
lesson-plan-cards = À retenir : marquez avec les grandes cartes, achevez avec les petites. Et comptez qui joue avant votre prochain tour.
lesson-plan-early = Une Maîtrise réclamée tôt compte toute la partie. Et pensez aux distinctions avant la dernière manche : chacune vaut 3 ou 4 points.
lesson-plan-done = Vous connaissez maintenant tout le jeu. Place à une vraie partie !
