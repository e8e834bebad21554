"""The server: tables where people and programs play, over sockets and plain HTTP."""
