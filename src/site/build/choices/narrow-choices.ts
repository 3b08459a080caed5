import { VERDICTS, type Verdict } from '#src/domain/fitment/index.ts';
import {
  type ChoiceFilterValues,
  type FacetName,
  facetNames,
  type SwitchName,
  switchNames,
} from './choice-filter-values.ts';

/** A part as the filters see it. Small, because a page contains one for each part of the list. */
export type ChoiceEntry = {
  sku: string;
  verdict: Verdict;
  values: Partial<Record<FacetName, readonly string[]>>;
  switches: readonly SwitchName[];
  /** For the complete set: one kit, four wheels, four tires. */
  priceCents: number;
  /** Its size for sorting: front lift of kits, diameter of tires. */
  sizeIn: number;
};

/** The parts with one verdict, best first; `total` includes those that are not shown yet. */
export type ChoiceGroup = { verdict: Verdict; total: number; skus: string[] };

export type NarrowedChoices = {
  /** The parts to show, by verdict. */
  groups: ChoiceGroup[];
  /** All that match and can be chosen. */
  total: number;
  /** What matches but does not fit, shown or not. */
  refused: number;
  /** What each value would show, with all other filters unchanged. */
  counts: Record<FacetName, ReadonlyMap<string, number>>;
  switchCounts: Record<SwitchName, number>;
};

/** How many of each verdict are shown initially. */
const shownAtFirst: Record<Verdict, number> = {
  fits: 12,
  'fits-with-work': 8,
  unknown: 6,
  'does-not-fit': 12,
};

/** Applies the filters to the list. Pure and fast, because the browser runs it at every press. */
export function narrowChoices(
  entries: readonly ChoiceEntry[],
  wishes: ChoiceFilterValues,
): NarrowedChoices {
  const matching = sorted(
    entries.filter((entry) => choiceMatches(entry, wishes)),
    wishes,
  );
  const refused = matching.filter(({ verdict }) => verdict === 'does-not-fit').length;
  return {
    groups: groupsOf(matching, wishes),
    total: matching.length - refused,
    refused,
    counts: {
      brand: countValues(entries, { name: 'brand', wishes }),
      type: countValues(entries, { name: 'type', wishes }),
      size: countValues(entries, { name: 'size', wishes }),
      finish: countValues(entries, { name: 'finish', wishes }),
    },
    switchCounts: {
      noTrim: countSwitch(entries, 'noTrim', wishes),
      noRegear: countSwitch(entries, 'noRegear', wishes),
      inStock: countSwitch(entries, 'inStock', wishes),
    },
  };
}

/** A filter that can be dropped, and the number of parts this would show. */
export type FilterToDrop = {
  of: FacetName | SwitchName | 'price';
  wishes: ChoiceFilterValues;
  total: number;
};

/** If nothing matches: each filter whose removal helps, the most helpful first. */
export function filtersToDrop(
  entries: readonly ChoiceEntry[],
  wishes: ChoiceFilterValues,
): FilterToDrop[] {
  const without: Omit<FilterToDrop, 'total'>[] = [
    ...facetNames
      .filter((name) => wishes.values[name].length > 0)
      .map((of) => ({ of, wishes: { ...wishes, values: { ...wishes.values, [of]: [] } } })),
    ...switchNames
      .filter((name) => wishes.switches[name])
      .map((of) => ({ of, wishes: withSwitch(wishes, of, false) })),
    ...(wishes.maxCents === null
      ? []
      : [{ of: 'price' as const, wishes: { ...wishes, maxCents: null } }]),
  ];
  return without
    .map((way) => ({ ...way, total: countFitting(entries, way.wishes) }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total);
}

function countFitting(entries: readonly ChoiceEntry[], wishes: ChoiceFilterValues): number {
  return entries.filter((entry) => entry.verdict !== 'does-not-fit' && choiceMatches(entry, wishes))
    .length;
}

function withSwitch(
  wishes: ChoiceFilterValues,
  name: SwitchName,
  isOn: boolean,
): ChoiceFilterValues {
  return { ...wishes, switches: { ...wishes.switches, [name]: isOn } };
}

function choiceMatches(
  entry: ChoiceEntry,
  wishes: ChoiceFilterValues,
  except?: FacetName,
): boolean {
  const { maxCents, switches } = wishes;
  if (maxCents !== null && entry.priceCents > maxCents) return false;
  if (switchNames.some((name) => switches[name] && !entry.switches.includes(name))) return false;
  return facetNames.every((name) => name === except || hasOneOf(entry, name, wishes));
}

function hasOneOf({ values }: ChoiceEntry, name: FacetName, wishes: ChoiceFilterValues): boolean {
  const wanted = wishes.values[name];
  return wanted.length === 0 || (values[name] ?? []).some((value) => wanted.includes(value));
}

function groupsOf(matching: readonly ChoiceEntry[], wishes: ChoiceFilterValues): ChoiceGroup[] {
  return VERDICTS.filter((verdict) => wishes.showsRefused || verdict !== 'does-not-fit')
    .map((verdict) => {
      const skus = matching.filter((entry) => entry.verdict === verdict).map(({ sku }) => sku);
      const shown = Math.max(wishes.shown[verdict] ?? 0, shownAtFirst[verdict]);
      return { verdict, total: skus.length, skus: skus.slice(0, shown) };
    })
    .filter(({ total }) => total > 0);
}

/** Entries arrive best first; other orders keep that among equals. */
function sorted(entries: ChoiceEntry[], { sort }: ChoiceFilterValues): ChoiceEntry[] {
  const by = {
    best: () => 0,
    priceUp: (one: ChoiceEntry, other: ChoiceEntry) => one.priceCents - other.priceCents,
    priceDown: (one: ChoiceEntry, other: ChoiceEntry) => other.priceCents - one.priceCents,
    largest: (one: ChoiceEntry, other: ChoiceEntry) => other.sizeIn - one.sizeIn,
  };
  return sort === 'best' ? entries : entries.toSorted(by[sort]);
}

type Counting = { name: FacetName; wishes: ChoiceFilterValues };

/** Parts that do not fit are counted only while they are shown. */
function countValues(
  entries: readonly ChoiceEntry[],
  { name, wishes }: Counting,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    if (!isCounted(entry, wishes) || !choiceMatches(entry, wishes, name)) continue;
    for (const value of entry.values[name] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function countSwitch(
  entries: readonly ChoiceEntry[],
  name: SwitchName,
  wishes: ChoiceFilterValues,
): number {
  const wanted = withSwitch(wishes, name, true);
  return entries.filter((entry) => isCounted(entry, wishes) && choiceMatches(entry, wanted)).length;
}

function isCounted({ verdict }: ChoiceEntry, { showsRefused }: ChoiceFilterValues): boolean {
  return showsRefused || verdict !== 'does-not-fit';
}
