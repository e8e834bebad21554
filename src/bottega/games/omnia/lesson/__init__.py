"""The lesson of Omnia: its chapters as data, and their texts."""
