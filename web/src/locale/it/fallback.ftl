# What a game from outside need not say itself.

seat-0 = Lapislazzuli
seat-1 = Verderame
seat-2 = Ocra
seat-3 = Robbia
seat-4 = Terra d’ombra
seat-5 = Porpora
prompt-over = La partita è finita.
measure-points = punti
