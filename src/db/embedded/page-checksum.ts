/** Bytes per page of PostgreSQL's files. */
export const pageBytes = 8192;

const lanes = 32;
const prime = 16_777_619;

// biome-ignore format: a table
const seeds = Uint32Array.of(
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c,
  0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb,
  0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4,
  0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
);

/** Offset of a page's own checksum, two bytes. */
const sumAt = 8;

/**
 * Whether a page is as PostgreSQL wrote it, judging by its own checksum: FNV-1a in 32 lanes, as in PostgreSQL's
 * `src/include/storage/checksum_impl.h`. `block` is the page's number in the table, continuing through files of later
 * gigabytes. A page that was never written, all zero, fails.
 */
export function isPageWhole(page: Buffer, block: number): boolean {
  return page.readUInt16LE(sumAt) === sumOf(page, block);
}

function sumOf(page: Buffer, block: number): number {
  const copy = new Uint8Array(page);
  copy.fill(0, sumAt, sumAt + 2);
  const words = new Uint32Array(copy.buffer);
  const sums = Uint32Array.from(seeds);
  for (let at = 0; at < words.length; at += lanes) mix(sums, words.subarray(at, at + lanes));
  // Two extra rounds with zero, so that the last words are mixed as thoroughly as the first.
  const nothing = new Uint32Array(lanes);
  mix(sums, nothing);
  mix(sums, nothing);
  const whole = sums.reduce((sum, lane) => sum ^ lane, 0) ^ block;
  return ((whole >>> 0) % 65_535) + 1;
}

function mix(sums: Uint32Array, words: Uint32Array): void {
  for (let lane = 0; lane < lanes; lane += 1) {
    const mixed = (sums[lane] ?? 0) ^ (words[lane] ?? 0);
    sums[lane] = Math.imul(mixed, prime) ^ (mixed >>> 17);
  }
}
