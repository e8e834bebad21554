# La table à la maison : un compagnon pour le jeu en carton.

companion-title = La table à la maison
companion-lead = Vous jouez avec le carton ; le téléphone posé sur la table tient les règles, le score, la pendule et le journal. Dites qui est assis où, puis entrez ce qui se passe. Ce que personne n’a vu reste inconnu.
companion-loading = On va chercher la table …
companion-unreachable = Pas de connexion, et ce navigateur n’a pas la partie. Ouvrez le lien une fois avec une connexion.
companion-no_game = Cette partie n’existe pas. Peut-être a-t-elle été supprimée, ou il manque une lettre au lien.
companion-other_rules = La partie a été commencée avec une autre version des règles et ne peut pas continuer ici.
companion-failed = La partie ne peut pas être ouverte maintenant.
companion-try-again = Réessayer
companion-all = Toutes les parties à la maison

# Commencer une partie
companion-kept = Parties sur cet appareil
companion-is-over = terminée
companion-who = Qui est assis où, dans l’ordre du jeu
companion-name = Nom du joueur { $number }
companion-name-add = Un joueur de plus
companion-begin = Commencer
companion-begin-about = D’abord, on vous demande ce qui a été retourné à la mise en place.

# La table
companion-players = Joueurs
companion-points = { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
}
companion-points-unknown = points inconnus
companion-acts = à jouer
companion-leaves = Vues
companion-leaf-enter = Entrer
companion-leaf-board = Plateau
companion-leaf-log = Journal
companion-leaf-more = Plus
companion-no-board = Le plateau apparaît quand la mise en place est entrée.
companion-no-log = Il ne s’est encore rien passé.
companion-lost = Pas de connexion.
companion-lost-about = Continuez d’entrer : tout est gardé sur cet appareil et vérifié au retour de la connexion.
companion-not-kept = Ce navigateur n’a plus de place pour garder la partie. Laissez la page ouverte jusqu’à ce que tout soit envoyé.

# Entrer
companion-may = Que fait { $name } ?
companion-what = Que s’est-il passé ?
companion-why = Pourquoi ?
companion-else = Autre chose …
companion-other-move = Que fait { $name } d’autre ?
companion-other-move-about = Ce sont tous les coups du jeu. Si l’un d’eux n’est pas permis, on vous dit pourquoi.
companion-then = Et ensuite ? { $name } …
companion-seen = Quelque chose a été retourné …
companion-nothing-more = Rien de plus ne s’est passé
companion-which-event = Qu’était-ce ?
companion-leave-out = Je ne sais pas
companion-number = Suite
companion-enter-this = Entrer ceci
companion-search = Chercher
companion-count = { $count ->
    [one] 1 choix
   *[other] { $count } choix
}
companion-hidden = { $count ->
    [one] Et 1 de plus : tapez pour le trouver.
   *[other] Et { $count } de plus : tapez pour les trouver.
}
companion-not-found = Rien ne contient ces mots.
companion-up = Retour
companion-back = Annuler la dernière entrée
companion-checking = Vérification …
companion-last-step = Ce qui vient de se passer :
companion-wrong = Faux
companion-more = Autre chose s’est passé
companion-corrected = Correction : { $text }
companion-hint = Conseil
companion-hint-about = Dans combien de { $worlds } mondes possibles un robot ferait cela pour { $name }. Il ne connaît pas la main non plus.
companion-understood = Entendu

# Refusé, ou arrêté
companion-stop-illegal = Ce n’est pas permis.
companion-stop-impossible = Cela ne peut pas s’être passé, après ce qui a été entré avant.
companion-stop-invalid = Cela ne peut pas être entré maintenant.
companion-stop-changed = Un autre téléphone a entré quelque chose entre-temps. Regardez la table, puis décidez.
companion-stop-question = La table demande d’abord ce qui s’est passé.
companion-stop-not-asked = Ce n’est pas demandé ici : d’après les règles cela ne peut pas se passer maintenant, ou cela va de soi.
companion-stop-note = Une note : entrez ce qu’elle dit, puis retirez-la.
companion-stop-other_rules = Le serveur joue maintenant une autre version des règles.
companion-stop-rated = La partie a changé les cotes ; on ne peut plus rien entrer.
companion-stop-no_game = La partie a été supprimée.
companion-stop-nobody_to_move = Personne ne doit jouer maintenant.
companion-unsent = { $count ->
    [one] 1 entrée n’est pas encore vérifiée
   *[other] { $count } entrées ne sont pas encore vérifiées
}
companion-drop = Retirer
companion-note = Note
companion-note-about = Avec vos mots. Entrez-le au retour de la connexion.
companion-stopped-about = Ce que vous entrez maintenant vient avant.
companion-send-again = Envoyer le reste

# La fin
companion-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
companion-replay = Revoir
companion-analysis = Analyse
companion-download = En fichier texte
companion-invented = Les mains jamais montrées sont inventées dans le texte et dans l’analyse ; la relecture montre ce que tous ont vu.
companion-rating = Cotes
companion-rating-about = Dites sur votre propre téléphone quel nom était le vôtre. Quand tous ceux de la table l’ont dit, la partie change leurs cotes, comme toute autre. Ensuite, on ne peut plus rien entrer.
companion-rating-done = La partie a changé les cotes de tous ceux de la table.
companion-rating-mine = C’était moi
companion-rating-take-back = Le reprendre
companion-rating-account = Seuls ceux qui ont un compte ont une cote.
companion-rating-make = Créer un compte
companion-rating-claimed = Quelqu’un d’autre a dit que ce nom était le sien.
companion-rating-changed = Un autre téléphone a dit quelque chose entre-temps. Regardez de nouveau.
companion-publish = Mettre aux archives
companion-withdraw = Retirer des archives
companion-publish-about = Les archives la montrent à tous, sans noms, marquée comme entrée à la maison.
companion-published-about = La partie est aux archives, sans noms, marquée comme entrée à la maison.
companion-another = Une autre partie

# Plus
companion-link = Le lien de cette table
companion-link-about = Un autre téléphone continue où vous en êtes. Qui a le lien peut lire et entrer : ne l’envoyez qu’à la table. Si deux téléphones entrent en même temps, le second est averti et regarde de nouveau.
companion-clock-pause = Arrêter la pendule
companion-clock-on = Relancer la pendule
companion-want-hints = Conseils
companion-want-hints-about = Pour les tables qui en veulent.
companion-rules = Les règles
companion-forget = Retirer de cet appareil
companion-remove = Supprimer pour tous
companion-remove-sure = La partie, son journal et sa copie aux archives sont supprimés pour de bon.
companion-keep = La garder
