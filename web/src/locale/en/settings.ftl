# The settings of this browser, on the profile page and at a table.

setting-board-size = Size of board and cards
setting-board-size-small = small
setting-board-size-normal = normal
setting-board-size-large = large
setting-log-side = Log beside the board
setting-log-side-right = right
setting-log-side-left = left
setting-patterns = Patterns as well as colours
setting-patterns-off = off
setting-patterns-on = on
setting-confirm-moves = Ask again before a move is sent
setting-confirm-moves-off = no
setting-confirm-moves-on = yes
setting-volume = A tick when it is my turn
setting-volume-off = off
setting-volume-soft = soft
setting-volume-normal = normal
setting-volume-loud = loud
setting-notify = Notify me of my turn when I look elsewhere
setting-notify-off = no
setting-notify-on = yes
setting-notify-forbidden = This browser does not allow notifications from here. You can change that in its settings for this site.
