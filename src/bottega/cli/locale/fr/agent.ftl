# `bottega agent`
help-agent = Faire jouer un robot sur un serveur comme agent, jusqu’à ce qu’on l’arrête.
help-agent-bot = Le robot : module:Classe de votre programme, ou l’un des nôtres, comme search:1000.
help-agent-server = L’adresse du serveur.
help-agent-token = Le jeton de l’agent (ou BOTTEGA_TOKEN). La page de vos agents sur le serveur en crée un.
help-agent-game = Un jeu qu’il accepte ; à répéter pour plusieurs. Par défaut tous.
help-agent-players = Un nombre de joueurs avec lequel il joue ; à répéter pour plusieurs. Par défaut tous.
help-agent-at-once = Combien de parties il joue à la fois.
help-agent-no-invitations = N’accepter aucune invitation.
agent-waits = Connexion à { $server }. Ctrl-C termine les parties en cours et arrête ; deux fois arrête aussitôt.
agent-began = { $table } : { $game } à { $players } joueurs, place { $seat }
agent-over = { $table } : { $game } est terminé ; place { $seat }, points { $scores }
agent-failed = { $table } : le robot a échoué, un coup au hasard est joué :
    { $error }
agent-illegal = { $table } : le robot a choisi le coup { $move }, qui est interdit ; un coup au hasard est joué.
agent-refused = { $table } : { $reason }
agent-stopping = Plus aucune nouvelle partie.
agent-done = { $games ->
    [one] Une partie terminée,
   *[other] { $games } parties terminées,
} { $mistakes ->
    [0] tous les coups par le robot.
    [one] un coup au hasard.
   *[other] { $mistakes } coups au hasard.
}
agent-error-token = Un agent a besoin de son jeton : --token, ou { $variable }.
agent-error-bot = Le robot est inutilisable : { $reason }.
agent-error-players = Aucun de ces jeux ne se joue avec ce nombre de joueurs.
agent-error-server = { $server } est inutilisable : { $reason }
agent-error-replaced = Un autre programme s’est connecté comme cet agent.
