# `bottega backup` e `bottega restore`
help-backup = Scrivere tutte le persone, i tavoli e le partite in un file. Il server può restare acceso.
help-backup-file = Il file da scrivere; non deve esistere.
help-restore = Ripristinare una copia in un database vuoto, SQLite o PostgreSQL.
help-restore-file = Un file scritto da `bottega backup`.
backup-writing = Copia
backup-reading = Ripristino
backup-done = { $file }: { $people ->
    [one] { $people } persona
   *[other] { $people } persone
}, { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}, { $size } kB. Conservalo al sicuro: contiene le impronte delle password.
backup-restored = Ripristinati: { $people ->
    [one] { $people } persona
   *[other] { $people } persone
}, { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}. `bottega serve` continua le partite.
backup-file-exists = { $file } esiste già; una copia non sostituisce mai un file.
backup-no-database = Qui non c’è un database di Bottega; --database ne indica un altro.
backup-not-empty = Il database non è vuoto: contiene { $people ->
    [one] { $people } persona
   *[other] { $people } persone
} e { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}. Ripristina in uno nuovo.
backup-in-use = Un server usa questo database; fermalo prima.
backup-damaged = { $file } non è una copia completa; non è stato ripristinato nulla.
backup-damaged-rows = La copia contiene ciò che nessun database di Bottega contiene; non è stato ripristinato nulla.
backup-newer = La copia è di una versione più recente di Bottega ({ $version }); aggiorna prima.
