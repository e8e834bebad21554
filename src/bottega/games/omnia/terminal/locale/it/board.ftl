# Il tavolo di Omnia.

# Simboli e colori in due lettere. Quelli di uno stesso tipo di carte devono differire.
omnia-symbol-work = Op
omnia-symbol-invention = In
omnia-symbol-character = Pe
omnia-symbol-city = Ci
omnia-symbol-coin1 = 1¢
omnia-symbol-coin2 = 2¢
omnia-colour-violet = vi
omnia-colour-yellow = gi
omnia-colour-red = ro
omnia-colour-orange = ar
omnia-colour-lightblue = az
omnia-colour-lightgreen = vc
omnia-colour-blue = bl
omnia-colour-teal = vp

# A che punto è la partita
omnia-draft = Draft, scelta { $number } di { $most }
omnia-round = Round { $number } di { $most }
omnia-order = ordine
omnia-bank = { $coins ->
    [one] banca 1 moneta
   *[other] banca { $coins } monete
}
omnia-pack = mazzo { $cities } città
omnia-card = n. { $number }:

# Carte scoperte
omnia-row-work = Opere ({ $left } nel mazzo)
omnia-row-invention = Invenzioni ({ $left })
omnia-row-character = Personaggi ({ $left })
omnia-signs = 2¢ prezzo · 3★ punti · ↯In subito un’invenzione · L volto di Leonardo
omnia-cities = Città
omnia-goals = che cosa conta alla fine
omnia-goal = { $city-goal }

# Per che cosa pagano le città, in poche parole
omnia-goal-vinci = 3 ogni: 2 invenzioni stesso colore
omnia-goal-firenze = 6: più opere
omnia-goal-milano = 7: più invenzioni
omnia-goal-roma = 4: più personaggi
omnia-goal-venezia = 2 per ogni moneta
omnia-goal-bologna = 3: più carte in tutto
omnia-goal-mantova = 2 ogni: 1 invenzione, 1 opera
omnia-goal-amboise = 8 ogni: 2 inv. + 2 opere, per colore
omnia-goal-urbino = 3 ogni: 2 opere stesso colore
omnia-goal-imola = 7 ogni: 3 invenzioni stesso colore
omnia-goal-pavia = 7 ogni: 3 opere stesso colore
omnia-goal-pisa = 5 ogni: 3 invenzioni, 3 colori
omnia-goal-vigevano = 5 ogni: 3 opere, 3 colori
omnia-goal-piombino = 4: più monete
omnia-goal-romorantin = 3 ogni: 2 personaggi
omnia-goal-cesenatico = 3 ogni: una carta per tipo

# I giocatori
omnia-players = Giocatori
omnia-coins = monete
omnia-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
omnia-now = punti
omnia-held-work = opere
omnia-held-invention = invenzioni
omnia-held-character = pers.
omnia-played = giocate
omnia-legend = Punti come se la partita finisse ora; tra parentesi quelli stampati o i contati.
omnia-passed = tieni due di queste carte azione:
omnia-hand = carte azione in mano:
omnia-kept = Già tenute:
omnia-pick = Hai scelto { $pair }; nessuno lo vede finché non hanno scelto tutti.
omnia-drawn = Hai pescato: { $cities }
omnia-known = Sai che queste città sono nel mazzo: { $cities }

# Accanto alle mosse
omnia-costs = { $coins ->
    [one] costa 1 moneta
   *[other] costa { $coins } monete
}
omnia-effect = subito { $symbol-a }
omnia-note-held = ne hai { $count }
omnia-note-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
omnia-note-draw = { $count ->
    [one] l’ultima del mazzo
   *[other] le prime { $count } di { $left }
}

# Che cosa si può consultare
omnia-all-work = Opere
omnia-all-invention = Invenzioni
omnia-all-character = Personaggi
omnia-all-actions = Carte azione
omnia-catalogue = { $sign } scoperta; tra le carte azione, quelle che hai

# La fine
omnia-sheet-printed = sulle carte
omnia-sheet-total = totale
omnia-sheet-coins = monete
omnia-sheet-characters = personaggi
omnia-tie-by = { $by ->
    [coins] Più monete ({ $most }): { $who }.
   *[characters] Più personaggi ({ $most }): { $who }.
}

# L’elenco dei comandi
help-move = il suo numero nella lista, o le sue parole o abbastanza di esse: tenere 3+17, giocare 6, prendere gioconda, attivare vinci
help-explain = la regola di ciò che è chiesto ora; ? 5 una sezione, ? 5.1 una clausola
help-recipes = tutte le carte, le città e le carte azione, e che ne è stato
