# The profile page.

profile-who = Name and emblem
profile-nobody = You have no name here yet. Choose one, or just play: you will be given one.
profile-name = Name
profile-emblem = Emblem
profile-save = Save
profile-preferences = This browser
profile-here = These choices are remembered in this browser only.

profile-account = Account
profile-make = Make an account
profile-enter = Log in
profile-make-about = You keep your name and your games, and can come back to them from anywhere. You need no e-mail address, so a forgotten password cannot be sent to you.
profile-enter-about = In this browser you are then the one who has the account. A guest who was here before is left behind.
profile-login = Login
profile-login-form = 3 to 40 letters, digits, dots, hyphens or underscores
profile-password = Password
profile-password-form = At least 8 characters.
profile-login-is = Your login is { $login }.
profile-log-out = Log out

profile-sessions = Where you are logged in
profile-some-browser = A browser
profile-this-one = this one
profile-end-session = Log out there

profile-past = Past games
profile-no-past = None yet. The first one is a click away on the home page.

profile-holiday = Holiday
holiday-about = { $left ->
        [0] You have no day of holiday left this year.
        [one] Your clocks in games over days can stand. You have one day left this year. Everybody at your tables sees it.
       *[other] Your clocks in games over days can stand. You have { $left } days left this year. Everybody at your tables sees it.
    }
holiday-days = Days, from now on
holiday-start = Start the holiday
holiday-end = I am back
holiday-until = You are on holiday until { $until }. Your clocks stand.

profile-record = Your ratings and results
profile-data = Your data
data-export-about = Everything that is stored about you, as one JSON file: your games, ratings, messages and settings.
data-export = Download your data
data-delete = Delete the account
data-delete-guest = Delete your data
data-delete-title = Delete everything for good?
data-lost = What is lost:
data-lost-name = your name, your login and your public page
data-lost-ratings = your ratings and your places in the leaderboards
data-lost-people = your friends, your notices, and what you wrote in chats
data-lost-running = your seats in running games: bots take them over
data-stays = What stays:
data-stays-games = finished games, with the name “N. N.” instead of yours
data-stays-tournaments = the results of tournaments, under the same name
data-sure = I know that this cannot be undone.
data-wrong-password = The password is wrong. Nothing was deleted.
data-delete-yes = Delete for good
data-keep = Keep everything
