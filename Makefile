# Everything here installs what it needs; nothing has to be set up first.
#   make play    the table in the browser        make test    everything that must hold before a change lands

PYTHON   ?= python3
BIN      := .venv/bin
VENV     := .venv/.ready
GAME     ?= white_castle
GAMES    ?= 20000
MUTANTS  ?= 100
MINUTES  ?= 25
MOVES    ?= 100000
SEED     ?= 0
# What decides whether a change lands must not depend on luck; with TATAMI_DEALS= it does.
export TATAMI_DEALS ?= tatami

# The same commands, on the source tree and on the compiled engine.
PURE     := TATAMI_EXPECT_COMPILED=0 PYTHONSAFEPATH=1 PYTHONPATH=$(CURDIR)
NATIVE   := TATAMI_EXPECT_COMPILED=1 PYTHONSAFEPATH=1 PYTHONPATH=$(CURDIR)/build/compiled:$(CURDIR)
PYTEST   := $(CURDIR)/$(BIN)/pytest -q -n auto --dist worksteal --durations 20 --durations-min 10

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
PAGES    := tatami/server/static/index.html
WEB      := $(sort $(shell find web/src web/public web/scripts tatami/games -path '*/node_modules' -prune -o \( -path 'web/*' -o -name '*.ftl' \) -type f -print) web/index.html web/vite.config.ts web/package-lock.json $(wildcard docs/rules/*.md))

.PHONY: help play play-compiled terminal web test source checks test-web test-pure test-browser test-compiled chromium screenshots lint format compiled \
        wheel bench soak generate golden perft rules-coverage mutation load abuse chaos day strength lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV) $(PAGES) ## the table in the browser, on http://127.0.0.1:8000; the compiled engine is built beside it
	@$(BIN)/python -m tools.play

play-compiled: compiled $(PAGES) ## the same, all of it compiled: starts when that is built
	@$(NATIVE) $(BIN)/tatami serve --pages $(CURDIR)/tatami/server/static

terminal: $(VENV) ## a game in the terminal: GAME=white_castle, or any other on the shelf
	@$(BIN)/tatami play $(GAME)

# One after another, also under make -j: the closing lines of the test runs stay together. Only the compiler, which uses
# one core for minutes, runs beside the checks, which do too, and beside the first tests.
test: $(VENV) web/node_modules/.ready ## all checks, then all tests on the pure and on the compiled engine
	@$(MAKE) --no-print-directory -j2 source compiled
	@$(MAKE) --no-print-directory test-browser
	@$(MAKE) --no-print-directory test-compiled

source:
	@$(MAKE) --no-print-directory checks
	@$(MAKE) --no-print-directory test-pure

checks:
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory test-web

web: $(PAGES) ## the pages of the browser table, built into tatami/server/static

test-web: web/node_modules/.ready ## form, types, texts in every language and unit tests of the browser table
	cd web && for part in format:check check text test; do ../tools/npm run -s $$part || exit 1; done

screenshots: $(VENV) $(PAGES) ## pictures of every page, three widths, day and night
	$(PURE) $(BIN)/python -m tests.browser.screenshots $(SHOTS)

test-pure: $(VENV) $(PAGES) ## all tests but those in the browser, on the source tree
	$(PURE) $(PYTEST) --ignore tests/browser

test-browser: $(VENV) $(PAGES) chromium ## whole games in a real Chromium, by mouse and by keyboard
	$(PURE) $(PYTEST) tests/browser

test-compiled: compiled ## the same on the compiled engine, but for what does not care how it was built: table, words, packages
	$(NATIVE) $(PYTEST) --ignore tests/server --ignore tests/browser --ignore tests/packaging --ignore tests/cli \
	  $(foreach about,docs words rules_pages architecture wire,--ignore tests/test_$(about).py)

chromium: ## Debian's browser for the browser tests, where it may be installed
	@command -v chromium >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium; } >/dev/null 2>&1 || true

lint: $(VENV) ## format, lint, types, direction of imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(VENV) web/node_modules/.ready ## let ruff and prettier tidy the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && ../tools/npm run -s format

wheel: $(VENV) $(PAGES) ## an sdist and a wheel with pages and rules, in dist
	$(BIN)/python -m tools.wheel dist

compiled: $(VENV) ## the engine as native code, in build/compiled; built when the source has changed
	@$(BIN)/python -m tools.compiled

bench: compiled .venv-peers/.ready ## speed of every game, pure and compiled, beside Catanatron
	@for game in $$($(PURE) $(BIN)/python -c 'import tatami; print(*tatami.games())'); do \
	  TATAMI_COMPILED=build/compiled TATAMI_PEERS=.venv-peers/bin/python $(BIN)/tatami bench --game $$game --peers || exit 1; done

soak: compiled ## GAMES=20000 random games, invariants checked
	$(NATIVE) $(BIN)/python -m tools.soak --games $(GAMES)

generate: $(VENV) ## write anew what is made from declarations: tables (table.py), and the browser's types
	$(PURE) $(BIN)/python -m tools.generate

golden: $(VENV) ## write the golden games anew; read the diff before you commit it
	$(PURE) $(BIN)/python -m tools.golden

perft: compiled ## write the perft tables anew
	$(NATIVE) $(BIN)/python -m tools.perft

rules-coverage: $(VENV) ## is every numbered rule of a finished game named by a test?
	$(PURE) $(BIN)/python -m tools.rulecov

mutation: $(VENV) ## break the rules of GAME=white_castle in MUTANTS=100 places: do the rules tests notice?
	$(PURE) $(BIN)/python -m tools.mutate $(GAME) --limit $(MUTANTS) --seed $(SEED) --workers 2

load: $(VENV) ## a move's time with 1,000 idle and 200 active sockets (tools/load.py: also --lobby, --memory)
	$(PURE) $(BIN)/python -m tools.load

abuse: $(VENV) ## what one abuser at full rate changes for an ordinary person's clicks and bots
	$(PURE) $(BIN)/python -m tools.load --abuse

chaos: $(VENV) ## MOVES=100000 acknowledged moves on SQLite and on PostgreSQL while everything breaks: is one lost?
	$(PURE) $(BIN)/python -m tools.chaos --moves $(MOVES) --seed $(SEED)

day: $(VENV) ## a day of steady use in fast motion: does the server grow?
	$(PURE) $(BIN)/python -m tools.chaos.day --seed $(SEED)

strength: compiled ## the bots' league for MINUTES=25 on all cores, into build/strength (see docs/strength.md)
	$(NATIVE) $(BIN)/python -m tools.strength_run --out build/strength --minutes $(MINUTES) --workers $(shell nproc)

lock: ## write requirements/*.txt anew, with the newest versions that pyproject.toml allows
	tools/lock dev '.[dev]'
	tools/lock peers catanatron

clean: ## remove all that make made
	rm -rf .venv .venv-peers build dist web/node_modules tatami/server/static *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find tatami tests tools -name __pycache__ -type d -exec rm -rf {} +

# ---------------------------------------------------------------------------------------------------------------------

$(VENV): requirements/dev.txt
	$(PYTHON) -m venv --clear .venv
	$(BIN)/pip install -q --require-hashes -r requirements/dev.txt
	$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	@touch $@

web/node_modules/.ready: web/package-lock.json | $(VENV)
	cd web && ../tools/npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGES): $(WEB) | web/node_modules/.ready
	cd web && ../tools/npm run -s build

.venv-peers/.ready: requirements/peers.txt
	$(PYTHON) -m venv --clear .venv-peers
	.venv-peers/bin/pip install -q --require-hashes -r requirements/peers.txt
	@touch $@
