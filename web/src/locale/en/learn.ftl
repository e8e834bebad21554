# Lessons: the list of chapters, and the card beside the board of a chapter.

learn-title = Learn { $game }
learn-lead = Short chapters on the real board: you make the moves, and the board answers. Then a first game begins.
learn-none = This game has no lesson in chapters yet. Learn it in a first game, with notes on everything that is new.
learn-start = Begin
learn-resume = Go on
learn-rules = Read the rules
learn-over = done
learn-begun = begun
learn-moves-count = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
learn-first-game = Your first game
learn-first-game-about = A real game against an easy opponent, with notes on what is new.

learn-note = Lesson
learn-progress = { $step } of { $steps }
learn-goal = What you will do
learn-next = Next
learn-back = Back
learn-yours = Your move
learn-moves = The others move.
learn-answer = You tried something else
learn-other = That works too. Look at what came of it on the board.
learn-further = Try further on the board, or take a step back and go on with the lesson.
learn-step-back = Step back
learn-done = Well done!
learn-next-chapter = Next chapter
learn-again = Again
learn-chapters = All chapters
learn-read-first = Read the note first; then it is your move.

learn-lost = No lesson here
learn-no-game = There is no such game here.
learn-no-chapter = The lesson has no such chapter. Perhaps it has a new name.
learn-unreachable = The workshop does not answer. Check the connection and try again.
learn-retry = Try again
