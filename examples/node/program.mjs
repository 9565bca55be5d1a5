// A game's program, from its bytes: all there is to know about it stands in its section "antics", as JSON.
const KINDS = { i1: "Int8", i2: "Int16", i4: "Int32", i8: "BigInt64", u4: "Uint32" };

export class Program {
  constructor(bytes) {
    const module = new WebAssembly.Module(bytes);
    const [about] = WebAssembly.Module.customSections(module, "antics");
    this.about = JSON.parse(new TextDecoder().decode(about));
    this.exports = new WebAssembly.Instance(module).exports;
    this.free = this.about.free;
  }

  // The address of blank room for so many records.
  room(record, n = 1) {
    const at = Math.ceil(this.free / 64) * 64;
    this.free = at + n * this.about.records[record].size;
    const pages = Math.ceil((this.free - this.exports.memory.buffer.byteLength) / 65536);
    if (pages > 0) this.exports.memory.grow(pages);
    return at;
  }

  // The numbers of a field of the record at an address; they can be written, too.
  field(record, at, name) {
    const { at: offset, type, shape } = this.about.records[record].fields[name];
    const count = shape.reduce((n, m) => n * m, 1);
    return new globalThis[`${KINDS[type]}Array`](this.exports.memory.buffer, at + offset, count);
  }

  // Give all fields of a record their values: numbers, rows of numbers, tables of numbers.
  store(record, at, values) {
    for (const [name, value] of Object.entries(values)) this.field(record, at, name).set([value].flat(2));
  }

  // Call an entry point. Where a number of records is to follow an address, give both as [address, number].
  call(entry, ...given) {
    const { takes } = this.about.entries[entry];
    const flat = given.flatMap((value, i) => (takes[i][1] === "i64" ? BigInt(value) : value));
    return Number(this.exports[entry](...flat) ?? 0);
  }
}
