# What a newcomer needs: `make setup`, `make play`, `make test`. Python 3.11 or newer and make are enough.

PYTHON ?= python3
BIN = .venv/bin
READY = .venv/ready

.PHONY: setup play test lint pictures bench clean

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Antics needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $(READY)

play: setup
	@$(BIN)/antics play antler-island

lint: setup
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/antics rules --coverage > /dev/null

test: lint
	$(BIN)/pytest

pictures: setup
	$(BIN)/python docs/pictures.py

bench: setup
	$(BIN)/antics bench engine

clean:
	rm -rf .venv build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
