"""The server: tables at which people and programs play, over sockets and HTTP."""
