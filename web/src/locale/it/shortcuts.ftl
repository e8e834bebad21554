# I tasti, nella pagina delle informazioni e nell’elenco che apre «?».

keys = Con la tastiera
keys-close = Chiudi
key-tab = Tab
key-tab-does = alla prossima cosa che puoi fare, con Maiusc alla precedente
key-enter = Invio, Spazio
key-enter-does = sceglierla
key-arrows = Frecce
key-arrows-does = tra le scelte di una fila
key-escape = Esc
key-escape-does = un passo indietro, prima che la mossa parta
key-h = H
key-h-does = al tavolo: un suggerimento
key-u = U
key-u-does = al tavolo: riprendere la mossa
key-l = L
key-l-does = al tavolo: alla cronaca
key-m = M
key-m-does = al tavolo: il menu
key-e = E
key-e-does = a un tavolo: che cos’è una cosa sul tabellone
key-list = ?
key-list-does = questo elenco
