# Ce qui est demandé au joueur dans chaque phase, et la clause de la règle qui l’explique.

prompt-favour = Choisissez une faveur.
    .clause = X.5
prompt-favour_components = { $owed ->
    [one] Prenez encore un composant dans les boutiques.
   *[other] Prenez { $owed } composants dans les boutiques, au plus deux de la même sorte.
}
    .clause = X.7
prompt-laboratory = Commencez des fabrications dans vos laboratoires au repos ou interrompez celles des tours précédents ; puis déclarez avoir fini.
    .clause = 6.1
prompt-assignment = Envoyez des apprentis à un seul endroit, ou votre maître d’œuvre, ou passez jusqu’à la fin de la phase.
    .clause = 7.2
prompt-naming = Vous êtes en tête au Conseil : qui aura Léonard ?
    .clause = 8.A.4
prompt-choosing = Choisissez un privilège du Conseil, ou passez.
    .clause = 8.A.5
prompt-moving = Quel apprenti déplacez-vous ? Passez pour ne déplacer personne.
    .clause = 8.A.7
prompt-settling = Où va l’apprenti ?
    .clause = 8.A.8
prompt-collecting = Prenez-vous les florins du Conseil ?
    .clause = 8.A.9
prompt-looking = Regardez-vous les prochaines inventions du paquet ?
    .clause = 8.A.10
prompt-arranging = Remettez les cartes sur le paquet : laquelle vient ensuite ?
    .clause = 8.A.10
prompt-buying = Quel composant achetez-vous pour 1 florin ? Passez pour ne rien acheter.
    .clause = 8.A.11
prompt-offer = { $price ->
    [0] { $place } : prenez gratuitement ce qui est offert, ou passez.
   *[other] { $place } : achetez pour { $price } florins ce qui est offert, ou passez.
}
    .clause = 8.B.2
prompt-announcing = Annoncez ce que vous avez achevé, laboratoire par laboratoire ; puis déclarez avoir fini.
    .clause = 9.5
prompt-auction = Combien de florins misez-vous pour la carte « { $invention } » ? Seule la plus forte mise est payée.
    .clause = 9.14
prompt-over = La partie est terminée.
    .clause = 11.3
