# Tournois entre robots

arena-title = { $game }, { $players } joueurs : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; part égale { $fair }
arena-duels = { $others ->
    [one] Un contre un
   *[other] Un contre { $others }
}
arena-bot = robot
arena-against = contre
arena-games = parties
arena-wins = victoires
arena-interval = à 95 % entre
arena-score = score moyen
arena-rating = cote
arena-time = ms/coup
arena-timed = * réfléchit à la montre : ces parties ne se rejoueront pas à l’identique ({ $bots }).
arena-again = Le même tournoi à nouveau : { $command }
arena-saved = Les parties et le classement sont dans { $folder }.
arena-resumed = On continue : { $done } parties sur { $games } sont jouées.
arena-line = { $done } parties sur { $games }, reste environ { $rest }
arena-stopped = Arrêté après { $done } parties sur { $games } ; toutes sont gardées.
arena-lost = Arrêté. Sans --out, rien n’a été gardé.

arena-error-few = Un tournoi demande au moins deux robots : --bots greedy,random.
arena-error-twice = Le robot { $bot } est nommé deux fois.
arena-error-deals = Un tournoi demande au moins une donne, pas { $deals }.
arena-error-lineup = Ce --lineup n’existe pas ; il y a { $known }.
arena-error-bot = --bots ne peut pas être pris ainsi : { $reason }.
arena-error-other = { $file } contient un autre tournoi ({ $differences }) ; choisissez un autre dossier.
arena-error-busy = { $file } est en cours d’écriture ailleurs ; attendez, ou choisissez un autre dossier.
arena-error-damaged = { $file } n’est plus fiable à partir de la ligne { $line } ; choisissez un autre dossier.
arena-error-deadly = La partie { $number } a été abandonnée : { $times } processus sont morts en la jouant. Les autres sont gardées.
arena-error-ray = Ray n’est pas installé ; ajoutez-le avec : pip install 'bottega[arena]'
arena-error-unreachable = Il n’y a pas de grappe Ray à l’adresse { $address } : { $reason }.

help-arena = Faire jouer un tournoi à des robots : victoires, cotes, temps, en tableau et en fichiers.
help-arena-bots = Les robots, avec des virgules : greedy,random.
help-arena-deals = Combien de donnes ; chacune est jouée une fois dans chaque rotation des sièges.
help-arena-lineup = duel : un robot contre une table d’un autre, pour chaque paire ; mixed : des tables de robots différents ; ladder : chaque robot contre celui d’avant.
help-arena-gauntlet = Seulement ce à quoi participe le premier robot.
help-arena-out = Le dossier des parties et du classement ; un tournoi arrêté y continue.
help-arena-workers = Combien de parties à la fois ; autant qu’il y a de cœurs si rien n’est dit.
help-arena-ray = Jouer sur la grappe Ray à cette adresse ; local en démarre une ici.
