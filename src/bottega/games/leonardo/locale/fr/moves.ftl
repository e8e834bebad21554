# Les coups tels qu’on les dit à table ; ils se relisent avec les mêmes mots.

move-pass = passer
move-done = fini
move-start = commencer la n° { $invention-is } { $invention } { $lab-in }
    .unseen = commencer une fabrication { $lab-in }
move-cancel = interrompre la fabrication { $lab-in }
    .about = interrompre n° { $invention-is } { $invention } { $lab-in }
move-send = { $count ->
    [one] envoyer { $count } apprenti { $place-to }
   *[other] envoyer { $count } apprentis { $place-to }
}
move-master = envoyer le maître d’œuvre { $place-to }
move-leonardo = donner Léonard à { $seat }
move-benefit = choisir { $benefit-of }
move-lift = déplacer un apprenti ({ $seat }) { $place-from }
move-settle = l’envoyer { $place-to }
move-collect = prendre les florins du Conseil
move-look = regarder les prochaines inventions
move-arrange = remettre la carte { $card } à la suite
    .about = remettre n° { $invention-is } { $invention } à la suite
    .unseen = remettre la carte suivante
move-take = prendre { $component-some }
move-hire = prendre un apprenti
move-improve = { $improvement-do }
move-announce = annoncer l’invention { $lab-of }
    .about = annoncer n° { $invention-is } { $invention } { $lab-in }
move-bid = { $florins ->
    [one] miser { $florins } florin
   *[other] miser { $florins } florins
}
move-favour = choisir comme faveur { $favour }
