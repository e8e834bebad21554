# Le jeu en images : explain-<panneau>.

explain-theme = L’Italie et la France, vers 1500. Vous suivez Léonard de ville en ville, et réunissez ses œuvres, ses inventions et les gens qu’il a rencontrés. Tout : c’est ce que veut dire Omnia.
    .title = Sur la route avec Léonard
explain-goal = Après six manches, le plus de points gagne. Ils viennent surtout des villes, et chacune dit ce qu’elle récompense. Mantoue donne 2 points par œuvre avec une invention ; Florence en donne 6 à qui a le plus d’œuvres.
    .title = Les villes récompensent
explain-board = En haut, la route et ses villes, qui comptent pour tous. Au milieu, trois œuvres, trois inventions et trois personnages, que chacun peut prendre. En bas, vos sept cartes action, que vous seul voyez.
    .title = Une route, trois rangées, une main
explain-draft = D’abord, on choisit ses cartes action. Vous en recevez sept, en gardez deux et en passez cinq ; des cinq suivantes, vous en gardez deux et en passez trois ; de celles-ci, encore deux, et une dernière vient toute seule. Ce que vous passez peut servir à votre voisin.
    .title = Sept cartes pour toute la partie
explain-turn = Un tour, c’est une carte action. Ses deux symboles sont les deux choses que vous pouvez faire, dans l’ordre voulu : prendre une œuvre, une invention ou un personnage, recevoir des pièces, poser une ville. Œuvres et inventions sont presque toujours gratuites. Les personnages coûtent des pièces : Ludovic le More en coûte 3 et rapporte 4 points.
    .title = Un tour : une carte, deux actions
explain-lightning = Certaines cartes montrent un éclair avec un symbole. Quand vous prenez une telle carte, vous avez aussi cette action, sur-le-champ. Une carte mène ainsi à la suivante, tant que vous pouvez payer.
    .title = L’éclair frappe
explain-cities = Avec le symbole d’une ville, vous en regardez trois et en posez une sur la route, ou aucune. À la fin, elle compte pour tous. Posez donc celle qui vous récompense, vous et pas les autres.
    .title = Choisissez ce qui compte
explain-watch = Réunissez des couleurs : Urbino donne 3 points pour deux œuvres d’une même couleur. Une carte ne compte que dans une série, mais dans toutes les majorités. À égalité, on partage, arrondi à l’entier inférieur. Le visage de Léonard rapporte ses points imprimés et ne compte pour aucune ville.
    .title = À surveiller
explain-next = Six tours, un quart d’heure. La leçon vous fait tout parcourir en huit courts chapitres, de la première paire au plan qui gagne.
    .title = Faites votre sac
