# `bottega people` e `bottega expel`
help-people = Elencare le persone di un server il cui nome contiene un testo, con i loro numeri.
help-people-name = Una parte del nome, un nome utente o un numero.
help-expel = Chiudere per sempre le sessioni e i token di una persona. Le sue partite restano, e giocano i bot al suo posto.
help-expel-id = Il numero che mostra `bottega people`.
people-id = numero
people-name = nome
people-login = nome utente
people-seen = visto (UTC)
people-tables = tavoli
people-guest = (ospite)
people-nobody = Qui nessuno si chiama “{ $name }”.
people-no-id = Non c’è nessuno con il numero { $id }; `bottega people NOME` mostra i numeri.
people-expelled = { $name } è stato escluso. Le connessioni aperte finiscono entro mezzo minuto.
people-failed = Il database non si può usare: { $reason }.

# `bottega suspects`
help-suspects = Elenca ciò che sembra un abuso delle classifiche: sempre le stesse coppie, partite perse apposta.
help-suspects-days = Quanti giorni indietro guardare.
suspects-none = Niente sembra un abuso.
suspects-what = cosa
suspects-people = chi (prima chi ci guadagna)
suspects-games = partite
suspects-tables = gli ultimi tavoli
suspects-pair = sempre la stessa coppia
suspects-one-sided = stessa coppia, vince sempre lo stesso
suspects-thrown = persa dal più forte, breve o lasciata

# `bottega archive`
help-archive = Esporta le partite pubbliche finite di un server, verifica un archivio mossa per mossa, o importalo.
help-archive-action = export scrive un archivio; import salva le sue partite; verify le rigioca tutte.
help-archive-file = L’archivio; per import e verify anche una cartella di partite o una partita.
error-archive-usage = Di’ `archive export FILE`, `archive import FILE` o `archive verify FILE`.
archive-no-file = Non c’è alcun file { $file }.
archive-file-exists = { $file } esiste già; scegli un altro nome.
archive-exported = { $file }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}.
archive-damaged = { $id } è danneggiata: { $reason }
archive-verified = { $games ->
    [one] 1 partita è giusta
   *[other] { $games } partite sono giuste
}, { $damaged } danneggiate.
archive-imported = { $games ->
    [one] 1 partita è importata
   *[other] { $games } partite sono importate
}, { $skipped } c’erano già, { $damaged } danneggiate.
