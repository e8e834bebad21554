# La leçon : des notes dans une première partie guidée. Un conseil pour chaque chose, quand on la rencontre.

lesson = Leçon
lesson-read = Compris
lesson-more = La note suivante
lesson-skip = Passer la leçon
lesson-compare = D’où viennent les points
lesson-compare-you = Vous
lesson-compare-total = En tout
lesson-compare-most = La plus grande différence : { $source }, { $own } contre { $other }.
points-rest = Le reste
