# `bottega serve`
help-serve = Démarrer le serveur : des tables où personnes et programmes jouent par le réseau.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 ouvre la porte aux autres.
help-serve-port = Le port d’écoute.
help-serve-database = Où tout est conservé : sqlite:///FICHIER ou postgresql://… (ou BOTTEGA_DATABASE_URL).
serve-at = Bottega est à l’adresse { $address } (Ctrl-C l’arrête)
serve-bind = { $host }:{ $port } ne peut pas être utilisé : { $reason }.
serve-failed = Le serveur n’a pas pu démarrer à { $host }:{ $port } ; son journal dit pourquoi.
