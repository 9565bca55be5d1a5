/**
 * A text as a QR code (ISO 18004): bytes, error correction of level M, as small as it can be, up to 213 bytes.
 * `qr(text)[row][column]` is true where it is dark.
 */

/** By version: bytes of correction for each block, and how many blocks have how many bytes of data. */
const BLOCKS: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
const LONG = 10; // from this version on, the length of the text takes two bytes

type Grid = boolean[][];
type Test = (row: number, column: number) => boolean;

const MASKS: readonly Test[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

export function qr(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex((_, i) => bytes.length + (i + 1 < LONG ? 2 : 3) <= room(i + 1));
  if (!version) throw new RangeError("too long for a QR code");
  const size = 17 + 4 * version;
  const fixed = patterns(version, size);
  const laid = lay(spread(bytes, version), fixed, size);
  const masked = MASKS.map((mask, i) => finished(laid, fixed, mask, i, size));
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

function room(version: number): number {
  const [, ...groups] = BLOCKS[version - 1]!;
  return groups.reduce((sum, [count, length]) => sum + count * length, 0);
}

// ---- what is written -----------------------------------------------------------------------------

/** The bytes of a text in the order in which they lie, with those that correct errors. */
function spread(bytes: Uint8Array, version: number): number[] {
  const bits = [4, 4, bytes.length, version < LONG ? 8 : 16, ...[...bytes].flatMap((byte) => [byte, 8])];
  const data = packed(bits, room(version));
  const [correcting, ...groups] = BLOCKS[version - 1]!;
  const blocks: number[][] = [];
  let at = 0;
  for (const [count, length] of groups) for (let i = 0; i < count; i++) blocks.push(data.slice(at, (at += length)));
  const corrections = blocks.map((block) => remainder(block, correcting));
  return [...interleaved(blocks), ...interleaved(corrections)];
}

/** Numbers, each followed by how many bits it has, as bytes; the rest is filled. */
function packed(bits: number[], length: number): number[] {
  let text = "";
  for (let i = 0; i < bits.length; i += 2) text += bits[i]!.toString(2).padStart(bits[i + 1]!, "0");
  text = `${text}0000`.slice(0, length * 8);
  const data = text.match(/.{1,8}/g)!.map((byte) => parseInt(byte.padEnd(8, "0"), 2));
  for (let filler = 0xec; data.length < length; filler ^= 0xec ^ 0x11) data.push(filler);
  return data;
}

function interleaved(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block.slice(i, i + 1))).flat();
}

const times = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
};

/** What Reed and Solomon add to a block. */
function remainder(block: readonly number[], length: number): number[] {
  let generator = [1];
  for (let i = 0, root = 1; i < length; i++, root = times(root, 2))
    generator = [...generator, 0].map((it, k) => it ^ times(generator[k - 1] ?? 0, root));
  const rest = [...block, ...Array<number>(length).fill(0)];
  for (let i = 0; i < block.length; i++) {
    const lead = rest[i]!;
    generator.forEach((it, k) => (rest[i + k]! ^= times(it, lead)));
  }
  return rest.slice(block.length);
}

// ---- where it lies -------------------------------------------------------------------------------

/** What is the same in all codes of a version: undefined where there is room for what is written. */
function patterns(version: number, size: number): (boolean | undefined)[][] {
  const grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const put = (y: number, x: number, dark: boolean) => {
    if (grid[y] && x >= 0 && x < size) grid[y][x] = dark;
  };
  for (let i = 8; i < size - 8; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  const places = aligned(version);
  for (const y of places)
    for (const x of places)
      if (![places[0], places.at(-1)].includes(y) || ![places[0], places.at(-1)].includes(x) || y + x > size)
        square(put, y, x, 2, (far) => far !== 1);
  for (const [y, x] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(put, y, x, 4, (far) => far !== 2 && far < 4);
  for (let i = 0; i < 9; i++) {
    grid[8]![i] ??= false;
    grid[i]![8] ??= false;
    if (i < 8) grid[8]![size - 1 - i] = grid[size - 1 - i]![8] = false;
  }
  grid[size - 8]![8] = true;
  if (version >= 7) {
    const bits = (version << 12) | leftover(version << 12, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
      grid[near]![far] = grid[far]![near] = ((bits >> i) & 1) === 1;
    }
  }
  return grid;
}

function aligned(version: number): number[] {
  if (version === 1) return [];
  const last = 10 + 4 * version;
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

function square(
  put: (y: number, x: number, dark: boolean) => void,
  y: number,
  x: number,
  radius: number,
  dark: (far: number) => boolean,
): void {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) put(y + dy, x + dx, dark(Math.max(Math.abs(dy), Math.abs(dx))));
}

function lay(data: number[], fixed: (boolean | undefined)[][], size: number): Grid {
  const grid = fixed.map((row) => row.map((it) => it ?? false));
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x] !== undefined) continue;
        grid[y]![x] = (((data[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
    }
  }
  return grid;
}

function finished(laid: Grid, fixed: (boolean | undefined)[][], mask: Test, number: number, size: number): Grid {
  const grid = laid.map((row, y) => row.map((dark, x) => (fixed[y]![x] === undefined ? dark !== mask(y, x) : dark)));
  const bits = ((number << 10) | leftover(number << 10, 0x537, 10)) ^ 0x5412; // 0 is level M
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    if (i < 8) grid[8]![size - 1 - i] = dark;
    else grid[size - 15 + i]![8] = dark;
    if (i < 6) grid[i]![8] = dark;
    else if (i < 8) grid[i + 1]![8] = dark;
    else grid[8]![i === 8 ? 7 : 14 - i] = dark;
  }
  return grid;
}

function leftover(bits: number, divisor: number, length: number): number {
  for (let bit = 31 - Math.clz32(bits); bit >= length; bit = 31 - Math.clz32(bits)) bits ^= divisor << (bit - length);
  return bits;
}

/** How hard it is to read. */
function penalty(grid: Grid): number {
  const turned = grid.map((_, i) => grid.map((row) => row[i]!));
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  let sum = Math.floor(Math.abs(dark * 20 - 10)) * 10;
  for (const row of [...grid, ...turned]) {
    const line = row.map(Number).join("");
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (line.match(/(?=0000(?=1011101)|1011101(?=0000))/g)?.length ?? 0);
  }
  for (let y = 1; y < grid.length; y++)
    for (let x = 1; x < grid.length; x++) {
      const [a, b] = [grid[y]!, grid[y - 1]!];
      if (a[x] === a[x - 1] && a[x] === b[x] && a[x] === b[x - 1]) sum += 3;
    }
  return sum;
}
