# Un jeu en quelques images.

explain-title = { $game } en trois minutes
explain-lead = { $count } images, et vous savez de quoi il s’agit. Rien à apprendre par cœur.
explain-panels = Images
explain-at = Image { $step } sur { $steps }
explain-back = Retour
explain-next = Suite
explain-print = Imprimer
explain-table = Revenir à la table
explain-learn = Apprendre en jouant
explain-play = Jouer tout de suite
explain-rules = Lire toutes les règles
