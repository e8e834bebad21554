# What hints count, in the plural.

measure-points = florins
measure-inventions = finished inventions
measure-weeks = weeks of work
measure-components = components in hand
measure-apprentices = apprentices
measure-men = mechanical men
