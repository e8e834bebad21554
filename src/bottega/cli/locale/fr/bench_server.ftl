# `bottega bench server`
help-bench-tables = Pour `bench server` : combien de tables, séparées par des virgules.
help-bench-seconds = Pour `bench server` : la durée de chaque charge.
error-bench-tables = { $given } n’est pas une liste de nombres de tables ; dites par exemple 10,100 (au plus { $most }).
bench-server-wait = On dresse des tables au milieu de leur partie et on mesure ; cela prend quelques minutes …
bench-server-title = Le serveur : des tables de { $seats } clients, un coup à chacune toutes les { $every } s
bench-server-tables = tables
bench-server-moves = coups/s
bench-server-p50 = jusqu’à la dernière place : p50 ms
bench-server-p99 = p99 ms
bench-server-cpu = ms de CPU/coup
bench-server-memory = Mo
bench-server-at-once = { $tables }, au plus vite
bench-server-memory-note = Mémoire : { $base } Mo avant que quiconque n’arrive, { $table } ko pour une table et ses quatre connexions ; à côté, { $workers } Mo pour les ouvriers.
bench-server-idle-note = Au repos : { $sockets } connexions de plus qui ne font qu’écouter prennent { $each } ko chacune et { $share } % d’un cœur (fichiers que ce processus peut ouvrir : { $files }).
bench-server-crash-note = Après kill -9 avec { $tables } tables : prêt en { $ready } s, la première table en { $first } s, tout le monde de retour en { $connected } s, un coup à chaque table en { $moved } s.
bench-server-machine-note = { $cores } cœurs, partagés par le serveur, ses ouvriers et les clients ; charge avant : { $load }.
