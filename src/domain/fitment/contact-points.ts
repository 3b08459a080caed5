import type { TrimPlace } from '#src/domain/catalog/index.ts';
import { type FitBuild, roomDiameterIn, stockDiameterIn, withFactoryParts } from './build.ts';
import type { Reason, ReasonCode } from './reasons.ts';
import { type Placed, type Span, sweptGrowthIn } from './swept-circle.ts';
import { tireSectionIn } from './tire-dimensions.ts';
import { cleanTireLimitIn, clearanceLiftIn } from './tire-limit.ts';
import { findTireSize } from './tire-size.ts';

/** Where a front tire can touch: the top of the opening, its two edges, and what is inboard of the tire. */
export const contactSpots = ['arch', 'front', 'rear', 'inside'] as const;
export type ContactSpot = (typeof contactSpots)[number];

export type ContactPoint = {
  spot: ContactSpot;
  /**
   * How much farther than the factory tire this one reaches toward it, in inches; null: an offset or a width is not on
   * record. How much room the factory tire has there, nobody has recorded.
   */
  growsIn: Span | null;
  /** Places there that have to be trimmed for this tire, as far as the record names them. */
  places: readonly TrimPlace[];
};

export type Contacts = {
  points: readonly ContactPoint[];
  /** What touches first: named by the record, or else nothing that anybody knows. */
  first: readonly ContactSpot[];
  /** How much larger the tire is than what clears untrimmed at this lift, in inches; null: not on record. */
  overIn: number | null;
};

const SPOTS: Readonly<Record<TrimPlace, readonly ContactSpot[]>> = {
  liner: ['front', 'rear'],
  valance: ['front'],
  bumper: ['front'],
  fenders: ['arch'],
  mudFlap: ['rear'],
  bodyMount: ['rear'],
  cabMount: ['rear'],
  pinchWeld: ['rear'],
  crashBar: ['front'],
  upperArm: ['inside'],
  controlArm: ['inside'],
  radiusArm: ['inside'],
  strutTower: ['inside'],
  swayBarLink: ['inside'],
  bumpStops: ['arch'],
  steeringStops: ['front', 'rear'],
  fullFlex: ['arch'],
  atLock: ['front', 'rear'],
};

/** Reasons about a tire or wheel that comes too close to the inside. */
const INSIDE: readonly ReasonCode[] = [
  'offset.tireNear',
  'offset.tireInner',
  'offset.inner',
  'offset.innerFar',
  'offset.knuckle',
];

/**
 * What a front tire comes closer to than the factory's, turned to the steering stop and pushed up to the bump stop. The
 * bump stop holds the hub at the same place of the body, lifted or not: a taller tire ends half of its growth higher in
 * the arch. The record's limits name what touches first; geometry alone does not, because the room around the factory
 * tire is on no record.
 *
 * @param reasons those of this build's verdict
 */
export function contactPoints(build: FitBuild, reasons: readonly Reason[]): Contacts {
  const open = reasons.filter(({ verdict }) => verdict !== 'fits');
  const named = open.flatMap(({ places = [] }) => places);
  const isInside = open.some(({ code }) => INSIDE.includes(code));
  const grows = growthOf(build);
  const points = contactSpots.map((spot) => ({
    spot,
    growsIn: grows[spot],
    places: named.filter((place) => SPOTS[place].includes(spot)),
  }));
  const first = points
    .filter(({ spot, places }) => places.length > 0 || (spot === 'inside' && isInside))
    .map(({ spot }) => spot);
  return { points, first, overIn: overOf(build) };
}

function growthOf(build: FitBuild): Record<ContactSpot, Span | null> {
  const { vehicle, tire } = withFactoryParts(build);
  const tallerIn = (roomDiameterIn(tire) - stockDiameterIn(vehicle)) / 2;
  const arch = { least: tallerIn, most: tallerIn };
  const [own, factory] = [placedOf(build), placedOf({ ...build, wheel: null, tire: null })];
  if (!own || !factory) return { arch, front: null, rear: null, inside: null };
  const { outer, inner } = sweptGrowthIn(own, factory);
  return { arch, front: outer, rear: outer, inside: inner };
}

/** Null: its width or its offset is not on record. */
function placedOf(build: FitBuild): Placed | null {
  const { wheel, tire } = withFactoryParts(build);
  const size = findTireSize(tire.size);
  if (!size || wheel.offsetMm === null) return null;
  return {
    diameterIn: roomDiameterIn(tire),
    sectionIn: tireSectionIn(size),
    offsetMm: wheel.offsetMm,
  };
}

/** A body lift on top raises the fenders too. */
function overOf(build: FitBuild): number | null {
  const { vehicle, lift, secondLift, tire } = withFactoryParts(build);
  const liftIn = clearanceLiftIn(lift) + clearanceLiftIn(secondLift ?? null);
  const cleanIn = cleanTireLimitIn(vehicle, liftIn);
  return cleanIn === null ? null : roomDiameterIn(tire) - cleanIn;
}
