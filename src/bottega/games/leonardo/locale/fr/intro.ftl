# How the game presents itself in lists of games and in the form that opens a table.

title = Léonard de Vinci
intro-line = Florence, vers 1500. Envoyez vos apprentis par la ville, réunissez fer, verre et corde, et achevez avant les autres les inventions que demande le Seigneur de la cité.
intro-duration = 45 minutes
intro-weight = de quoi réfléchir
intro-mirror = l’oiseau est un instrument qui agit selon la loi mathématique

option-setup = Mise en place
option-setup-beginner = premières parties
option-setup-beginner-about = Chacun reçoit un lot tout prêt d’apprentis, de laboratoires et de composants, et la partie commence aussitôt.
option-setup-expert = joueurs expérimentés
option-setup-expert-about = Tout le monde part à égalité et choisit des faveurs avant le premier tour. Aucune invention n’est connue d’avance.
option-table = Inventions 8 et 13
option-table-L = 8 argent, 13 cuivre
option-table-L-about = La lecture habituelle des cartes.
option-table-S = 8 cuivre, 13 argent
option-table-S-about = L’autre lecture : toutes deux échangent semaines, composants et montants.
option-codex = Codex Leonardi I
option-codex-about = Une variante : qui peut déplacer un apprenti au Conseil peut déplacer celui de n’importe qui, entre les autres maisons de la ville.
