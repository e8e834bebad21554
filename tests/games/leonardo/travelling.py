"""What travels on the board in the browser, by CSS selector."""

PIECES = [".worker", ".component", ".coin", ".marker", "section li"]  # the last: cards of inventions
