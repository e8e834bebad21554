# La page des règles.

rules-all = Les règles
rules-choose = Les règles de quel jeu
rules-title = Les règles de { $game }
rules-lead = Dans nos propres mots, article par article. Chaque numéro est une adresse que vous pouvez envoyer.
rules-short = Vous découvrez le jeu ? Regardez-le d’abord en images :
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] { $count } article trouvé.
   *[other] { $count } articles trouvés.
}
rules-nothing = Aucun article ne contient ces mots. Essayez-en moins, ou une partie d’un mot.
rules-contents = Sommaire
rules-no-game = Il n’y a pas ici de règles d’un tel jeu.
