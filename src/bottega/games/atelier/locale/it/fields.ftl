# Names of the fields of a view, for boards that show it as tables.

field-round_number = round
field-phase = fase
field-active = di turno
field-leonardo = segnalino Leonardo
field-help = Aiuto del Maestro
field-table = carte colore sul tavolo
field-deck_left = carte nel mazzo
field-discards = scarti
field-easel = Quadro
field-canvas = carte attorno, per spazio
field-bare = spazi vuoti
field-fresh = spazi dipinti in questo turno
field-paintings_left = Quadri da venire
field-unclaimed = Maestrie disponibili
field-achievements = Obiettivi
field-allowance = valore ancora da prendere
field-painted = carte dipinte in questo turno
field-drawn = carta pescata
field-hand = mano
field-hand_size = carte in mano
field-esteem = Stima
field-completed = Quadri completati
field-masteries = Maestrie
