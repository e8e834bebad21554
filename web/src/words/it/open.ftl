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

open-go = Apri il tavolo
open-outlook-begins = La partita comincia subito.
open-outlook-watch = Giocano solo i bot; tu guardi.
open-outlook-link = La partita comincia quando i posti liberi sono presi.
open-outlook-lobby = La partita comincia quando i posti liberi sono presi.

option-leonardo-setup = Preparazione
option-leonardo-setup-beginner = prime partite
option-leonardo-setup-beginner-about = Ciascuno riceve una dotazione già pronta di lavoratori, laboratori e componenti, e la partita comincia subito.
option-leonardo-setup-expert = esperti
option-leonardo-setup-expert-about = Tutti partono alla pari e scelgono favori prima del primo turno. Nessuna invenzione è nota in anticipo.
option-leonardo-table = Invenzioni 8 e 13
option-leonardo-table-L = 8 argento, 13 rame
option-leonardo-table-L-about = La lettura consueta delle carte.
option-leonardo-table-S = 8 rame, 13 argento
option-leonardo-table-S-about = L’altra lettura: le due si scambiano settimane, componenti e prezzi.
option-leonardo-codex = Codex Leonardi I
option-leonardo-codex-about = Una variante: chi al Consiglio può spostare un apprendista può spostare quello di chiunque, fra le altre case della città.

option-magnifico-goal = Punti per vincere
option-magnifico-goal-30 = 30
option-magnifico-goal-30-about = La partita consueta.
option-magnifico-goal-20 = 20
option-magnifico-goal-20-about = Una partita breve.
option-magnifico-goal-40 = 40
option-magnifico-goal-40-about = Una partita lunga.
option-magnifico-goal-50 = 50
option-magnifico-goal-50-about = Una partita molto lunga.
option-magnifico-quick_start = Partenza rapida
option-magnifico-quick_start-about = Tutti cominciano con sei soldati e 200 fiorini, e il primo giro inizia con l’asta.
option-magnifico-frail_tanks = Carri fragili
option-magnifico-frail_tanks-about = Un carro che fa due esplosioni è perso.
option-magnifico-scrapping = Autodistruzione
option-magnifico-scrapping-about = Puoi distruggere i tuoi carri e aerei prima che altri li catturino.
option-magnifico-escort = Scorta
option-magnifico-escort-about = Un attacco non può avere più macchine che soldati.
option-magnifico-second_places = Secondi posti
option-magnifico-second_places-about = Anche il secondo per carte, castelli o territori fa punti.

option-atelier-ring = Spazi attorno a un Quadro
option-atelier-ring-six = sei
option-atelier-ring-six-about = La partita consueta.
option-atelier-ring-four = quattro
option-atelier-ring-four-about = Una partita più breve: i Quadri sono presto completi.
option-atelier-free_leonardo = Leonardo libero
option-atelier-free_leonardo-about = La carta dipinta per Leonardo può stare accanto a ogni colore, come se fosse un altro turno.
option-atelier-earned_bonus = Bonus meritato
option-atelier-earned_bonus-about = Dipingere dà il bonus del tuo livello solo se almeno una delle carte dà punti.
