# Le jeu en images : explain-<panneau>.

explain-theme = Milan, vers 1495. Vous êtes en apprentissage chez Léonard, et deux de ses tableaux attendent sur leurs chevalets. Tout le monde peint sur les deux mêmes. Un seul d’entre vous deviendra l’élève du maître.
    .title = Dans l’atelier de Léonard
explain-goal = Le plus haut score gagne. L’essentiel, c’est l’estime, qu’on gagne en peignant. Plus vous en avez, plus chaque action de peinture rapporte en plus : 1 point, 2 dès 11, 3 dès 21, 4 dès 31. Tableaux achevés et distinctions ajoutent quelques points à la fin.
    .title = Gagnez de l’estime
explain-board = Autour de chaque tableau, six cases, et chacune demande une couleur. Sur la table, des cartes couleur de valeur 1 à 4, deux par joueur. Votre main reste cachée aux autres.
    .title = Deux chevalets et une palette
explain-turn = À votre tour, une seule chose : prendre, peindre, ou revendiquer une Maîtrise. Prenez sur la table des cartes pour 4 au plus, ou une carte de la pioche. Ou peignez jusqu’à quatre cartes sur des cases de leur couleur : chacune rapporte sa valeur. Après avoir pris, on garde cinq cartes au plus.
    .title = Un tour : prendre ou peindre
explain-wet = La peinture doit sécher. Deux couleurs différentes peintes au même tour ne peuvent pas être voisines sur un tableau. Une même couleur peut se toucher, et ce qui date d’un tour précédent est sec.
    .title = La peinture fraîche coule
explain-last = Qui remplit la dernière case prend le tableau, qui vaut 2 à 4 points à la fin. Mais les cartes que vous y posez dans cette action ne rapportent rien. Achevez donc avec un 1, et gardez vos 4 pour ailleurs.
    .title = La dernière carte prend le tableau
explain-mastery = Ayez rouge, rouge et bleu, montrez-les, et cette Maîtrise est à vous. Vous gardez les cartes. Désormais, chaque carte rouge ou bleue que vous peignez rapporte 1 point de plus. Il y a six Maîtrises, et chacune va au premier qui montre ses cartes.
    .title = Une Maîtrise, le plus tôt possible
explain-watch = Le jeton Léonard fait le tour de la table. Qui l’a commence la manche et peint aussi une carte de la table pour Léonard : elle ne rapporte rien, mais ôte aux autres une carte et une case. Le moins de cartes à la fin d’une manche donne l’Aide : prendre 5 au lieu de 4.
    .title = À surveiller
explain-next = Quand le dernier tableau est achevé, on finit la manche et on compte. Une partie dure un quart d’heure. La leçon vous montre tout au chevalet, en huit courts chapitres.
    .title = À vos pinceaux
