#!/usr/bin/env bash
# Compares the interface of the crate with that of a commit, by default the last version that was published: `semver.sh [COMMIT]`. What
# breaks its users without a version that says so fails.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
cd "$root"
if [ -n "${1-}" ]; then
  commit=$1
elif commit=$(git describe --tags --abbrev=0 --match 'v*' 2>/dev/null); then
  echo "   compared with $commit"
else
  # Nothing is promised yet. What is not committed is compared, so that the check itself is known to work.
  echo '   no tag v…: no version was published; compared with the last commit'
  commit=HEAD
fi
cargo semver-checks --package gambol --baseline-rev "$commit" --only-explicit-features --features full,conformance,std,serde
