# La pagina degli operatori: le segnalazioni.

operator-not = Questa pagina è per gli operatori di questo server.
operator-none = Nessuna segnalazione è aperta.
operator-about-name = { $name }: il nome
operator-about-chat = { $name }: la chat
operator-about-conduct = { $name }: la condotta
operator-by = Segnalato da { $name } il { $day }, { $game }.
operator-table = Al tavolo
operator-messages = Messaggi a questo tavolo
operator-hide = Nascondi
operator-new-name = Nuovo nome
operator-rename = Rinomina
operator-silence = Togli la parola per { $days } giorni
operator-unsilence = Ridai la parola
operator-expel = Espelli
operator-expel-sure = Espelli per sempre
operator-close = Chiudi la segnalazione
