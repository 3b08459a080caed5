import { expect, test } from 'vitest';
import type { OwnTruck } from '#src/domain/catalog/index.ts';
import { kitOf, tireOf, vehicles, wheelOf } from '#tests/factories/demo-records.ts';
import { type FitBuild, type FitWheel, factoryTire, factoryWheel } from './build.ts';
import file from './counter-requests.json' with { type: 'json' };
import { asOwned } from './own-truck.ts';
import type { Verdict } from './reasons.ts';
import { assessFitment } from './rules.ts';
import { tireDiameterIn } from './tire-dimensions.ts';
import { loadIndexLb } from './tire-load.ts';

/** One request at a counter; parts are SKUs of the demo catalog or written out, null is stock height or the factory part. */
type CounterRequest = {
  id: string;
  says: string;
  vehicle: string;
  year: number;
  /** As the record names it. */
  trim?: string;
  /** An option that the truck has, and the driven wheels beside a trim that had both. */
  package?: string;
  drive?: string;
  label?: { frontLb: number; rearLb: number };
  lift: string | NonNullable<FitBuild['lift']> | null;
  secondLift?: string;
  wheel: string | FitWheel | (Omit<FitWheel, 'boltPatterns' | 'boreMm'> & { factory: true }) | null;
  spacerMm?: number;
  tire: string | { size: string; loadIndex: number; rimMinIn: number; rimMaxIn: number } | null;
  expected: Verdict;
  /** All the verdicts that a good counter would accept; `expected` is the best of them. */
  accept?: Verdict[];
  /** Verdicts that would hurt somebody. */
  never?: Verdict[];
  why: string;
};

const requests = file as CounterRequest[];

/** The goal is 95 of 100. Raise this with the engine; never lower it. */
const AGREED_AT_LEAST = 99;

/** Requests that still get a verdict from `never`. May only shrink. */
const STILL_HARMFUL: string[] = [];

/** Options in customers' words, by their ids on record. */
const OPTIONS: Record<string, string> = { KDSS: 'kdss', 'air ride': 'air' };

const judged = requests.flatMap((request) => {
  const vehicle = vehicles.find(({ id }) => id === request.vehicle);
  return vehicle ? [{ request, ...assessFitment(buildOf(request, vehicle)) }] : [];
});

test('no verdict that would hurt somebody, except the ones listed', () => {
  const harmful = judged.filter(({ request, verdict }) => request.never?.includes(verdict));
  expect(harmful.map(({ request }) => request.id).sort()).toEqual(STILL_HARMFUL);
});

test('the engine answers like a good counter at least as often as before', () => {
  const differing = judged.filter(({ request, verdict }) => !acceptedBy(request).includes(verdict));
  const report = differing.map(({ request, verdict, reasons }) => {
    const decisive = reasons.filter((one) => one.decides && one.verdict === verdict);
    const codes = decisive.map(({ code }) => code).join(', ');
    return `${request.id}: ${verdict} (${codes}), expected ${request.expected}: ${request.why}`;
  });
  expect(judged.length - differing.length, report.join('\n')).toBeGreaterThanOrEqual(
    AGREED_AT_LEAST,
  );
});

test('the table has 100 requests, each for a year and a trim on record, with a reason', () => {
  expect(new Set(requests.map(({ id }) => id)).size).toBe(100);
  expect(requests.length - judged.length).toBeLessThanOrEqual(10);
  expect(requests.filter(({ accept }) => accept).length).toBeLessThanOrEqual(15);
  for (const { request } of judged) {
    const vehicle = vehicles.find(({ id }) => id === request.vehicle);
    const [from, to] = vehicle?.years ?? [Number.NaN, null];
    expect(request.year, request.id).toBeGreaterThanOrEqual(from);
    expect(request.year, request.id).toBeLessThanOrEqual(to ?? Number.POSITIVE_INFINITY);
    if (request.trim) expect(vehicle?.trims?.map(({ name }) => name)).toContain(request.trim);
    expect(acceptedBy(request)).toContain(request.expected);
    expect(request.never ?? []).not.toEqual(expect.arrayContaining(acceptedBy(request)));
    expect(request.why, request.id).toMatch(/\d.*\.$|\w.{40,}\.$/);
  }
});

function acceptedBy({ expected, accept }: CounterRequest): Verdict[] {
  return accept ?? [expected];
}

function buildOf(request: CounterRequest, record: FitBuild['vehicle']): FitBuild {
  const vehicle = asOwned(record, { year: request.year, own: ownOf(request, record) });
  return {
    vehicle,
    lift: typeof request.lift === 'string' ? kitOf(request.lift) : request.lift,
    secondLift: request.secondLift ? kitOf(request.secondLift) : null,
    wheel: withSpacer(wheelFor(request, vehicle), request.spacerMm ?? 0),
    tire: tireFor(request, vehicle),
  };
}

/** What the customer says, as the build's page keeps it. */
function ownOf(request: CounterRequest, { trims }: FitBuild['vehicle']): OwnTruck {
  const { drive, label } = request;
  const option = request.package && OPTIONS[request.package];
  return {
    trim: trims?.find(({ name }) => name === request.trim)?.id,
    ...(drive && { drive: drive === '2WD' ? '2wd' : '4wd' }),
    ...(option && { options: { [option]: true } }),
    ...(label && { gawrFrontLb: label.frontLb, gawrRearLb: label.rearLb }),
  };
}

function wheelFor({ wheel }: CounterRequest, vehicle: FitBuild['vehicle']): FitWheel {
  if (wheel === null) return factoryWheel(vehicle);
  return typeof wheel === 'string'
    ? wheelOf(wheel)
    : { ...factoryWheel(vehicle), factory: false, ...wheel };
}

/** A spacer moves the wheel outward, which is the same as less offset. */
function withSpacer(wheel: FitWheel, spacerMm: number): FitWheel {
  const { offsetMm } = wheel;
  return { ...wheel, offsetMm: offsetMm === null ? null : offsetMm - spacerMm };
}

function tireFor({ tire }: CounterRequest, vehicle: FitBuild['vehicle']): FitBuild['tire'] {
  if (tire === null) return factoryTire(vehicle);
  if (typeof tire === 'string') return tireOf(tire);
  const { loadIndex, ...size } = tire;
  return { ...size, diameterIn: tireDiameterIn(size.size), maxLoadLb: loadIndexLb(loadIndex) };
}
