"""Packed counts of cards; the docstring of components.py explains them."""


def holds(cards, kind):
    """1.1: how many cards of a kind there are among these."""
    return cards >> 2 * kind & 3


def colours(cards):
    """1.1: how many of them there are of each colour, eight bits each; the two-bit numbers are added side by side."""
    pairs = (cards & 0x3333333333) + (cards >> 2 & 0x3333333333)
    return (pairs & 0x0F0F0F0F0F) + (pairs >> 4 & 0x0F0F0F0F0F)


def number(cards):
    """1.1: how many cards these are."""
    counted = colours(cards)
    return (counted + (counted >> 8) + (counted >> 16) + (counted >> 24) + (counted >> 32)) & 127


def hues(cards):
    """1.1: which colours are among them, a bit each."""
    some = (colours(cards) + 0x7F7F7F7F7F) & 0x8080808080
    return (some >> 7 | some >> 14 | some >> 21 | some >> 28 | some >> 35) & 31
