# `bottega people` et `bottega expel`
help-people = Lister les personnes d’un serveur dont le nom contient un texte, avec leurs numéros.
help-people-name = Une partie du nom, un identifiant ou un numéro.
help-expel = Mettre fin pour toujours aux sessions et aux jetons d’une personne. Ses parties restent, des robots jouent pour elle.
help-expel-id = Le numéro que `bottega people` affiche.
people-id = numéro
people-name = nom
people-login = identifiant
people-seen = vu (UTC)
people-tables = tables
people-guest = (invité)
people-nobody = Personne ici ne s’appelle « { $name } ».
people-no-id = Il n’y a personne avec le numéro { $id } ; `bottega people NOM` affiche les numéros.
people-expelled = { $name } est exclu. Les connexions ouvertes se terminent en une demi-minute.
people-failed = La base de données ne peut pas être utilisée : { $reason }.

# `bottega suspects`
help-suspects = Lister ce qui ressemble à un abus des classements : toujours les mêmes paires, parties perdues exprès.
help-suspects-days = Sur combien de jours.
suspects-none = Rien ne ressemble à un abus.
suspects-what = quoi
suspects-people = qui (d’abord qui y gagne)
suspects-games = parties
suspects-tables = les dernières tables
suspects-pair = toujours la même paire
suspects-one-sided = même paire, toujours le même vainqueur
suspects-thrown = perdue par le plus fort, courte ou quittée

# `bottega archive`
help-archive = Exporter les parties publiques finies d’un serveur, vérifier une archive coup par coup, ou l’importer.
help-archive-action = export écrit une archive ; import enregistre ses parties ; verify les rejoue toutes.
help-archive-file = L’archive ; pour import et verify aussi un dossier de parties ou une partie.
error-archive-usage = Dites `archive export FILE`, `archive import FILE` ou `archive verify FILE`.
archive-no-file = Il n’y a pas de fichier { $file }.
archive-file-exists = { $file } existe déjà ; choisissez un autre nom.
archive-exported = { $file } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}.
archive-damaged = { $id } est endommagée : { $reason }
archive-verified = { $games ->
    [one] 1 partie est juste
   *[other] { $games } parties sont justes
}, { $damaged } endommagées.
archive-imported = { $games ->
    [one] 1 partie est importée
   *[other] { $games } parties sont importées
}, { $skipped } étaient déjà là, { $damaged } endommagées.
