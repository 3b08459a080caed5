import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { FitLift } from './build.ts';
import {
  FOR_LEAFS,
  FOR_LONG_TRAVEL,
  KIT_LISTS,
  type KitAnswer,
  type KitQuestion,
} from './kit-lists.ts';
import { platformOf } from './platforms.ts';
import { ownAnswers } from './spring-kits.ts';

/** `list`: the kit's own application list; the others: the truck's suspension. */
export type LiftAnswer =
  | { applies: 'yes' }
  | { applies: 'no'; because: 'list' | 'rearAxle' | 'torsionBar' | 'leaf' | 'strut' | 'air' }
  | { applies: 'unknown'; because: 'list' | 'spring' | 'frontSpring' };

const DROP_BRACKET = 'suspension (drop bracket / knuckle)';
const STRUT_AND_REAR = 'suspension (strut + add-a-leaf/rear coil)';
/** They replace a strut, which a torsion-bar front does not have. */
export const REPLACES_STRUTS: readonly string[] = ['coilover', STRUT_AND_REAR];
const COILS_OR_LEAFS = 'suspension (load-rated coils/leafs)';
/** They go on a strut's top; every other kit for independent fronts needs an upper arm. */
const GOES_ON_STRUTS = 'leveling';

const ANY_FRAME = 'body-on-frame trucks and SUVs';
const PLAIN_FRAMES = 'body-on-frame trucks and SUVs, none with factory long travel';

/** What each application list means in terms of a record. */
const APPLICATIONS: Record<string, (question: KitQuestion) => KitAnswer> = {
  ...KIT_LISTS,
  // On a solid front axle; that it rides on coils is judged with the springs.
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
  [ANY_FRAME]: ({ platform }) => yesIf(platform.frame === 'ladder'),
  [PLAIN_FRAMES]: ({ platform }) => yesIf(platform.frame === 'ladder' && !platform.special),
};

/** The application lists that the rules understand, in the makers' words; of any other only "unknown" can be said. */
export const knownKitLists: readonly string[] = Object.keys(APPLICATIONS).sort();

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
  const own = ownAnswers(vehicle, lift.for);
  if (own.includes('no')) return { applies: 'no', because: 'list' };
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
  'IFS midsize by generation (Tacoma, Colorado, Frontier, Ranger)',
  'solid front axle on coils (Wrangler, Gladiator, Cherokee, Grand Cherokee)',
  'unibody on struts or coil-overs (crossovers, Grand Cherokee)',
  FOR_LEAFS,
  FOR_LONG_TRAVEL,
];
const COIL_SPACER = 'IFS half-ton, midsize, solid-axle coil spacer';

/**
 * How specific a kit is for a vehicle: 2 for its model, 1 for its kind of front suspension, 0 for a list that covers
 * many trucks.
 */
export function aimOfLift({ suspension }: Vehicle, { for: list }: Pick<FitLift, 'for'>): number {
  if (NAMES_MODELS.includes(list)) return 2;
  const isBesideOthers = list === COIL_SPACER && suspension.front === 'solid-axle';
  const isForMany = list === ANY_FRAME || list === PLAIN_FRAMES;
  return isForMany || isBesideOthers ? 0 : 1;
}

/** Drop brackets with their own knuckle: 4 in and more on independent front suspension. */
export function isBracketLift(vehicle: Vehicle, lift: FitLift): boolean {
  return vehicle.suspension.front === 'ifs' && lift.type === DROP_BRACKET && lift.frontIn >= 4;
}

function judgeList(vehicle: Vehicle, lift: FitLift): KitAnswer {
  const platform = platformOf(vehicle);
  const answer = APPLICATIONS[lift.for];
  if (!platform || !answer) return 'unknown';
  const applies = answer({ vehicle, platform, lift });
  const isForOthers = platform.special && lift.for !== FOR_LONG_TRAVEL;
  return applies === 'yes' && isForOthers ? 'unknown' : applies;
}

/**
 * A body lift leaves the springs alone. Coilovers, struts and coil spacers need a coil in front, add-a-leafs and rear
 * coils a solid rear axle, and no kit for coils goes on leaf or air springs.
 */
function judgeSprings({ suspension }: Vehicle, lift: FitLift): LiftAnswer {
  const { front, frontSpring, rear } = suspension;
  if (lift.type === 'body') return { applies: 'yes' };
  if (lift.type === STRUT_AND_REAR && rear === 'independent') {
    return { applies: 'no', because: 'rearAxle' };
  }
  const inTheWay = kindInTheWay(frontSpring, lift);
  if (inTheWay) return { applies: 'no', because: inTheWay };
  if (front === 'ifs' && REPLACES_STRUTS.includes(lift.type) && frontSpring !== 'coilover') {
    return { applies: 'unknown', because: 'spring' };
  }
  if (lift.for === COIL_SPACER && frontSpring === 'varies') {
    return { applies: 'unknown', because: 'spring' };
  }
  return frontSpring === null ? { applies: 'unknown', because: 'frontSpring' } : { applies: 'yes' };
}

function kindInTheWay(
  spring: Vehicle['suspension']['frontSpring'],
  { type, for: list }: FitLift,
): 'leaf' | 'air' | 'strut' | 'torsionBar' | null {
  if (spring === 'air') return spring;
  if (spring === 'leaf') return mayBeForLeafs(type, list) ? null : 'leaf';
  if (spring === 'strut' && type !== GOES_ON_STRUTS) return 'strut';
  const needsCoil = REPLACES_STRUTS.includes(type) || list === COIL_SPACER;
  return spring === 'torsion-bar' && needsCoil ? 'torsionBar' : null;
}

/** Only the list tells coils from leafs; a kit whose list is unknown may be for either. */
function mayBeForLeafs(type: FitLift['type'], list: string): boolean {
  return type === COILS_OR_LEAFS && (list === FOR_LEAFS || !APPLICATIONS[list]);
}

function isLightIfs({ vehicle, platform }: KitQuestion): KitAnswer {
  if (vehicle.suspension.front !== 'ifs' || platform.size === 'heavy-duty') return 'no';
  return platform.frame === 'unibody' ? 'unknown' : 'yes';
}

function isFamily(...families: string[]): (question: KitQuestion) => KitAnswer {
  return ({ platform }) => yesIf(families.includes(platform.family));
}

function yesIf(applies: boolean): KitAnswer {
  return applies ? 'yes' : 'no';
}
