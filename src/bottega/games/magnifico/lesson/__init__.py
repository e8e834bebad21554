"""The lesson of Magnifico: its chapters as data, and their texts."""
