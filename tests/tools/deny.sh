#!/usr/bin/env bash
# Checks licences, sources and versions of all dependencies against tests/deny.toml, and their advisories where RustSec can be reached.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
cd "$root"
deny() { cargo deny --log-level error --config tests/deny.toml --all-features "$@"; }
deny check bans licenses sources
if deny fetch db 2>/dev/null; then
  deny check advisories
else
  echo '   advisories were not checked: their database cannot be reached'
fi
