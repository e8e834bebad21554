# Le regole con parole nostre, clausola per clausola; i numeri sono quelli del registro in README.md.

## 1

section-1 = La scatola
clause-1-1 = Si gioca in due, in tre o in quattro.
clause-1-2 = Ci sono 28 carte azione, 16 città, 19 opere, 19 invenzioni, 16 personaggi e 18 monete. Tre opere e tre invenzioni mostrano il volto di Leonardo.
clause-1-3 = Sono visibili a tutti le file, le città attive, le carte e le monete davanti a ciascuno, le carte giocate, e quante carte ci sono in ogni mazzo e in ogni mano. Sono nascoste le carte azione in mano o tenute nel draft, i mazzi, e le città che qualcuno ha pescato.

## 2

section-2 = Preparazione
clause-2-1 = Una città è scoperta; le altre quindici formano un mazzo coperto.
clause-2-2 = Tre opere, tre invenzioni e tre personaggi sono scoperti, ciascun gruppo accanto al mazzo degli altri.
clause-2-3 = In due si usano solo le 14 carte azione con il 2, in tre anche le 7 con il 3, in quattro tutte e 28.
clause-2-4 = Ciascuno riceve una moneta e sette carte azione a caso; così sono tutte distribuite.
clause-2-5 = La sorte decide chi inizia. Si gioca in senso orario, nello stesso ordine in ogni round.

## 3

section-3 = Il draft
clause-3-1 = Delle tue sette carte ne tieni due e passi le altre cinque a sinistra, a chi gioca dopo di te.
clause-3-2 = Delle cinque che ricevi ne tieni due e ne passi tre; di queste tre ne tieni due e ne passi una. L’ultima carta che ti arriva completa le tue sette.
clause-3-3 = Le carte tenute sono fuori dal draft: non si possono né passare né riprendere.
clause-3-4 = Scegliete tutti insieme e in segreto, una volta per mano. Nessuno viene a sapere che cosa tengono gli altri, né chi ha già scelto.

## 4

section-4 = Round e turni
clause-4-1 = Ci sono sei round. In ognuno tutti giocano un turno, uno dopo l’altro.
clause-4-2 = Nel tuo turno giochi scoperta una carta azione della tua mano, e la scegli solo allora. Una carta per turno: è spesa anche se non ne fai nulla.
clause-4-3 = I due simboli della carta sono le tue due azioni. Le fai nell’ordine che preferisci; ciascuna si può tralasciare, e anche tutte e due.
clause-4-4 = Due volte lo stesso simbolo sono due azioni distinte. La seconda sceglie tra ciò che la prima ha lasciato.
clause-4-5 = Le file si completano a tre alla fine del tuo turno, e mai prima.
clause-4-6 = Quando un mazzo è esaurito, la sua fila resta incompleta.
clause-4-7 = Dopo il sesto round la partita è finita. La carta che ti resta in mano si scarta senza mostrarla.
clause-4-8 = Ciò che è chiaramente impossibile, per mancanza di carte o di monete, si salta da sé; il turno finisce quando non resta nulla da fare.

## 5

section-5 = Città
clause-5-1 = Per una città peschi le prime tre carte del mazzo, le guardi da solo e ne metti una scoperta accanto alle altre, oppure nessuna.
clause-5-2 = Le carte non attivate vanno in fondo al mazzo, coperte, nell’ordine in cui sono state pescate; le conosci solo tu. Tutti vedono se attivi la prima, la seconda o la terza.
clause-5-3 = Se ne restano meno di tre, peschi quelle; se non ne resta nessuna, non c’è nulla da pescare.
clause-5-4 = Una città attiva resta lì, e ciò che chiede vale per tutti alla fine. Il loro numero non ha limite.

## 6

section-6 = Opere e invenzioni
clause-6-1 = Per un’opera prendi una delle opere scoperte, per un’invenzione una delle invenzioni, e la metti davanti a te.
clause-6-2 = Le carte con il volto di Leonardo possono avere un prezzo, un effetto e dei punti. Le altre sono gratuite e non hanno né l’uno né gli altri.
clause-6-3 = Una carta che nessuno può o vuole pagare resta dov’è; una fila non viene mai svuotata.

## 7

section-7 = Personaggi
clause-7-1 = Per un personaggio ne prendi uno di quelli scoperti e paghi il suo prezzo in monete. Alcuni non costano nulla.

## 8

section-8 = Effetti
clause-8-1 = Una carta con il fulmine offre subito un’azione. Puoi rinunciarvi; ma viene, con tutto ciò che ne segue, prima della tua altra azione.
clause-8-2 = Una carta ottenuta con un effetto porta il proprio effetto, e così via senza limite.
clause-8-3 = Una carta ottenuta con un effetto costa il suo prezzo abituale.
clause-8-4 = Un effetto prende una delle carte scoperte. I posti svuotati in questo turno restano vuoti fino alla sua fine.
clause-8-5 = Prima paghi, poi prendi la carta, poi viene il suo effetto. Le monete che porta non possono pagarla.
clause-8-6 = Un effetto fa esattamente ciò che fa l’azione con lo stesso simbolo.

## 9

section-9 = Monete
clause-9-1 = Per le monete ne prendi una o due, come dice il simbolo: tutte o nessuna.
clause-9-2 = Ci sono 18 monete e non di più. Le monete pagate tornano alla banca; se la banca ne ha meno di quante ti spettano, prendi quelle che ci sono, e da una banca vuota nulla.
clause-9-3 = Paghi l’intero prezzo con le monete che hai, mai a credito. Le monete appena ricevute si possono spendere subito.

## 10

section-10 = Punti
clause-10-1 = Valgono i punti stampati sulle tue carte, comprese quelle con il volto di Leonardo.
clause-10-2 = Alcune città chiedono chi ha più di qualcosa: quel giocatore riceve i punti della città.
clause-10-3 = Se più giocatori ne hanno di più, i punti si dividono tra loro, arrotondati per difetto.
clause-10-4 = Se nessuno ne ha, nessuno riceve i punti.
clause-10-5 = Altre città chiedono un set. Ricevi i loro punti per ogni set che fai, tutte le volte che puoi.
clause-10-6 = Le carte con il volto di Leonardo non valgono per nessuna maggioranza e per nessun set.
clause-10-7 = Una carta fa parte di un solo set al massimo, contando tutte le città.
clause-10-8 = Le maggioranze si contano per prime e con tutte le tue carte: la stessa carta può valere per più maggioranze, e anche per un set.
clause-10-9 = Le carte sono uguali se lo è il loro colore. Opere e invenzioni hanno quattro colori ciascuna, e dove una città chiede entrambe ogni colore si sceglie a parte.
clause-10-10 = Quali carte formano quali set, si calcola in modo che tu riceva più punti possibile.
clause-10-11 = Una moneta che vale punti come set conta ancora per la maggioranza di monete e in caso di parità.
clause-10-12 = Vince chi ha più punti. In caso di parità, chi ha più monete, poi chi ha più personaggi; poi la vittoria è condivisa.
