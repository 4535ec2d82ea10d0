// Compiles the engine from wherever its bytes come.

/** Compiles a WebAssembly program. */
export async function compile(fetched: Promise<Response> | Response) {
  const response = await fetched;
  if (!response.ok) throw new Error(`engine: status ${response.status}`);
  // Streaming compilation requires a media type that not every static host sends.
  const isWasmType = response.headers.get('content-type')?.startsWith('application/wasm');
  return isWasmType ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
