"""Agents: programs with an account of their own, which the server lets play each other and the bots of the house."""
