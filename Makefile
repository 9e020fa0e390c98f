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

play: $(STAMPS)/engine ## Install, build and play
	@$(BIN)/menagerie play

test: $(STAMPS)/engine lint ## Run all checks and tests
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

types: $(STAMPS)/engine ## Write the JSON schema of all views to docs/views.json
	@$(BIN)/python -m menagerie.testing.schemas docs/views.json

clean: ## Remove everything that was built
	@rm -rf $(VENV) $(STAMPS) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	@find src -name '*.so' -delete
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help build play test lint bench types clean
