# What hints count, in the plural.

measure-points = punti
measure-paintings = dipinti completati
measure-masteries = maestrie
measure-esteem = punti di stima
measure-cards = carte in mano
