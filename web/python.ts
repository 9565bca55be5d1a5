/** Python's own modules for browsers, and the project's: what every start imports comes compiled, which halves it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

/** What no browser can do, or nobody needs there. */
const LEFT_OUT = [
  "__phello__ _pydatetime _pyio _pyrepl bdb cProfile doctest ftplib imaplib mailbox optparse pdb pickletools",
  "plistlib poplib profile pstats pydoc smtplib socketserver sqlite3 tarfile trace unittest webbrowser wsgiref xml",
  "xmlrpc zipapp",
]
  .join(" ")
  .split(" ");
const PARTS = [
  String.raw`encodings/(big5|cp(?!437)|euc|gb|hp|hz|iso|johab|koi|kz|mac_|ptcp|shift|tis)`,
  String.raw`(email|http)/(?!__init__)|urllib/(request|robotparser)|logging/(handlers|config)|asyncio/(windows|proactor)`,
].join("|");

/** What the host and bots import; Pyodide's own start has imported more already. */
const NEEDED =
  "ast asyncio base64 copy dataclasses decimal fractions hashlib hmac importlib.metadata importlib.resources " +
  "importlib.resources.readers inspect ipaddress json logging pkgutil random secrets statistics tempfile textwrap " +
  "threading tomllib typing urllib.parse zipfile";

/** The project's modules that a table may need; others come as they are, for those who program. */
const STARTS = /^(__init__|(bots|core|games|pocket|review|table)\/.*)\.py$/;

const WITH = "typing_extensions.py"; // of others, if it is installed by now

const SCRIPT = String.raw`
import hashlib, importlib, importlib.util, re, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

for name in needed.split():
    importlib.import_module(name)

def packed(files):
    with zipfile.ZipFile("/packed.zip", "w") as out:
        for name, data in sorted(files.items()):
            out.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9)

def compiled(name, source, optimize=0):
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return _code_to_hash_pyc(code, importlib.util.source_hash(source), False)

def stdlib():
    (archive,) = [path for path in sys.path if path.endswith(".zip")]
    files = {}
    with zipfile.ZipFile(archive) as given:
        for name in given.namelist():
            top, module = re.split("[/.]", name)[0], name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if name.endswith("/") or top in left_out.split() or re.match(parts, name):
                continue
            data = given.read(name)
            if name.endswith(".py") and module in sys.modules:
                # Pyodide reads its own docstrings; nobody reads others
                name, data = name + "c", compiled(name, data, 0 if top.endswith("pyodide") else 2)
            files[name] = data
    packed(files)

def project(sources):
    files = {}
    for name, source in sources.to_py().items():
        data = source.encode()
        files[hashlib.sha256(data).hexdigest() + ".pyc"] = compiled(name, data)
    packed(files)
`;

/** The archive of Python's modules, and one of the project's, in which each is named by the digest of its source. */
export async function compiled(src: string): Promise<{ stdlib: Uint8Array; project: Uint8Array }> {
  const python = await loadPyodide();
  for (const [name, value] of Object.entries({ needed: NEEDED, left_out: LEFT_OUT.join(" "), parts: PARTS }))
    python.globals.set(name, value);
  python.runPython(SCRIPT);
  const made = (name: string, ...given: unknown[]): Uint8Array => {
    python.globals.get(name)(...given);
    return python.FS.readFile("/packed.zip");
  };
  return { stdlib: made("stdlib"), project: made("project", sources(src)) };
}

function sources(src: string): Record<string, string> {
  const names = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((name) => STARTS.test(name));
  const ours = names.map((name) => [`antics/${name}`, `${src}/${name}`]);
  const lib = `${src}/../../.venv/lib`;
  const places = existsSync(lib) ? readdirSync(lib).map((name) => `${lib}/${name}/site-packages/${WITH}`) : [];
  const theirs = places.filter((file) => existsSync(file)).map((file) => [WITH, file]);
  return Object.fromEntries([...ours, ...theirs].map(([name, file]) => [name, readFileSync(file!, "utf8")]));
}
