import type { BuildCatalogue, BuildOption, ResolvedBuild } from '#src/domain/builds/index.ts';
import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import {
  type Assessment,
  type Candidate,
  checkBoltPattern,
  liftKitsFor,
  tiresFor,
  wheelsFor,
} from '#src/domain/fitment/index.ts';
import { type PartsArrival, partArrival } from '#src/domain/quotes/index.ts';
import { type FacetValue, facetValues } from '#src/domain/store/index.ts';
import { compareNames } from '#src/lib/compare-names.ts';
import {
  type ChoiceFilterValues,
  type FacetName,
  facetNames,
  type SwitchName,
} from './choice-filter-values.ts';
import { type ChoiceEntry, type NarrowedChoices, narrowChoices } from './narrow-choices.ts';

/** The list of an option's step, and its available filters. */
export type ChoiceList = {
  wishes: ChoiceFilterValues;
  narrowed: NarrowedChoices;
  /** Every part of the list, best first; null if there are too many to send. */
  entries: ChoiceEntry[] | null;
  facets: ChoiceFacet[];
  /** Possible price limits in cents, lowest first. */
  priceLimits: number[];
};

export type ChoiceFacet = { name: FacetName; values: FacetValue[] };

/** With more parts than this, the server answers every change of a filter. */
const mostEntries = 600;

type Listing = { option: BuildOption; resolved: ResolvedBuild; catalogue: BuildCatalogue };

/** The parts for one option that match the filters, judged with the other choices. */
export function listChoices(listing: Listing, wishes: ChoiceFilterValues): ChoiceList {
  const described = describeAll(listing);
  const entries = described.map(({ entry }) => entry);
  return {
    wishes,
    narrowed: narrowChoices(entries, wishes),
    entries: entries.length > mostEntries ? null : entries,
    facets: facetNames.flatMap((name) => facetOf(described, name)),
    priceLimits: priceLimits(entries),
  };
}

/** A part with the labels of its values. */
type Described = { entry: ChoiceEntry; labels: Partial<Record<FacetName, FacetValue[]>> };

function describeAll({ option, resolved, catalogue }: Listing): Described[] {
  const { vehicle, lift, wheel, tire } = resolved.fit;
  if (option === 'lift-kits') {
    return liftKitsFor(vehicle, catalogue.liftKits, { wheel, tire }).map(describeKit);
  }
  if (option === 'wheels') {
    const wheels = catalogue.wheels.filter((one) => !isForAnotherHub(vehicle, one));
    return wheelsFor(vehicle, { lift, tire }, wheels).map(describeWheel);
  }
  return tiresFor(vehicle, { lift, wheel }, catalogue.tires).map(describeTire);
}

/** A wheel comes in many bolt patterns; those of other trucks are not shown, because nothing makes them fit. */
function isForAnotherHub(vehicle: Vehicle, wheel: Wheel): boolean {
  return checkBoltPattern(vehicle, wheel).verdict === 'does-not-fit';
}

function describeKit({ item, assessment }: Candidate<LiftKit>): Described {
  const labels = {
    brand: facetValues('lift-kits', { name: 'brand', part: item }),
    type: facetValues('lift-kits', { name: 'type', part: item }),
    size: facetValues('lift-kits', { name: 'height', part: item }),
  };
  const figures = { priceCents: item.priceCents.max, sizeIn: item.frontIn };
  return withEntry({ item, assessment, labels, figures, count: 1 });
}

function describeWheel({ item, assessment }: Candidate<Wheel>): Described {
  const labels = {
    brand: facetValues('wheels', { name: 'brand', part: item }),
    type: facetValues('wheels', { name: 'construction', part: item }),
    size: facetValues('wheels', { name: 'diameter', part: item }),
    finish: facetValues('wheels', { name: 'finish', part: item }),
  };
  const figures = { priceCents: 4 * item.priceCents, sizeIn: item.diameterIn };
  return withEntry({ item, assessment, labels, figures, count: 4 });
}

function describeTire({ item, assessment }: Candidate<Tire>): Described {
  const labels = {
    brand: facetValues('tires', { name: 'brand', part: item }),
    type: facetValues('tires', { name: 'type', part: item }),
    size: facetValues('tires', { name: 'height', part: item }),
  };
  const figures = { priceCents: 4 * item.priceCents, sizeIn: item.diameterIn };
  return withEntry({ item, assessment, labels, figures, count: 4 });
}

type Part = Candidate<LiftKit | Wheel | Tire> &
  Pick<Described, 'labels'> & {
    figures: Pick<ChoiceEntry, 'priceCents' | 'sizeIn'>;
    /** How many of it a build needs. */
    count: number;
  };

function withEntry({ item, assessment, labels, figures, count }: Part): Described {
  const values = Object.entries(labels).map(([name, all]) => [name, all.map((one) => one.value)]);
  const entry = {
    sku: item.sku,
    verdict: assessment.verdict,
    values: Object.fromEntries(values),
    switches: switchesOf(assessment, partArrival(item, count)),
    ...figures,
  };
  return { entry, labels };
}

/** As in the solver: nothing cut for the tire, no gears required or worth offering. */
function switchesOf({ reasons }: Assessment, { days }: PartsArrival): SwitchName[] {
  const isUncut = reasons.every(
    ({ code, verdict }) => !code.startsWith('tire.') || verdict === 'fits',
  );
  const keepsGears = !reasons.some(({ code }) => code.startsWith('gear.'));
  return [
    ...(isUncut ? (['noTrim'] as const) : []),
    ...(keepsGears ? (['noRegear'] as const) : []),
    ...(days === 0 ? (['inStock'] as const) : []),
  ];
}

/** All values of the list, without duplicates; a facet with one value offers no choice. */
function facetOf(described: readonly Described[], name: FacetName): ChoiceFacet[] {
  const values = new Map(
    described.flatMap(({ labels }) => (labels[name] ?? []).map((one) => [one.value, one.label])),
  );
  if (values.size < 2) return [];
  const all = [...values].map(([value, label]) => ({ value, label }));
  return [{ name, values: all.sort(compareValues) }];
}

function compareValues(one: FacetValue, other: FacetValue): number {
  return Number(one.value) - Number(other.value) || compareNames(one.label, other.label);
}

const priceSteps = [10_000, 25_000, 50_000, 100_000, 250_000];
const mostLimits = 6;

/** Round amounts between the cheapest and the most expensive part that can be chosen. */
function priceLimits(entries: readonly ChoiceEntry[]): number[] {
  const prices = entries
    .filter(({ verdict }) => verdict !== 'does-not-fit')
    .map(({ priceCents }) => priceCents);
  if (prices.length === 0) return [];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const step = priceSteps.find((one) => (high - low) / one <= mostLimits) ?? high;
  const first = Math.ceil(low / step) * step;
  const limits = Array.from({ length: mostLimits + 1 }, (_, at) => first + at * step);
  return limits.filter((limit) => limit < high);
}
