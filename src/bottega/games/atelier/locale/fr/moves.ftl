# Les coups tels qu’on les dit à table ; ils se relisent avec les mêmes mots.

move-done = fini
move-draw = piocher
move-take = prendre un { $card }
move-discard = défausser un { $card }
move-paint = peindre un { $card } sur la case { $space } { $easel-of }
move-claim = réclamer { $mastery-the }
