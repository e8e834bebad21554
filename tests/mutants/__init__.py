"""Mutation testing: breaks the code at random places and lists what no test notices. `make mutants` runs it.

mutmut and cosmic-ray do not fit here. mutmut 3 puts a function that takes any arguments in front of each function, and
the rules are cloned by their code; it changes nothing at module level and drops no statement. cosmic-ray starts one
process after another on the working tree. This package changes one place in a copy of the sources and forks a child
that runs the nearest tests.
"""
