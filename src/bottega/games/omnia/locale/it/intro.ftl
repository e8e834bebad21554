# How the game presents itself in lists of games and in the form that opens a table.

title = Omnia
intro-line = Tutto ciò che Leonardo fece, e tutti quelli che incontrò. Componi una mano di carte azione, raccogli in sei turni opere, invenzioni e personaggi, e decidi strada facendo quali città li conteranno.
intro-duration = da 15 a 20 minuti
intro-weight = leggero e svelto
intro-mirror = facil cosa è farsi universale
