#!/usr/bin/env bash
# Runs a command on one core, where the system lets it be chosen.
set -euo pipefail
if command -v taskset > /dev/null; then
  exec taskset --cpu-list 0 "$@"
fi
exec "$@"
