# What a player has to decide in each phase, and the rule section that explains it.

prompt-action = Take colours worth up to { $limit }, or draw a card; or paint; or claim a Mastery.
    .clause = 3.2
prompt-taking = Take more, worth up to { $limit }, or say done.
    .clause = 4.2
prompt-discarding = { $count ->
    [one] You hold one card too many: discard it.
   *[other] You hold { $count } cards too many: discard them, one by one.
}
    .clause = 4.6
prompt-painting = { $count ->
    [one] Paint one more card, or say done.
   *[other] Paint up to { $count } more cards, or say done.
}
    .clause = 5.6
prompt-leonardo = For Leonardo: paint a card from the table where it completes nothing.
    .clause = 8.2
prompt-drawn = For Leonardo you have drawn a { $card }: where do you paint it?
    .clause = 8.6
prompt-over = The game is over.
    .clause = 10.4
