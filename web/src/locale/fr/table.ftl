# La table : l’attente, le jeu, ce qu’on demande en plus des coups, et l’après-partie.

table-arriving = On s’approche de la table…
again = Réessayer
understood = D’accord
yes = Oui
no = Non
menu = Table
to-home = Vers l’accueil
to-rules = Les règles
to-replay = Revoir la partie
to-analysis = Analyse
continues = Cette partie en continue une autre, après le coup { $move }.
continues-show = Voir cette partie
download = Télécharger le texte

# Qui est qui
name-and-pigment = { $name } ({ $pigment })
level-novice = novice
level-pupil = élève
level-garzone = garzone
level-apprentice = apprenti
level-journeyman = compagnon
level-master = maître
level-maestro = maestro
level-virtuoso = virtuose
seats = Autour de la table
seat-bot = robot, { $level }
seat-bot-warming-up = robot, { $level }, s’échauffe
seat-bot-shortened = robot, { $level }, réfléchit moins : il y a foule
seat-bot-quota = robot, { $level }, laisse passer les autres
seat-bot-paused = robot, { $level }, attend
seat-open = Place libre
seat-you = vous
seat-here = présent
seat-away = absent
seat-host = a ouvert la table
seat-gone = absent, un robot joue
seat-clock = à court de temps, un robot joue
seat-left = a quitté, un robot joue
seat-forfeited = a perdu au temps, un robot joue
seat-holiday = en vacances jusqu’au { $until }
watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
time-left = Temps restant :
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min

# Rien à jouer ici
gone-no-table = Il n’y a pas de table ici
gone-no-table-more = L’adresse est peut-être mal copiée, ou la table a disparu depuis longtemps.
gone-old-rules = Cette table est d’une autre époque
gone-old-rules-more = Commencée sous une version antérieure des règles, elle ne peut pas continuer ici. Rien n’en est perdu.
gone-damaged = Cette table est endommagée
gone-damaged-more = Une partie de son journal est illisible et la partie ne peut pas continuer. La personne qui gère ce serveur peut la réparer.
gone-not-allowed = Vous ne pouvez pas entrer
gone-not-allowed-more = Le serveur ne vous reconnaît plus ; vous vous êtes peut-être déconnecté ailleurs.
gone-not-loaded = La table n’a pas pu être dressée
gone-not-loaded-more = Quelque chose dont le jeu a besoin n’a pas pu être chargé. La partie elle-même est en sûreté.
gone-closed = Cette table a été fermée
gone-closed-more = La personne qui l’avait ouverte l’a dissoute avant le début de la partie.
gone-abandoned = Cette table a été rangée
gone-abandoned-more = Personne n’y était revenu depuis longtemps.

# Avant la partie
waiting-title = { $open ->
    [0] Tout le monde est là.
    [one] On attend encore une personne…
   *[other] On attend encore { $open } personnes…
}
terms-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
terms-unhurried = sans pendule
terms-live = { $minutes } min, plus { $seconds } s par tour
terms-correspondence = { $hours ->
    [one] { $hours } heure par tour
   *[other] { $hours } heures par tour
}
terms-public = publique
terms-private = sur invitation
terms-strict = on ne reprend rien d’un commun accord
terms-no-hints = sans indices
terms-broadcast-off = sans diffusion
terms-broadcast-live = diffusée en direct
terms-broadcast-turn = diffusée un tour plus tard
terms-broadcast-late = diffusée dix coups plus tard
terms-broadcast-game = diffusée après la partie
terms-rated = classée
terms-casual = amicale
share-label = L’adresse de cette table, à envoyer à vos invités
share-copy = Copier
share-copied = Copié
waiting-name = Votre nom
waiting-explain = Comment on joue, en trois minutes
waiting-learn = Apprendre le jeu
sit = S’asseoir
sit-at = S’asseoir en { $pigment }
fill = Commencer avec des robots
fill-level = Robots aux places libres :
leave-seat = Céder la place
close-table = Fermer la table

# Journal et conversation
log = Journal
log-new = Du nouveau
log-and-chat = Journal et conversation
log-taken-back = repris
log-sat = { $seat } s’assoit.
log-left = { $seat } s’en va.
log-filled = { $seat } : un robot s’assoit ({ $level }).
log-closed = La table est fermée.
log-began = La partie commence.
log-undone = { $count ->
    [one] { $seat } reprend un coup.
   *[other] { $seat } reprend { $count } coups.
}
log-fresh = Les cartes que personne ne connaît sont redistribuées.
log-asked = { $seat } demande à reprendre son dernier coup et ce qui a suivi.
log-asked-casual = { $seat } demande que cette partie ne soit pas classée.
log-unrated = Tout le monde est d’accord : cette partie ne change aucun classement.
log-agreed = { $seat } accepte.
log-disagreed = { $seat } refuse.
log-stood-in = { $seat } s’est absenté : un robot joue.
log-out-of-time = { $seat } n’a plus de temps : un robot joue ce tour.
log-returned = { $seat } est de retour.
log-forfeited = { $seat } a perdu au temps.
log-holiday = { $seat } change les jours de ses vacances : la pendule s’arrête jusqu’à leur fin.
log-rematch = Une revanche est ouverte.
log-premove = Vous aviez prévu ce coup à l’avance. Cette ligne n’est visible que de vous.
chat = Conversation
chat-placeholder = Dire un mot
chat-send = Dire
chat-pending = Pas encore envoyé…
chat-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

# En jeu
your-turn = À vous
next-table = { $count ->
        [one] Vers la table qui vous attend
       *[other] Table suivante : { $count } vous attendent
    }
you-watch = Vous regardez.
to-broadcast = Regarder la diffusion
tools = Outils
hint = Indice
hint-thinking = Le maestro réfléchit…
hint-title = Le maestro ferait ceci
hint-because = Comparé à « { $other } », en moyenne :
hint-own-more = Vous avez { $amount } { $what } de plus { $until }.
hint-own-fewer = Mais vous avez { $amount } { $what } de moins { $until }.
hint-rival-fewer = { $seat } a { $amount } { $what } de moins { $until }.
hint-rival-more = { $seat } a { $amount } { $what } de plus { $until }.
hint-until-turn = à la fin du tour suivant
hint-until-round = à la fin de la manche suivante
hint-chance = Chance de gagner : { $expected } ; avec « { $other } » : { $otherwise }.
hint-only = Il n’y a pas d’autre coup.
hint-play = Le jouer
undo = Annuler
undo-turn = Refaire le tour
take-back = Reprendre
take-back-ask = Demander à reprendre
take-back-more = Votre dernier coup et ce qui a suivi. Toutes les autres personnes doivent accepter, même absentes ; les robots acceptent toujours. Les cartes que personne ne connaît sont ensuite redistribuées.
take-back-asked = { $seat } demande à reprendre son dernier coup et ce qui a suivi. Les cartes que personne ne connaît seront redistribuées. Acceptez-vous ?
take-back-awaited = Un coup est à reprendre. On attend : { $who }
casual-ask = Demander de ne pas classer
casual-asked = { $seat } demande que cette partie ne change aucun classement. Êtes-vous d’accord ?
casual-awaited = La partie ne doit pas être classée. On attend : { $who }
playback = Ce qui s’est passé
playback-past = Une position antérieure
playback-back = Un pas en arrière
playback-on = Un pas en avant
playback-now = Au présent
log-show = Montrer cette position sur le plateau
since-show = Revoir
since-show-title = Montrer sur le plateau
since = Depuis votre dernier tour
since-count = ({ $count })
sent-secretly = Vous avez choisi. Les autres choisissent encore ; rien ne se dévoile avant que tous l’aient fait.

# Coups prévus à l’avance
premoves = { $count ->
    [0] À l’avance
    [one] À l’avance : 1 coup
   *[other] À l’avance : { $count } coups
}
premoves-about = Le premier qui convient est joué dès que c’est à vous, s’il est alors permis. Personne d’autre ne voit ce qui est prévu, mais une réponse immédiate montre qu’elle l’était.
premove-when = Quand
premove-always = Quoi qu’il arrive
premove-if = Si { $seat } joue :
premove-theirs = Son coup
premove-own = Mon coup
premove-add = Prévoir
premove-remove = Retirer
premove-remove-this = Retirer : { $what }
premove-line-always = Quoi qu’il arrive : { $own }
premove-line-if = Si { $seat } joue « { $theirs } » : { $own }
premove-played = Joué à l’avance : { $what }

# La règle dit non
why-watching = Vous regardez ; seuls les joueurs jouent.
why-not-asked = Ce n’est pas à vous de jouer.
why-not-now = Ce n’est pas possible maintenant.
why-lost = La connexion est perdue ; personne ne peut répondre pour l’instant.
refused-stale = La partie avait avancé entre-temps ; regardez de nouveau.
refused-stood-in = Un robot vous remplace ; reprenez d’abord votre place.
refused-not-asked = On ne vous demande pas de coup pour l’instant.
refused-undo-refused = Rien ne peut être repris : votre tour est fini, quelque chose a été dévoilé, ou d’autres choisissent en secret.
refused-not-friendly = À cette table, on ne reprend pas de coups d’un commun accord.
refused-rated = Cette partie est classée : il faut l’accord d’une autre personne.
refused-not-rated = Cette partie ne change aucun classement.
refused-no-request = Personne n’attend plus votre réponse.
refused-your-turn = Le jeu vous attend : jouez votre coup.
refused-no-premove = Dans ce jeu, ce coup ne peut pas être prévu à l’avance.
refused-no-premoves = Il n’y a plus rien de prévu.
refused-no-hints = À cette table, il n’y a pas d’indices.
refused-busy = Un conseil est déjà à l’étude.
refused-overloaded = Vous avez déjà assez demandé ; attendez les conseils demandés.
refused-failed = Aucun conseil n’a pu être trouvé ; redemandez.
refused-full = Aucune place ne vous est ouverte à cette table.
refused-taken = Quelqu’un a été plus rapide : la place est prise.
refused-begun = La partie a commencé.
refused-seated = Vous êtes déjà assis à cette table.
refused-not-seated = Vous n’êtes pas assis à cette table.
refused-not-yours = Cette place n’est pas la vôtre.
refused-not-host = Seule la personne qui a ouvert la table peut faire cela.
refused-out-of-time = Votre temps pour ce tour est écoulé ; vous rejouerez au prochain.
refused-not-away = Votre place est déjà à vous.
refused-over = La partie est finie.
refused-closed = La table est fermée.
refused-chat-closed = La discussion de cette table est fermée : elle reste ouverte un jour après la partie.
refused-not-begun = La partie n’a pas commencé.
refused-nobody = Vous n’avez pas encore de nom ici.
refused-no-database = Le serveur ne peut pas écrire pour l’instant ; rien n’a changé. Réessayez.

# L’absence
lost = La connexion est perdue
lost-since = ({ $seconds } s).
lost-comes-back = Elle revient d’elle-même.
lost-move-kept = Votre coup est gardé et partira alors.
lost-kept = { $count ->
    [one] Votre demande est gardée.
   *[other] Vos { $count } demandes sont gardées.
}
bots-quota = Vos robots ont longtemps réfléchi. Tant que d’autres jouent, ils réfléchissent moins, et seulement quand aucun autre robot n’est attendu. Cela passe en quelques minutes.
bots-paused = Les robots attendent le retour d’un joueur. Là où seuls des robots jouent, la personne qui a ouvert la table doit regarder.
stood-in-gone = Pendant votre absence, un robot joue pour vous.
stood-in-left = Vous avez quitté la partie, et un robot joue pour vous.
stood-in-clock = Votre temps pour ce tour est écoulé ; un robot le joue. Vous rejouerez au prochain.
stood-in-forfeited = Votre temps est écoulé et la partie est perdue pour vous ; un robot continue.
confirm-move = Envoyer ce coup ?
confirm-send = Envoyer
confirm-back = Pas encore
settings = Réglages
take-seat-back = Reprendre la place
leave = Quitter la partie
leave-sure = Un robot ({ $level }) jouera pour vous. Vous pourrez revenir tant que la partie dure.
leave-rated = Cette partie est classée : elle comptera comme une défaite.
leave-yes = Quitter
leave-no = Rester

# Plusieurs devant un même écran
hand-to = Passez l’appareil à { $seat }
hand-secret = Ce qui suit n’est que pour ses yeux.
hand-look = Je suis { $seat } : voir

# Après la partie
after = La partie est finie
after-you = Vous avez gagné !
after-you-too = Vous avez gagné, à égalité !
after-winners = { $count ->
    [0] Personne n’a gagné.
    [one] { $who } a gagné.
   *[other] { $who } ont gagné.
}
after-points = Points
after-decisive = Le coup décisif, de { $who } : { $move }. La chance du vainqueur est passée de { $before } à { $after }.
after-decisive-look = Le voir
after-share = Partager
rematch = Revanche
rematch-go = Vers la revanche
seed-title = Le hasard a-t-il été loyal ?
seed-why = Tout le hasard de cette partie vient d’une seule graine. Elle était fixée, et son empreinte montrée, avant le premier coup : personne n’a pu la changer ensuite.
seed = Graine
seed-promise = Empreinte montrée dès le début (SHA-256 de « bottega seed » suivi d’une espace et de la graine)
seed-verify = Vérifier
seed-kept = Elles concordent : la promesse a été tenue.
seed-broken = Elles ne concordent pas !
seed-unable = Ce navigateur ne peut pas la calculer sur une page non chiffrée.

# The general board
plain-board = Plateau simple : tout en texte et en tableaux
general-seats = Par joueur
general-field = Donnée
general-won = gagne
general-secret = caché
general-prompt = Choisissez l’un de vos coups.
field-score = Score

log-hidden = (Un opérateur a masqué ce message.)

seat-agent = un programme
