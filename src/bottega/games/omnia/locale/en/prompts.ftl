# What a player has to decide in each phase, and the rule section that explains it.

prompt-draft = Keep two of the { $count } cards; the others go to the left.
    .clause = 3.1
prompt-playing = Which action card do you play?
    .clause = 4.2
prompt-acting = { $left ->
    [one] No. { $action-is }, { $action }, one action left: { $options }
   *[other] No. { $action-is }, { $action }, two actions in any order: { $options }
}
    .clause = 4.3
    .may-take = take a card
    .may-coins = take coins
    .may-draw = draw cities
    .may-done = end the turn
prompt-effect = The card just taken offers { $symbol-a }: { $options }
    .clause = 8.1
    .may-take = take a card
    .may-coins = take coins
    .may-draw = draw cities
    .may-pass = pass
prompt-placing = { $options }
    .clause = 5.1
    .may-place = { $count ->
        [one] place the city you have drawn
       *[other] place one of the { $count } cities you have drawn
    }
    .may-pass = pass
prompt-over = The game is over.
    .clause = 4.7
