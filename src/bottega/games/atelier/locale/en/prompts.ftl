# What a player has to decide in each phase, and the rule section that explains it.

prompt-action = { $options }
    .clause = 3.2
    .may-take = take colours worth up to { $limit }
    .may-draw = draw a card
    .may-paint = paint
    .may-claim = claim a Mastery
prompt-taking = { $options }
    .clause = 4.2
    .may-take = take more cards worth up to { $limit }
    .may-done = say done
prompt-discarding = { $count ->
    [one] You hold one card too many: discard it.
   *[other] You hold { $count } cards too many: discard them, one by one.
}
    .clause = 4.6
prompt-painting = { $options }
    .clause = 5.6
    .may-paint = { $count ->
        [one] paint one more card
       *[other] paint up to { $count } more cards
    }
    .may-done = say done
prompt-leonardo = For Leonardo: paint a card from the table where it completes nothing.
    .clause = 8.2
prompt-drawn = For Leonardo you have drawn a { $card }: where do you paint it?
    .clause = 8.6
prompt-over = The game is over.
    .clause = 10.4
