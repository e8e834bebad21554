# What hints count, in the plural.

measure-points = florins
measure-inventions = inventions achevées
measure-weeks = semaines de travail
measure-components = composants en main
measure-apprentices = apprentis
measure-men = automates
