# Keys, on the about page and in the list that "?" opens.

keys = By keyboard
keys-close = Close
key-tab = Tab
key-tab-does = to the next thing you can do, with Shift to the one before
key-enter = Enter, Space
key-enter-does = choose it
key-arrows = Arrows
key-arrows-does = among the choices of a row
key-escape = Esc
key-escape-does = one step back, before a move is sent
key-h = H
key-h-does = at a table: a hint
key-u = U
key-u-does = at a table: take back
key-l = L
key-l-does = at a table: to the log
key-m = M
key-m-does = at a table: its menu
key-e = E
key-e-does = at a table: what a thing on the board is
key-list = ?
key-list-does = this list
