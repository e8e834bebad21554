# Ciò che dice ogni pagina del client; ciò che riguarda il tabellone di un gioco è nel file di quel tabellone.

app-title = Bottega
app-tagline = Quattro giochi su Leonardo da Vinci

# Lettere degli emblemi dei giocatori
emblem-0 = L
emblem-1 = V
emblem-2 = O
emblem-3 = R
emblem-4 = T
emblem-5 = P

wait-one = { $seat } sta scegliendo…
wait-many = Si aspetta: { $who }
wait-sent = Inviato…
in-three-minutes = In tre minuti
rule = Regola { $clause }
choices = Le tue scelte
back = Indietro
close = Chiudi
language = Lingua
theme = Luce
theme-system = quella del sistema
theme-paper = carta
theme-night = studio di notte
motion = Movimento dei pezzi
motion-off = nessuno
motion-calm = calmo
motion-quick = rapido
language-en = English
language-fr = français
language-it = italiano
thing-before = Precedente
thing-after = Successivo

# Che cosa nomina una domanda: le mosse permesse in questo momento
options-may = puoi { $may }.
options-only = non ti resta che { $may }.
options-none = Tocca a te.
options-or = o
