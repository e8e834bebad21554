"""Tables: their state, the commands that people send, and what each viewer is shown.

    plan, clocks, game_table      the state of a table, computed from its log
    commands                      what people ask for, checked against the state
    projection                    what one viewer may see of the state
    scheduler                     moves of bots, clocks, absence
    actor                         runs one table: the only place that changes it
    registry                      all tables in this process

Each module imports only modules above it.
"""
