notice-turn = { $game }: it is your turn
    .text = { $others ->
        [0] The game waits for your move.
       *[other] The game with { $people } waits for your move.
    }
notice-started = { $game }: your table is full
    .text = { $others ->
        [0] The game has started.
       *[other] The game with { $people } has started.
    }
notice-over = { $game }: the game is over
    .text = { $others ->
        [0] See how it ended.
       *[other] See how the game with { $people } ended.
    }
notice-closed = { $game }: the table was closed
    .text = { $others ->
        [0] The game does not take place.
       *[other] The game with { $people } does not take place.
    }
notice-invited = { $game }: you are invited
    .text = { $people } keeps a seat for you.
notice-undo = { $game }: somebody asks to take a move back
    .text = At your table with { $people }. Do you agree?
notice-casual = { $game }: somebody asks not to rate the game
    .text = At your table with { $people }. Do you agree?
notice-test = Notices from Bottega
    .text = This is a test. Notices reach you here.
notice-confirm = Confirm your e-mail address
    .text = Somebody, probably you, wants notices from Bottega at this address. Press the button behind this link to agree:
    .refuse = If it was not you, do nothing, or press the button behind this link, and Bottega never writes to you again:
digest-subject = { $count ->
        [one] One piece of news from your tables
       *[other] { $count } pieces of news from your tables
    }
mail-unsubscribe = No more e-mails from Bottega:
list-and = { $first } and { $last }
