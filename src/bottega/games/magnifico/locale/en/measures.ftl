# What hints count, in the plural.

measure-points = points
measure-territories = territories
measure-castles = castles
measure-soldiers = soldiers
measure-machines = machines
measure-florins = florins
