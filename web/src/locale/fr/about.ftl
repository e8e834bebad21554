# La page à propos.

about-title = À propos de la bottega
about-what = Ce que c’est
about-what-text = Une bottega était le lieu où travaillait un maître de la Renaissance. Celle-ci abrite des jeux de société autour de Léonard de Vinci : contre des robots qui réfléchissent, entre amis par un lien, sur un seul appareil, sans compte. C’est gratuit, sans publicité, et rien n’est à vendre.
about-credits = Les jeux et leurs auteurs
about-credits-text = Ces jeux ont été inventés et publiés par d’autres. Si l’un d’eux vous plaît, achetez la boîte : rien ne remplace une table et des gens autour. Nous ne sommes liés à aucun d’eux.
about-authors = De { $authors }
about-publisher = Publié par { $publisher }
about-fairness = Équité
about-fairness-text = Le serveur mélange à partir d’une graine secrète. Avant le premier coup il en montre l’empreinte, et à la fin de la partie la graine elle-même : chacun peut vérifier que l’empreinte correspond et que rien n’a été redistribué en chemin. Ce que vous ne devez pas savoir n’arrive jamais dans votre navigateur, et les robots ne voient rien de plus que vous à leur place.
about-bots = Les robots
about-bots-text = Il y en a de huit forces, du novice, qui vient de lire les règles, au virtuose, qui a appris de milliers de ses propres parties. Ils ne trichent pas : ils imaginent les mondes possibles d’après ce que leur place a vu, et y cherchent la suite.
about-privacy = Vie privée
about-privacy-text = La première fois que vous jouez, votre navigateur reçoit un seul cookie qui dit qui vous êtes, pour que votre place reste la vôtre. Votre nom, vos parties et ce que vous dites à une table sont gardés ; pas d’adresse électronique, pas de pistage, pas de scripts d’autrui. Langue, lumière et son ne sont retenus que dans votre navigateur.
about-drawings = Mots et dessins
about-drawings-text = Tous les textes et tous les dessins sont de nous. Les caractères sont IM Fell English et Source Sans.
about-keys-text = Tout peut se faire sans souris, et ce qui se passe à une table est lu par les lecteurs d’écran.
