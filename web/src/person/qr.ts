/** A text as a QR code (ISO/IEC 18004): bytes, level L, versions 1 to 5, which have one block each: up to 106 bytes. */

/** How many code words a version has for data, and for repair. */
const WORDS = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
] as const;
const LEVEL_L = 1;
const BYTES = 4;

type Grid = boolean[][];

/** The dark squares, row by row; nothing if the text is too long. */
export function qrCode(text: string): Grid | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = WORDS.findIndex(([data]) => bytes.length <= data - 2) + 1;
  if (version === 0) return null;
  const [data, repair] = WORDS[version - 1]!;
  const words = withRepair(dataWords(bytes, data), repair);
  const masked = Array.from({ length: 8 }, (_, mask) => drawn(version, words, mask));
  return masked.reduce((best, each) => (roughness(each) < roughness(best) ? each : best));
}

/** Kind, length, bytes and padding. */
function dataWords(bytes: number[], count: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(BYTES, 4);
  push(bytes.length, 8);
  bytes.forEach((byte) => push(byte, 8));
  push(0, 4);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; words.length < count; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Multiplies in the field of 256 elements that Reed and Solomon count in. */
function times(x: number, y: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((y >> i) & 1) * x);
  return product;
}

/** The words, and behind them the remainder of their division by the generator of this degree. */
function withRepair(words: number[], degree: number): number[] {
  const generator = new Array<number>(degree).fill(0);
  generator[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
    for (let j = 0; j < degree; j++) generator[j] = times(generator[j]!, root) ^ (generator[j + 1] ?? 0);
  const remainder = new Array<number>(degree).fill(0);
  for (const word of words) {
    const factor = word ^ remainder.shift()!;
    remainder.push(0);
    generator.forEach((coefficient, i) => (remainder[i]! ^= times(coefficient, factor)));
  }
  return [...words, ...remainder];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(version: number, words: number[], mask: number): Grid {
  const size = 17 + 4 * version;
  const dark: (boolean | undefined)[][] = Array.from({ length: size }, () => new Array<boolean>(size));
  const set = (x: number, y: number, on: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) dark[y]![x] = on;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const rings = (cx: number, cy: number, far: number, light: number[]) => {
    for (let dy = -far; dy <= far; dy++)
      for (let dx = -far; dx <= far; dx++) set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  if (version > 1) rings(size - 7, size - 7, 2, [1]);
  formatBits(mask, size, set);
  fill(words, mask, size, dark);
  return dark as Grid;
}

/** Level and mask, with their own repair, twice. */
function formatBits(mask: number, size: number, set: (x: number, y: number, on: boolean) => void): void {
  const data = (LEVEL_L << 3) | mask;
  let remainder = data;
  for (let i = 0; i < 10; i++) remainder = (remainder << 1) ^ ((remainder >> 9) * 0x537);
  const bits = ((data << 10) | remainder) ^ 0x5412;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 8; i++) {
    set(8, i < 6 ? i : i + 1, bit(i));
    set(size - 1 - i, 8, bit(i));
  }
  for (let i = 8; i < 15; i++) {
    set(i === 8 ? 7 : 14 - i, 8, bit(i));
    set(8, size - 15 + i, bit(i));
  }
  set(8, size - 8, true);
}

/** Lays the words in a zigzag of two columns from the right, over what is not taken. */
function fill(words: number[], mask: number, size: number, dark: (boolean | undefined)[][]): void {
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (dark[y]![x] !== undefined) continue;
        const bit = ((words[next >> 3] ?? 0) >> (7 - (next & 7))) & 1;
        next++;
        dark[y]![x] = (bit === 1) !== MASKS[mask]!(x, y);
      }
  }
}

/** How hard a code is to read: long runs and blocks of one colour. */
function roughness(grid: Grid): number {
  const at = (x: number, y: number, turned: boolean) => (turned ? grid[x]![y]! : grid[y]![x]!);
  let rough = 0;
  for (const turned of [false, true])
    for (let y = 0; y < grid.length; y++)
      for (let x = 1, run = 1; x <= grid.length; x++) {
        if (x < grid.length && at(x, y, turned) === at(x - 1, y, turned)) run++;
        else {
          if (run >= 5) rough += run - 2;
          run = 1;
        }
      }
  for (let y = 1; y < grid.length; y++)
    for (let x = 1; x < grid.length; x++)
      if (new Set([grid[y]![x], grid[y - 1]![x], grid[y]![x - 1], grid[y - 1]![x - 1]]).size === 1) rough += 3;
  return rough;
}
