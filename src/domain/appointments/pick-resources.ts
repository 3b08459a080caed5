import type { Opening, ShopSettings } from '#src/domain/settings/index.ts';
import { openWindows, type ShopHours, shopDate } from './open-windows.ts';
import type { JobPlan } from './plan-job.ts';
import { overlaps, type TimeRange, withoutRanges } from './time-range.ts';

export type ResourceKind = 'bay' | 'rack' | 'technician';
export type Resource = { id: string; kind: ResourceKind; hours?: readonly Opening[] };
export type ShopResources = ShopHours & Pick<ShopSettings, 'bays' | 'technicians'>;

/** When each resource is taken, by its id. */
export type Busy = ReadonlyMap<string, readonly TimeRange[]>;

/** What a job occupies: one line for each resource and window. */
export type Occupation = { resource: string; during: TimeRange };

/** Everything that can be taken, each kind in the order of the settings. */
export function resourcesOf({ bays, technicians }: ShopResources): Resource[] {
  return [
    ...bays.map(({ id, kind }) => ({ id, kind })),
    ...technicians.map(({ id, hours }) => ({ id, kind: 'technician' as const, hours })),
  ];
}

/**
 * The first free resource of each kind that the plan needs; null when a kind has none. `only` limits
 * the choice to the named ones of their kinds.
 */
export function pickResources(
  plan: JobPlan,
  { shop, busy, only = [] }: { shop: ShopResources; busy: Busy; only?: readonly string[] },
): Occupation[] | null {
  const all = resourcesOf(shop);
  const picked: Occupation[] = [];
  for (const [kind, windows] of needsOf(plan, all)) {
    const ofKind = all.filter((resource) => resource.kind === kind);
    const named = ofKind.filter(({ id }) => only.includes(id));
    const free = (named.length > 0 ? named : ofKind).find((resource) =>
      isFree(resource, windows, { shop, busy }),
    );
    if (!free) return null;
    picked.push(...windows.map((during) => ({ resource: free.id, during })));
  }
  return picked;
}

/** A shop that names no technicians does not plan by them. */
function needsOf(plan: JobPlan, all: readonly Resource[]): [ResourceKind, TimeRange[]][] {
  const hasTechnicians = all.some(({ kind }) => kind === 'technician');
  const needs: [ResourceKind, TimeRange[]][] = [
    ['bay', plan.bay ? [plan.bay] : []],
    ['rack', plan.rack],
    ['technician', hasTechnicians ? plan.work : []],
  ];
  return needs.filter(([, windows]) => windows.length > 0);
}

type Places = { shop: ShopResources; busy: Busy };

function isFree({ id, hours }: Resource, windows: readonly TimeRange[], { shop, busy }: Places) {
  const taken = busy.get(id) ?? [];
  return windows.every(
    (window) =>
      !taken.some((range) => overlaps(range, window)) &&
      (hours === undefined || isWithinHours(window, { ...shop, hours: [...hours] })),
  );
}

/** Work of a technician lies on one day. */
function isWithinHours(window: TimeRange, shop: ShopHours): boolean {
  const windows = openWindows(shop, shopDate(shop, window.from));
  return withoutRanges(window, windows).length === 0;
}

/** The lines of a calendar, by resource. */
export function busyOf(occupations: readonly Occupation[]): Busy {
  const busy = new Map<string, TimeRange[]>();
  for (const { resource, during } of occupations) {
    const taken = busy.get(resource);
    if (taken) taken.push(during);
    else busy.set(resource, [during]);
  }
  return busy;
}
