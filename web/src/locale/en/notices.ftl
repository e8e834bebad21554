# Notices to people who are away: on the profile page, and behind the links of e-mails.

profile-notices = Notices while you are away
notices-none = This server sends no notices.
notices-kinds = Tell me when
notices-kind-turn = it is my turn
notices-kind-started = my table is full and the game starts
notices-kind-over = a game is over
notices-kind-invited = I am invited
notices-kind-undo = somebody asks me to agree, as to take a move back
notices-test = Send a test
notices-end = Stop
notices-problem = The last notice could not be delivered: { $problem ->
    [unreachable] the other side does not answer
    [refused] the mail server refuses it
    [forbidden] this address is not allowed
    [broken] something went wrong on our side
   *[other] { $problem }
}.
notices-push = In this browser
notices-push-about = This browser tells you even when the page is closed.
notices-push-start = Notify me here
notices-push-never = This browser cannot show notices of a closed page.
notices-push-other = Another browser ({ $service })
notices-email = By e-mail
notices-email-about = You get a link first. Notices follow when you have pressed the button behind it.
notices-email-address = E-mail address
notices-email-start = Send me the link
notices-email-confirm = We have sent a link to this address. Press the button behind it, and notices follow.
notices-when = How often
notices-when-once = at once
notices-when-daily = once a day
notices-webhook = By webhook
notices-webhook-about = For Discord, Slack or a program of yours: notices are sent to this address.
notices-webhook-address = Address
notices-webhook-start = Use this address
notices-webhook-secret = The requests are signed with this secret. It is shown only once:
notices-link-confirm = Bottega may send notices about your games to { $address }.
notices-link-confirm-yes = Yes, that is me
notices-link-confirm-done = Done: notices about your games come to your e-mail address.
notices-link-unsubscribe = Bottega sends no more e-mails to { $address }.
notices-link-unsubscribe-yes = No more e-mails
notices-link-unsubscribe-done = Done: no more e-mails.
notices-link-expired = This link has expired or was replaced by a newer one.
notices-link-profile = To your choices
