/** Games' programs beside Python: what Python asks of JavaScript's WebAssembly (`antics.core.programs.browser`). */

class Opened {
  #exports;
  #memory;

  constructor(module) {
    this.#exports = new WebAssembly.Instance(module, {}).exports;
    this.#memory = this.#exports.memory;
  }

  pages = () => this.#memory.buffer.byteLength >> 16;

  grow(pages) {
    try {
      this.#memory.grow(pages);
      return true;
    } catch {
      return false;
    }
  }

  /** Numbers of 64 bits are of another kind here. */
  call = (entry, types, numbers) =>
    Number(this.#exports[entry](...numbers.map((number, i) => (types[i] === "i64" ? BigInt(number) : number))) ?? 0);

  read = (begin, end) => new Uint8Array(this.#memory.buffer.slice(begin, end));
  write = (at, data) => new Uint8Array(this.#memory.buffer, at, data.length).set(data);
}

export const engine = {
  compile: (data) => new WebAssembly.Module(data),
  open: (module) => new Opened(module),
};
