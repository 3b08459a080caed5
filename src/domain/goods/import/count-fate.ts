import type { ImportCounts } from './import-schemas.ts';
import type { StagedFate } from './staged-fate.ts';

/** A price that moves by more than this is looked at twice. */
const bigMove = 0.3;

/** Adds a row to the counts. */
export function countFate(counts: ImportCounts, fate: StagedFate): void {
  counts[fate.fate] += 1;
  if (fate.fate !== 'changed') return;
  const [was, is] = [Number(fate.before.priceCents), Number(fate.after.priceCents)];
  if (was > 0 && Math.abs(is / was - 1) > bigMove) counts.bigMoves += 1;
}
