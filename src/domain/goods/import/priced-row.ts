import type { GoodsRow } from '#src/domain/feeds/index.ts';
import { priceByMargin } from './price-rule.ts';
import type { StageInput } from './staged-fate.ts';

/**
 * The row with the price that the supplier's rule makes of its cost. Cost and MAP are those that the part will have: what
 * the row does not say, or somebody in the shop has typed, is the part's. Without a cost the row has no price.
 */
export function pricedRow({ row, profile, part, own }: Priced): GoodsRow {
  const { priceFrom, priceRule, overTyped } = profile;
  const { costCents, mapCents } = row.fields;
  if (priceRule === null || priceFrom !== null) return row;
  if (costCents == null && mapCents == null) return row;
  const said = (name: 'costCents' | 'mapCents') => {
    const isTyped = part !== null && own.has(name) && !overTyped;
    return (isTyped ? null : row.fields[name]) ?? part?.part[name] ?? null;
  };
  const [cost, map] = [said('costCents'), said('mapCents')];
  // A cost of nothing is a gap in the file, and no reason to give the part away.
  if (!cost) return row;
  const priceCents = priceByMargin({ costCents: cost, mapCents: map }, priceRule);
  return { ...row, fields: { ...row.fields, priceCents } };
}

type Priced = Pick<StageInput, 'row' | 'profile' | 'part' | 'own'>;
