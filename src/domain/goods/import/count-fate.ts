import type { ImportCounts } from './import-schemas.ts';
import type { StagedFate } from './staged-fate.ts';

/** A price that moves by more than this is looked at twice. */
const bigMove = 0.3;
/** A price that becomes this many times as high, or as low. */
const wildMove = 10;

/** Adds a row to the counts. */
export function countFate(counts: ImportCounts, fate: StagedFate): void {
  counts[fate.fate] += 1;
  if ('startsOn' in fate) counts.later += 1;
  if (fate.fate !== 'changed') return;
  const [was, is] = [Number(fate.before.priceCents), Number(fate.after.priceCents)];
  if (was > 0 && Math.abs(is / was - 1) > bigMove) counts.bigMoves += 1;
  if (was > 0 && is > 0 && Math.max(is / was, was / is) >= wildMove) counts.wildMoves += 1;
  if (fate.after.status === 'discontinued') counts.ended += 1;
}

/** How much applying it changes on the site. What the supplier has is for the shop alone. */
export function siteChanges({ added, changed, pictures }: ImportCounts): number {
  return added + changed + pictures;
}
