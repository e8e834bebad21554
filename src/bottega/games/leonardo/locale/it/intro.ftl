# How the game presents itself in lists of games and in the form that opens a table.

title = Maestro Leonardo
intro-line = Firenze, intorno al 1500. Manda i tuoi apprendisti per la città, raccogli ferro, vetro e corda, e completa prima degli altri le invenzioni che il Signore della città richiede.
intro-duration = 45 minuti
intro-weight = c’è da pensare
intro-mirror = l’uccello è strumento oprante per legge matematica

option-setup = Preparazione
option-setup-beginner = prime partite
option-setup-beginner-about = Ciascuno riceve una dotazione già pronta di lavoratori, laboratori e componenti, e la partita comincia subito.
option-setup-expert = esperti
option-setup-expert-about = Tutti partono alla pari e scelgono favori prima del primo turno. Nessuna invenzione è nota in anticipo.
option-table = Invenzioni 8 e 13
option-table-L = 8 argento, 13 rame
option-table-L-about = La lettura consueta delle carte.
option-table-S = 8 rame, 13 argento
option-table-S-about = L’altra lettura: le due si scambiano settimane, componenti e prezzi.
option-codex = Codex Leonardi I
option-codex-about = Una variante: chi al Consiglio può spostare un apprendista può spostare quello di chiunque, fra le altre case della città.
