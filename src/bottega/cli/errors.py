"""What a command reports to the person who typed it."""


class UsageError(Exception):
    """Invalid input. The message is one sentence for the person; nothing has changed."""
