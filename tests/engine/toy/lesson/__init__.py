"""The lesson of the toy game, for the tests of lessons."""
