import type { LiftKit } from '#src/domain/catalog/index.ts';
import type { OptionStepData } from '../flow-data.ts';

/** Kits that can be chosen and seen: the one nearest to a tried height must be one of them. */
export function shownKits({ list, catalogue }: OptionStepData): LiftKit[] {
  const groups = list.narrowed.groups.filter(({ verdict }) => verdict !== 'does-not-fit');
  const shown = new Set(groups.flatMap(({ skus }) => skus));
  return catalogue.liftKits.filter(({ sku }) => shown.has(sku));
}
