# Le cadre de chaque page, et ce que disent plusieurs pages.

skip = Aller au contenu
frame-nav = Pages
frame-nobody = Se connecter
frame-light = Changer pour : { $light }
frame-unofficial = Un projet libre et non officiel, pour celles et ceux qui aiment ces jeux.
frame-docs = Documentation (en anglais)
frame-mirror = Qui peut aller à la fontaine ne va pas à la cruche.

title-lobby = Salon
title-tournaments = Tournois
title-tournament = Tournoi
title-leaderboards = Classements
title-agents = Agents
title-archive = Archives
title-person = Joueur
title-open = Préparer une table
title-table = Table
title-replay = Revoir une partie
title-analysis = Analyse
title-broadcast = Diffusion
title-clip = Extrait
title-rules = Règles
title-learn = Apprendre
title-explain = En trois minutes
title-companion = La table à la maison
title-companionTable = La table à la maison
title-puzzles = Problèmes
title-puzzle = Problème
title-chapter = Leçon
title-profile = Vous
title-notices = Avis
title-about = À propos
title-lost = Introuvable

lost-title = Ce chemin ne mène nulle part
lost-text = Il n’y a pas de page à cette adresse. Elle a peut-être été arrachée du carnet ; peut-être manque-t-il une lettre.
lost-home = Retour à la bottega

pigment-lapis = lapis
pigment-verdigris = vert-de-gris
pigment-ochre = ocre
pigment-madder = garance
pigment-umber = terre d’ombre

level-novice = novice
level-pupil = élève
level-garzone = garzone
level-apprentice = apprenti
level-journeyman = compagnon
level-master = maître
level-maestro = maestro
level-virtuoso = virtuose
level-novice-about = Vient de lire les règles : ne voit pas tous les coups et juge mal les autres. Un enfant peut gagner. Joue aussitôt.
level-pupil-about = Connaît le but du jeu, mais se trompe souvent. Joue aussitôt.
level-garzone-about = Un débutant raisonnable, qui ne réfléchit guère à l’avance. Joue aussitôt.
level-apprentice-about = Joue raisonnablement et réfléchit tout au plus un peu à l’avance. De bonne compagnie pour les premières parties.
level-journeyman-about = Réfléchit à l’avance, moins d’un centième de seconde, et fait peu de grosses erreurs.
level-master-about = Réfléchit environ un centième de seconde et punit les erreurs.
level-maestro-about = A appris de milliers de ses propres parties, et réfléchit moins d’un centième de seconde.
level-virtuoso-about = Le plus fort : le savoir du maestro, et environ un dixième de seconde de réflexion par coup.

table-seats = Places
table-open-seat = libre
table-won = victoire
table-rated = classée
table-casual = amicale
table-rating = Cote
finished-replay = Revoir
finished-analysis = Analyse
finished-more = Plus anciennes
table-your-turn = À vous

pace-unhurried = sans hâte
pace-unhurried-about = Pas de pendule. Qui s’absente trop longtemps est remplacé par un robot.
pace-live = en direct
pace-live-about = Une pendule par personne : un temps pour toute la partie, et un peu plus à chaque tour.
pace-live-of = en direct, { $minutes } min + { $seconds } s
pace-correspondence = par correspondance
pace-correspondence-about = Un coup de temps en temps, sur plusieurs jours. Personne n’a besoin d’être là en même temps.
pace-correspondence-of = { $hours ->
    [one] par correspondance, { $hours } heure par tour
   *[other] par correspondance, { $hours } heures par tour
}

# Pourquoi quelque chose n’a pas pu se faire, selon le mot du serveur
problem-unreachable = La bottega ne répond pas. Vérifiez la connexion et réessayez.
problem-broken = Quelque chose s’est mal passé en chemin. Réessayez.
problem-busy = Il y a beaucoup de monde en ce moment. Réessayez dans un instant.
problem-too_many = C’était beaucoup à la fois. Attendez un peu et réessayez.
problem-too_many_tables = Vous avez atteint la limite de tables : terminez une partie ou fermez une table d’abord. Une table que tout le monde a quittée est rangée au bout d’une minute.
problem-login_taken = Cet identifiant est déjà pris.
problem-has_account = Vous avez déjà un compte.
problem-wrong_password = Il n’y a pas d’identifiant avec ce mot de passe.
problem-weak_password = Ce mot de passe se devine facilement. Il lui faut au moins quatre caractères différents, et ce ne doit être ni votre identifiant, ni votre nom, ni un mot que tout le monde essaie d’abord.
problem-name_taken = Le compte d’une autre personne porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
problem-name_mixed = Les lettres d’un nom doivent être d’un seul alphabet.
problem-no_database = Le serveur ne peut pas écrire pour l’instant ; rien n’a changé. Réessayez dans un moment.
problem-no_table = Il n’y a pas de table à cette adresse.
problem-old_rules = Cette table a commencé sous d’anciennes règles et ne peut pas continuer.
problem-damaged = Cette table est endommagée et ne peut pas être lue.
problem-no_tournament = Il n’y a pas de tournoi à cette adresse.
problem-account_needed = Il faut un compte pour cela.
problem-starts = Choisissez un moment dans les 90 prochains jours.
problem-too_many_tournaments = Vous avez annoncé autant de tournois que possible à la fois.
problem-over = Le tournoi est terminé.
problem-seated = Vous êtes déjà à cette table.
problem-full = Quelqu’un a été plus rapide : il n’y a plus de place libre.
problem-begun = Cette partie a déjà commencé.
problem-closing = La bottega ferme un instant. Réessayez bientôt.
problem-unavailable = On range la bottega. Réessayez bientôt.
problem-nobody = On ne vous connaît plus ici. Rechargez la page.
problem-no_holiday = Vous êtes déjà en vacances, ou il vous reste moins de jours.
problem-no_channel = Ce serveur ne propose pas cette voie.
problem-bad_url = Cette adresse ne peut pas servir : elle doit être publique et commencer par https://.
problem-too_many_destinations = Vous avez le plus grand nombre possible de navigateurs et d’adresses ; supprimez-en un d’abord.
problem-unconfirmed = La personne à qui est cette adresse n’a pas encore accepté.
problem-no_destination = Ce choix n’existe plus. Rechargez la page.
problem-bad_link = Ce lien a expiré ou a été remplacé par un plus récent.

profile-saved = Enregistré.
notices-test-sent = Un essai est en route.
profile-deleted = Vos données sont supprimées. Adieu, et merci d’avoir joué.
profile-made = Votre compte est prêt. Vous pouvez vous connecter de partout.
profile-entered = Heureux de vous revoir.

# Pendant que l’on cherche des adversaires
seek-looking = Recherche d’adversaires : { $game }.
seek-waiting = { $count ->
    [one] Pour l’instant, vous êtes seul à attendre.
   *[other] { $count } personnes attendent, vous compris.
}
seek-change = Modifier
seek-stop = Ne plus chercher
seek-called = Votre table est prête
seek-called-about = Tout le monde a une place et la partie a commencé.
seek-go = À la table
seek-later = Pas maintenant

title-operator = Signalements
problem-silenced = Un opérateur vous a retiré la parole pour un temps.
problem-no_person = Cette personne n’est plus là.
problem-too_many_relations = Vos listes sont pleines. Retirez d’abord quelqu’un.
problem-too_many_invitations = Vous avez envoyé beaucoup d’invitations. Attendez un peu.
problem-too_many_reports = Vous avez envoyé beaucoup de signalements aujourd’hui. Les opérateurs vont les regarder.
problem-not_operator = Seuls les opérateurs de ce serveur peuvent faire cela.
problem-no_agent = Cet agent n’est plus là.
problem-agent_rated = Les agents ne jouent pas aux tables classées.
problem-agent_declines = Cet agent n’accepte pas une telle partie.
problem-agent_busy = Cet agent joue autant de parties qu’il peut. Réessayez plus tard.
problem-agent_seated = Cet agent est déjà à cette table.
problem-too_many_agents = Vous avez le nombre maximal d’agents ; supprimez-en un d’abord.
