# What a player has to decide in each phase, and the rule section that explains it.

prompt-draft = Keep two of the { $count } cards; the others go to the left.
    .clause = 3.1
prompt-playing = Which action card do you play?
    .clause = 4.2
prompt-acting = { $left ->
    [one] No. { $action-is }, { $action }: one action is left. Do it, or end the turn.
   *[other] No. { $action-is }, { $action }: do the two actions in any order, or end the turn.
}
    .clause = 4.3
prompt-effect = The card just taken offers { $symbol-a }: take it, or pass.
    .clause = 8.1
prompt-placing = { $count ->
    [one] Place the city you have drawn, or pass.
   *[other] Place one of the { $count } cities you have drawn, or pass to place none.
}
    .clause = 5.1
prompt-over = The game is over.
    .clause = 4.7
