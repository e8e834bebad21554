"""What travels on the board in the browser, by CSS selector."""

PIECES = [".hand li", ".coin, .coins i", ".shelves li", ".chip", ".marker"]  # action cards, coins, cards, the round
