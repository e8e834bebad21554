"""The toolkit for boards in a terminal. It knows no game and no command."""
