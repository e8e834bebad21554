# `bottega serve`
help-serve = Start the server: tables where people and programs play over the network.
help-serve-host = The address to listen on; 0.0.0.0 lets others in.
help-serve-port = The port to listen on.
help-serve-database = The database: sqlite:///FILE or postgresql://… (or BOTTEGA_DATABASE_URL).
help-serve-ray = Let bots think on the Ray cluster at this address (or BOTTEGA_RAY).
serve-at = Bottega is at { $address } (Ctrl-C stops it)
serve-bind = { $host }:{ $port } cannot be used: { $reason }.
serve-failed = The server could not start at { $host }:{ $port }; its log says why.

# `bottega tables`
help-tables = Check the tables in a server's database, and repair a damaged one.
help-tables-action = check reads the logs of all tables; repair cuts one back to its last readable entry.
help-tables-table = For repair: the id of the table.
error-tables-usage = Say `tables check`, or `tables repair` and the id of a table.
tables-checking = Reading logs
tables-damaged = { $table } is damaged: { $reason }
tables-checked = { $tables ->
    [one] One table, { $damaged } damaged.
   *[other] { $tables } tables, { $damaged } damaged.
}
tables-repaired = { $cut ->
    [one] { $table }: one entry was cut off, { $left } are left. It is kept in the database, in cut_entries.
   *[other] { $table }: { $cut } entries were cut off, { $left } are left. They are kept in the database, in cut_entries.
}
tables-sound = { $table }: nothing to cut off; all { $left } entries can be read.
