# `bottega people` and `bottega expel`
help-people = List the people on a server whose name contains a text, with their ids.
help-people-name = A part of the name, a login or an id.
help-expel = End all sessions and tokens of a person for good. Their games stay, and bots play for them.
help-expel-id = The id that `bottega people` shows.
people-id = id
people-name = name
people-login = login
people-seen = last seen (UTC)
people-tables = tables
people-guest = (guest)
people-nobody = Nobody here is called “{ $name }”.
people-no-id = There is no person with the id { $id }; `bottega people NAME` shows ids.
people-expelled = { $name } is expelled. Open connections end within half a minute.
people-failed = The database cannot be used: { $reason }.
