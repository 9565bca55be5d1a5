import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, type Plugin } from "vitest/config";
import { compiled } from "./python.ts";
import { ICONS } from "./src/kit/icon-names.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PAGE = here("../src/antics/server/page");

/** The few icons that the page uses, taken out of the collection of four thousand. */
function icons(): Plugin {
  const all = JSON.parse(readFileSync(here("node_modules/@iconify-json/game-icons/icons.json"), "utf8")).icons;
  return {
    name: "icons",
    resolveId: (id) => (id === "virtual:icons" ? "\0icons" : undefined),
    load: (id) =>
      id === "\0icons"
        ? `export default ${JSON.stringify(Object.fromEntries(ICONS.map((name) => [name, all[name].body])))}`
        : undefined,
  };
}

/** The examples of the documentation, to be run in the browser: what stands under each heading. */
function examples(): Plugin {
  const from = here("../docs/console.md");
  const found = () =>
    [...readFileSync(from, "utf8").matchAll(/^## (.+)$(?:(?!^## )[^])*?^```python\n([^]*?)^```/gm)].map(
      ([, title, code]) => ({ title, code: code!.trimEnd() }),
    );
  return {
    name: "examples",
    resolveId: (id) => (id === "virtual:examples" ? "\0examples" : undefined),
    load: (id) => (id === "\0examples" ? `export default ${JSON.stringify(found())}` : undefined),
  };
}

/** Every text of the built page is also written compressed, so that the service need not do it again and again. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(PAGE, { recursive: true, encoding: "utf8" })) {
        const file = `${PAGE}/${name}`;
        if (!/\.(js|css|svg|html)$/.test(name)) continue;
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}

/** Python for browsers, beside the page: only those fetch it who play without a service (`antics export`). */
function python(): Plugin {
  const from = here("node_modules/pyodide");
  return {
    name: "python",
    apply: "build",
    async closeBundle() {
      mkdirSync(`${PAGE}/python`, { recursive: true });
      const { stdlib, project } = await compiled(here("../src/antics"));
      writeFileSync(`${PAGE}/python/pyodide.bin`, gzipSync(readFileSync(`${from}/pyodide.asm.wasm`), { level: 9 }));
      writeFileSync(`${PAGE}/python/stdlib.zip`, stdlib);
      writeFileSync(`${PAGE}/python/compiled.zip`, project);
    },
  };
}

/** Python's loader without its WebAssembly, which is handed to it. */
function bare(): Plugin {
  return {
    name: "bare",
    enforce: "pre",
    transform: (code, id) =>
      id.endsWith("pyodide.asm.mjs")
        ? code.replace('new URL("pyodide.asm.wasm",import.meta.url).href', '""')
        : undefined,
  };
}

export default defineConfig({
  plugins: [icons(), examples(), svelte(), svelteTesting({ autoCleanup: false }), compressed(), python()],
  worker: {
    format: "es",
    plugins: () => [bare()],
    // Python's loader is what it is: it runs in more places than browsers
    rolldownOptions: { checks: { eval: false, commonJsVariableInEsm: false } },
  },
  resolve: { alias: { $lib: here("src/lib"), $kit: here("src/kit") } },
  // What the page loads later lies under the path that the service has written into it.
  experimental: {
    renderBuiltUrl: (file, { hostType }) =>
      hostType === "js"
        ? {
            runtime: `new URL(document.querySelector('meta[name="base"]').content + ${JSON.stringify(`/${file}`)}, document.baseURI).href`,
          }
        : hostType === "css"
          ? { relative: true }
          : undefined,
  },
  build: { outDir: PAGE, emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": "http://127.0.0.1:8000" }, fs: { allow: [here("..")] } },
  test: {
    // the few that need a document ask for jsdom themselves: it takes longer to start than they take
    include: ["src/**/*.test.ts"],
    testTimeout: 120_000, // the machine may be busy
    setupFiles: ["src/jsdom.ts"],
  },
});
