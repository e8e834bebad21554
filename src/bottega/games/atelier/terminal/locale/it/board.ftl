# Il tavoliere di Atelier Da Vinci.

# Le lettere dei colori; devono essere diverse.
atelier-letter-red = R
atelier-letter-blue = B
atelier-letter-yellow = G
atelier-letter-green = V
atelier-letter-brown = M

# A che punto è la partita
atelier-round = Giro { $number }
atelier-stage-action = un’azione
atelier-stage-taking = presa di colori
atelier-stage-discarding = scarto
atelier-stage-painting = pittura
atelier-stage-leonardo = pittura per Leonardo
atelier-stage-drawn = pittura per Leonardo
atelier-stage-over = la fine
atelier-order = ordine
atelier-last-round = ultimo giro
atelier-free_leonardo = Leonardo libero
atelier-earned_bonus = bonus meritato

# Il centro del tavolo
atelier-no-painting = nessun Quadro rimasto
atelier-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
atelier-masteries = Maestrie
atelier-table = Sul tavolo:
atelier-drawn = pescata per Leonardo:
atelier-decks = mazzo { $deck }, scarti { $discards }, Quadri da venire { $paintings }
atelier-achievements = Alla fine:
atelier-scale = Stima e bonus

# I giocatori
atelier-players = Giocatori
atelier-hand = carte
atelier-esteem = Stima
atelier-bonus = bonus
atelier-mastered = Maestrie
atelier-completed = Quadri
atelier-no-cards = nessuna carta
atelier-legend = { $bare } libero  { $fresh } nuovo  { $token } Leonardo  { $help } Aiuto

# Accanto alle mosse
atelier-note-claim = +1 per ogni { $colours } che dipingerai
atelier-note-completes = { $points ->
    [one] lo completa: { $points } punto
   *[other] lo completa: { $points } punti
}

# Tabelle di mosse
menu-paint = Quale carta, e su quale spazio:
menu-easel-left = sinistra
menu-easel-right = destra

# Da consultare
atelier-all-paintings = Quadri
atelier-worth = punti
atelier-ring = spazi, dall’alto in senso orario
atelier-where = dove
atelier-to-come = da venire, o escluso
atelier-left-out = fuori gioco
atelier-need = da mostrare
atelier-unclaimed = libera
atelier-all-achievements = Riconoscimenti
atelier-counts = vale in questa partita
atelier-unseen = Carte non in vista, su tutte

# La fine
atelier-sheet-paintings = Quadri: { $paintings }
atelier-sheet-achievements = Riconoscimenti: { $achievements }
atelier-sheet-tie = { $shared ->
    [one] Parità a { $points }: { $who }. Decide chi ha completato più Quadri ({ $paintings }).
   *[other] Parità a { $points }, e nei Quadri completati ({ $paintings }): { $who }. La vittoria è condivisa.
}

# L’elenco dei comandi
help-move = il suo numero nell’elenco, o le sue parole, anche in parte: prendere rosso 3, dipingere blu 2 sinistra 4
help-explain = la regola di ciò che si chiede ora; ? 5 una sezione, ? 5.4 una clausola
help-recipes = tutti i Quadri, le Maestrie e i Riconoscimenti, e quali carte non si sono viste
