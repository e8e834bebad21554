# How the game presents itself in lists of games and in the form that opens a table.

title = Atelier Da Vinci
intro-line = L’atelier de Léonard, et deux tableaux sur leurs chevalets. Réunissez des couleurs, peignez sans qu’elles se mêlent, et gagnez l’estime qui fera de l’un de vous l’élève du maître.
intro-duration = 15 à 20 minutes
intro-weight = léger et malin
intro-mirror = la peinture est une poésie qui se voit et ne s’entend pas

option-ring = Cases autour d’un tableau
option-ring-six = six
option-ring-six-about = La partie habituelle.
option-ring-four = quatre
option-ring-four-about = Une partie plus courte : les tableaux sont vite achevés.
option-free_leonardo = Léonard libre
option-free_leonardo-about = La carte peinte pour Léonard peut côtoyer n’importe quelle couleur, comme si c’était un autre tour.
option-earned_bonus = Bonus mérité
option-earned_bonus-about = Peindre ne rapporte le bonus de votre niveau que si au moins une des cartes marque.
