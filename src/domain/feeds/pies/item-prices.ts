import type { PriceField } from '../columns/fields.ts';
import type { NamedCell } from '../rows/read-fields.ts';
import { childrenAt, textAt, type XmlTree } from '../xml/xml-tree.ts';
import { dayOf, type PiesHeader } from './pies-header.ts';

/** Which price of the shop each type is. Makers differ in LST, RMP, DLR and USR, so a profile can change it. */
export const usualPriceTypes: Readonly<Record<string, PriceField>> = {
  RET: 'msrp',
  LST: 'msrp',
  RMP: 'map',
  JBR: 'jobber',
  WD1: 'cost',
  DLR: 'cost',
};

type PriceOptions = {
  header: PiesHeader;
  today: string;
  priceTypes: Readonly<Record<string, PriceField>>;
};

type Price = { type: string; field: PriceField; text: string; effectiveOn: string | null };

/** The price of each kind that applies on the day, or that comes next, and the day on which it starts. */
export function itemPrices(item: XmlTree, options: PriceOptions): NamedCell[] {
  const prices = childrenAt(item, 'Prices', 'Pricing').flatMap((pricing) =>
    readPricing(pricing, options),
  );
  const chosen = [...new Set(prices.map(({ field }) => field))].flatMap((field) => {
    const ofField = prices.filter((price) => price.field === field);
    // Two types of one field, RET and LST: the order of the table decides.
    const [first] = Object.keys(options.priceTypes).filter((type) =>
      ofField.some((price) => price.type === type),
    );
    return inForce(
      ofField.filter(({ type }) => type === first),
      options.today,
    );
  });
  const days = chosen.flatMap(({ effectiveOn }) => effectiveOn ?? []);
  const latest = days.toSorted().at(-1);
  return [
    ...chosen.map(({ type, field, text }) => ({ header: `Price ${type}`, field, text })),
    ...(latest ? [{ header: 'EffectiveDate', field: 'effectiveOn' as const, text: latest }] : []),
  ];
}

function readPricing(pricing: XmlTree, { header, today, priceTypes }: PriceOptions): Price[] {
  const type = (pricing.attributes.PriceType ?? '').toUpperCase();
  const field = priceTypes[type];
  const amount = textAt(pricing, 'Price');
  const expiresOn = dayOf(textAt(pricing, 'ExpirationDate'));
  const isOver = expiresOn !== null && expiresOn < today;
  const isDeleted = pricing.attributes.MaintenanceType === 'D';
  if (!field || amount === null || isOver || isDeleted) return [];
  const currency = textAt(pricing, 'CurrencyCode')?.toUpperCase() ?? header.currency;
  // The reader of prices refuses other currencies by their code.
  const text = currency === 'USD' ? amount : `${amount} ${currency}`;
  const effectiveOn = dayOf(textAt(pricing, 'EffectiveDate')) ?? header.effectiveOn;
  return [{ type, field, text, effectiveOn }];
}

/** The latest price that has started; else the next that will. */
function inForce(prices: readonly Price[], today: string): Price[] {
  const byDay = prices.toSorted((one, other) =>
    (one.effectiveOn ?? '').localeCompare(other.effectiveOn ?? ''),
  );
  const started = byDay.findLast(({ effectiveOn }) => (effectiveOn ?? '') <= today);
  const price = started ?? byDay[0];
  return price ? [price] : [];
}
