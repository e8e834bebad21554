# Names of the fields of a view, for boards that show it as tables.

field-phase = phase
field-stage = hand of the draft
field-this_round = round
field-first = first player
field-active = to play
field-row = cards on offer
field-deck_left = cards in the deck
field-cities = cities on the table
field-city_left = cities in the deck
field-bank = coins in the bank
field-coins = coins
field-cards = works, inventions and characters
field-hand = action cards in hand
field-kept = cards kept in the draft
field-pick = your choice in the draft
field-played = action cards played
field-known = cities you know
field-card = action card
field-used = actions done
field-effect = effect
field-looking = cities drawn
field-drawn = cities you have drawn
field-printed = points on cards
field-tally = points by city
