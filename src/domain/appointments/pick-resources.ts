import type { Opening, ShopSettings } from '#src/domain/settings/index.ts';
import { openWindows, type ShopHours, shopDate } from './open-windows.ts';
import type { JobPlan } from './plan-job.ts';
import { overlaps, type TimeRange, withoutRanges } from './time-range.ts';

export type ResourceKind = 'bay' | 'rack' | 'technician';
export type Resource = { id: string; kind: ResourceKind; hours?: readonly Opening[] };
export type ShopResources = ShopHours & Pick<ShopSettings, 'bays' | 'technicians'>;

/** When each resource is occupied, by its id. */
export type Busy = ReadonlyMap<string, readonly TimeRange[]>;

/** What a job occupies: one entry per resource and window. */
export type Occupation = { resource: string; during: TimeRange };

/** All resources, each kind in the order of the settings. */
export function resourcesOf({ bays, technicians }: ShopResources): Resource[] {
  return [
    ...bays.map(({ id, kind }) => ({ id, kind })),
    ...technicians.map(({ id, hours }) => ({ id, kind: 'technician' as const, hours })),
  ];
}

/** How one of several free resources is chosen. */
export type Choice = {
  shop: ShopResources;
  busy: Busy;
  /** Limits the choice to these resources of their kinds. */
  only?: readonly string[];
  /** Preferred if free: what the appointment already has. */
  prefer?: readonly string[];
};

/** The first free resource of each kind that the plan needs; null if a kind has none. */
export function pickResources(plan: JobPlan, choice: Choice): Occupation[] | null {
  const picked: Occupation[] = [];
  for (const { windows, candidates } of needsOf(plan, choice)) {
    const free = candidates.find((resource) => isFree(resource, windows, choice));
    if (!free) return null;
    picked.push(...windows.map((during) => ({ resource: free.id, during })));
  }
  return picked;
}

/** The kinds that the plan needs but cannot have, each with its resources, which are all occupied. */
export function missingNeeds(plan: JobPlan, choice: Choice): Need[] {
  return needsOf(plan, choice).filter(
    ({ windows, candidates }) => !candidates.some((one) => isFree(one, windows, choice)),
  );
}

/** Windows in which one of the candidates must be free. */
export type Need = { windows: TimeRange[]; candidates: Resource[] };

function needsOf(plan: JobPlan, { shop, only = [], prefer = [] }: Choice): Need[] {
  const all = resourcesOf(shop);
  return kindsOf(plan, all).map(([kind, windows]) => {
    const ofKind = all.filter((resource) => resource.kind === kind);
    const named = ofKind.filter(({ id }) => only.includes(id));
    const allowed = named.length > 0 ? named : ofKind;
    const first = allowed.filter(({ id }) => prefer.includes(id));
    return { windows, candidates: [...new Set([...first, ...allowed])] };
  });
}

/** A shop without named technicians does not plan by them. */
function kindsOf(plan: JobPlan, all: readonly Resource[]): [ResourceKind, TimeRange[]][] {
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

/** A technician's work in one window is on one day. */
function isWithinHours(window: TimeRange, shop: ShopHours): boolean {
  const windows = openWindows(shop, shopDate(shop, window.from));
  return withoutRanges(window, windows).length === 0;
}

/** The entries of a calendar, by resource. */
export function busyOf(occupations: readonly Occupation[]): Busy {
  const busy = new Map<string, TimeRange[]>();
  for (const { resource, during } of occupations) {
    const taken = busy.get(resource);
    if (taken) taken.push(during);
    else busy.set(resource, [during]);
  }
  return busy;
}
