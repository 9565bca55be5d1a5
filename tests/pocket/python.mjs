/** Python in Node, with what a browser would import; runs what it is given, and prints what comes of it. */
import { readFileSync } from "node:fs";
import { argv } from "node:process";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";
import { engine } from "../../web/src/pocket/engine.js";

const [, , archive, script, given] = argv;
const python = await loadPyodide();
python.registerJsModule("antics_engine", engine);
python.FS.writeFile("/antics.zip", readFileSync(archive));
python.globals.set("given", given);
python.runPython("import sys; sys.path.insert(0, '/antics.zip')");
console.log(await python.runPythonAsync(readFileSync(script, "utf8") + "\nawait answer(given)\n"));
