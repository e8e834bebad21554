# What hints count, in the plural.

measure-points = points
measure-territories = territoires
measure-castles = châteaux
measure-soldiers = soldats
measure-machines = machines
measure-florins = florins
