# Le jeu en images : explain-<panneau>.

explain-theme = L’Europe, vers 1500. Vous êtes princes, et Léonard travaille pour qui paie le mieux. Ses chars roulent, ses machines volantes volent. Qui sera le Magnifico ?
    .title = Les machines de Léonard fonctionnent
explain-goal = Le premier qui a 30 points gagne. Chaque manche donne 2 points pour la carte Léonard, 2 pour le plus de cartes en jeu, 2 pour le plus de châteaux et 2 pour le plus de territoires. À deux à égalité, 1 point chacun.
    .title = Trente points
explain-board = L’Europe compte 32 territoires. Vous commencez avec l’un d’eux, un château, 2 soldats et 100 florins. Chaque manche donne 10 florins par territoire et par château, et un soldat de plus dans chaque territoire. Les territoires d’une même mer sont à un pas l’un de l’autre.
    .title = Une carte de l’Europe
explain-auction = La manche s’ouvre sur une vente : une carte de moins que de joueurs. Chacun mise une fois, en secret. La plus forte mise choisit d’abord, et seuls ceux qui prennent une carte paient. Avec la première carte vient Léonard : son propriétaire joue le premier et bâtit pour 10 florins de moins.
    .title = Misez en secret
explain-turn = À votre tour, vous dépensez vos florins : un château 30, une tour 20, un char ou un avion 20. Vos soldats entrent dans une terre vide pour 10 et attaquent pour 30, trois fois par tour au plus. Chez vous, ils se déplacent gratuitement.
    .title = Un tour : bâtir et marcher
explain-battle = Chaque soldat lance un dé. Trois faces touchent un ennemi, deux sont vides, une explose et tue un des vôtres. On alterne jusqu’à ce qu’un camp n’ait plus de soldat. Un château arrête 1 touche de chaque assaut, et 1 de plus pour chacune de ses tours.
    .title = Les dés décident
explain-machines = Un char fait plusieurs touches à la fois, mais chaque explosion de ses dés compte contre lui : une divise ses touches par deux, trois détruisent toute votre armée. Un avion lance un dé et passe au-dessus de tous les murs.
    .title = Chars et avions
explain-watch = Certains points viennent aussitôt : 2 pour le premier char, le premier avion et la première Cité Parfaite, un château à quatre tours ; 2 ou 3 pour un tableau. Toutes les bourses sont ouvertes : comptez avant de miser, et gardez des florins pour votre tour. Un soldat reste toujours à la maison.
    .title = À surveiller
explain-next = Au début, prenez les terres vides : elles coûtent 10 florins et les rendent en une manche. La leçon vous fait tout essayer, de la première mise à la dernière bataille, en huit courts chapitres.
    .title = Devenez le Magnifico
