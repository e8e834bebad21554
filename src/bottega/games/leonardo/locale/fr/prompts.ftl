# Ce qui est demandé au joueur dans chaque phase, et la clause de la règle qui l’explique.

prompt-favour = Choisissez une faveur.
    .clause = X.5
prompt-favour_components = { $owed ->
    [one] Prenez encore un composant dans les boutiques.
   *[other] Prenez { $owed } composants dans les boutiques, au plus deux de la même sorte.
}
    .clause = X.7
prompt-laboratory = { $options }
    .clause = 6.1
    .may-start = commencer une fabrication dans un laboratoire au repos
    .may-cancel = interrompre une fabrication d’un tour précédent
    .may-done = déclarer avoir fini
prompt-assignment = { $options }
    .clause = 7.2
    .may-send = envoyer des apprentis à un seul endroit
    .may-master = envoyer votre maître d’œuvre
    .may-pass = passer jusqu’à la fin de la phase
prompt-naming = Vous êtes en tête au Conseil : qui aura Léonard ?
    .clause = 8.A.4
prompt-choosing = { $options }
    .clause = 8.A.5
    .may-benefit = choisir un privilège du Conseil
    .may-pass = passer
prompt-moving = { $options }
    .clause = 8.A.7
    .may-lift = choisir un apprenti à déplacer
    .may-pass = passer
prompt-settling = Où va l’apprenti ?
    .clause = 8.A.8
prompt-collecting = { $options }
    .clause = 8.A.9
    .may-collect = prendre les florins du Conseil
    .may-pass = passer
prompt-looking = { $options }
    .clause = 8.A.10
    .may-look = regarder les prochaines inventions du paquet
    .may-pass = passer
prompt-arranging = Remettez les cartes sur le paquet : laquelle vient ensuite ?
    .clause = 8.A.10
prompt-buying = { $options }
    .clause = 8.A.11
    .may-take = acheter un composant pour 1 florin
    .may-pass = passer
prompt-offer = { $place } : { $options }
    .clause = 8.B.2
    .may-take-hire-improve = { $price ->
        [0] prendre gratuitement ce qui est offert
       *[other] acheter ce qui est offert pour { $price } florins
    }
    .may-pass = passer
prompt-announcing = { $options }
    .clause = 9.5
    .may-announce = annoncer ce que vous avez achevé
    .may-done = déclarer avoir fini
prompt-auction = Combien de florins misez-vous pour la carte « { $invention } » ? Seule la plus forte mise est payée.
    .clause = 9.14
prompt-over = La partie est terminée.
    .clause = 11.3
