# Les règles d’Atelier Da Vinci, clause par clause.

## 1

section-1 = La boîte
clause-1-1 = Il y a 55 cartes couleur, 11 pour chacune des cinq couleurs rouge, bleu, jaune, vert et brun, d’une valeur de 1 à 4. Deux cartes de même couleur et de même valeur se valent.
clause-1-2 = Il y a huit tableaux. Chacun indique ses points, de 2 à 4, et porte autour de lui un anneau de six cases, comptées dans le sens horaire depuis le haut ; chaque case demande une couleur.
clause-1-3 = Il y a six Maîtrises. Cinq demandent deux cartes d’une couleur et une d’une autre, la sixième une carte de chaque couleur ; chacune donne un bonus pour les couleurs qu’elle montre.
clause-1-4 = Il y a six distinctions : au moins deux cartes d’une même couleur en main (3 points), au moins deux Maîtrises (4), cinq cartes en main (4), au moins deux tableaux achevés (4), des cartes d’au moins trois couleurs en main (3), aucune carte en main (3).
clause-1-5 = Votre carte d’estime a des niveaux : aucun bonus tant que vous n’avez pas d’estime, 1 point de 1 à 10, 2 points dès 11, 3 dès 21, 4 dès 31.

## 2

section-2 = Mise en place
clause-2-1 = Les cartes marquées pour plus de joueurs que vous n’êtes restent dans la boîte : la pioche a 40 cartes à deux, 45 à trois, 50 à quatre et 55 à cinq.
clause-2-2 = Deux cartes par joueur sont posées face visible sur la table.
clause-2-3 = Chacun de vous reçoit une carte de la pioche, qu’il est seul à voir.
clause-2-4 = Les tableaux sont mélangés. À deux joueurs, trois sont écartés sans être vus, à trois joueurs deux, à quatre joueurs un. Deux sont placés sur les chevalets, les autres forment une pile.
clause-2-5 = Au début, personne n’a l’Aide du Maître.
clause-2-6 = Les six Maîtrises sont exposées et chacun peut les réclamer.
clause-2-7 = Deux distinctions sont tirées au sort et exposées ; les autres sont hors du jeu.
clause-2-8 = Vous commencez tous sans estime, sans tableau et sans Maîtrise.
clause-2-9 = Le premier à avoir le jeton Léonard est tiré au sort.

## 3

section-3 = Le tour
clause-3-1 = À chaque manche, chacun a un tour, dans le sens horaire, en commençant par celui qui a le jeton Léonard. On n’agit que pendant son propre tour.
clause-3-2 = À votre tour, vous devez faire une de ces trois choses : prendre des couleurs, peindre ou réclamer une Maîtrise. On ne passe pas ; piocher une carte est toujours possible.
clause-3-3 = Vous ne faites qu’une action, et vous la menez à son terme avant toute autre chose.

## 4

section-4 = Prendre des couleurs
clause-4-1 = Quand vous prenez des couleurs, vous prenez une ou plusieurs des cartes posées face visible sur la table.
clause-4-2 = Les valeurs des cartes que vous prenez font 4 au plus, ou 5 si vous avez l’Aide du Maître.
clause-4-3 = Une carte suffit : vous pouvez vous arrêter avant la limite. L’action se termine d’elle-même quand plus aucune carte de la table ne convient.
clause-4-4 = Au lieu de cartes de la table, vous pouvez piocher la première carte de la pioche. Une seule, même avec l’Aide du Maître, et pas les deux à la fois.
clause-4-5 = Les cartes prises sur la table ne sont pas remplacées avant la fin de la manche. Quand elle est vide, il ne reste que la pioche.
clause-4-6 = Si vous avez plus de cinq cartes après avoir pris des couleurs, vous défaussez exactement celles en trop, à votre choix, même les nouvelles. On ne défausse à aucun autre moment.
clause-4-7 = Vous pouvez prendre des couleurs même si vous avez déjà cinq cartes.
clause-4-8 = Votre main est cachée aux autres. Sont visibles le nombre de cartes de chacun, la défausse, et toute carte au moment où elle est prise sur la table, peinte, défaussée ou montrée.
clause-4-9 = Si une carte est nécessaire et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.

## 5

section-5 = Peindre
clause-5-1 = Quand vous peignez, vous posez d’une à quatre cartes de votre main, une par une, sur des cases autour des tableaux.
clause-5-2 = Une carte ne va que sur une case de sa couleur. Sa valeur n’importe pas.
clause-5-3 = Chaque case reçoit une seule carte. Là où il y en a une, on n’en pose pas d’autre.
clause-5-4 = Deux cartes de couleurs différentes peintes dans le même tour ne peuvent pas être voisines sur un même tableau ; l’anneau est fermé, la dernière case touche donc la première. Les cartes des tours précédents et celles de même couleur ne comptent pas, ni celles d’un autre tableau ; un tableau achevé pendant ce tour ne compte pas pour celui qui le remplace.
clause-5-5 = Vous pouvez peindre les deux tableaux dans la même action.
clause-5-6 = Après chaque carte, vous pouvez vous arrêter ; personne n’est tenu d’achever un tableau. L’action se termine d’elle-même après quatre cartes, avec la dernière carte de la main, ou quand il ne reste aucune case à peindre.
clause-5-7 = Vous gagnez en estime la somme des valeurs peintes, sans les cartes posées sur les tableaux achevés pendant cette action.
clause-5-8 = Une fois par action de peinture, vous gagnez le bonus de votre niveau, lu avant l’action ; même si elle a achevé un tableau.
clause-5-9 = Pour chaque carte qui rapporte, vous gagnez 1 point de plus par Maîtrise à vous qui montre sa couleur.
clause-5-10 = Votre estime change une seule fois, à la fin de toute l’action.
clause-5-11 = L’estime se compte sans limite ; le bonus reste de 4.

## 6

section-6 = Achever un tableau
clause-6-1 = Un tableau est achevé dès qu’une carte se trouve sur chacune de ses cases.
clause-6-2 = Aucune des cartes que vous y avez posées pendant cette action ne rapporte quoi que ce soit, ni points ni bonus de Maîtrise.
clause-6-3 = Vous prenez le tableau ; ses points comptent à la fin de la partie. Tous peuvent voir quels tableaux vous avez.
clause-6-4 = Toutes les cartes posées dessus sont défaussées, qui que ce soit qui les ait posées.
clause-6-5 = Le tableau suivant de la pile le remplace aussitôt.
clause-6-6 = Vous pouvez continuer à peindre, là ou sur l’autre chevalet, jusqu’à quatre cartes en tout, et achever plus d’un tableau.
clause-6-7 = Quand il ne reste plus de tableau dans la pile, le chevalet reste vide et on n’y peint plus rien.
clause-6-8 = Ce que d’autres, ou vous-même lors d’un tour précédent, y ont peint a déjà rapporté et le reste.

## 7

section-7 = Les Maîtrises
clause-7-1 = Pour réclamer une Maîtrise, vous devez avoir en main sa combinaison de couleurs ; les valeurs n’importent pas.
clause-7-2 = Vous montrez les cartes à tous et vous les gardez. Si plusieurs conviennent, on montre celles de plus faible valeur.
clause-7-3 = Chaque Maîtrise ne peut être réclamée qu’une fois dans la partie, une par action. Vous pouvez en avoir autant que vous voulez.
clause-7-4 = Une Maîtrise reste à vous et compte dès votre prochaine action de peinture, jusqu’à la fin de la partie.

## 8

section-8 = L’action de Léonard
clause-8-1 = Si vous avez le jeton Léonard, vous devez faire l’action de Léonard après votre propre action. On ne peut pas la refuser.
clause-8-2 = Vous choisissez une carte posée face visible sur la table et vous la peignez sur une case libre de sa couleur.
clause-8-3 = L’action de Léonard ne peut pas achever un tableau : la dernière case libre lui est fermée.
clause-8-4 = Elle fait partie de votre tour : la carte ne peut pas côtoyer une carte d’une autre couleur que vous avez peinte dans ce tour.
clause-8-5 = L’action de Léonard ne rapporte ni estime ni bonus d’aucune sorte.
clause-8-6 = Si aucune carte de la table ne peut servir, la première carte de la pioche est tirée à la vue de tous. Si elle peut être peinte, vous devez la peindre, sur la case de votre choix ; sinon elle est défaussée et l’action est finie.
clause-8-7 = La carte utilisée n’est pas remplacée sur la table avant la fin de la manche.

## 9

section-9 = Fin de la manche
clause-9-1 = Quand tous ont joué leur tour, la table est complétée à deux cartes par joueur.
clause-9-2 = Puis le joueur qui a le moins de cartes en main reçoit l’Aide du Maître ; en cas d’égalité, celui d’entre eux qui a le moins d’estime, sans compter les tableaux.
clause-9-3 = Si l’égalité persiste, l’Aide reste où elle est, chez son détenteur ou chez personne, même si le détenteur n’est pas parmi les ex æquo.
clause-9-4 = Puis le jeton Léonard passe au joueur suivant dans le sens horaire, qui commence la nouvelle manche.

## 10

section-10 = Fin de la partie
clause-10-1 = Quand le dernier tableau est achevé, la manche est jouée jusqu’au bout ; puis la partie est terminée et plus personne n’agit.
clause-10-2 = Quand il ne reste plus de tableau, vous ne pouvez que prendre des couleurs ou réclamer une Maîtrise, et vous devez faire l’un ou l’autre.
clause-10-3 = Les étapes de fin de manche ont lieu aussi dans la dernière ; elles ne changent rien au score.
clause-10-4 = Votre score est votre estime, plus les points de vos tableaux et des distinctions que vous remplissez. Le plus haut score gagne.
clause-10-5 = Chacune des deux distinctions donne ses points à tous ceux qui la remplissent, avec la main telle qu’elle est après le dernier tour.
clause-10-6 = En cas d’égalité, celui qui a le plus de tableaux achevés gagne ; si l’égalité persiste, la victoire est partagée.
clause-10-7 = La partie se termine au plus tard après la manche 60, et se décompte comme d’habitude.

## V

section-V = Options
clause-V-1 = Avec l’anneau de quatre, chaque tableau a quatre cases au lieu de six ; les cases 5 et 6 n’existent pas.
clause-V-2 = Avec cette option, la carte de l’action de Léonard peut côtoyer toute couleur, comme si c’était un autre tour.
clause-V-3 = Avec cette option, une action de peinture ne donne le bonus de niveau que si au moins une de ses cartes rapporte.
