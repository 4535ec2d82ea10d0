#!/usr/bin/env bash
# Mutation tests: `run.sh engine` and `run.sh page`. SHARE=0.1 runs a tenth of the mutants. What is made stays in target/mutants/ and
# tests/results/mutants/; an interrupted run of the engine goes on where it was, as long as its sources are the same. When only tests have
# changed, SURVIVORS=1 runs the survivors alone.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../tools/env.sh"
here=$root/tests/mutants
folder=${MUTANTS:-$root/target/mutants}
export CARGO_TARGET_DIR=$folder/target CARGO_PROFILE_DEV_DEBUG=0 RUSTFLAGS=-Awarnings
# Mutants run for milliseconds and are built once.
quick=(--config profile.dev.package.gambol.opt-level=1 --config profile.dev.package.gambol-tests.opt-level=1)

packages() {
  local stamp=$here/node_modules/.installed-lock.json
  cmp -s "$here/package-lock.json" "$stamp" && return
  (cd "$here" && npm ci --loglevel=error)
  cp "$here/package-lock.json" "$stamp"
}

names() { node -p 'JSON.parse(fs.readFileSync(process.argv[1], "utf8")).map(({ name }) => name).join("\n")' "$1" 2>/dev/null; }

prepare() {
  local list
  list=$(mktemp)
  (cd "$root" && cargo mutants --list --json -p gambol -f 'engine/src/games/**' -f engine/src/record.rs -f engine/src/tree.rs -f engine/src/marks.rs) >"$list"
  local key
  # The copy is made anew when anything that it depends on has changed.
  key=$(cd "$root" && git ls-files -z engine 'tests/*.rs' tests/mutants/switches.ts Cargo.lock | xargs -0 cat "$list" | git hash-object --stdin)
  if [ "$(cat "$folder/key" 2>/dev/null)" = "$key" ]; then return; fi
  rm -rf "$folder/sources" "$folder/key"
  mkdir -p "$folder"
  if [ -e "$folder/runs.jsonl" ]; then mv "$folder/runs.jsonl" "$folder/before.jsonl"; fi
  # Where only tests have changed, the mutants are the same, and what did not compile does not.
  cmp -s <(names "$list") <(names "$folder/list.json") || echo '[]' >"$folder/unviable.json"
  mv "$list" "$folder/list.json"
  local status=1
  while [ $status = 1 ]; do
    rm -rf "$folder/sources"
    mkdir "$folder/sources"
    (cd "$root" && git ls-files -z . ':!www/puzzles' | tar -c --null -T - | tar -x -C "$folder/sources")
    node "$here/switches.ts" "$folder/list.json" "$folder/sources" "$(cat "$folder/unviable.json")" >"$folder/without.json"
    status=0
    (cd "$folder/sources" && cargo check --quiet --locked -p gambol --lib --message-format=json 2>/dev/null || true) \
      | node "$here/unviable.ts" "$folder" || status=$?
  done
  [ $status = 0 ] || exit $status
  (cd "$folder/sources" && cargo test --locked --no-run "${quick[@]}" -p gambol --lib 2>&1 \
    && cargo test --locked --no-run "${quick[@]}" -p gambol-tests --test rules --test texts --test tree 2>&1) \
    | node "$here/programs.ts" "$folder"
  echo "$key" >"$folder/key"
}

case ${1-} in
  engine)
    packages
    prepare
    node "$here/engine.ts" "$folder"
    ;;
  page)
    packages
    (cd "$root" && node "$here/node_modules/.bin/stryker" run tests/mutants/stryker.config.json)
    node "$here/page.ts"
    ;;
  *)
    echo 'run.sh engine | page' >&2
    exit 1
    ;;
esac
