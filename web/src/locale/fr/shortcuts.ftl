# Les touches, dans la page « À propos » et dans la liste qu’ouvre « ? ».

keys = Au clavier
keys-close = Fermer
key-tab = Tab
key-tab-does = aller à la chose suivante qu’on peut faire, avec Maj à la précédente
key-enter = Entrée, Espace
key-enter-does = la choisir
key-arrows = Flèches
key-arrows-does = parmi les choix d’une rangée
key-escape = Échap
key-escape-does = un pas en arrière, avant qu’un coup soit envoyé
key-h = H
key-h-does = à table : un indice
key-u = U
key-u-does = à table : reprendre le coup
key-l = L
key-l-does = à table : aller au journal
key-m = M
key-m-does = à table : son menu
key-e = E
key-e-does = à une table : ce qu’est une chose du plateau
key-list = ?
key-list-does = cette liste
