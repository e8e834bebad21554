# What every page of the client says; what belongs to a game's board is in that board's own file.

app-title = Bottega
app-tagline = Four games about Leonardo da Vinci

# Letters of the players' emblems
emblem-0 = L
emblem-1 = V
emblem-2 = O
emblem-3 = M
emblem-4 = U
emblem-5 = P

wait-one = { $seat } is choosing …
wait-many = Waiting for: { $who }
wait-sent = Sent …
in-three-minutes = In three minutes
rule = Rule { $clause }
choices = Your choices
back = Back
close = Close
language = Language
theme = Light
theme-system = as the system
theme-paper = paper
theme-night = night study
motion = Movement of pieces
motion-off = off
motion-calm = calm
motion-quick = quick
language-en = English
language-fr = français
language-it = italiano
thing-before = Previous
thing-after = Next

# What a prompt names: the moves that are legal now, of those that its attributes `may-...` have words for
options-may = { $may }.
options-only = there is nothing left but to { $may }.
options-none = Your turn.
options-or = or
