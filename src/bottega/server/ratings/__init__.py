"""Ratings: how strong people play, by game and by class of player counts. Bots are opponents of known strength."""
