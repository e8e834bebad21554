"""The toolkit that boards in a terminal are drawn with. It knows no game and no command."""
