//! The engine for JavaScript.
use wasm_bindgen::prelude::*;

/// A seed of a new game, from the browser's source of randomness: a whole number below 2^53.
#[wasm_bindgen]
pub fn seed() -> f64 {
    let bits = getrandom::u64().unwrap_or_default();
    (bits >> 11) as f64
}
