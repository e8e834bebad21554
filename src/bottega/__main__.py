"""`python -m bottega` is the command `bottega`."""

from .cli import app

if __name__ == "__main__":
    app(prog_name="bottega")
