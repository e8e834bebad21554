# What hints count, in the plural.

measure-points = points
measure-cards = cards
measure-printed = points on cards
measure-coins = coins
