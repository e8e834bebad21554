# Bots that warm up, on every page.

warm-up = Les robots s’échauffent. En attendant, les plus forts jouent des coups plus simples.
warm-up-progress = Progression des robots
warm-up-left = { $compiled } fonctions compilées sur { $functions }, encore { $seconds } s environ
