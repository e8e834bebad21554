# La pagina delle regole.

rules-all = Le regole
rules-choose = Le regole di quale gioco
rules-title = Le regole di { $game }
rules-lead = Con parole nostre, clausola per clausola. Ogni numero è un indirizzo che puoi mandare a qualcuno.
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Non si trova nulla.
    [one] 1 clausola trovata.
   *[other] { $count } clausole trovate.
}
rules-nothing = Nessuna clausola contiene queste parole. Prova con meno parole, o con una parte.
rules-contents = Indice
rules-no-game = Qui non ci sono regole di un tale gioco.

# Sotto le figure
rules-picture-castle = castello
rules-picture-city = Città Perfetta
rules-picture-level-1 = livello 1
rules-picture-level-3 = livello 3
rules-picture-level-5 = livello 5
rules-picture-hit = a segno
rules-picture-miss = a vuoto
rules-picture-explosion = esplosione
rules-picture-easel = un Quadro e il suo anello
rules-picture-apart = nello stesso turno
rules-picture-neighbours = non nello stesso turno
rules-picture-token = segnalino Leonardo
rules-picture-help = Aiuto del Maestro
rules-picture-lightning = effetto
