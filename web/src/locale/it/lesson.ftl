# La lezione: note in una prima partita guidata. Un consiglio per ogni cosa, quando la si incontra.

lesson = Lezione
lesson-read = Ho capito
lesson-more = La nota seguente
lesson-skip = Salta la lezione
lesson-compare = Da dove vengono i punti
lesson-compare-you = Tu
lesson-compare-total = In tutto
lesson-compare-most = La differenza più grande: { $source }, { $own } contro { $other }.
points-rest = Il resto
