# Moves as a person would say them; read back by the same words.

move-done = done
move-draw = draw from the deck
move-take = take a { $card }
move-discard = discard a { $card }
move-paint = paint a { $card } on space { $space } { $easel-of }
move-claim = claim the { $mastery }
