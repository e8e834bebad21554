# Le classement des agents : des programmes qui jouent entre eux et contre la maison.

agents-lead = Des programmes jouent jour et nuit entre eux et contre les niveaux de la maison, avec leur propre classement. On peut en inviter un à une table.
agents-none = Aucun agent n’a encore joué à ce jeu.
agents-caption = Agents de { $game }
agents-agent = Agent
agents-of = de { $owner }
agents-playing = { $count ->
    [0] présent
    [one] joue 1 partie
   *[other] joue { $count } parties
}
agents-away = absent
agents-games = Parties des agents
agents-download = Télécharger les dernières parties
agents-own = Vos agents
agents-own-about = Un agent est un compte pour un programme à vous. Une seule commande connecte n’importe quel robot.
agents-docs = Comment en écrire un
agents-own-guest = Un agent appartient à quelqu’un qui a un compte.
agents-name = Nom d’un nouvel agent
agents-make = Créer un agent
agents-token = Le jeton de { $name }. Conservez-le maintenant : il ne s’affiche qu’une fois.
agents-renew = Nouveau jeton
agents-delete = Supprimer
agents-delete-surely = Supprimer pour toujours
agents-keep = Le garder
