# Che cosa si chiede al giocatore in ogni fase, e la clausola della regola che lo spiega.

prompt-favour = Scegli un favore.
    .clause = X.5
prompt-favour_components = { $owed ->
    [one] Prendi ancora un componente dalle botteghe.
   *[other] Prendi { $owed } componenti dalle botteghe, al massimo due dello stesso tipo.
}
    .clause = X.7
prompt-laboratory = Inizia lavori nei tuoi laboratori fermi o annulla quelli dei turni precedenti; poi dichiara di aver finito.
    .clause = 6.1
prompt-assignment = Manda apprendisti in un solo luogo, o il tuo maestro, oppure passa per il resto della fase.
    .clause = 7.2
prompt-naming = Sei in testa al Consiglio: chi avrà Leonardo?
    .clause = 8.A.4
prompt-choosing = Scegli un privilegio del Consiglio, o passa.
    .clause = 8.A.5
prompt-moving = Quale apprendista sposti? Passa per non spostare nessuno.
    .clause = 8.A.7
prompt-settling = Dove va l’apprendista?
    .clause = 8.A.8
prompt-collecting = Prendi i fiorini del Consiglio?
    .clause = 8.A.9
prompt-looking = Guardi le prossime invenzioni del mazzo?
    .clause = 8.A.10
prompt-arranging = Rimetti le carte sul mazzo: quale sarà la prossima?
    .clause = 8.A.10
prompt-buying = Quale componente compri per 1 fiorino? Passa per non comprare nulla.
    .clause = 8.A.11
prompt-offer = { $price ->
    [0] { $place }: prendi gratis ciò che è offerto, o passa.
   *[other] { $place }: compra per { $price } fiorini ciò che è offerto, o passa.
}
    .clause = 8.B.2
prompt-announcing = Annuncia ciò che hai completato, un laboratorio per volta; poi dichiara di aver finito.
    .clause = 9.5
prompt-auction = Quanti fiorini offri per la carta «{ $invention }»? Paga solo chi offre di più.
    .clause = 9.14
prompt-over = La partita è finita.
    .clause = 11.3
