# La leçon : des notes dans une première partie guidée. Un conseil pour chaque chose, quand on la rencontre.

lesson = Leçon
lesson-read = Compris
lesson-more = La note suivante
lesson-skip = Passer la leçon
