/** The files that lie beside the page: each is what its digest says, or it is not used. */
import { Refusal } from "../lib/api";
import { FILES } from "../lib/base";
import address from "./worker.ts?worker&url";

type Listed = { bytes: number; sha256: string };
export type Archives = {
  script: string; // of the workers
  module: WebAssembly.Module;
  stdlib: Uint8Array<ArrayBuffer>;
  antics: Uint8Array<ArrayBuffer>;
};

const WORKER = `python/${address.slice(address.lastIndexOf("/") + 1)}.bin`; // exported compressed
const PYTHON = "python/pyodide.bin"; // compressed
const STDLIB = "python/stdlib.zip";
const ANTICS = "python/antics.zip";
const digestOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))]
    .map((one) => one.toString(16).padStart(2, "0"))
    .join("");

let known: Promise<Record<string, Listed>> | undefined;

/** What lies beside the page; the digest of the list stands in the page's first file. */
function list(): Promise<Record<string, Listed>> {
  const sha256 = document.querySelector<HTMLMetaElement>('meta[name="files"]')?.content ?? "";
  known ??= fetched("files.json", { bytes: 0, sha256 }).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)));
  known.catch(() => (known = undefined));
  return known;
}

async function fetched(
  name: string,
  { sha256 }: Listed,
  came: (bytes: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(`${FILES}/${name}`).catch(() => null);
  if (!answer?.ok || !answer.body) throw new Refusal("no-files", {});
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      came(part.value.length);
    }
  } catch {
    throw new Refusal("no-files", {}); // the rest did not come
  }
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  // browsers compute digests on safe connections only
  if (globalThis.crypto?.subtle && (await digestOf(bytes)) !== sha256) throw new Refusal("damaged-file", { name });
  return bytes;
}

export async function file(name: string, came?: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const listed = (await list())[name];
  if (!listed) throw new Refusal("not-found", {});
  return fetched(name, listed, came);
}

let loaded: Promise<Archives> | undefined;

/** All that Python needs, loaded once; `progress` hears which share of it is here. */
export function archives(progress: (share: number) => void): Promise<Archives> {
  loaded ??= load(progress);
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

async function load(progress: (share: number) => void): Promise<Archives> {
  const names = [WORKER, PYTHON, STDLIB, ANTICS];
  const listed = await list();
  const all = names.reduce((sum, name) => sum + (listed[name]?.bytes ?? 0), 0);
  let here = 0;
  const came = (bytes: number) => progress((here += bytes) / all);
  progress(0);
  const [script, module, stdlib, antics] = await Promise.all([
    file(WORKER, came).then(scriptOf),
    file(PYTHON, came).then(compiled), // while the rest is on its way
    file(STDLIB, came),
    file(ANTICS, came),
  ]);
  return { script, module, stdlib, antics };
}

const compiled = (bytes: Uint8Array<ArrayBuffer>) => WebAssembly.compileStreaming(unpacked(bytes, "application/wasm"));

async function scriptOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const code = await unpacked(bytes, "text/javascript").arrayBuffer();
  return URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
}

const unpacked = (bytes: Uint8Array<ArrayBuffer>, type: string): Response =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")), {
    headers: { "content-type": type },
  });
