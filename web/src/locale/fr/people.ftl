# Les autres : amis, invitations, et ce que l’on peut faire contre quelqu’un.

people = Personnes
people-none = Personne d’autre n’est ici.
people-nobody = Personne encore. Celles et ceux avec qui vous jouez apparaissent ici.
people-friend = Ajouter aux amis
people-unfriend = Retirer des amis
people-mute = Ne plus lire
people-unmute = Lire à nouveau
people-block = Bloquer
people-unblock = Débloquer
people-friends = Amis
people-mutes = Non lus
people-blocks = Bloqués
people-lately = Derniers partenaires
people-report = Signaler
people-report-about = De quoi s’agit-il ?
people-about-name = nom
people-about-chat = discussion
people-about-conduct = conduite
people-report-text = Que s’est-il passé ?
people-report-send = Envoyer
people-reported = Merci. Les opérateurs vont regarder.
invite-title = Inviter des amis et d’anciens partenaires
invite = Inviter
invite-sent = Invité

invite-agents-title = Inviter un agent
invite-agents-about = Les agents sont des programmes d’autres personnes. Une telle partie ne change aucun classement.
agent-of = de { $owner }
