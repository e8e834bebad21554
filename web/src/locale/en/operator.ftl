# The page of the operators: reports.

operator-not = This page is for the operators of this server.
operator-none = No report is open.
operator-about-name = { $name }: the name
operator-about-chat = { $name }: the chat
operator-about-conduct = { $name }: the conduct
operator-by = Reported by { $name } on { $day }, { $game }.
operator-table = To the table
operator-messages = Messages at this table
operator-hide = Hide
operator-new-name = New name
operator-rename = Rename
operator-silence = Silence for { $days } days
operator-unsilence = Give the chat back
operator-expel = Expel
operator-expel-sure = Expel for good
operator-close = Close the report
