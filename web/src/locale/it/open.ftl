# Preparare un tavolo.

open-title = Prepara un tavolo
open-lead = Scegli chi siede dove. Ricevi un link da mandare a chi deve venire.
open-title-here = Su questo dispositivo
open-lead-here = Più persone davanti a un solo schermo: lo si passa di turno in turno, e nessuno vede ciò che gli è nascosto.
open-game = Gioco
open-no-game = Qui questo gioco non c’è.
open-variants = Varianti

open-seats = Posti
open-seat = Posto { $number }
open-seat-mine = tu
open-seat-here = qualcuno qui
open-seat-open = libero
open-seat-bot = bot
open-seat-level = Forza del bot al posto { $number }
open-seat-add = Un posto in più
open-seat-remove = togli

open-pace = Ritmo
open-bank = Minuti per la partita
open-increment = Secondi in più per turno
open-hours = Tempo per turno
open-hours-of = { $hours ->
    [1] 1 ora
    [8] 8 ore
    [24] 1 giorno
   *[other] { $days } giorni
}

open-who = Chi può venire
open-who-link = chi ha il link
open-who-lobby = tutti
open-who-link-about = Il tavolo non sta in alcun elenco. Manda il suo indirizzo agli amici.
open-who-lobby-about = Il tavolo sta nella sala; chiunque può sedersi o guardare.

open-more = Altro
open-patience = Un bot sostituisce chi manca da più di
open-patience-of = { $minutes ->
    [1] 1 minuto
    [60] 1 ora
   *[other] { $minutes } minuti
}
open-patience-never = mai: il tavolo aspetta
open-stand-in = Forza del bot che sostituisce
open-on-time = A chi finisce il tempo
open-on-time-bot = un bot gioca il turno
open-on-time-loss = tocca perdere la partita
open-friendly = Si può ritirare una mossa se tutti sono d’accordo
open-hints = I suggerimenti sono permessi
open-broadcast = Una diretta mostra le probabilità e le mosse che un bot valuterebbe
open-broadcast-live = le probabilità subito, le mosse alla fine del turno
open-broadcast-turn = alla fine del turno
open-broadcast-late = dieci mosse dopo
open-broadcast-game = a partita finita
open-broadcast-off = mai

open-rated = Classifica
open-rated-about = Il risultato cambia le classifiche. Niente suggerimenti; chi lascia o finisce il tempo perde.
open-casual-about = Il risultato non cambia alcuna classifica.

open-go = Apri il tavolo
open-outlook-begins = La partita comincia subito.
open-outlook-watch = Giocano solo i bot; tu guardi.
open-outlook-link = La partita comincia quando i posti liberi sono presi.
open-outlook-lobby = La partita comincia quando i posti liberi sono presi.
