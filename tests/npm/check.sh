#!/usr/bin/env bash
# Checks the package in target/npm/ with the tools of its users, which are installed when they are missing.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
stamp=$here/node_modules/.installed-lock.json
if ! cmp -s "$here/package-lock.json" "$stamp"; then
  (cd "$here" && npm ci --loglevel=error --no-audit --no-fund)
  cp "$here/package-lock.json" "$stamp"
fi
cd "$here/../../target/npm"
PATH=$here/node_modules/.bin:$PATH
publint --strict
# The engine is a file, and no module with types; declarations for frameworks are no modules of their own. There are ES modules alone.
attw --pack . --profile esm-only --exclude-entrypoints ./engine.wasm ./react ./preact ./vue
npm publish --dry-run --loglevel=notice
