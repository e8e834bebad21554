# La lezione: note in una prima partita guidata. Un consiglio per ogni cosa, quando la si incontra.

lesson = Lezione
lesson-read = Ho capito
lesson-more = La nota seguente
lesson-skip = Salta la lezione
