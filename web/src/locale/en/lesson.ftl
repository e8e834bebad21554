# The lesson: notes in a guided first game. One tip for each thing, when it is met.

lesson = Lesson
lesson-read = Understood
lesson-more = The next note
lesson-skip = Skip the lesson
lesson-compare = Where the points came from
lesson-compare-you = You
lesson-compare-total = All together
lesson-compare-most = The largest difference: { $source }, { $own } against { $other }.
points-rest = The rest
