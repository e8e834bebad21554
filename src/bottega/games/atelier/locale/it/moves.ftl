# Le mosse come si dicono al tavolo; si rileggono con le stesse parole.

move-done = finito
move-draw = pescare dal mazzo
move-take = prendere un { $card }
move-discard = scartare un { $card }
move-paint = dipingere un { $card } sullo spazio { $space } { $easel-of }
move-claim = reclamare { $mastery-the }
