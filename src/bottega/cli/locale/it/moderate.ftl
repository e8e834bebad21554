# `bottega moderate`
help-moderate = Vedere le segnalazioni e darvi seguito.
help-moderate-action = “reports” elenca quelle aperte; le altre chiudono una segnalazione, nominano un operatore, rinominano o zittiscono una persona, o nascondono un messaggio.
help-moderate-given = close SEGNALAZIONE, operator ID [no], rename ID NOME, silence ID GIORNI, hide TAVOLO NUMERO.
error-moderate-usage = Scrivi `bottega moderate reports`, `close SEGNALAZIONE`, `operator ID [no]`, `rename ID NOME`, `silence ID GIORNI` o `hide TAVOLO NUMERO`.
moderate-kind-name = nome
moderate-kind-chat = chat
moderate-kind-conduct = condotta
moderate-report = { $id }  { $created }  { $kind }: { $name } ({ $person }), segnalato da { $by } al tavolo { $table }. { $text }
moderate-message = { "    " }{ $number }: { $text }
moderate-hidden-message = { "    " }{ $number } (nascosto): { $text }
moderate-count = { $count ->
    [0] Nessuna segnalazione è aperta.
    [one] Una segnalazione è aperta.
   *[other] { $count } segnalazioni sono aperte.
}
moderate-no-report = Non c’è una segnalazione aperta { $id }.
moderate-closed = La segnalazione è chiusa.
moderate-operator = { $name } ora è operatore.
moderate-no-operator = { $name } non è più operatore.
moderate-bad-name = Questo non può essere un nome: da 1 a 40 caratteri visibili.
moderate-name-taken = L’account di un’altra persona ha il nome “{ $name }”, o uno che gli somiglia.
moderate-renamed = La persona ora si chiama { $name }.
moderate-bad-days = “{ $days }” non è un numero di giorni da 0 a { $most }.
moderate-silenced = { $days ->
    [0] { $name } può di nuovo scrivere.
   *[other] { $name } non può scrivere per { $days } giorni.
}
moderate-no-message = Non c’è un messaggio { $number } al tavolo { $table }.
moderate-hidden = Il messaggio è nascosto. Un server in funzione lo nasconde entro pochi secondi.
