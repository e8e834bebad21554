seat-0 = Lapis
seat-1 = Madder
move-hide = hide { $fingers }
event-hidden = { $who } hides fingers.
event-hidden-own = { $who } hides { $fingers } fingers.
event-rolled = The die shows { $die }.
clause-1 = Each player hides once a round.
prompt = Hide fingers.
