# What hints count, in the plural.

measure-points = points
measure-paintings = completed paintings
measure-masteries = masteries
measure-esteem = points of esteem
measure-cards = cards in hand
