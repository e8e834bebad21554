# Che cosa si chiede al giocatore in ogni fase, e la clausola della regola che lo spiega.

prompt-favour = Scegli un favore.
    .clause = X.5
prompt-favour_components = { $owed ->
    [one] Prendi ancora un componente dalle botteghe.
   *[other] Prendi { $owed } componenti dalle botteghe, al massimo due dello stesso tipo.
}
    .clause = X.7
prompt-laboratory = { $options }
    .clause = 6.1
    .may-start = iniziare un lavoro in un laboratorio fermo
    .may-cancel = annullare un lavoro di un turno precedente
    .may-done = dichiarare di aver finito
prompt-assignment = { $options }
    .clause = 7.2
    .may-send = mandare apprendisti in un solo luogo
    .may-master = mandare il tuo maestro
    .may-pass = passare per il resto della fase
prompt-naming = Sei in testa al Consiglio: chi avrà Leonardo?
    .clause = 8.A.4
prompt-choosing = { $options }
    .clause = 8.A.5
    .may-benefit = scegliere un privilegio del Consiglio
    .may-pass = passare
prompt-moving = { $options }
    .clause = 8.A.7
    .may-lift = scegliere un apprendista da spostare
    .may-pass = passare
prompt-settling = Dove va l’apprendista?
    .clause = 8.A.8
prompt-collecting = { $options }
    .clause = 8.A.9
    .may-collect = prendere i fiorini del Consiglio
    .may-pass = passare
prompt-looking = { $options }
    .clause = 8.A.10
    .may-look = guardare le prossime invenzioni del mazzo
    .may-pass = passare
prompt-arranging = Rimetti le carte sul mazzo: quale sarà la prossima?
    .clause = 8.A.10
prompt-buying = { $options }
    .clause = 8.A.11
    .may-take = comprare un componente per 1 fiorino
    .may-pass = passare
prompt-offer = { $place }: { $options }
    .clause = 8.B.2
    .may-take-hire-improve = { $price ->
        [0] prendere gratis ciò che è offerto
       *[other] comprare ciò che è offerto per { $price } fiorini
    }
    .may-pass = passare
prompt-announcing = { $options }
    .clause = 9.5
    .may-announce = annunciare ciò che hai completato
    .may-done = dichiarare di aver finito
prompt-auction = Quanti fiorini offri per la carta «{ $invention }»? Paga solo chi offre di più.
    .clause = 9.14
prompt-over = La partita è finita.
    .clause = 11.3
