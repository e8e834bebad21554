# What hints count, in the plural.

measure-points = points
measure-paintings = tableaux achevés
measure-masteries = maîtrises
measure-esteem = points d’estime
measure-cards = cartes en main
