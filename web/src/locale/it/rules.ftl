# La pagina delle regole.

rules-all = Le regole
rules-choose = Le regole di quale gioco
rules-title = Le regole di { $game }
rules-lead = Con parole nostre, clausola per clausola. Ogni numero è un indirizzo che puoi mandare a qualcuno.
rules-short = Non conosci il gioco? Guardalo prima in immagini:
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Non si trova nulla.
    [one] 1 clausola trovata.
   *[other] { $count } clausole trovate.
}
rules-nothing = Nessuna clausola contiene queste parole. Prova con meno parole, o con una parte.
rules-contents = Indice
rules-no-game = Qui non ci sono regole di un tale gioco.
