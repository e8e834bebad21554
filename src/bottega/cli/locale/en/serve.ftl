# `bottega serve`
help-serve = Start the server: tables where people and programs play over the network.
help-serve-host = The address to listen on; 0.0.0.0 lets others in.
help-serve-port = The port to listen on.
help-serve-database = The database: sqlite:///FILE or postgresql://… (or BOTTEGA_DATABASE_URL).
serve-at = Bottega is at { $address } (Ctrl-C stops it)
serve-bind = { $host }:{ $port } cannot be used: { $reason }.
serve-failed = The server could not start at { $host }:{ $port }; its log says why.
