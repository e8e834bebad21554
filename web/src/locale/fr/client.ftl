# Ce que dit chaque page du client ; ce qui tient au plateau d’un jeu est dans le fichier de ce plateau.

app-title = Bottega
app-tagline = Quatre jeux autour de Léonard de Vinci

# Lettres des emblèmes des joueurs
emblem-0 = L
emblem-1 = V
emblem-2 = O
emblem-3 = G
emblem-4 = T
emblem-5 = P

wait-one = { $seat } réfléchit…
wait-many = On attend : { $who }
wait-sent = Envoyé…
in-three-minutes = En trois minutes
rule = Règle { $clause }
choices = Vos choix
back = Retour
close = Fermer
language = Langue
theme = Lumière
theme-system = celle du système
theme-paper = papier
theme-night = étude de nuit
motion = Mouvement des pièces
motion-off = aucun
motion-calm = calme
motion-quick = rapide
language-en = English
language-fr = français
language-it = italiano
thing-before = Précédent
thing-after = Suivant

# Ce que nomme une question : les coups permis en ce moment
options-may = vous pouvez { $may }.
options-only = il ne vous reste qu’à { $may }.
options-none = À vous de jouer.
options-or = ou
