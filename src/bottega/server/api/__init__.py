"""Everything over plain HTTP: for pages that list and look back, and for programs that play."""
