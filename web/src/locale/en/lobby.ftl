# The lobby: public tables.

lobby-title = The lobby
lobby-lead = Public tables: sit down with strangers, or look over their shoulders.
lobby-game = Game
lobby-find = Find me a game
lobby-find-about = You sit down at a table that fits, or wait at one of your own until somebody comes.
lobby-open = Open a table
lobby-waiting = Waiting for players
lobby-none-waiting = Nobody is waiting just now. Open a table: the next one who comes finds it here.
lobby-sit = Sit down
lobby-look = Look
lobby-back = To your seat
lobby-running = Being played
lobby-none-running = No public game is running just now.
lobby-watch = Watch
