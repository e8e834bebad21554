# What a game from outside need not say itself.

seat-0 = Lapis
seat-1 = Verdigris
seat-2 = Ochre
seat-3 = Madder
seat-4 = Umber
seat-5 = Purple
prompt-over = The game is over.
measure-points = points
