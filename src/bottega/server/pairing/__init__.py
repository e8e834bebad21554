"""Quick pairing: people who look for the same game are brought together at a table."""
