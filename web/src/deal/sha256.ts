/**
 * SHA-256 (FIPS 180-4) in plain numbers. Browsers keep their own from pages that came over plain http, as in a hall at
 * home; families there shall be able to check their deal too.
 */

/** The first 32 bits of the fractional parts of the square or cube roots of the first primes. */
const fractions = (count: number, root: (prime: number) => number): number[] =>
  primes(count).map((prime) => ((root(prime) % 1) * 2 ** 32) | 0);

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

const ROUNDS = fractions(64, Math.cbrt);
const START = fractions(8, Math.sqrt);
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The SHA-256 of a text in hexadecimal digits. */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text));
  let hash = START;
  for (let at = 0; at < words.length; at += 16) hash = mixed(hash, words.subarray(at, at + 16));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The bytes as words, with a single bit and their length in bits at the end of the last block. */
function padded(bytes: Uint8Array): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  bytes.forEach((byte, at) => (words[at >> 2]! |= byte << (24 - (at & 3) * 8)));
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length & 3) * 8);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function mixed(hash: readonly number[], block: Int32Array): number[] {
  const w = schedule(block);
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[round]! + w[round]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + hash[at]!) | 0);
}

function schedule(block: Int32Array): Int32Array {
  const w = new Int32Array(64);
  w.set(block);
  for (let at = 16; at < 64; at++) {
    const [far, near] = [w[at - 15]!, w[at - 2]!];
    const one = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const two = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    w[at] = (w[at - 16]! + one + w[at - 7]! + two) | 0;
  }
  return w;
}
