#!/usr/bin/env bash
# Installs missing tools: `setup.sh` for building and playing, `setup.sh test` for the tests as well, `setup.sh long` for the checks of
# `make long`, `setup.sh mutants` for those of `make mutants`.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/env.sh"

say() { printf '   %s\n' "$*"; }
fail() { printf 'setup: %s\n' "$*" >&2; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }
is_at_least() { [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

rust() {
  has cargo || fail 'cargo is missing; install Rust from https://rustup.rs'
  local wanted have
  wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$root/Cargo.toml")
  have=$(rustc --version | cut -d ' ' -f 2)
  is_at_least "$wanted" "$have" || fail "Rust is $have and must be $wanted or newer; run: rustup update"
  [ -d "$(rustc --print target-libdir --target wasm32-unknown-unknown)" ] && return
  has rustup || fail 'the Rust target wasm32-unknown-unknown is missing; install it (Debian: libstd-rust-dev-wasm32)'
  say 'adding the Rust target wasm32-unknown-unknown'
  rustup --quiet target add wasm32-unknown-unknown
}

# The target on which the crate is built without an operating system.
bare() {
  local target=thumbv7em-none-eabi
  [ -d "$(rustc --print target-libdir --target $target)" ] && return
  has rustup || fail "the Rust target $target is missing; install it"
  say "adding the Rust target $target"
  rustup --quiet target add $target
}

lints() {
  cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 && return
  has rustup || fail 'cargo fmt or cargo clippy is missing; install rustfmt and clippy'
  say 'adding rustfmt and clippy'
  rustup --quiet component add rustfmt clippy
}

# Installs a command in the version that we need: COMMAND CRATE VERSION [CARGO-OPTION...].
tool() {
  local command=$1 crate=$2 version=$3 home=$cache/$1-$3
  if has "$command" && [ "$("$command" --version 2>/dev/null | cut -d ' ' -f 2)" = "$version" ]; then return; fi
  if has cargo-binstall; then
    say "installing $crate $version"
    cargo binstall --no-confirm --locked --root "$home" "$crate@$version" </dev/null && return
  fi
  say "building $crate $version: some minutes, once"
  # The tools run for a second: optimising them takes longer. Cargo shows its progress on a terminal.
  local quiet=--quiet
  if [ -t 2 ]; then quiet=; fi
  CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    cargo install ${quiet:+"$quiet"} --locked --force --root "$home" --target-dir "$cache/target" "$crate" --version "$version" "${@:4}"
}

packages() {
  has node || fail 'node is missing; install Node.js 20.19 or newer from https://nodejs.org'
  has npm || fail 'npm is missing; it comes with Node.js from https://nodejs.org (Debian: apt-get install npm)'
  is_at_least 20.19 "$(node --version | tr -d v)" || fail "Node.js is $(node --version) and must be 20.19 or newer"
  local stamp=$root/node_modules/.installed-lock.json
  cmp -s "$root/package-lock.json" "$stamp" && return
  say 'installing the npm packages of package.json'
  (cd "$root" && npm ci --loglevel=error)
  cp "$root/package-lock.json" "$stamp"
}

# Whether Debian's packages can be installed.
is_debian() { [ "$(id -u)" = 0 ] && has apt-get && grep -qs '^ID=debian' /etc/os-release; }

# Installs Debian's packages: PACKAGE...
debian() { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null; }

# Installs browsers of Playwright: BROWSER...
playwright_browser() {
  local deps=()
  [ "$(uname)" = Linux ] && [ "$(id -u)" = 0 ] && deps=(--with-deps)
  (cd "$root/tests" && playwright install ${deps[@]+"${deps[@]}"} "$@")
}

browser() {
  node "$root/tests/tools/chromium.ts" && return
  if is_debian; then
    say "installing Debian's Chromium"
    debian chromium chromium-headless-shell
  else
    say "installing Playwright's Chromium"
    playwright_browser chromium
  fi
  node "$root/tests/tools/chromium.ts" || fail 'no Chromium could be installed; install one and try again'
}

# Some tests run in Firefox and in WebKit, too, where they can be installed.
firefox() {
  node "$root/tests/tools/firefox.ts" && return
  is_debian || return 0
  say "installing Debian's Firefox"
  debian firefox-esr || say 'there is none: its tests are left out'
}

webkit() {
  node "$root/tests/tools/webkit.ts" && return
  if is_debian; then
    say "installing Debian's WebKit"
    debian webkit2gtk-driver xvfb xauth || say 'there is none: its tests are left out'
  else
    say "installing Playwright's WebKit"
    playwright_browser webkit || say 'there is none: its tests are left out'
  fi
}

rust
packages
# Without TLS and the check for updates: it finds every tool on the PATH and downloads none.
tool trunk trunk "$trunk_version" --no-default-features
tool wasm-bindgen wasm-bindgen-cli "$wasm_bindgen_version"
if [ "${1-}" = long ]; then
  bare
  lints
  tool cargo-hack cargo-hack "$cargo_hack_version"
  tool cargo-deny cargo-deny "$cargo_deny_version"
  tool cargo-semver-checks cargo-semver-checks "$cargo_semver_checks_version"
fi
if [ "${1-}" = mutants ]; then tool cargo-mutants cargo-mutants "$cargo_mutants_version"; fi
rm -rf "$cache/target"
if [ "${1-}" = test ]; then
  lints
  browser
  firefox
  webkit
fi
