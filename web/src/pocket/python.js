/** Python, started from what is there already: nothing is fetched. */
import { loadPyodide } from "pyodide";
import createPyodideModule from "../../node_modules/pyodide/pyodide.asm.mjs";
import { info } from "../../node_modules/pyodide/pyodide-lock.json";
import { engine } from "./engine.js";

const NOWHERE = "https://python.invalid/"; // where Pyodide would look for its files

/** Whatever the project needs for tables and bots is in memory, and nothing of this page is. */
const PREPARE = "import sys; sys.path.insert(0, '/antics.zip'); import antics.pocket.prepared";

/**
 * `module` is Python compiled, `stdlib` and `antics` are archives of its modules. It starts from the `memory` of
 * another that has started from these; without one it tells its own, as soon as everything is imported.
 */
export async function startPython({ module, stdlib, antics, memory }) {
  const begun = memory && (await bytesOf(memory));
  const { fetch, WebAssembly: wasm } = globalThis;
  const { instantiateStreaming } = wasm;
  globalThis.fetch = async (address) =>
    String(address).endsWith("python_stdlib.zip") ? new Response(stdlib) : new Response(null);
  wasm.instantiateStreaming = async (_, imports) => ({ module, instance: await wasm.instantiate(module, imports) });
  try {
    const python = await loadPyodide({
      indexURL: NOWHERE,
      packageBaseUrl: NOWHERE,
      lockFileContents: { info, packages: {} },
      createPyodideModule,
      ...(begun ? { _loadSnapshot: begun } : { _makeSnapshot: true }),
    });
    begun?.buffer.transfer?.(0); // it has been copied
    python.FS.writeFile("/antics.zip", antics, { canOwn: true });
    if (!memory) python.runPython(PREPARE);
    const told = memory ? undefined : python.makeMemorySnapshot().buffer;
    python.registerJsModule("antics_engine", engine);
    return { python, memory: told };
  } finally {
    globalThis.fetch = fetch;
    wasm.instantiateStreaming = instantiateStreaming;
  }
}

/** Read piece by piece into what can be given back at once, for it is large. */
async function bytesOf(blob) {
  const bytes = new Uint8Array(blob.size);
  const reader = blob.stream().getReader();
  let at = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes.set(part.value, at);
    at += part.value.length;
  }
  return bytes;
}
