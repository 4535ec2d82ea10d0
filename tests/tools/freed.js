// What the bindings lack: methods of a freed object throw an error that says so. wasm-bindgen passes its null pointer on, and
// Rust reports no more than "null pointer passed to rust". `bundle.js` adds this to the bindings.

/**
 * Guards all methods of classes of wasm-bindgen. A freed object can be freed again.
 *
 * @param {Record<string, Function>} types by name
 */
export function guardFreed(types) {
  for (const [type, { prototype }] of Object.entries(types)) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const method = prototype[name];
      if (/^constructor|^__/.test(name)) continue;
      prototype[name] = function (/** @type {unknown[]} */ ...inputs) {
        if (this.__wbg_ptr !== 0) return method.apply(this, inputs);
        if (name !== 'free') throw Object.assign(new Error(`${type}.${name} called after free`), { code: 'freed', found: name });
      };
    }
    // `using` frees by this name.
    if (Symbol.dispose) prototype[Symbol.dispose] = prototype.free;
  }
}
