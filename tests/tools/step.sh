#!/usr/bin/env bash
# Runs one step of the Makefile with the project's tools on the PATH: `step.sh HEADING COMMAND [ARGUMENT...]`.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
printf '\n== %s\n' "$1"
shift
cd "$root"
exec "$@"
