# `bottega moderate`
help-moderate = Look at reports, and act on them.
help-moderate-action = “reports” lists the open ones; the others close a report, appoint an operator, rename or silence a person, or hide a message.
help-moderate-given = close REPORT, operator ID [no], rename ID NAME, silence ID DAYS, hide TABLE NUMBER.
error-moderate-usage = Say `bottega moderate reports`, `close REPORT`, `operator ID [no]`, `rename ID NAME`, `silence ID DAYS` or `hide TABLE NUMBER`.
moderate-kind-name = name
moderate-kind-chat = chat
moderate-kind-conduct = conduct
moderate-report = { $id }  { $created }  { $kind }: { $name } ({ $person }), reported by { $by } at table { $table }. { $text }
moderate-message = { "    " }{ $number }: { $text }
moderate-hidden-message = { "    " }{ $number } (hidden): { $text }
moderate-count = { $count ->
    [0] No report is open.
    [one] One report is open.
   *[other] { $count } reports are open.
}
moderate-no-report = There is no open report { $id }.
moderate-closed = The report is closed.
moderate-operator = { $name } is an operator now.
moderate-no-operator = { $name } is no operator any more.
moderate-bad-name = This cannot be a name: 1 to 40 visible characters.
moderate-name-taken = An account of somebody else has the name “{ $name }”, or one that looks like it.
moderate-renamed = The person is called { $name } now.
moderate-bad-days = “{ $days }” is no number of days from 0 to { $most }.
moderate-silenced = { $days ->
    [0] { $name } may write in chats again.
   *[other] { $name } may not write in chats for { $days } days.
}
moderate-no-message = There is no chat message { $number } at table { $table }.
moderate-hidden = The message is hidden. A running server hides it within seconds.
