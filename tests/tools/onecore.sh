#!/usr/bin/env bash
# Runs a command on a single core, if the system supports that.
set -euo pipefail
if command -v taskset > /dev/null; then
  exec taskset --cpu-list 0 "$@"
fi
exec "$@"
