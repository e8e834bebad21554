# La page des opérateurs : les signalements.

operator-not = Cette page est réservée aux opérateurs de ce serveur.
operator-none = Aucun signalement n’est ouvert.
operator-about-name = { $name } : le nom
operator-about-chat = { $name } : la discussion
operator-about-conduct = { $name } : la conduite
operator-by = Signalé par { $name } le { $day }, { $game }.
operator-table = À la table
operator-messages = Messages à cette table
operator-hide = Masquer
operator-new-name = Nouveau nom
operator-rename = Renommer
operator-silence = Retirer la parole pour { $days } jours
operator-unsilence = Rendre la parole
operator-expel = Exclure
operator-expel-sure = Exclure pour toujours
operator-close = Fermer le signalement
