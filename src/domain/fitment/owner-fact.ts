import { asTrim } from './as-trim.ts';
import type { FitBuild } from './build.ts';
import type { ReasonCode } from './reasons.ts';
import { type Assessment, judgeFitment } from './rules.ts';

/**
 * What the owner can read off the truck: the badge of its trim, the label in the door jamb with its axle ratings, the
 * spring behind a front wheel, the offset that is cast into the back of a factory wheel; and the smallest wheel that goes
 * over the front brakes, known from one that was on the truck or from a wheel maker's brake template.
 */
export type OwnerFact =
  | 'trim'
  | 'door-label'
  | 'front-spring'
  | 'factory-offset'
  | 'smallest-wheel';

const SETTLED_BY: Partial<Record<ReasonCode, OwnerFact>> = {
  'tire.trims': 'trim',
  'load.between': 'door-label',
  'load.below': 'door-label',
  'load.unknown': 'door-label',
  'load.wheelBetween': 'door-label',
  'load.wheelBelow': 'door-label',
  'load.wheelUnknown': 'door-label',
  'caliper.unknown': 'smallest-wheel',
  'lift.spring': 'front-spring',
  'offset.tireOpen': 'factory-offset',
};

/**
 * The one fact that an unknown verdict hangs on, if its owner can tell it; null for any other verdict, if it takes two
 * facts or the maker of a part, and if some answer would leave something else open.
 */
export function factToSettle(build: FitBuild, { verdict, reasons }: Assessment): OwnerFact | null {
  if (verdict !== 'unknown') return null;
  const open = reasons.filter((one) => one.decides && one.verdict === 'unknown');
  const facts = new Set(open.map(({ code }) => SETTLED_BY[code] ?? null));
  const [fact] = facts;
  if (facts.size > 1 || !fact) return null;
  return trucksOnceTold(fact, build.vehicle).every(
    (vehicle) => judgeFitment({ ...build, vehicle }) !== 'unknown',
  )
    ? fact
    : null;
}

/** Factory offsets of trucks, in mm: what the owner may read. */
const FACTORY_OFFSETS_MM = [15, 30, 45, 60];

/** The truck with each of the answers, for facts that may lead to another question. */
function trucksOnceTold(fact: OwnerFact, vehicle: FitBuild['vehicle']): FitBuild['vehicle'][] {
  const { trims, stockWheel } = vehicle;
  if (fact === 'factory-offset') {
    return FACTORY_OFFSETS_MM.map((offsetMm) => ({
      ...vehicle,
      stockWheel: { ...stockWheel, offsetMm },
    }));
  }
  const covered = (fact === 'trim' && trims?.filter(({ rows }) => rows !== 'none')) || [];
  return covered.map(({ id }) => asTrim(vehicle, id));
}
