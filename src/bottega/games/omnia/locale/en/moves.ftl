# Moves as a person would say them; read back by the same words. Action cards are distinguished by their numbers.

move-keep = keep cards { $pair-is }
    .named = keep two cards: { $pair }
    .unseen = keep two cards in secret
move-play = play no. { $action-is }, { $action }
move-take = take { $card }
move-coins = take coins
move-draw = draw cities
move-place = place { $city }
move-pass = pass
move-done = end the turn
