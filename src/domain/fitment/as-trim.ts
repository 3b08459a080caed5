import type { LiftTireRow, Vehicle, VehicleTrim } from '#src/domain/catalog/index.ts';
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

/** From this much factory lift on, a kit for the plain truck is not for this one. */
const TALLER_FROM_IN = 1;

function springAnswers({ suspension }: Vehicle, trim: VehicleTrim): Vehicle['kitAnswers'] {
  const isTwoWheel = trim.drive === '2WD';
  if (trim.air) return [trim.air === 'all' ? ON_AIR : PERHAPS_ON_AIR];
  if (trim.isLongTravel) return [frontEnd('long travel')];
  if (suspension.front !== 'ifs') return isTwoWheel ? [frontEnd('no front axle')] : [];
  if (trim.factoryLiftIn >= TALLER_FROM_IN) return [frontEnd('taller springs')];
  return isTwoWheel ? [frontEnd('no front drive')] : [];
}

/** Names a kind of front end in the place of one application list; `spring-kits.ts` has the answers. */
function frontEnd(list: string): Vehicle['kitAnswers'][number] {
  return { list, answer: 'ask', why: list, confidence: 'high' };
}

/** Air springs at all corners, and a truck that may have them. */
export const ON_AIR = frontEnd('air springs');
export const PERHAPS_ON_AIR = frontEnd('perhaps air springs');

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
