# Bots that warm up, on every page.

warm-up = The bots are warming up. Until then the stronger ones play simpler moves.
warm-up-progress = Progress of the bots
warm-up-left = { $compiled } of { $functions } functions compiled, about { $seconds } s left
