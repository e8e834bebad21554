# La pagina informativa.

about-title = Questa bottega
about-what = Che cos’è
about-what-text = Una bottega era il laboratorio di un maestro del Rinascimento. Questa ospita giochi da tavolo su Leonardo da Vinci: contro bot che pensano, con gli amici tramite un link, su un solo dispositivo, senza account. È gratuita, senza pubblicità, e nulla è in vendita.
about-credits = I giochi e i loro autori
about-credits-text = I giochi sono stati inventati e pubblicati da altri. Se uno ti piace, compra la scatola: nulla sostituisce un tavolo con gente intorno. Non siamo legati a nessuno di loro.
about-authors = Di { $authors }
about-publisher = Pubblicato da { $publisher }
about-fairness = Lealtà
about-fairness-text = Il server mescola a partire da un seme segreto. Prima della prima mossa ne mostra l’impronta, e a partita finita il seme stesso: chiunque può verificare che l’impronta corrisponda e che nulla sia stato ridistribuito per strada. Ciò che non puoi sapere non arriva mai al tuo browser, e i bot non vedono più di quanto vedresti tu al loro posto.
about-bots = I bot
about-bots-text = Ce ne sono di otto forze, dal novizio, che ha appena letto le regole, al virtuoso, che ha imparato da migliaia di partite sue. Non barano: immaginano i mondi possibili secondo ciò che il loro posto ha visto, e lì guardano avanti.
about-privacy = Riservatezza
about-privacy-text = Quando giochi per la prima volta, il tuo browser riceve un solo cookie che dice chi sei, perché il tuo posto resti tuo. Si conservano il nome, le partite e ciò che dici a un tavolo; nessun indirizzo, nessun tracciamento, nessuno script altrui. Lingua, luce e suono sono ricordati solo nel tuo browser.
about-drawings = Parole e disegni
about-drawings-text = Tutti i testi e tutti i disegni sono nostri. I caratteri sono IM Fell English e Source Sans.
about-keys-text = Tutto si può fare senza mouse, e ciò che accade a un tavolo è letto dai lettori di schermo.
