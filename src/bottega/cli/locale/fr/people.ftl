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
