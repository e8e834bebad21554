# `bottega bench server`
help-bench-tables = Per `bench server`: quanti tavoli, separati da virgole.
help-bench-seconds = Per `bench server`: quanto dura ogni carico.
error-bench-tables = { $given } non è un elenco di numeri di tavoli; per esempio 10,100 (al massimo { $most }).
bench-server-wait = Si preparano tavoli a metà partita e si misura; ci vuole qualche minuto …
bench-server-title = Il server: tavoli di { $seats } client, una mossa a ciascuno ogni { $every } s
bench-server-tables = tavoli
bench-server-moves = mosse/s
bench-server-p50 = fino all’ultimo posto: p50 ms
bench-server-p99 = p99 ms
bench-server-cpu = ms di CPU/mossa
bench-server-memory = MB
bench-server-at-once = { $tables }, più in fretta che possono
bench-server-memory-note = Memoria: { $base } MB prima che arrivi qualcuno, { $table } kB per un tavolo con le sue quattro connessioni; accanto, { $workers } MB per i lavoranti.
bench-server-idle-note = A riposo: altre { $sockets } connessioni che ascoltano soltanto prendono { $each } kB ciascuna e { $share } % di un core (file che questo processo può aprire: { $files }).
bench-server-crash-note = Dopo kill -9 con { $tables } tavoli: pronto in { $ready } s, il primo tavolo in { $first } s, tutti di nuovo presenti in { $connected } s, una mossa a ogni tavolo in { $moved } s.
bench-server-machine-note = { $cores } core, condivisi da server, lavoranti e client; carico prima: { $load }.
