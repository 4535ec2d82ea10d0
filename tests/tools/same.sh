#!/usr/bin/env bash
# Builds the committed page twice, in folders of different depth, with other paths, zones, languages and permissions, and compares the
# bytes.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ln -s "$dependencies" "$work/dependencies"

# Prints the hashes of a build: FOLDER.
build() {
  git clone --quiet "$root" "$1"
  (cd "$1" && make build >/dev/null && cd dist && find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum)
}

build "$work/one" >"$work/first"
(umask 077 && export TZ=Pacific/Auckland LC_ALL=C CARGO_HOME="$work/dependencies" && build "$work/a folder/of another/depth") >"$work/second"
diff "$work/first" "$work/second" || { echo 'same: the builds differ' >&2; exit 1; }
printf '%d files, the same bytes in both; hash of their hashes: %s\n' "$(wc -l <"$work/first")" "$(sha256sum <"$work/first" | cut -c 1-16)"
