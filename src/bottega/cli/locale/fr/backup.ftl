# `bottega backup` et `bottega restore`
help-backup = Écrire toutes les personnes, tables et parties dans un fichier. Le serveur peut tourner pendant ce temps.
help-backup-file = Le fichier à écrire ; il ne doit pas exister.
help-restore = Restaurer une sauvegarde dans une base de données vide, SQLite ou PostgreSQL.
help-restore-file = Un fichier que `bottega backup` a écrit.
backup-writing = Sauvegarde
backup-reading = Restauration
backup-done = { $file } : { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $size } ko. Gardez-le en lieu sûr : il contient les empreintes des mots de passe.
backup-restored = Restauré : { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}. `bottega serve` continue les parties.
backup-file-exists = { $file } existe déjà ; une sauvegarde ne remplace jamais un fichier.
backup-no-database = Il n’y a pas de base de données de Bottega ici ; --database en nomme une autre.
backup-not-empty = La base de données n’est pas vide : elle contient { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} et { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}. Restaurez dans une nouvelle.
backup-in-use = Un serveur utilise cette base de données ; arrêtez-le d’abord.
backup-damaged = { $file } n’est pas une sauvegarde complète ; rien n’a été restauré.
backup-damaged-rows = La sauvegarde contient ce qu’aucune base de données de Bottega ne contient ; rien n’a été restauré.
backup-newer = La sauvegarde vient d’une version plus récente de Bottega ({ $version }) ; mettez à jour d’abord.
