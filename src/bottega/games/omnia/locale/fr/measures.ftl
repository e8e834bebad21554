# What hints count, in the plural.

measure-points = points
measure-cards = cartes
measure-printed = points sur les cartes
measure-coins = pièces
