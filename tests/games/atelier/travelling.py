"""What travels on the board in the browser, by CSS selector."""

PIECES = [".table .card, .hand .card", ".space .on", ".discards .top", ".marker"]  # the last: esteem
