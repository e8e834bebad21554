# Bots that warm up, on every page.

warm-up = I bot si stanno scaldando. Intanto i più forti giocano mosse più semplici.
warm-up-progress = Avanzamento dei bot
warm-up-left = { $compiled } funzioni compilate su { $functions }, ancora { $seconds } s circa
