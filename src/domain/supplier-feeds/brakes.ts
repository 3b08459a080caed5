import type { ImportCounts } from '#src/domain/goods/index.ts';
import type { Refusal } from '../refusal.ts';
import { why } from './refusals.ts';

/** A file with this share of the last one's rows, or less, has probably lost some. */
const fewestRows = 0.8;
/** More prices of the shop's goods than this share move by over 30 %. */
const mostMoved = 0.05;
/** More rows than this share cannot be read. */
const mostRefused = 0.1;
/** More of the shop's goods than this share would be taken off the site. */
const mostEnded = 0.1;

type Judged = {
  counts: ImportCounts;
  /** Rows of this file. */
  rows: number;
  /** Rows of the last file of this feed that was applied or looked at; null for the first. */
  rowsBefore: number | null;
};

/**
 * What a person should look at before a file of a feed is applied, whatever its schedule says. Empty if nothing is odd.
 */
export function brakesOf({ counts, rows, rowsBefore }: Judged): Refusal[] {
  const known = counts.changed + counts.unchanged + counts.kept;
  const told: Refusal[] = [];
  if (rowsBefore !== null && rows < rowsBefore * fewestRows) {
    told.push(why('feed.hold.fewer', { rows, before: rowsBefore }));
  }
  if (counts.bigMoves > known * mostMoved) {
    const percent = Math.ceil((counts.bigMoves / known) * 100);
    told.push(why('feed.hold.moved', { count: counts.bigMoves, percent }));
  }
  if (counts.wildMoves > 0) told.push(why('feed.hold.wild', { count: counts.wildMoves }));
  if (counts.refused > rows * mostRefused) {
    told.push(why('feed.hold.refused', { count: counts.refused, rows }));
  }
  if (counts.ended > known * mostEnded) {
    told.push(why('feed.hold.ended', { count: counts.ended }));
  }
  return told;
}
