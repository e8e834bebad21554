"""`bottega chaos`: real servers and real clients, faults at random moments, and a checker that knows every move.

| module | what it has |
|---|---|
| `run.py` | a whole run: tables are opened, games are played and faults happen, until everything is checked |
| `faults.py` | the faults: what is killed, cut, stopped, filled or set wrong |
| `system.py` | what the faults reach: server processes, their sockets, their clocks and their database |
| `players.py` | clients that play at random, reconnect, and repeat what was not acknowledged |
| `checker.py` | compares everything that the clients received with the log in the database |
| `leaks.py` | finds in messages what a viewer may not know |
| `report.py` | the result |
"""
