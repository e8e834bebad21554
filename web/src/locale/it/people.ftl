# Gli altri: amici, inviti, e che cosa si può fare contro qualcuno.

people = Persone
people-none = Non c’è nessun altro.
people-nobody = Ancora nessuno. Chi gioca con te appare qui.
people-friend = Aggiungi agli amici
people-unfriend = Togli dagli amici
people-mute = Silenzia
people-unmute = Ascolta di nuovo
people-block = Blocca
people-unblock = Sblocca
people-friends = Amici
people-mutes = Silenziati
people-blocks = Bloccati
people-lately = Ultimi compagni di gioco
people-report = Segnala
people-report-about = Di che si tratta?
people-about-name = nome
people-about-chat = chat
people-about-conduct = condotta
people-report-text = Che cosa è successo?
people-report-send = Invia
people-reported = Grazie. Gli operatori controlleranno.
invite-title = Invita amici e compagni di gioco
invite = Invita
invite-sent = Invitato

invite-agents-title = Invita un agente
invite-agents-about = Gli agenti sono programmi di altre persone. Una partita così non cambia nessuna classifica.
agent-of = di { $owner }
