"""A table: its log, what the log adds up to, who may ask for what, and what each seat is told of it."""
