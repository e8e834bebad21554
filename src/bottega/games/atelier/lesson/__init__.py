"""The lesson of Atelier Da Vinci: chapters, their texts, and what the learner has done by the end."""
