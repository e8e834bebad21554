# `bottega serve`
help-serve = Avviare il server: tavoli dove persone e programmi giocano in rete.
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 apre la porta agli altri.
help-serve-port = La porta su cui ascoltare.
help-serve-database = Dove si conserva tutto: sqlite:///FILE o postgresql://… (o BOTTEGA_DATABASE_URL).
serve-at = Bottega è all’indirizzo { $address } (Ctrl-C la ferma)
serve-bind = { $host }:{ $port } non si può usare: { $reason }.
serve-failed = Il server non è potuto partire a { $host }:{ $port }; il suo registro dice perché.
