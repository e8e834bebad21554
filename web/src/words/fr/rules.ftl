# La page des règles.

rules-all = Les règles
rules-choose = Les règles de quel jeu
rules-title = Les règles de { $game }
rules-lead = Dans nos propres mots, article par article. Chaque numéro est une adresse que vous pouvez envoyer.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] { $count } article trouvé.
   *[other] { $count } articles trouvés.
}
rules-nothing = Aucun article ne contient ces mots. Essayez-en moins, ou une partie d’un mot.
rules-contents = Sommaire
rules-no-game = Il n’y a pas ici de règles d’un tel jeu.

# Sous les images
rules-picture-castle = château
rules-picture-city = Cité Parfaite
rules-picture-level-1 = niveau 1
rules-picture-level-3 = niveau 3
rules-picture-level-5 = niveau 5
rules-picture-hit = touche
rules-picture-miss = raté
rules-picture-explosion = explosion
rules-picture-easel = un tableau et son anneau
rules-picture-apart = dans le même tour
rules-picture-neighbours = pas dans le même tour
rules-picture-token = jeton Léonard
rules-picture-help = Aide du Maître
rules-picture-lightning = effet
