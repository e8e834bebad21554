# How the game presents itself in lists of games and in the form that opens a table.

title = Omnia
intro-line = Tout ce que Léonard a fait, et tous ceux qu’il a rencontrés. Composez une main de cartes action, réunissez en six tours œuvres, inventions et personnages, et décidez en chemin quelles villes les compteront.
intro-duration = 15 à 20 minutes
intro-weight = léger et vif
intro-mirror = c’est chose facile que de se rendre universel
