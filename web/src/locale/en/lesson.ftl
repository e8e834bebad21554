# The lesson: notes in a guided first game. One tip for each thing, when it is met.

lesson = Lesson
lesson-read = Understood
lesson-more = The next note
lesson-skip = Skip the lesson
