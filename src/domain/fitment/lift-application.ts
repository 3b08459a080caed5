import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { FitLift } from './build.ts';
import { mentionsTorsionBars, type Platform, platformOf } from './platforms.ts';

type Answer = 'yes' | 'no' | 'unknown';
type Question = { vehicle: Vehicle; platform: Platform };

const DROP_BRACKET = 'suspension (drop bracket / knuckle)';
const TORSION_NEEDS_OTHER_PARTS = ['coilover', 'suspension (strut + add-a-leaf/rear coil)'];

/** What each application list means, in the facts of a record. */
const APPLICATIONS: Record<string, (question: Question) => Answer> = {
  // Every solid front axle on record is coil-sprung, so a coil spacer has its place.
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
 * Whether a kit is made for a vehicle, by its application list. "unknown" for a list or a model
 * that is not in the tables, for factory long-travel trucks and for torsion-bar fronts.
 */
export function liftApplies(vehicle: Vehicle, lift: FitLift): Answer {
  const platform = platformOf(vehicle);
  const answer = APPLICATIONS[lift.for];
  if (!platform || !answer) return 'unknown';
  const applies = answer({ vehicle, platform });
  if (applies !== 'yes') return applies;
  return isDoubtful({ vehicle, platform }, lift) ? 'unknown' : 'yes';
}

/** Drop brackets with their own knuckle: 4 in and more on independent front suspension. */
export function isBracketLift(vehicle: Vehicle, lift: FitLift): boolean {
  return vehicle.suspension.front === 'ifs' && lift.type === DROP_BRACKET && lift.frontIn >= 4;
}

function isDoubtful({ vehicle, platform }: Question, { type }: FitLift): boolean {
  if (platform.special) return true;
  if (TORSION_NEEDS_OTHER_PARTS.includes(type) && mentionsTorsionBars(vehicle)) return true;
  const hasRearParts = type === 'suspension (strut + add-a-leaf/rear coil)';
  return hasRearParts && vehicle.suspension.rear === 'independent';
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
