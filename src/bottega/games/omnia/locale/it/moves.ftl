# Le mosse come le direbbe una persona; si rileggono con le stesse parole. Il numero distingue le carte azione.

move-keep = tenere le carte { $pair-is }
    .named = tenere due carte: { $pair }
    .unseen = tenere due carte in segreto
move-play = giocare la n. { $action-is }, { $action }
move-take = prendere «{ $card }»
move-coins = prendere monete
move-draw = pescare città
move-place = attivare { $city }
move-pass = passare
move-done = finire il turno
