"""Networks that learn by playing: games of the search, training, and the comparison of generations."""
