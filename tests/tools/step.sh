#!/usr/bin/env bash
# Runs one step of the Makefile with the project's tools on the PATH: `step.sh HEADING COMMAND [ARGUMENT...]`.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"
name=$1
printf '\n== %s\n' "$name"
shift
# Nothing is built twice there, and without the means to do it faster the first build is quicker.
[ -z "${CI-}" ] || export CARGO_INCREMENTAL=0
# No command here takes part in make's jobs; those that try to would warn that they can't.
unset MAKEFLAGS MFLAGS
cd "$root"
"$@" || exit
printf '== %s: %d s\n' "$name" "$SECONDS"
