import { VERDICTS, type Verdict } from '#src/domain/fitment/index.ts';
import type { Query } from '#src/web/page/hrefs.ts';

/** The filters of a list of parts: any of the values of one, and all of them. */
export const facetNames = ['brand', 'type', 'size', 'finish'] as const;
export type FacetName = (typeof facetNames)[number];

/** On/off filters. */
export const switchNames = ['noTrim', 'noRegear', 'inStock'] as const;
export type SwitchName = (typeof switchNames)[number];

export const choiceSorts = ['best', 'priceUp', 'priceDown', 'largest'] as const;
export type ChoiceSort = (typeof choiceSorts)[number];

/** The filters in the URL of an option's step. */
export type ChoiceFilterValues = {
  values: Record<FacetName, readonly string[]>;
  switches: Record<SwitchName, boolean>;
  /** For the complete set: one kit, four wheels, four tires. */
  maxCents: number | null;
  sort: ChoiceSort;
  /** Also what does not fit, with the reason. */
  showsRefused: boolean;
  /** How many of a verdict are shown, if somebody asked for more. */
  shown: Partial<Record<Verdict, number>>;
};

const mostValues = 20;
const mostShown = 480;

export const noWishes: ChoiceFilterValues = {
  values: { brand: [], type: [], size: [], finish: [] },
  switches: { noTrim: false, noRegear: false, inStock: false },
  maxCents: null,
  sort: 'best',
  showsRefused: false,
  shown: {},
};

/** Parses a URL; values that nobody could have chosen are ignored. */
export function readChoiceFilters(params: URLSearchParams): ChoiceFilterValues {
  const values = (name: string) => params.getAll(name).filter(isValue).slice(0, mostValues);
  const isOn = (name: string) => params.get(name) === '1';
  const dollars = params.get('max') ?? '';
  return {
    values: {
      brand: values('brand'),
      type: values('type'),
      size: values('size'),
      finish: values('finish'),
    },
    switches: { noTrim: isOn('noTrim'), noRegear: isOn('noRegear'), inStock: isOn('inStock') },
    maxCents: /^[1-9]\d{0,5}$/.test(dollars) ? Number(dollars) * 100 : null,
    sort: choiceSorts.find((sort) => sort === params.get('sort')) ?? 'best',
    showsRefused: isOn('refused'),
    shown: readShown(params.getAll('more')),
  };
}

/** The same filters as a query; defaults are left out. */
export function filtersQuery(wishes: ChoiceFilterValues): Query {
  const { values, switches, maxCents, sort, showsRefused, shown } = wishes;
  const on = (isOn: boolean) => (isOn ? '1' : undefined);
  return {
    ...values,
    noTrim: on(switches.noTrim),
    noRegear: on(switches.noRegear),
    inStock: on(switches.inStock),
    max: maxCents === null ? undefined : String(maxCents / 100),
    sort: sort === 'best' ? undefined : sort,
    refused: on(showsRefused),
    more: Object.entries(shown).map(([verdict, count]) => `${verdict}-${count}`),
  };
}

/** The number of active filters. */
export function countFilters({ values, switches, maxCents }: ChoiceFilterValues): number {
  const chosen = facetNames.filter((name) => values[name].length > 0).length;
  const on = switchNames.filter((name) => switches[name]).length;
  return chosen + on + (maxCents === null ? 0 : 1);
}

/** The complete list again, in the same order. */
export function withoutFilters({ sort, showsRefused }: ChoiceFilterValues): ChoiceFilterValues {
  return { ...noWishes, sort, showsRefused };
}

/** "fits-36": of what fits, 36. */
function readShown(given: readonly string[]): ChoiceFilterValues['shown'] {
  const pairs = given.flatMap((text) => {
    const [, name, count] = /^([a-z-]+)-(\d{1,3})$/.exec(text) ?? [];
    const verdict = VERDICTS.find((one) => one === name);
    return verdict ? [[verdict, Math.min(Number(count), mostShown)] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function isValue(text: string): boolean {
  return /^[\w.:/ -]{1,60}$/.test(text);
}
