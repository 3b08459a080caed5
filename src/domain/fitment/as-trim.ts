import type { LiftTireRow, Vehicle, VehicleTrim } from '#src/domain/catalog/index.ts';
import type { Confidence } from './confidence.ts';
import { tireDiameterIn } from './tire-dimensions.ts';
import { findTireSize, isSameDimension } from './tire-size.ts';

/** By record, which is another one as soon as a fact of it is: a door label that somebody has read, for example. */
const known = new WeakMap<Vehicle, Map<string, Vehicle>>();

/**
 * The record as it is for one of its trims: its own tire table, tires, wheel, rear axle ratings and height, and what
 * its springs mean for kits. The rules then need no other input. The record itself if the trim is unknown (`null`) or
 * is not on record; a trim that the record does not cover has no tire table, so that nothing is said about tires.
 */
export function asTrim(vehicle: Vehicle, trimId: string | null | undefined): Vehicle {
  const trim = vehicle.trims?.find(({ id }) => id === trimId);
  if (!trim) return vehicle;
  const ofVehicle = known.get(vehicle) ?? new Map<string, Vehicle>();
  const found = ofVehicle.get(trim.id) ?? makeVariant(vehicle, trim);
  known.set(vehicle, ofVehicle.set(trim.id, found));
  return found;
}

function makeVariant(vehicle: Vehicle, trim: VehicleTrim): Vehicle {
  const { heightFrontIn, heightRearIn, gawrRearRangeLb } = trim;
  return {
    ...vehicle,
    representativeConfig: trim.name,
    heightIn: vehicle.heightIn + (heightFrontIn + heightRearIn) / 2,
    ...standardPartsOf(vehicle, trim),
    ...(gawrRearRangeLb && { gawrRearRangeLb }),
    liftTire: rowsOf(vehicle, trim),
    // The others are other trucks.
    trims: trim.rows === 'none' ? null : [],
    kitAnswers: [...springAnswers(vehicle, trim), ...vehicle.kitAnswers],
  };
}

/** The trim's wheel and the usual tire on it; the record's where the trim's are not known as a pair. */
function standardPartsOf(vehicle: Vehicle, { tires, wheel, isRepresentative }: VehicleTrim) {
  const sizes = tires.flatMap((text) => {
    const size = findTireSize(text);
    return size && size.rimIn === wheel?.diameterIn ? [{ text, size }] : [];
  });
  const [usual] = sizes;
  if (isRepresentative || !wheel || !usual) return {};
  const original = vehicle.factoryTires?.find((one) => {
    const other = findTireSize(one.size);
    return other !== null && isSameDimension(usual.size, other);
  });
  const others = [vehicle.stockTire.size, ...vehicle.altStockTires];
  return {
    stockWheel: wheel,
    stockTire: { size: usual.text, diameterIn: tireDiameterIn(usual.size) },
    altStockTires: others.filter((one) => one !== usual.text),
    stockLoadIndex: original?.loadIndex ?? null,
  };
}

/** A spacer on springs that are taller from the factory over-extends the arms; for other kits the maker's list tells. */
const ON_TALLER_SPRINGS = {
  'IFS half-ton, midsize, solid-axle coil spacer': 'no',
  'IFS midsize and half-ton': 'ask',
  'IFS full-size': 'ask',
  'IFS with uniball or ball-joint upper arm': 'ask',
  'IFS midsize by generation (Tacoma, Colorado, Frontier, Ranger)': 'ask',
} as const;
/** Without a driven front axle there are I-beams or arms where the kit expects the axle. */
const WITHOUT_FRONT_AXLE = {
  'IFS half-ton, midsize, solid-axle coil spacer': 'no',
  'solid front axle, coil/link (Wrangler, XJ, Ram HD)': 'no',
  'Super Duty, Ram HD': 'no',
  'solid front axle on coils (Wrangler, Gladiator, Cherokee, Grand Cherokee)': 'no',
  'leaf-sprung front axle (Super Duty to 2004, K5 Blazer, Wrangler YJ)': 'no',
} as const;
/** Bracket kits for two-wheel drives have crossmembers and knuckles of their own. */
const WITHOUT_FRONT_DRIVE = {
  'IFS full-size': 'ask',
  'IFS midsize by generation (Tacoma, Colorado, Frontier, Ranger)': 'ask',
} as const;
/** Air springs have no coil to space, replace or drop with brackets; frames are the same. */
const LISTS_OF_SPRINGS = [
  ...Object.keys(ON_TALLER_SPRINGS),
  'Tacoma, 4Runner, GX, Frontier, Tundra',
  'solid front axle, coil/link (Wrangler, XJ, Ram HD)',
  'unibody on struts or coil-overs (crossovers, Grand Cherokee)',
];
/** From this much factory lift on, a kit for the plain truck is not for this one. */
const TALLER_FROM_IN = 1;

function springAnswers({ suspension }: Vehicle, trim: VehicleTrim): Vehicle['kitAnswers'] {
  const { confidence, factoryLiftIn, drive } = trim;
  const isTaller = suspension.front === 'ifs' && factoryLiftIn >= TALLER_FROM_IN;
  const lacksAxle = suspension.front === 'solid-axle' && drive === '2WD';
  const answersOf = (answers: Readonly<Record<string, 'no' | 'ask'>>, why: string) =>
    Object.entries(answers).map(([list, answer]) => ({ list, answer, why, confidence }));
  if (trim.air) return airAnswers(trim.air === 'all' ? 'no' : 'ask', confidence);
  if (isTaller) return answersOf(ON_TALLER_SPRINGS, 'springs');
  if (lacksAxle) return answersOf(WITHOUT_FRONT_AXLE, 'no axle');
  const isUndriven = suspension.front === 'ifs' && drive === '2WD';
  return isUndriven ? answersOf(WITHOUT_FRONT_DRIVE, '2WD') : [];
}

/** How the record says that kits for coils are not for a truck on air. */
export const ON_AIR = 'on air';

/** What air springs at all corners mean for the kits that replace, space or lower coils. */
export function airAnswers(answer: 'no' | 'ask', confidence: Confidence): Vehicle['kitAnswers'] {
  return LISTS_OF_SPRINGS.map((list) => ({ list, answer, why: ON_AIR, confidence }));
}

/** The trim's limits, with the wheel offsets and places of the record's row at or below. */
function rowsOf({ liftTire }: Vehicle, { rows, limits, confidence }: VehicleTrim): LiftTireRow[] {
  if (rows !== 'own') return rows === 'record' ? liftTire : [];
  return limits.flatMap(({ liftIn, cleanIn, trimmedIn }) => {
    const below = liftTire.findLast((row) => row.liftIn <= liftIn);
    if (!below) return [];
    const trimming = trimmedIn > cleanIn ? ('minor' as const) : ('none' as const);
    const { offsetRangeMm, trimAt } = below;
    const figures = { liftIn, maxTireIn: trimmedIn, cleanIn, trimming, offsetRangeMm, trimAt };
    return [{ ...figures, notes: '', cutIn: null, cutAt: [], confidence }];
  });
}
