# A game in a few pictures.

explain-title = { $game } in three minutes
explain-lead = { $count } pictures, and you know what it is about. No rule to learn by heart.
explain-panels = Pictures
explain-at = Picture { $step } of { $steps }
explain-back = Back
explain-next = Next
explain-print = Print
explain-table = Back to the table
explain-learn = Learn by playing
explain-play = Play now
explain-rules = Read the full rules
