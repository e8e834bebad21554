# `bottega moderate`
help-moderate = Voir les signalements et y donner suite.
help-moderate-action = « reports » liste ceux qui sont ouverts ; les autres ferment un signalement, nomment un opérateur, renomment une personne, lui retirent la parole ou masquent un message.
help-moderate-given = close SIGNALEMENT, operator ID [no], rename ID NOM, silence ID JOURS, hide TABLE NUMÉRO.
error-moderate-usage = Écrivez `bottega moderate reports`, `close SIGNALEMENT`, `operator ID [no]`, `rename ID NOM`, `silence ID JOURS` ou `hide TABLE NUMÉRO`.
moderate-kind-name = nom
moderate-kind-chat = discussion
moderate-kind-conduct = conduite
moderate-report = { $id }  { $created }  { $kind } : { $name } ({ $person }), signalé par { $by } à la table { $table }. { $text }
moderate-message = { "    " }{ $number } : { $text }
moderate-hidden-message = { "    " }{ $number } (masqué) : { $text }
moderate-count = { $count ->
    [0] Aucun signalement n’est ouvert.
    [one] Un signalement est ouvert.
   *[other] { $count } signalements sont ouverts.
}
moderate-no-report = Il n’y a pas de signalement ouvert { $id }.
moderate-closed = Le signalement est fermé.
moderate-operator = { $name } est maintenant opérateur.
moderate-no-operator = { $name } n’est plus opérateur.
moderate-bad-name = Cela ne peut pas être un nom : 1 à 40 caractères visibles.
moderate-name-taken = Le compte d’une autre personne porte le nom « { $name } », ou un nom qui lui ressemble.
moderate-renamed = La personne s’appelle maintenant { $name }.
moderate-bad-days = « { $days } » n’est pas un nombre de jours de 0 à { $most }.
moderate-silenced = { $days ->
    [0] { $name } peut de nouveau écrire.
   *[other] { $name } ne peut pas écrire pendant { $days } jours.
}
moderate-no-message = Il n’y a pas de message { $number } à la table { $table }.
moderate-hidden = Le message est masqué. Un serveur en marche le masque en quelques secondes.
