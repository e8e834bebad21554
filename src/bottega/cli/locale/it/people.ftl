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
