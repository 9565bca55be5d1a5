# What a newcomer needs: `make play` and `make test`. Python 3.11 or newer, Node 20 or newer and make are enough.

PYTHON ?= python3
BIN = .venv/bin
READY = .venv/ready
MODULES = web/node_modules/ready
PAGE = src/antics/server/page/index.html
TYPES = web/src/lib/schema.d.ts
PAGE_SOURCES = $(shell find web/src web/public -type f -not -name schema.d.ts) $(wildcard web/*.ts web/*.js web/*.html)

.PHONY: setup play test lint pictures bench clean

setup: $(READY) $(PAGE)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Antics needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $(READY)

$(MODULES): web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch $(MODULES)

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	cd web && npm run --silent build -- --logLevel warn

play: setup
	@$(BIN)/antics serve --open --quiet

# The types of what the service sends, from its own description: they are made, never kept.
$(TYPES): $(READY) $(MODULES) $(wildcard src/antics/server/api/*.py src/antics/server/api/routes/*.py src/antics/table/*.py src/antics/games/*/*.py)
	$(BIN)/antics serve --openapi > web/openapi.json
	cd web && npx openapi-typescript openapi.json --output src/lib/schema.d.ts
	rm web/openapi.json

lint: setup $(TYPES)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/antics rules --coverage > /dev/null
	cd web && npm run --silent check

test: lint
	cd web && npm run --silent test
	$(BIN)/pytest

pictures: setup
	$(BIN)/python docs/pictures.py
	PYTHONPATH=. $(BIN)/python docs/screens.py

bench: setup
	$(BIN)/antics bench engine

clean:
	rm -rf .venv build dist src/*.egg-info src/antics/server/page web/node_modules
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis
