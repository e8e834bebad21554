# La page de profil.

profile-who = Nom et emblème
profile-nobody = Vous n’avez pas encore de nom ici. Choisissez-en un, ou jouez simplement : on vous en donnera un.
profile-name = Nom
profile-emblem = Emblème
profile-save = Enregistrer
profile-preferences = Ce navigateur
profile-here = Ces choix ne sont retenus que dans ce navigateur.

profile-account = Compte
profile-make = Créer un compte
profile-enter = Se connecter
profile-make-about = Vous gardez votre nom et vos parties, et pouvez les retrouver de partout. Aucune adresse n’est demandée : un mot de passe oublié ne peut pas vous être envoyé.
profile-enter-about = Dans ce navigateur, vous devenez la personne qui a ce compte. L’invité qui était là avant est laissé derrière.
profile-login = Identifiant
profile-login-form = de 3 à 40 lettres, chiffres, points, tirets ou tirets bas
profile-password = Mot de passe
profile-password-form = Au moins 8 caractères.
profile-login-is = Votre identifiant est { $login }.
profile-log-out = Se déconnecter

profile-sessions = Où vous êtes connecté
profile-some-browser = Un navigateur
profile-this-one = celui-ci
profile-end-session = Déconnecter

profile-past = Parties passées
profile-no-past = Aucune encore. La première est à un clic, sur la page d’accueil.

profile-holiday = Vacances
holiday-about = { $left ->
        [0] Il ne vous reste aucun jour de vacances cette année.
        [one] Vos pendules des parties sur plusieurs jours peuvent s’arrêter. Il vous reste un jour cette année. Tout le monde à vos tables le voit.
       *[other] Vos pendules des parties sur plusieurs jours peuvent s’arrêter. Il vous reste { $left } jours cette année. Tout le monde à vos tables le voit.
    }
holiday-days = Jours, à partir de maintenant
holiday-start = Commencer les vacances
holiday-end = Me voici de retour
holiday-until = Vous êtes en vacances jusqu’au { $until }. Vos pendules sont arrêtées.

profile-record = Vos cotes et résultats
profile-data = Vos données
data-export-about = Tout ce qui est enregistré sur vous, en un fichier JSON : vos parties, cotes, messages et réglages.
data-export = Télécharger vos données
data-delete = Supprimer le compte
data-delete-guest = Supprimer vos données
data-delete-title = Tout supprimer pour de bon ?
data-lost = Ce qui est perdu :
data-lost-name = votre nom, votre identifiant et votre page publique
data-lost-ratings = vos cotes et vos rangs dans les classements
data-lost-people = vos amis, vos avis et ce que vous avez écrit dans les discussions
data-lost-running = vos places dans les parties en cours : des robots les reprennent
data-stays = Ce qui reste :
data-stays-games = les parties terminées, avec le nom « N. N. » au lieu du vôtre
data-stays-tournaments = les résultats des tournois, sous le même nom
data-sure = Je sais que c’est irréversible.
data-wrong-password = Le mot de passe est faux. Rien n’a été supprimé.
data-delete-yes = Supprimer pour de bon
data-keep = Tout garder
