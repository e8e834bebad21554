# `bottega serve`
help-serve = Démarrer le serveur : des tables où personnes et programmes jouent par le réseau.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 ouvre la porte aux autres.
help-serve-port = Le port d’écoute.
help-serve-database = Où tout est conservé : sqlite:///FICHIER ou postgresql://… (ou BOTTEGA_DATABASE_URL).
help-serve-ray = Faire réfléchir les robots sur la grappe Ray à cette adresse (ou BOTTEGA_RAY).
serve-at = Bottega est à l’adresse { $address } (Ctrl-C l’arrête)
serve-bind = { $host }:{ $port } ne peut pas être utilisé : { $reason }.
serve-failed = Le serveur n’a pas pu démarrer à { $host }:{ $port } ; son journal dit pourquoi.

# `bottega tables`
help-tables = Vérifier les tables dans la base de données d’un serveur et réparer une table endommagée.
help-tables-action = check lit les journaux de toutes les tables ; repair en coupe un après sa dernière entrée lisible.
help-tables-table = Pour repair : l’identifiant de la table.
error-tables-usage = Écrivez `tables check`, ou `tables repair` et l’identifiant d’une table.
tables-checking = Lecture des journaux
tables-damaged = { $table } est endommagée : { $reason }
tables-checked = { $tables ->
    [one] Une table, { $damaged } endommagée.
   *[other] { $tables } tables, dont { $damaged } endommagées.
}
tables-repaired = { $cut ->
    [one] { $table } : une entrée a été coupée, il en reste { $left }. Elle est conservée dans la base de données, dans cut_entries.
   *[other] { $table } : { $cut } entrées ont été coupées, il en reste { $left }. Elles sont conservées dans la base de données, dans cut_entries.
}
tables-sound = { $table } : rien à couper ; les { $left } entrées sont lisibles.
