# Names of the fields of a view, for boards that show it as tables.

field-phase = fase
field-stage = mano del draft
field-this_round = turno
field-first = primo giocatore
field-active = di turno
field-row = carte in offerta
field-deck_left = carte nel mazzo
field-cities = città sul tavolo
field-city_left = città nel mazzo
field-bank = monete in banca
field-coins = monete
field-cards = opere, invenzioni e personaggi
field-hand = carte azione in mano
field-kept = carte tenute nel draft
field-pick = la tua scelta nel draft
field-played = carte azione giocate
field-known = città note
field-card = carta azione
field-used = azioni fatte
field-effect = effetto
field-looking = città pescate
field-drawn = città che hai pescato
field-printed = punti sulle carte
field-tally = punti per città
