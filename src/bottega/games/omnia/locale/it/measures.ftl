# What hints count, in the plural.

measure-points = punti
measure-cards = carte
measure-printed = punti sulle carte
measure-coins = monete
