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
open-hints = Les indices sont permis
open-broadcast = Une diffusion montre les chances et les coups qu’un robot envisagerait
open-broadcast-live = les chances tout de suite, les coups à la fin du tour
open-broadcast-turn = à la fin du tour
open-broadcast-late = dix coups plus tard
open-broadcast-game = à la fin de la partie
open-broadcast-off = jamais

open-rated = Classement
open-rated-about = Le résultat change les classements. Pas de conseils ; qui part ou dépasse son temps perd.
open-casual-about = Le résultat ne change aucun classement.

open-go = Ouvrir la table
open-outlook-begins = La partie commence aussitôt.
open-outlook-watch = Seuls des robots jouent ; vous regardez.
open-outlook-link = La partie commence quand les places libres sont prises.
open-outlook-lobby = La partie commence quand les places libres sont prises.
