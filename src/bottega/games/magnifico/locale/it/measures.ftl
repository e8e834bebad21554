# What hints count, in the plural.

measure-points = punti
measure-territories = territori
measure-castles = castelli
measure-soldiers = soldati
measure-machines = macchine
measure-florins = fiorini
