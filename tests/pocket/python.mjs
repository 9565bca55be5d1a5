/** Python in Node, with what a browser would import; runs what it is given, and prints what comes of it. */
import { existsSync, readFileSync } from "node:fs";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";
import { engine } from "../../web/src/pocket/engine.js";

const [, , archive, script, given] = argv;
const built = fileURLToPath(new URL("../../src/antics/server/page/python/stdlib.zip", import.meta.url));
const whole = process.env.WHOLE || !existsSync(built); // all of Python's modules, or as a site has them
const python = await loadPyodide(whole ? {} : { stdLibURL: built });
python.registerJsModule("antics_engine", engine);
python.FS.writeFile("/antics.zip", readFileSync(archive));
python.globals.set("given", given);
python.runPython("import sys; sys.path.insert(0, '/antics.zip')");
console.log(await python.runPythonAsync(readFileSync(script, "utf8") + "\nawait answer(given)\n"));
