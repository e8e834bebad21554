# How the game presents itself in lists of games and in the form that opens a table.

title = Magnifico
intro-line = L’Europe vers 1500, et les machines des carnets de Léonard fonctionnent. Misez en secret sur ses projets, élevez châteaux, chars et machines volantes, et conquérez le titre de Magnifico.
intro-duration = 60 à 90 minutes
intro-weight = de quoi se battre
intro-mirror = je ferai des chars couverts, sûrs et inattaquables
credits-note = Les côtes de la carte suivent Natural Earth, qui appartient à tous.

option-goal = Points pour gagner
option-goal-30 = 30
option-goal-30-about = La partie habituelle.
option-goal-20 = 20
option-goal-20-about = Une partie courte.
option-goal-40 = 40
option-goal-40-about = Une partie longue.
option-goal-50 = 50
option-goal-50-about = Une partie très longue.
option-quick_start = Départ rapide
option-quick_start-about = Chacun commence avec six soldats et 200 florins, et la première manche débute par les enchères.
option-frail_tanks = Chars fragiles
option-frail_tanks-about = Un char qui fait deux explosions est perdu.
option-scrapping = Sabordage
option-scrapping-about = Vous pouvez détruire vos propres chars et avions avant que d’autres les capturent.
option-escort = Escorte
option-escort-about = Une attaque ne peut compter plus de machines que de soldats.
option-second_places = Secondes places
option-second_places-about = Le deuxième en cartes, en châteaux ou en territoires marque aussi.
