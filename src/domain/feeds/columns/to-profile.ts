import { priceFields } from './fields.ts';
import type { ColumnGuess } from './guess-columns.ts';
import type { SupplierProfile } from './profile.ts';

/** From a distributor's warehouse: a proposal that a person sees and may change. */
const usualDays = 2;

/** The profile that a guess amounts to, before a person has checked it; it may lack the part number. */
export function toProfile(guess: ColumnGuess, name: string): SupplierProfile {
  const columns = guess.columns.flatMap(({ header, field, unit }) =>
    field ? [{ header, field, ...(unit ? { unit } : {}) }] : [],
  );
  const has = (...fields: readonly string[]) => columns.some(({ field }) => fields.includes(field));
  return {
    name,
    kind: guess.kind,
    columns,
    // What customers pay is a list price: cost and jobber are never shown to them unless a person chooses so.
    priceFrom: (['price', 'msrp'] as const).find((field) => has(field)) ?? null,
    decimal: guess.decimal,
    stockIs: isOwnFile(columns) ? 'shop' : 'supplier',
    supplierDays: usualDays,
    mayChange: {
      goods: guess.kind === 'wheels' || guess.kind === 'tires',
      prices: has(...priceFields),
      stock: has('onHand', 'warehouse', 'leadTime'),
      pictures: has('imageUrl'),
    },
  };
}

/** A file that the shop itself has written names its columns as no supplier does. */
function isOwnFile(columns: readonly { header: string }[]): boolean {
  const names = columns.map(({ header }) => header);
  return ['sku', 'price_usd', 'lead_time_days'].every((name) => names.includes(name));
}
