"""The lesson of Leonardo da Vinci: its chapters as data, and their texts."""
