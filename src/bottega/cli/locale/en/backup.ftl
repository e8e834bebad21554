# `bottega backup` and `bottega restore`
help-backup = Write all people, tables and games to one file. The server may run meanwhile.
help-backup-file = The file to write; it must not exist.
help-restore = Restore a backup to an empty database, SQLite or PostgreSQL.
help-restore-file = A file that `bottega backup` wrote.
backup-writing = Backing up
backup-reading = Restoring
backup-done = { $file }: { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $size } kB. Keep it safe: it contains the hashes of passwords.
backup-restored = Restored: { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}. `bottega serve` continues the games.
backup-file-exists = { $file } exists already; a backup never replaces a file.
backup-no-database = There is no database of Bottega here; --database names another.
backup-not-empty = The database is not empty: it has { $people ->
    [one] { $people } person
   *[other] { $people } people
} and { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}. Restore to a new one.
backup-in-use = A server uses this database; stop it first.
backup-damaged = { $file } is not a complete backup; nothing was restored.
backup-damaged-rows = The backup contains what no database of Bottega contains; nothing was restored.
backup-newer = The backup is from a newer version of Bottega ({ $version }); upgrade first.
