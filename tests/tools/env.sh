# The paths and versions of the tools; sourced by the other scripts.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/gambol

trunk_version=$(sed -n 's/^trunk-version = "=\(.*\)"/\1/p' "$root/Trunk.toml")
# The command must have exactly the version of the crate.
wasm_bindgen_version=$(awk -F'"' '/^name = /{name = $2} /^version = / && name == "wasm-bindgen" {print $2; exit}' "$root/Cargo.lock")

cargo_hack_version=0.6.46
cargo_deny_version=0.20.2
cargo_semver_checks_version=0.51.0
cargo_mutants_version=27.1.0

# Installed tools are not replaced; those of a wrong version are only shadowed.
PATH=$cache/trunk-$trunk_version/bin:$cache/wasm-bindgen-$wasm_bindgen_version/bin:$cache/cargo-hack-$cargo_hack_version/bin:$PATH
PATH=$cache/cargo-mutants-$cargo_mutants_version/bin:$PATH
PATH=$cache/cargo-deny-$cargo_deny_version/bin:$cache/cargo-semver-checks-$cargo_semver_checks_version/bin:$root/node_modules/.bin:$PATH
export PATH
# Node before 22.18 imports TypeScript by this hook; any other leaves it alone.
case ${NODE_OPTIONS-} in
  */tests/tools/strip.js*) ;;
  *) export NODE_OPTIONS="${NODE_OPTIONS:+$NODE_OPTIONS }--import=file://${root// /%20}/tests/tools/strip.js" ;;
esac
# Trunk 0.21 accepts only true or false.
[ -z "${NO_COLOR-}" ] || export NO_COLOR=true

# The engine is the same on every machine: without the path of the dependencies' sources. Cargo adds this to the flags of its own settings.
dependencies=${CARGO_HOME:-$HOME/.cargo}
case $dependencies in
  *\ *) ;; # Cargo splits the variable at spaces.
  *) export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=--remap-path-prefix=$dependencies=/cargo ;;
esac
