import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { FitLift } from './build.ts';
import { type Platform, platformOf } from './platforms.ts';

/** `list`: the kit's own application list; the others: the truck's suspension. */
export type LiftAnswer =
  | { applies: 'yes' }
  | { applies: 'no' | 'unknown'; because: 'list' | 'torsionBar' | 'spring' | 'rearAxle' };

type Answer = LiftAnswer['applies'];
type Question = { vehicle: Vehicle; platform: Platform };

const DROP_BRACKET = 'suspension (drop bracket / knuckle)';
const STRUT_AND_REAR = 'suspension (strut + add-a-leaf/rear coil)';
/** They replace a strut, which a torsion-bar front does not have. */
export const REPLACES_STRUTS: readonly string[] = ['coilover', STRUT_AND_REAR];

/** What each application list means in terms of a record. */
const APPLICATIONS: Record<string, (question: Question) => Answer> = {
  // Every solid front axle on record has coil springs, so a coil spacer fits.
  'IFS half-ton, midsize, solid-axle coil spacer': (asked) =>
    asked.vehicle.suspension.front === 'solid-axle' ? 'yes' : isLightIfs(asked),
  'IFS midsize and half-ton': isLightIfs,
  'IFS full-size': ({ vehicle, platform }) =>
    yesIf(vehicle.suspension.front === 'ifs' && platform.size !== 'midsize'),
  'IFS with uniball or ball-joint upper arm': ({ vehicle }) =>
    yesIf(vehicle.suspension.front === 'ifs'),
  'solid front axle, coil/link (Wrangler, XJ, Ram HD)': ({ vehicle, platform }) => {
    if (vehicle.suspension.front === 'ifs') return 'no';
    return ['Wrangler', 'Gladiator', 'XJ', 'Ram HD'].includes(platform.family) ? 'yes' : 'unknown';
  },
  'Super Duty, Ram HD': isFamily('Super Duty', 'Ram HD'),
  'Tacoma, 4Runner, GX, Frontier, Tundra': isFamily(
    'Tacoma',
    '4Runner',
    'GX',
    'Frontier',
    'Tundra',
  ),
  'body-on-frame trucks and SUVs': ({ platform }) => yesIf(platform.frame === 'ladder'),
};

/**
 * Whether a kit is made for a vehicle, judging by its application list and the truck's suspension. "unknown" for a
 * list or a model that is not in the tables, and for factory long-travel trucks.
 */
export function liftApplies(vehicle: Vehicle, lift: FitLift): LiftAnswer {
  const bySprings = judgeSprings(vehicle, lift);
  const byList = judgeList(vehicle, lift);
  if (byList === 'no') return { applies: 'no', because: 'list' };
  // What is in the way tells more than that the kit is not made for it.
  if (bySprings.applies === 'no') return bySprings;
  const own = vehicle.kitAnswers.filter(({ list }) => list === lift.for);
  if (own.some(({ answer }) => answer === 'no')) return { applies: 'no', because: 'list' };
  if (bySprings.applies === 'unknown' && byList === 'yes') return bySprings;
  return byList === 'yes' && own.length === 0
    ? { applies: 'yes' }
    : { applies: 'unknown', because: 'list' };
}

/** Lists that name models; the others name a kind of suspension, or any frame. */
const NAMES_MODELS: readonly string[] = [
  'solid front axle, coil/link (Wrangler, XJ, Ram HD)',
  'Super Duty, Ram HD',
  'Tacoma, 4Runner, GX, Frontier, Tundra',
];
const ANY_FRAME = 'body-on-frame trucks and SUVs';
const BESIDE_OTHERS = 'IFS half-ton, midsize, solid-axle coil spacer';

/**
 * How specific a kit is for a vehicle: 2 for its model, 1 for its kind of front suspension, 0 for a list that covers
 * many trucks.
 */
export function aimOfLift({ suspension }: Vehicle, { for: list }: Pick<FitLift, 'for'>): number {
  if (NAMES_MODELS.includes(list)) return 2;
  const isBesideOthers = list === BESIDE_OTHERS && suspension.front === 'solid-axle';
  return list === ANY_FRAME || isBesideOthers ? 0 : 1;
}

/** Drop brackets with their own knuckle: 4 in and more on independent front suspension. */
export function isBracketLift(vehicle: Vehicle, lift: FitLift): boolean {
  return vehicle.suspension.front === 'ifs' && lift.type === DROP_BRACKET && lift.frontIn >= 4;
}

function judgeList(vehicle: Vehicle, lift: FitLift): Answer {
  const platform = platformOf(vehicle);
  const answer = APPLICATIONS[lift.for];
  if (!platform || !answer) return 'unknown';
  const applies = answer({ vehicle, platform });
  return applies === 'yes' && platform.special ? 'unknown' : applies;
}

/** Coilovers and struts need a coilover front, add-a-leafs and rear coils a solid rear axle. */
function judgeSprings({ suspension }: Vehicle, { type }: FitLift): LiftAnswer {
  if (type === STRUT_AND_REAR && suspension.rear === 'independent') {
    return { applies: 'no', because: 'rearAxle' };
  }
  if (suspension.front !== 'ifs' || !REPLACES_STRUTS.includes(type)) return { applies: 'yes' };
  if (suspension.frontSpring === 'coilover') return { applies: 'yes' };
  return suspension.frontSpring === 'torsion-bar'
    ? { applies: 'no', because: 'torsionBar' }
    : { applies: 'unknown', because: 'spring' };
}

function isLightIfs({ vehicle, platform }: Question): Answer {
  if (vehicle.suspension.front !== 'ifs' || platform.size === 'heavy-duty') return 'no';
  return platform.frame === 'unibody' ? 'unknown' : 'yes';
}

function isFamily(...families: string[]): (question: Question) => Answer {
  return ({ platform }) => yesIf(families.includes(platform.family));
}

function yesIf(applies: boolean): Answer {
  return applies ? 'yes' : 'no';
}
