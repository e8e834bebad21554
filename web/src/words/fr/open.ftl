# Préparer une table.

open-title = Préparer une table
open-lead = Choisissez qui s’assoit où. Vous recevez un lien à envoyer à celles et ceux qui doivent venir.
open-title-here = Sur cet appareil
open-lead-here = Plusieurs personnes devant un seul écran : on se le passe de tour en tour, et nul ne voit ce qui lui est caché.
open-game = Jeu
open-no-game = Ce jeu n’existe pas ici.
open-variants = Variantes

open-seats = Places
open-seat = Place { $number }
open-seat-mine = vous
open-seat-here = quelqu’un ici
open-seat-open = libre
open-seat-bot = robot
open-seat-level = Force du robot à la place { $number }
open-seat-add = Une place de plus
open-seat-remove = enlever

open-pace = Rythme
open-bank = Minutes pour la partie
open-increment = Secondes de plus par tour
open-hours = Temps par tour
open-hours-of = { $hours ->
    [1] 1 heure
    [8] 8 heures
    [24] 1 jour
   *[other] { $days } jours
}

open-who = Qui peut venir
open-who-link = qui a le lien
open-who-lobby = tout le monde
open-who-link-about = La table n’est dans aucune liste. Envoyez son adresse à vos amis.
open-who-lobby-about = La table est au salon ; chacun peut s’y asseoir ou regarder.

open-more = Davantage
open-patience = Un robot remplace qui s’absente plus de
open-patience-of = { $minutes ->
    [1] 1 minute
    [60] 1 heure
   *[other] { $minutes } minutes
}
open-patience-never = jamais : la table attend
open-stand-in = Force du robot remplaçant
open-on-time = Qui n’a plus de temps
open-on-time-bot = voit un robot jouer son tour
open-on-time-loss = perd la partie
open-friendly = On peut reprendre un coup si tout le monde est d’accord
open-hints = Les conseils sont permis

open-go = Ouvrir la table
open-outlook-begins = La partie commence aussitôt.
open-outlook-watch = Seuls des robots jouent ; vous regardez.
open-outlook-link = La partie commence quand les places libres sont prises.
open-outlook-lobby = La partie commence quand les places libres sont prises.

option-leonardo-setup = Mise en place
option-leonardo-setup-beginner = premières parties
option-leonardo-setup-beginner-about = Chacun reçoit un lot tout prêt d’apprentis, de laboratoires et de composants, et la partie commence aussitôt.
option-leonardo-setup-expert = joueurs expérimentés
option-leonardo-setup-expert-about = Tout le monde part à égalité et choisit des faveurs avant le premier tour. Aucune invention n’est connue d’avance.
option-leonardo-table = Inventions 8 et 13
option-leonardo-table-L = 8 argent, 13 cuivre
option-leonardo-table-L-about = La lecture habituelle des cartes.
option-leonardo-table-S = 8 cuivre, 13 argent
option-leonardo-table-S-about = L’autre lecture : toutes deux échangent semaines, composants et montants.
option-leonardo-codex = Codex Leonardi I
option-leonardo-codex-about = Une variante : qui peut déplacer un apprenti au Conseil peut déplacer celui de n’importe qui, entre les autres maisons de la ville.

option-magnifico-goal = Points pour gagner
option-magnifico-goal-30 = 30
option-magnifico-goal-30-about = La partie habituelle.
option-magnifico-goal-20 = 20
option-magnifico-goal-20-about = Une partie courte.
option-magnifico-goal-40 = 40
option-magnifico-goal-40-about = Une partie longue.
option-magnifico-goal-50 = 50
option-magnifico-goal-50-about = Une partie très longue.
option-magnifico-quick_start = Départ rapide
option-magnifico-quick_start-about = Chacun commence avec six soldats et 200 florins, et la première manche débute par les enchères.
option-magnifico-frail_tanks = Chars fragiles
option-magnifico-frail_tanks-about = Un char qui fait deux explosions est perdu.
option-magnifico-scrapping = Sabordage
option-magnifico-scrapping-about = Vous pouvez détruire vos propres chars et avions avant que d’autres les capturent.
option-magnifico-escort = Escorte
option-magnifico-escort-about = Une attaque ne peut compter plus de machines que de soldats.
option-magnifico-second_places = Secondes places
option-magnifico-second_places-about = Le deuxième en cartes, en châteaux ou en territoires marque aussi.

option-atelier-ring = Cases autour d’un tableau
option-atelier-ring-six = six
option-atelier-ring-six-about = La partie habituelle.
option-atelier-ring-four = quatre
option-atelier-ring-four-about = Une partie plus courte : les tableaux sont vite achevés.
option-atelier-free_leonardo = Léonard libre
option-atelier-free_leonardo-about = La carte peinte pour Léonard peut côtoyer n’importe quelle couleur, comme si c’était un autre tour.
option-atelier-earned_bonus = Bonus mérité
option-atelier-earned_bonus-about = Peindre ne rapporte le bonus de votre niveau que si au moins une des cartes marque.
