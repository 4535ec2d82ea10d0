# Where the tools are and of which versions; sourced by the other scripts.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/gambol

trunk_version=$(sed -n 's/^trunk-version = "=\(.*\)"/\1/p' "$root/Trunk.toml")
# The command must be of the very version that the crate is.
wasm_bindgen_version=$(awk -F'"' '/^name = /{name = $2} /^version = / && name == "wasm-bindgen" {print $2; exit}' "$root/Cargo.lock")

# Nobody's own tools are replaced: those of the wrong version are merely overshadowed.
PATH=$cache/trunk-$trunk_version/bin:$cache/wasm-bindgen-$wasm_bindgen_version/bin:$root/tests/node_modules/.bin:$PATH
export PATH
# Trunk 0.21 takes no other value than true or false.
[ -z "${NO_COLOR-}" ] || export NO_COLOR=true
