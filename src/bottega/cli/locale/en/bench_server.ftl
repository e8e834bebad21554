# `bottega bench server`
help-bench-tables = For `bench server`: how many tables, separated by commas.
help-bench-seconds = For `bench server`: how long each load lasts.
error-bench-tables = { $given } is no list of table counts; say for example 10,100 (at most { $most }).
bench-server-wait = Setting up tables in the middle of their games and measuring; this takes a few minutes …
bench-server-title = The server: tables of { $seats } clients, a move at each every { $every } s
bench-server-tables = tables
bench-server-moves = moves/s
bench-server-p50 = to the last seat told: p50 ms
bench-server-p99 = p99 ms
bench-server-cpu = CPU ms/move
bench-server-memory = MB
bench-server-at-once = { $tables }, as fast as they can
bench-server-memory-note = Memory: { $base } MB before anybody came, { $table } kB for a table with its four sockets; workers { $workers } MB beside it.
bench-server-idle-note = Idle: { $sockets } more sockets that only listen take { $each } kB each and { $share } % of a core (files this process may open: { $files }).
bench-server-crash-note = After kill -9 with { $tables } tables: ready in { $ready } s, the first table in { $first } s, everybody back in { $connected } s, a move at every table in { $moved } s.
bench-server-machine-note = { $cores } cores, shared by the server, its workers and the clients; load before: { $load }.
