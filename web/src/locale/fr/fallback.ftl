# What a game from outside need not say itself.

seat-0 = Lapis
seat-1 = Vert-de-gris
seat-2 = Ocre
seat-3 = Garance
seat-4 = Terre d’ombre
seat-5 = Pourpre
prompt-over = La partie est terminée.
measure-points = points
