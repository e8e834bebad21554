# Les réglages de ce navigateur, dans le profil et à table.

setting-board-size = Taille du plateau et des cartes
setting-board-size-small = petite
setting-board-size-normal = normale
setting-board-size-large = grande
setting-log-side = Journal à côté du plateau
setting-log-side-right = à droite
setting-log-side-left = à gauche
setting-patterns = Des motifs en plus des couleurs
setting-patterns-off = non
setting-patterns-on = oui
setting-confirm-moves = Confirmer chaque coup avant de l’envoyer
setting-confirm-moves-off = non
setting-confirm-moves-on = oui
setting-volume = Un son quand c’est à moi
setting-volume-off = aucun
setting-volume-soft = doux
setting-volume-normal = normal
setting-volume-loud = fort
setting-notify = M’avertir que c’est à moi quand je regarde ailleurs
setting-notify-off = non
setting-notify-on = oui
setting-notify-forbidden = Ce navigateur n’autorise pas les notifications d’ici. Cela se change dans ses réglages pour ce site.
