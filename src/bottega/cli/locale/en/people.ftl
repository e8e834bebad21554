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

# `bottega suspects`
help-suspects = List what looks like abuse of ratings: the same pairs over and over, and thrown games.
help-suspects-days = How many days to look back.
suspects-none = Nothing looks like abuse.
suspects-what = what
suspects-people = who (who gained comes first)
suspects-games = games
suspects-tables = the newest tables
suspects-pair = always the same pair
suspects-one-sided = the same pair, one always wins
suspects-thrown = lost by the stronger, short or left

# `bottega archive`
help-archive = Export the finished public games of a server, verify an archive move by move, or import one.
help-archive-action = export writes an archive; import stores its games; verify replays them all.
help-archive-file = The archive; for import and verify also a folder of games or one game.
error-archive-usage = Say `archive export FILE`, `archive import FILE` or `archive verify FILE`.
archive-no-file = There is no file { $file }.
archive-file-exists = { $file } exists already; choose another name.
archive-exported = { $file }: { $games ->
    [one] 1 game
   *[other] { $games } games
}.
archive-damaged = { $id } is damaged: { $reason }
archive-verified = { $games ->
    [one] 1 game is right
   *[other] { $games } games are right
}, { $damaged } damaged.
archive-imported = { $games ->
    [one] 1 game is imported
   *[other] { $games } games are imported
}, { $skipped } were there already, { $damaged } damaged.
