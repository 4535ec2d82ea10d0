#!/usr/bin/env bash
# Fails where the crate's interface broke since its last release and its version does not say so: `semver.sh [REVISION]`.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
cd "$root"
# The last release is the last tag of a version. Before the first one nothing must be kept, and changes since the last commit are checked.
base=${1:-$(git describe --tags --abbrev=0 --match 'v[0-9]*' 2>/dev/null || echo HEAD)}
printf '   compared with %s\n' "$base"
exec cargo semver-checks --package gambol --baseline-rev "$base" --only-explicit-features --features serde,std
