# `make play` and `make test` set up everything they need in .venv, then do their work.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin

.PHONY: play test lint bench golden pictures clean

play: .venv/ready-to-play
	$(BIN)/bottega play leonardo

test: .venv/ready-to-test lint
	$(BIN)/python -m pytest -n 2 --dist worksteal

lint: .venv/ready-to-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: .venv/ready-to-play
	$(BIN)/bottega bench leonardo

# Writes the golden playthroughs anew. Read the diff: it is what a change of rules does to real games.
golden: .venv/ready-to-test
	$(BIN)/python -m tests.golden.playthrough

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/ready-to-play: .venv/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable .
	touch $@

.venv/ready-to-test: .venv/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[test]'
	touch $@ .venv/ready-to-play

pictures: .venv/ready-to-play
	$(BIN)/python docs/pictures/terminal.py
