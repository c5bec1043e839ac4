# Two commands do everything: `make play` and `make test`. `make help` lists the others.

PYTHON ?= python3
JOBS ?= 2
# Some tests take seconds, most none: whoever is done takes over what another still has before it.
PYTEST = $(BIN)/pytest --dist worksteal
# The tests of the server mostly wait for one another's processes, so there may be more of them than cores.
WAITING ?= 4

VENV := .venv
BIN := $(VENV)/bin
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
PIP := $(BIN)/python -m pip --disable-pip-version-check
LOCKS := requirements/runtime.txt requirements/envs.txt requirements/dev.txt

# A virtual environment holds absolute paths: when the folder was moved or copied, it is made anew.
HERE := $(shell pwd | cksum | cut -d' ' -f1)
LOCKED := $(VENV)/locked-$(HERE)
INSTALLED := $(VENV)/installed-$(HERE)
RIVALS := $(VENV)/rivals-$(HERE)
NODE := $(VENV)/node-$(HERE)
PACKAGES := web/node_modules/installed-$(HERE)
CLIENT := src/cosmodrome/server/client/index.html

# Folders are listed too: they change when a file is removed.
SOURCES := $(shell find src/cosmodrome -name __pycache__ -prune -o -path src/cosmodrome/server/client -prune -o -print)
CLIENT_SOURCES := $(shell find web src/cosmodrome/locale src/cosmodrome/games -name node_modules -prune -o -name __pycache__ -prune \
	-o -name test-results -prune -o -type f \( -path 'web/*' -o -name '*.ftl' \) -print)
# The same modules twice: for speed, and for the tests, which an optimizing compiler would cost more than it spares.
COMPILED := build/compiled
TESTED := build/tested

# $(call fetch,command that fails when something is missing,Debian packages that bring it)
fetch = $(1) >/dev/null 2>&1 \
	|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& { apt-get install -y -qq $(2) || { apt-get update -qq && apt-get install -y -qq $(2); }; }; } \
	|| { echo "Missing on this machine: $(2). On Debian or Ubuntu: sudo apt-get install $(2)" >&2; exit 1; }

export DEBIAN_FRONTEND := noninteractive
# The tests start hundreds of Python processes: none of them compiles anew what another one has, even where containers
# tell Python to keep nothing.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play test lint lint-web format client wheel test-plain test-compiled test-web test-browser compile bench coverage test-ray test-learn lock audit clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(INSTALLED) $(PACKAGES) ## prepare everything needed (at once when nothing changed)

play: $(INSTALLED) client ## serve the table in the browser
	@$(BIN)/cosmodrome serve

# Compiling takes minutes, and much of the rest leaves one core free: it goes on beside, until its turn comes.
# What both need is made before. Browsers come when the compiler is done: what people would see late, tests see late;
# they are fetched before it begins.
test: $(INSTALLED) client ## every check: style, types, tests on plain and compiled sources, in the browser
	@mkdir -p build
	@$(MAKE) chromium $(TESTED).stamp >build/compile.log 2>&1 & compiling=$$!; \
		$(MAKE) lint lint-web test-web test-plain || { kill $$compiling; exit 1; }; \
		wait $$compiling || { cat build/compile.log >&2; exit 1; }
	@$(MAKE) test-browser test-compiled

client: $(CLIENT) ## build the client that the server serves

# What an earlier build has left would come along.
wheel: $(INSTALLED) client ## the package with the client as one file in dist/, to be installed anywhere
	@rm -rf build/lib
	@COSMODROME_COMPILE=0 $(PIP) wheel -q --no-deps --no-build-isolation --wheel-dir dist .

lint: $(INSTALLED) ## ruff and mypy --strict
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

lint-web: $(PACKAGES) ## eslint and svelte-check
	$(NPM) run lint
	$(NPM) run check

format: $(INSTALLED) ## let ruff put imports and layout in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# Of what takes long a sample will do here: all is tried on the compiled package, where it is quick.
test-plain: $(INSTALLED) postgres ## the tests on the plain sources
	$(PYTEST) -n $(WAITING) -m "not when_compiled"

# The server and the command line are never compiled: two whole games at a table show that they work with what is,
# and where games are judged, that takes long.
ON_COMPILED := tests/kernel tests/games tests/generic tests/bots tests/arena tests/envs \
	tests/server/test_playing.py tests/server/test_fair_play.py tests/server/test_analysing.py

test-compiled: $(INSTALLED) $(TESTED).stamp postgres ## the tests of what is compiled, on the compiled package
	PYTHONPATH=$(CURDIR)/$(TESTED) $(PYTEST) -n $(JOBS) -m "not when_plain" $(ON_COMPILED)

test-web: $(PACKAGES) ## the unit tests of the client
	$(NPM) test

test-browser: $(INSTALLED) client chromium ## people and bots play in a real browser
	$(NPM) run e2e

compile: $(INSTALLED) $(COMPILED).stamp ## build native modules from the same sources into build/compiled

bench: compile client $(RIVALS) ## actions and copies per second, next to catanatron and open_spiel
	@$(BIN)/cosmodrome bench

lock: ## take the newest versions of all dependencies into requirements/*.txt
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install -q uv
	cd requirements && earlier="" && for layer in runtime envs dev bench ray node; do \
		../build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
			--no-emit-index-url --custom-compile-command "make lock" $$earlier $$layer.in -o $$layer.txt || exit 1; \
		earlier="$$earlier -c $$layer.txt"; \
	done

# Asked of the network, so no part of `make test`: an advisory of tomorrow must not break the tests of today.
audit: $(PACKAGES) ## ask PyPI and npm for known vulnerabilities of what the server and the client run on
	$(PYTHON) -m venv build/audit
	build/audit/bin/python -m pip install -q pip-audit
	build/audit/bin/pip-audit --strict --disable-pip --require-hashes -r requirements/runtime.txt
	$(NPM) audit

# In an environment of its own, and no part of `make test`: it takes several times as long as the tests themselves.
coverage: $(CLIENT) postgres ## how much of the sources the plain tests run, branch by branch
	$(PYTHON) -m venv build/coverage/env
	build/coverage/env/bin/python -m pip install -q --require-hashes $(addprefix -r ,$(LOCKS))
	build/coverage/env/bin/python -m pip install -q coverage
	COSMODROME_COMPILE=0 build/coverage/env/bin/python -m pip install -q --no-deps --no-build-isolation --editable .
	rm -f build/coverage/data*
	build/coverage/env/bin/coverage run -m pytest -n $(JOBS) --dist worksteal -m "not when_compiled" $(TESTS)
	build/coverage/env/bin/coverage combine -q
	build/coverage/env/bin/coverage report

# In an environment of its own, and no part of `make test`: Ray is larger than all the rest together.
test-ray: ## games on a real Ray cluster, started here for it
	$(PYTHON) -m venv build/ray
	build/ray/bin/python -m pip install -q --require-hashes -r requirements/runtime.txt -r requirements/ray.txt
	PYTHONPATH=src build/ray/bin/python -m pytest tests/arena/on_ray.py

# In an environment of its own, and no part of `make test`: PyTorch is larger than all the rest together.
test-learn: ## a network learns a toy game
	$(PYTHON) -m venv build/learn
	build/learn/bin/python -m pip install -q --require-hashes -r requirements/runtime.txt
	build/learn/bin/python -m pip install -q torch==2.13.0 matplotlib pytest pytest-timeout hypothesis
	PYTHONPATH=src build/learn/bin/python -m pytest tests/learn

clean: ## remove what was built and all caches (.venv stays)
	rm -rf build .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info src/cosmodrome/server/client web/test-results
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(LOCKED): $(LOCKS)
	@$(call fetch,command -v $(PYTHON),python3)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Cosmodrome needs Python 3.11 or newer; name one so: make setup PYTHON=python3.12" >&2; exit 1; }
	@$(call fetch,$(PYTHON) -c 'import ensurepip',python3-venv)
	@echo "Preparing $(VENV): this takes a minute, once."
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install -q --require-hashes $(addprefix -r ,$(LOCKS))
	@touch $@

# The variable is set here so that native modules can never land beside the sources and hide them.
$(INSTALLED): $(LOCKED) pyproject.toml setup.py
	@COSMODROME_COMPILE=0 $(PIP) install -q --no-deps --no-build-isolation --editable .
	@touch $@

# Node.js: the machine's own if it is new enough, else one that comes as a Python package.
$(NODE): $(LOCKED) requirements/node.txt
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		&& npm --version >/dev/null 2>&1 || $(PIP) install -q --require-hashes -r requirements/node.txt
	@touch $@

# Not `npm ci`: it fails where a registry lacks the builds for other systems, which are optional.
$(PACKAGES): $(NODE) web/package.json web/package-lock.json
	@echo "Fetching the client's packages: this takes a minute, once."
	@$(NPM) install --no-save --silent --no-fund --no-audit
	@touch $@

$(CLIENT): $(PACKAGES) $(CLIENT_SOURCES)
	@$(NPM) run build
	@touch $@

.PHONY: postgres chromium
postgres:
	@$(call fetch,ls /usr/lib/postgresql/*/bin/initdb,postgresql)

chromium:
	@$(call fetch,command -v chromium,chromium)

$(RIVALS): $(LOCKED) requirements/bench.txt
	@$(PIP) install -q --require-hashes -r requirements/bench.txt
	@touch $@

# Only what changed is compiled again, so what was built stays; but what the sources have no longer must go.
$(TESTED).stamp: OPTIMIZE := 0
$(COMPILED).stamp: OPTIMIZE := 2
$(COMPILED).stamp $(TESTED).stamp: %.stamp: $(LOCKED) $(SOURCES) pyproject.toml setup.py
	@$(call fetch,command -v cc,gcc)
	@$(call fetch,test -e "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h",python3-dev)
	@echo "Compiling: this takes a minute or two, less when little changed."
	@$(if $(filter $(LOCKED) pyproject.toml setup.py,$?),rm -rf $* $*.objects)
	@mkdir -p $*
	@cd $* && find . -type f ! -name '*.so' | while read -r file; do \
		[ -e "$(CURDIR)/src/$$file" ] || rm -f "$${file%.*}".*; done; \
		find . -mindepth 1 -type d -empty -delete
	@COSMODROME_COMPILE=1 COSMODROME_OPTIMIZE=$(OPTIMIZE) $(BIN)/python setup.py -q build --build-lib $* --build-temp $*.objects \
		--parallel $(JOBS)
	@PYTHONPATH=$* $(BIN)/python -c 'import cosmodrome, cosmodrome.kernel.state as it; print("Compiled:", it.__file__); \
		assert "/$*/" in it.__file__ and it.__file__.endswith(".so"); \
		[cosmodrome.game(each) for each in cosmodrome.games()]' || { rm -rf $*; exit 1; }
	@touch $@
