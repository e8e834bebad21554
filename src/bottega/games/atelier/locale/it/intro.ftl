# How the game presents itself in lists of games and in the form that opens a table.

title = Atelier Da Vinci
intro-line = La bottega di Leonardo, e due Quadri sui cavalletti. Raccogli colori, dipingi senza che si confondano, e guadagna la Stima che farà di uno di voi l’allievo del maestro.
intro-duration = da 15 a 20 minuti
intro-weight = leggero e astuto
intro-mirror = la pittura è una poesia che si vede e non si sente

option-ring = Spazi attorno a un Quadro
option-ring-six = sei
option-ring-six-about = La partita consueta.
option-ring-four = quattro
option-ring-four-about = Una partita più breve: i Quadri sono presto completi.
option-free_leonardo = Leonardo libero
option-free_leonardo-about = La carta dipinta per Leonardo può stare accanto a ogni colore, come se fosse un altro turno.
option-earned_bonus = Bonus meritato
option-earned_bonus-about = Dipingere dà il bonus del tuo livello solo se almeno una delle carte dà punti.
