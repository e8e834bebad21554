# Le impostazioni di questo browser, nel profilo e al tavolo.

setting-board-size = Dimensione del tabellone e delle carte
setting-board-size-small = piccola
setting-board-size-normal = normale
setting-board-size-large = grande
setting-log-side = Cronaca accanto al tabellone
setting-log-side-right = a destra
setting-log-side-left = a sinistra
setting-patterns = Motivi oltre ai colori
setting-patterns-off = no
setting-patterns-on = sì
setting-confirm-moves = Confermare ogni mossa prima di mandarla
setting-confirm-moves-off = no
setting-confirm-moves-on = sì
setting-volume = Un suono quando tocca a me
setting-volume-off = nessuno
setting-volume-soft = piano
setting-volume-normal = normale
setting-volume-loud = forte
setting-notify = Avvisami che tocca a me quando guardo altrove
setting-notify-off = no
setting-notify-on = sì
setting-notify-forbidden = Questo browser non permette notifiche da qui. Si può cambiare nelle sue impostazioni per questo sito.
