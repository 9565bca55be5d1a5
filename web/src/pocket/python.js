/** Python, started from what is there already: nothing is fetched. */
import { loadPyodide } from "pyodide";
import createPyodideModule from "../../node_modules/pyodide/pyodide.asm.mjs";
import { info } from "../../node_modules/pyodide/pyodide-lock.json";
import { engine } from "./engine.js";

const NOWHERE = "https://python.invalid/"; // where Pyodide would look for its files

/** `module` is Python compiled, `stdlib` and `antics` are archives of its modules. */
export async function startPython({ module, stdlib, antics }) {
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
    });
    python.registerJsModule("antics_engine", engine);
    python.FS.writeFile("/antics.zip", antics);
    python.runPython("import sys; sys.path.insert(0, '/antics.zip')");
    return python;
  } finally {
    globalThis.fetch = fetch;
    wasm.instantiateStreaming = instantiateStreaming;
  }
}
