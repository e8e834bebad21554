# Les règles dans nos mots, clause par clause ; les numéros sont ceux du registre dans README.md.

## 1

section-1 = La boîte
clause-1-1 = On joue à deux, à trois ou à quatre.
clause-1-2 = Il y a 28 cartes action, 16 villes, 19 œuvres, 19 inventions, 16 personnages et 18 pièces. Trois œuvres et trois inventions montrent le visage de Léonard.
clause-1-3 = Sont visibles de tous : les rangées, les villes posées, les cartes et les pièces devant chacun, les cartes jouées, et le nombre de cartes de chaque paquet et de chaque main. Sont cachées : les cartes action en main ou gardées pendant le draft, les paquets, et les villes que quelqu’un vient de piocher.

## 2

section-2 = Préparation
clause-2-1 = Une ville est face visible ; les quinze autres forment un paquet, face cachée.
clause-2-2 = Trois œuvres, trois inventions et trois personnages sont face visible, chacun à côté du paquet des autres.
clause-2-3 = À deux, on n’utilise que les 14 cartes action marquées 2, à trois aussi les 7 marquées 3, à quatre les 28.
clause-2-4 = Chacun reçoit une pièce et sept cartes action au hasard ; toutes sont donc distribuées.
clause-2-5 = Le sort désigne qui commence. On joue dans le sens des aiguilles d’une montre, dans le même ordre à chaque manche.

## 3

section-3 = Le draft
clause-3-1 = De vos sept cartes vous en gardez deux et passez les cinq autres à gauche, à qui joue après vous.
clause-3-2 = Des cinq que vous recevez vous en gardez deux et en passez trois ; de ces trois vous en gardez deux et en passez une. La dernière carte qui vous arrive complète vos sept.
clause-3-3 = Les cartes gardées sont hors du draft : on ne peut ni les passer ni les reprendre.
clause-3-4 = Vous choisissez tous en même temps et en secret, une fois par main. Personne n’apprend ce que gardent les autres, ni qui a déjà choisi.

## 4

section-4 = Manches et tours
clause-4-1 = Il y a six manches. Dans chacune, tous jouent un tour, l’un après l’autre.
clause-4-2 = À votre tour vous jouez une carte action de votre main, face visible, et ne la choisissez qu’à ce moment. Une carte par tour : elle est dépensée même si vous n’en faites rien.
clause-4-3 = Les deux symboles de la carte sont vos deux actions. Vous les faites dans l’ordre qui vous plaît ; l’une ou l’autre peut être laissée, et les deux aussi.
clause-4-4 = Deux fois le même symbole, ce sont deux actions distinctes. La seconde choisit dans ce que la première a laissé.
clause-4-5 = Les rangées sont complétées à trois à la fin de votre tour, et jamais avant.
clause-4-6 = Quand un paquet est épuisé, sa rangée reste incomplète.
clause-4-7 = Après la sixième manche la partie est finie. La carte qui vous reste en main est écartée sans être vue.
clause-4-8 = Ce qui est manifestement impossible, faute de cartes ou de pièces, est sauté d’office ; le tour finit quand il n’y a plus rien à faire.

## 5

section-5 = Villes
clause-5-1 = Pour une ville vous piochez les trois premières cartes du paquet, les regardez seul, et en posez une face visible à côté des autres, ou aucune.
clause-5-2 = Les cartes non posées vont sous le paquet, face cachée, dans l’ordre où elles ont été piochées ; vous seul les connaissez. Tous voient si vous posez la première, la deuxième ou la troisième.
clause-5-3 = S’il en reste moins de trois, vous piochez celles-là ; s’il n’en reste aucune, il n’y a rien à piocher.
clause-5-4 = Une ville posée reste là, et ce qu’elle demande compte pour tous à la fin. Leur nombre n’est pas limité.

## 6

section-6 = Œuvres et inventions
clause-6-1 = Pour une œuvre vous prenez une des œuvres face visible, pour une invention une des inventions, et la posez devant vous.
clause-6-2 = Les cartes au visage de Léonard peuvent avoir un prix, un effet et des points. Les autres sont gratuites et n’ont ni l’un ni les autres.
clause-6-3 = Une carte que personne ne peut ou ne veut payer reste en place ; une rangée n’est jamais vidée.

## 7

section-7 = Personnages
clause-7-1 = Pour un personnage vous prenez un de ceux qui sont face visible et payez son prix en pièces. Certains ne coûtent rien.

## 8

section-8 = Effets
clause-8-1 = Une carte avec un éclair offre une action sur-le-champ. Vous pouvez y renoncer ; mais elle passe, avec tout ce qui en découle, avant votre autre action.
clause-8-2 = Une carte obtenue par un effet apporte son propre effet, et ainsi de suite sans limite.
clause-8-3 = Une carte obtenue par un effet coûte son prix habituel.
clause-8-4 = Un effet prend une des cartes face visible. Les places vidées pendant ce tour restent vides jusqu’à sa fin.
clause-8-5 = D’abord vous payez, puis vous prenez la carte, puis vient son effet. Les pièces qu’elle apporte ne peuvent pas la payer.
clause-8-6 = Un effet fait exactement ce que fait l’action du même symbole.

## 9

section-9 = Pièces
clause-9-1 = Pour des pièces vous en prenez une ou deux, selon le symbole : toutes ou aucune.
clause-9-2 = Il y a 18 pièces, pas une de plus. Les pièces payées retournent à la banque ; si la banque en a moins que votre dû, vous recevez ce qu’elle a, et d’une banque vide rien.
clause-9-3 = Vous payez le prix entier avec les pièces que vous avez, jamais à crédit. Des pièces à peine gagnées peuvent être dépensées aussitôt.

## 10

section-10 = Points
clause-10-1 = Les points imprimés sur vos cartes comptent, y compris ceux des cartes au visage de Léonard.
clause-10-2 = Certaines villes demandent qui a le plus de quelque chose : celui-là reçoit les points de la ville.
clause-10-3 = Si plusieurs en ont le plus, les points sont partagés entre eux et arrondis à l’entier inférieur.
clause-10-4 = Si personne n’en a, personne ne reçoit les points.
clause-10-5 = D’autres villes demandent une série. Vous recevez leurs points pour chaque série que vous faites, autant de fois que possible.
clause-10-6 = Les cartes au visage de Léonard ne comptent pour aucune majorité ni aucune série.
clause-10-7 = Une carte fait partie d’une seule série au plus, toutes villes confondues.
clause-10-8 = Les majorités se comptent d’abord, et avec toutes vos cartes : la même carte peut compter pour plusieurs d’entre elles, et pour une série aussi.
clause-10-9 = Des cartes sont égales si leurs couleurs le sont. Œuvres et inventions ont quatre couleurs chacune, et là où une ville demande les deux, chaque couleur se choisit à part.
clause-10-10 = Quelles cartes forment quelles séries, cela est calculé pour vous donner le plus de points.
clause-10-11 = Une pièce qui rapporte des points comme série compte encore pour une majorité de pièces et pour une égalité.
clause-10-12 = Le plus de points gagne. En cas d’égalité, le plus de pièces, puis le plus de personnages ; ensuite la victoire est partagée.
