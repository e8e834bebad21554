# What hints count, in the plural.

measure-points = fiorini
measure-inventions = invenzioni completate
measure-weeks = settimane di lavoro
measure-components = componenti in mano
measure-apprentices = apprendisti
measure-men = uomini meccanici
