# Che cosa si chiede al giocatore in ogni fase, e la clausola della regola che lo spiega.

prompt-founding = Scegli un territorio vuoto per il tuo castello e i tuoi primi soldati; non deve confinare con il castello di un altro.
    .clause = 4.8
prompt-reinforcing = { $count ->
    [one] Ti resta { $count } soldato, troppo poco per tutti i tuoi territori: dove va?
   *[other] Ti restano { $count } soldati, troppo pochi per tutti i tuoi territori: dove va il prossimo?
}
    .clause = 5.2.3
prompt-bidding = Quanti fiorini offri? Nessuno lo vede finché tutti non hanno offerto.
    .clause = 5.3.4
prompt-choosing = { $options }
    .clause = 5.3.9
    .may-buy = prendere una carta per i { $florins } fiorini che hai offerto
    .may-pass = passare e tenere i tuoi fiorini
prompt-acting = { $options }
    .clause = 5.4
    .may-activate = mettere in gioco un progetto
    .may-build_tank-build_airplane-build_tower-build_castle = costruire
    .may-invade = invadere
    .may-attack = attaccare
    .may-move = spostare truppe
    .may-scrap_tank-scrap_airplane = distruggere una tua macchina
    .may-end = finire il turno
prompt-aiming = { $verb ->
    [invade] Quale territorio vuoto invadi partendo { $from-from }?
    [attack] Quale territorio attacchi partendo { $from-from }?
   *[other] Dove vanno le truppe { $from-from }?
}
    .clause = 7.1.2
prompt-soldiers = { $verb ->
    [invade] Quanti soldati invadono { $territory }?
    [attack] Quanti soldati attaccano { $territory }?
   *[other] Quanti soldati vanno { $territory-to }?
}
    .clause = 7.2.1
prompt-tanks = { $verb ->
    [invade] Quanti carri invadono { $territory }?
    [attack] Quanti carri attaccano { $territory }?
   *[other] Quanti carri vanno { $territory-to }?
}
    .clause = 7.2.1
prompt-airplanes = { $verb ->
    [invade] Quanti aerei invadono { $territory }?
    [attack] Quanti aerei attaccano { $territory }?
   *[other] Quanti aerei vanno { $territory-to }?
}
    .clause = 7.2.1
prompt-assault = { $side ->
    [attacker] Attacchi { $territory }: { $options }
   *[other] Difendi { $territory }: { $options }
}
    .clause = 7.3.3
    .may-infantry = mandare soldati
    .may-tank = mandare un carro
    .may-air = mandare aerei
    .may-automaton = usare gli automi
    .may-abandon_tank = distruggere un tuo carro
    .may-abandon_airplane = distruggere un tuo aereo
    .may-withdraw = ritirare l’esercito
    .may-cease = cessare gli assalti
prompt-cannons = Quanti Gran Cannoni sparano alle torri di { $territory }?
    .clause = 13.14
prompt-intercepting = { $assault ->
    [tanks] I carri assaltano: quanti aerei mandi contro di loro?
   *[other] Gli aerei assaltano: quanti dei tuoi mandi contro di loro?
}
    .clause = 7.6.6
prompt-dropping = Prima dell’assalto al castello di { $territory }: { $options }
    .clause = 7.6.8
    .may-paratrooper = lanciare un paracadutista, che costa un soldato
    .may-no_paratrooper = non lanciarne
prompt-over = La partita è finita.
    .clause = 11.1
