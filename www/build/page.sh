#!/usr/bin/env bash
# Builds the release page in dist/. Trunk leaves its staging folder there when it fails.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
trunk --quiet build --release --locked && exit
status=$?
rm -rf dist/.stage
exit "$status"
