import {
  type ManyChange,
  type PriceStep,
  partStatuses,
  priceEnds,
} from '#src/domain/goods/index.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** What the bar over a list offers to do. */
export const deeds = [
  'raise-percent',
  'lower-percent',
  'raise-dollars',
  'lower-dollars',
  'active',
  'draft',
  'discontinued',
  'stock',
] as const;
export type Deed = (typeof deeds)[number];

/** The parameters of a change, by name. */
export type ManyForm = {
  deed: Deed;
  amount: string;
  end: PriceStep['end'];
};

export function readManyForm(params: URLSearchParams): ManyForm {
  return {
    deed: deeds.find((one) => one === params.get('do')) ?? 'raise-percent',
    amount: (params.get('amount') ?? '').trim(),
    end: priceEnds.find((one) => one === params.get('end')) ?? 'cent',
  };
}

/** Null if the amount is missing or no number that makes sense. */
export function manyChangeOf({ deed, amount, end }: ManyForm): ManyChange | null {
  const status = partStatuses.find((one) => one === deed);
  if (status) return { what: 'status', status };
  const figure = Number(amount.replace(/[$%,\s]/g, ''));
  const isFigure = amount !== '' && Number.isFinite(figure) && figure >= 0;
  if (deed === 'stock') {
    // Emptied: nobody has counted.
    if (amount === '') return { what: 'stock', onHand: null };
    const isCount = isFigure && Number.isInteger(figure) && figure <= 100_000;
    return isCount ? { what: 'stock', onHand: figure } : null;
  }
  const [way, by] = deed.split('-');
  if (!isFigure || figure === 0 || figure > (by === 'percent' ? 500 : 10_000)) return null;
  const sign = way === 'lower' ? -1 : 1;
  const step: PriceStep =
    by === 'percent'
      ? { by: 'percent', amount: sign * figure, end }
      : { by: 'dollars', amount: sign * Math.round(figure * 100), end };
  return { what: 'price', step };
}

/** The parts that were ticked; 'all' for every one that the list finds. */
export function chosenSkus(params: URLSearchParams): readonly string[] | 'all' {
  return params.get('all') === 'on' ? 'all' : params.getAll('sku').slice(0, 500).map(plainText);
}
