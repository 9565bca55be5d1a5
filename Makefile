# What a newcomer needs: `make play` and `make test`. Python 3.11 or newer, Node 20 or newer and make are enough.
# Who changes something: `make dev` while at it, `make quick` before every commit, `make test` before a release.

PYTHON ?= python3
BIN = .venv/bin
READY = .venv/ready
TOOLS = .venv/tools
MODULES = web/node_modules/ready
PAGE = src/antics/server/page/index.html
TYPES = web/src/lib/schema.d.ts
TYPE_SOURCES = src/antics/core/events.py $(shell find src/antics/games src/antics/server/api src/antics/table -name '*.py')
PAGE_SOURCES = $(shell find web/src web/public -type f -not -name schema.d.ts) $(wildcard web/*.ts web/*.js web/*.html) docs/console.md

.PHONY: setup play site dev quick quick-python quick-web test lint lint-python lint-web format docs programs curves pictures bench clean

# Python's packages and the page's come side by side.
setup:
	@$(MAKE) --no-print-directory -j2 $(READY) $(PAGE)

# What playing needs; and, in the same place, what checking needs as well.
$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Antics needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[server]'
	touch $(READY)

$(TOOLS): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $(TOOLS)

$(MODULES): web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch $(MODULES)

$(PAGE): $(MODULES) $(PAGE_SOURCES) | $(READY)
	cd web && npm run --silent build -- --logLevel warn

play: setup
	@$(BIN)/antics serve --open --quiet

# The whole game as files, in build/pocket: any host of files serves it, and nothing else is needed.
site: setup
	@$(BIN)/antics export build/pocket

# The page with hot reload on http://localhost:5173, and a service that starts anew whenever its source changes.
dev: $(TOOLS) $(MODULES) $(TYPES)
	@$(BIN)/python web/dev.py

# The types of what the service sends, from its own description: they are made, never kept.
$(TYPES): $(READY) $(MODULES) $(TYPE_SOURCES)
	$(BIN)/antics serve --openapi > web/openapi.json
	cd web && npx openapi-typescript openapi.json --output src/lib/schema.d.ts
	rm web/openapi.json

lint: lint-python lint-web

lint-python: $(TOOLS)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/antics rules --coverage > /dev/null

lint-web: $(MODULES) $(TYPES)
	cd web && npm run --silent lint
	cd web && npm run --silent check

format: $(TOOLS) $(MODULES)
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	cd web && npm run --silent format

# Before every commit: what is found soonest, Python and the page side by side. Tests marked slow, and those of the
# commands, the bots, the service and the page in a browser, wait for CI.
quick: $(TOOLS) $(MODULES) $(TYPES)
	@$(MAKE) --no-print-directory -j2 quick-python quick-web

quick-python: lint-python
	$(BIN)/pytest -m "not slow" tests/core tests/rules tests/goofspiel

quick-web: lint-web
	cd web && npm run --silent test

test: lint setup docs
	cd web && npm run --silent test
	$(BIN)/pytest

# Whoever changes rules, strategies or records builds the games' programs anew; they are kept in the repository.
programs: $(TOOLS)
	$(BIN)/antics programs --build

# The documentation as a site, in build/site, with a console that runs: its notebooks are run, every warning is an error.
docs: $(TOOLS) $(PAGE)
	$(BIN)/mkdocs build --strict

# How the networks of the bots learned, drawn from the logs that are kept with their weights.
curves: $(TOOLS)
	$(BIN)/python docs/curves.py

pictures: setup $(TOOLS) curves
	$(BIN)/python docs/pictures.py
	PYTHONPATH=. $(BIN)/python docs/screens.py
	$(BIN)/python docs/reports.py

bench: $(TOOLS)
	$(BIN)/antics bench engine

clean:
	rm -rf .venv build dist src/*.egg-info src/antics/server/page web/node_modules
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis
