# `bottega serve`
help-serve = Avviare il server: tavoli dove persone e programmi giocano in rete.
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 apre la porta agli altri.
help-serve-port = La porta su cui ascoltare.
help-serve-database = Dove si conserva tutto: sqlite:///FILE o postgresql://… (o BOTTEGA_DATABASE_URL).
help-serve-ray = Far pensare i bot sul cluster Ray a questo indirizzo (o BOTTEGA_RAY).
serve-at = Bottega è all’indirizzo { $address } (Ctrl-C la ferma)
serve-bind = { $host }:{ $port } non si può usare: { $reason }.
serve-failed = Il server non è potuto partire a { $host }:{ $port }; il suo registro dice perché.

# `bottega tables`
help-tables = Controllare i tavoli nella base di dati di un server e riparare quello danneggiato.
help-tables-action = check legge i registri di tutti i tavoli; repair ne taglia uno dopo l’ultima voce leggibile.
help-tables-table = Per repair: l’identificativo del tavolo.
error-tables-usage = Scrivi `tables check`, oppure `tables repair` e l’identificativo di un tavolo.
tables-checking = Lettura dei registri
tables-damaged = { $table } è danneggiato: { $reason }
tables-checked = { $tables ->
    [one] Un tavolo, { $damaged } danneggiati.
   *[other] { $tables } tavoli, { $damaged } danneggiati.
}
tables-repaired = { $cut ->
    [one] { $table }: è stata tagliata una voce, ne restano { $left }. È conservata nella base di dati, in cut_entries.
   *[other] { $table }: sono state tagliate { $cut } voci, ne restano { $left }. Sono conservate nella base di dati, in cut_entries.
}
tables-sound = { $table }: niente da tagliare; tutte le { $left } voci sono leggibili.
