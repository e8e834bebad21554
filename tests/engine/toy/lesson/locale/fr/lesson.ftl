lesson-round-title = A round
lesson-round-goal = Win a round.
lesson-round-done = You have played two rounds.
lesson-round-hello = Two players hide fingers.
lesson-round-hide = Hide one or two fingers.
lesson-round-hide-many = Three works too.
lesson-round-rolled = { seat-1 } has hidden one.
lesson-round-again = Hide one again.
