#!/usr/bin/env bash
# Packages the crate and builds the package, as a publication would: `package.sh [--dry-run]`. Any warning fails. With --dry-run the
# registry is asked, too, and the tree must be clean.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
cd "$root"
command=(package --allow-dirty)
[ "${1-}" = --dry-run ] && command=(publish --dry-run)
output=$(cargo "${command[@]}" --locked --package gambol 2>&1) || { printf '%s\n' "$output" >&2; exit 1; }
warnings=$(grep -A 8 '^warning' <<<"$output" | grep -v '^warning: aborting upload due to dry run' || true)
[ -z "$warnings" ] || { printf '%s\n' "$warnings" >&2; exit 1; }
grep 'Packaged' <<<"$output"
