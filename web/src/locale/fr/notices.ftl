# Les avis aux personnes absentes : sur la page du profil, et derrière les liens des e-mails.

profile-notices = Avis en votre absence
notices-none = Ce serveur n’envoie pas d’avis.
notices-kinds = Prévenez-moi quand
notices-kind-turn = c’est à moi de jouer
notices-kind-started = ma table est complète et la partie commence
notices-kind-over = une partie est terminée
notices-kind-invited = on m’invite
notices-kind-undo = on me demande mon accord, comme pour reprendre un coup
notices-test = Envoyer un essai
notices-end = Arrêter
notices-problem = Le dernier avis n’a pas pu être remis : { $problem ->
    [unreachable] l’autre côté ne répond pas
    [refused] le serveur de messagerie le refuse
    [forbidden] cette adresse n’est pas permise
    [broken] une erreur s’est produite de notre côté
   *[other] { $problem }
}.
notices-push = Dans ce navigateur
notices-push-about = Ce navigateur vous prévient même quand la page est fermée.
notices-push-start = Prévenez-moi ici
notices-push-never = Ce navigateur ne peut pas montrer les avis d’une page fermée.
notices-push-other = Un autre navigateur ({ $service })
notices-email = Par e-mail
notices-email-about = Vous recevez d’abord un lien. Les avis suivent quand vous avez appuyé sur le bouton qu’il ouvre.
notices-email-address = Adresse e-mail
notices-email-start = Envoyez-moi le lien
notices-email-confirm = Nous avons envoyé un lien à cette adresse. Appuyez sur le bouton qu’il ouvre, et les avis suivront.
notices-when = À quel rythme
notices-when-once = tout de suite
notices-when-daily = une fois par jour
notices-webhook = Par webhook
notices-webhook-about = Pour Discord, Slack ou un programme à vous : les avis sont envoyés à cette adresse.
notices-webhook-address = Adresse
notices-webhook-start = Utiliser cette adresse
notices-webhook-secret = Les requêtes sont signées avec ce secret. Il n’est montré qu’une fois :
notices-link-confirm = Bottega peut envoyer les avis de vos parties à { $address }.
notices-link-confirm-yes = Oui, c’est moi
notices-link-confirm-done = C’est fait : les avis de vos parties arrivent à votre adresse.
notices-link-unsubscribe = Bottega n’enverra plus d’e-mails à { $address }.
notices-link-unsubscribe-yes = Plus d’e-mails
notices-link-unsubscribe-done = C’est fait : plus d’e-mails.
notices-link-expired = Ce lien a expiré ou a été remplacé par un plus récent.
notices-link-profile = Vers vos choix
