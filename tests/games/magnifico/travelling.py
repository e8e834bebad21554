"""What travels on the board in the browser, by CSS selector."""

PIECES = [".trip", ".group g g", ".chip", "dt svg", ".dice svg"]  # troops, new pieces, cards, coins, dice
