# The paths and versions of the tools; sourced by the other scripts.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/gambol

trunk_version=$(sed -n 's/^trunk-version = "=\(.*\)"/\1/p' "$root/Trunk.toml")
# The command must have exactly the version of the crate.
wasm_bindgen_version=$(awk -F'"' '/^name = /{name = $2} /^version = / && name == "wasm-bindgen" {print $2; exit}' "$root/Cargo.lock")

cargo_hack_version=0.6.46
cargo_deny_version=0.20.2

# Installed tools are not replaced; those of a wrong version are only shadowed.
PATH=$cache/trunk-$trunk_version/bin:$cache/wasm-bindgen-$wasm_bindgen_version/bin:$cache/cargo-hack-$cargo_hack_version/bin:$PATH
PATH=$cache/cargo-deny-$cargo_deny_version/bin:$root/tests/node_modules/.bin:$PATH
export PATH
# Trunk 0.21 accepts only true or false.
[ -z "${NO_COLOR-}" ] || export NO_COLOR=true
