#!/usr/bin/env bash
# Runs one step of the Makefile with the project's tools on the PATH: `step.sh HEADING COMMAND [ARGUMENT...]`.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
name=$1
printf '\n== %s\n' "$name"
shift
cd "$root"
"$@" || exit
printf '== %s: %d s\n' "$name" "$SECONDS"
