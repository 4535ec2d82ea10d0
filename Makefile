# The commands of the project. `make` without a target lists them.

step := @bash tests/tools/step.sh
# A target without an operating system.
bare := thumbv7em-none-eabi

.PHONY: help build play dev verify npm check test release-page test-engine test-engines test-fifth test-page bench long long-engine long-fuzz long-page mutants

help:
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile | expand -t 8

build: ## make the release page in dist/
	$(step) 'Setup' tests/tools/setup.sh
	$(step) 'Release page' www/build/page.sh

play: build ## make the page and serve it (PORT and HOST choose where)
	$(step) 'Page' node www/build/serve.ts

dev: ## serve the page while you edit it: it reloads after each edit
	$(step) 'Setup' tests/tools/setup.sh
	$(step) 'Page' node www/build/dev.ts

verify: build ## compare the page published at SITE with a build of this commit
	$(step) 'Published page' node tests/tools/verify.ts

npm: build ## make the package of npm in target/npm/, check it, and test it in Node, a browser and bundlers
	$(step) 'Setup' tests/tools/setup.sh test
	$(step) 'Package' node tests/tools/npm.ts
	$(step) 'Checks of the package' tests/npm/check.sh
	$(step) 'Sizes of the package' node tests/npm/size.ts
	$(step) 'Tests of the package' bash -c 'node --test --test-timeout=600000 --test-concurrency=1 --test-reporter spec tests/npm/*.test.ts'

check: ## check what was edited: format, types, lints, imports, and the tests that tests/tools/check.ts names for it
	$(step) 'Setup' tests/tools/setup.sh test
	$(step) 'Check' node tests/tools/check.ts

test: ## run every check and test
	$(step) 'Setup' tests/tools/setup.sh test
	@$(MAKE) --no-print-directory --jobs=3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) test-engine test-page test-engines test-fifth
	$(step) 'Page tests in the browser' bash -c 'cd tests && playwright test --project=desktop --project=fresh --project=whole'

# The parts of `make test` before the browser tests; some run side by side.
test-engine:
	$(step) 'Formatting' cargo fmt --all --check
	$(step) 'Lints' cargo clippy --quiet --locked --workspace --all-targets -- -D warnings
	$(step) 'Rust tests' env INSTA_UPDATE=no cargo test --quiet --locked --workspace
	$(step) 'Documentation' env RUSTDOCFLAGS='-D warnings' cargo doc --quiet --locked --workspace --no-deps --features gambol/conformance,gambol/serde,gambol/std

release-page:
	$(step) 'Release page' www/build/page.sh

# It builds its own page where the page was built, so after that.
test-fifth: test-engine release-page
	$(step) 'A fifth game' node tests/tools/fifth.ts

# These wait more than they compute.
test-engines: release-page
	$(step) 'Page tests in Firefox and WebKit' bash -c 'node --test --test-timeout=600000 --test-concurrency=1 --test-reporter spec tests/engines/*.test.ts'

test-page: release-page
	$(step) 'Types, page' tsc
	$(step) 'Types, worker' tsc --project tsconfig.worker.json
	$(step) 'Formatting, page' biome format --error-on-warnings
	$(step) 'Lints, page' oxlint --config tests/oxlint.json www tests
	$(step) 'Unused code, page' knip --config tests/knip.json --no-progress --no-config-hints
	$(step) 'Rooms of the page' node tests/rooms.ts
	$(step) 'Page tests in Node' bash -c 'node --test --test-timeout=600000 --test-reporter spec tests/page/*.test.ts'
	$(step) 'Package of npm' node tests/tools/npm.ts
	$(step) 'Package of npm in Node' bash -c 'node --test --test-timeout=600000 --test-reporter spec tests/npm/node.test.ts tests/npm/live.test.ts tests/npm/docs.test.ts tests/npm/types.test.ts'
	$(step) 'Size of a first visit' node tests/size.ts

bench: build ## measure the engine, on one core where it can be chosen
	$(step) 'Setup' tests/tools/setup.sh test
	$(step) 'Benches' tests/tools/onecore.sh cargo bench --locked --workspace
	$(step) 'Ratios of searches' tests/tools/onecore.sh node tests/bench.ts
	$(step) 'Package of npm' node tests/tools/npm.ts
	$(step) 'Ratios of searches by the package of npm' node tests/npm/speed.ts
	$(step) 'Starts' node tests/start.ts
	$(step) 'Taps' node tests/taps.ts
	$(step) 'Frames, the library and thinking in the browser' bash -c 'cd tests && playwright test --project=measure --no-deps'

long: long-engine long-fuzz long-page ## run the tests that take long: all of the engine and the page, every size, language, fault and fuzz target

long-engine:
	$(step) 'Setup' tests/tools/setup.sh long
	$(step) 'Features of the crate' cargo hack --quiet check --package gambol --lib --feature-powerset --skip default
	$(step) 'The oldest Rust of the crate' cargo hack --quiet check --package gambol --lib --feature-powerset --skip default --rust-version
	$(step) 'Bare metal' cargo build --quiet --locked --package gambol --lib --target $(bare) --features serde
	$(step) 'Publication of the crate' tests/tools/package.sh --dry-run
	$(step) 'Interface of the crate since its last version' tests/tools/semver.sh
	$(step) 'Dependencies' tests/tools/deny.sh
	$(step) 'Lints of the engine for WebAssembly' cargo clippy --quiet --locked --package gambol-wasm --target wasm32-unknown-unknown -- -D warnings
	$(step) 'Lints of a fifth game' node tests/tools/fifth.ts page lints
	$(step) 'Long tests' cargo test --locked --release --workspace --no-fail-fast -- --ignored --show-output
	$(step) 'Two builds of the same bytes' tests/tools/same.sh

long-fuzz: build
	$(step) 'Setup' tests/tools/setup.sh test
	$(step) 'Fuzz tests, ten minutes each' env FUZZ_SECONDS=600 cargo test --locked --release --package gambol-cli fuzz -- --show-output
	$(step) 'Fuzzing of the page' node tests/fuzz/run.ts

# SHARD=1/4 runs a part of the browser tests.
long-page: npm
	$(step) 'Page tests at every size, in every language and with every fault, in the whole browser' bash -c 'cd tests && LONG=1 WHOLE=1 playwright test --project=desktop --project=fresh --project=whole --reporter=list,./tools/slowest.ts,./tools/faultcounts.ts $(if $(SHARD),--shard=$(SHARD))'
	$(step) 'Page tests under another path' bash -c 'cd tests && BASE=/a/b/ playwright test --project=desktop --project=fresh --project=whole $(if $(SHARD),--shard=$(SHARD))'
	$(step) 'Frames, the library and thinking in the browser' bash -c 'cd tests && playwright test --project=measure --no-deps'
	$(step) 'Games between Chromium and Firefox' bash -c 'LONG=1 node --test --test-reporter spec tests/engines/live.test.ts'
	$(step) 'A monkey at each table' bash -c 'cd tests && MONKEY=10000 playwright test monkey --project=desktop'
	$(step) 'Random events, calls, links and tabs in Node' bash -c 'GAMES=1000 CALLS=10000 DAMAGED=100000 ORDERS=1000 node --test --test-reporter spec tests/page/{states,hidden,link,tabs}.test.ts'
	$(step) 'Two tabs in random orders' bash -c 'cd tests && ORDERS=50 playwright test tabs --project=fresh --grep random'
	$(step) 'Boards in the blogs of other programs' node tests/blogs/run.ts
	$(step) 'Fast games' node tests/fast.ts
	$(step) 'Links of random games' node tests/links.ts
	$(step) 'Links that are made to freeze' node tests/bombs.ts
	$(step) 'Load and memory' node tests/load.ts

mutants: build ## break the rules and the page in one place after the other, and list what no test notices (SHARE=0.1: a tenth)
	$(step) 'Setup' tests/tools/setup.sh mutants
	$(step) 'Mutants of the engine' tests/mutants/run.sh engine
	$(step) 'Mutants of the page' tests/mutants/run.sh page
