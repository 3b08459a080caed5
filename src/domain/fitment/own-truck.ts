import type { OwnTruck, Vehicle, VehicleOption, VehicleTrim } from '#src/domain/catalog/index.ts';
import { asTrim, ON_AIR, PERHAPS_ON_AIR } from './as-trim.ts';

/** A truck as its owner describes it: the model year, and what else was told. */
export type ToldTruck = { year: number; own?: OwnTruck | undefined };

/**
 * The record as it is for one truck: of its model year, its trim, its driven wheels and its options, with the axle
 * ratings of its own door label. The rules then need no other input. What was not told stays as open as it is in the
 * record: judged by the trim that takes least, or unknown.
 */
export function asOwned(record: Vehicle, { year, own = {} }: ToldTruck): Vehicle {
  const ofYear = inYear(record, year);
  const ofTrim = asTrim(ofYear, own.trim);
  const driven = asDriven(ofTrim, { ofYear, own });
  const sprung = withFrontSpring(driven, { record, year, own });
  const equipped = withOptions(sprung, own);
  return withReadings(equipped, own);
}

/** By record and year: facts that the rules derive from a record are kept by the record's identity. */
const byYear = new WeakMap<Vehicle, Map<number, Vehicle>>();

/** With the brakes of this model year, and without the trims and options that were not sold in it. */
function inYear(record: Vehicle, year: number): Vehicle {
  const known = byYear.get(record) ?? new Map<number, Vehicle>();
  const found = known.get(year) ?? onlySoldIn(record, year);
  byYear.set(record, known.set(year, found));
  return found;
}

function onlySoldIn(record: Vehicle, year: number): Vehicle {
  const sold = (one: { years: VehicleTrim['years'] }) => isSoldIn(one, year);
  const trims = record.trims?.filter(sold) ?? null;
  const options = record.options.filter(sold);
  const wheelOverBrakes =
    record.byYears.find((one) => one.wheelOverBrakes && sold(one))?.wheelOverBrakes ??
    record.wheelOverBrakes;
  const isSame =
    trims?.length === record.trims?.length &&
    options.length === record.options.length &&
    wheelOverBrakes === record.wheelOverBrakes;
  return isSame ? record : { ...record, trims, options, wheelOverBrakes };
}

/**
 * What the front rides on, where trucks of the record differ: as told, or the only kind of this year with the driven
 * wheels that were told.
 */
function withFrontSpring(
  vehicle: Vehicle,
  { record, year, own }: { record: Vehicle; year: number; own: OwnTruck },
): Vehicle {
  const { suspension } = vehicle;
  if (suspension.frontSpring !== 'varies') return vehicle;
  const drive = own.drive ?? record.trims?.find(({ id }) => id === own.trim)?.drive;
  const [only, ...others] = new Set(
    record.byYears.flatMap((one) => {
      const isOther = one.drive !== null && drive && !drive.toUpperCase().includes(one.drive);
      return isSoldIn(one, year) && !isOther ? (one.frontSpring ?? []) : [];
    }),
  );
  const frontSpring = own.frontSpring ?? (others.length === 0 ? only : undefined);
  return frontSpring ? { ...vehicle, suspension: { ...suspension, frontSpring } } : vehicle;
}

/** Whether a trim or option was sold in a model year. */
export function isSoldIn({ years: [from, to] }: Pick<VehicleTrim, 'years'>, year: number): boolean {
  return from <= year && year <= (to ?? Number.POSITIVE_INFINITY);
}

/** The entry of a record that stands for all its two-wheel drives, whatever their trim. */
export function isEveryTwoWheelDrive({ name, drive }: VehicleTrim): boolean {
  return drive === '2WD' && /^(?:2WD|F-250\/F-350 2WD)\b/.test(name);
}

type Driven = { ofYear: Vehicle; own: OwnTruck };

/** The trim with the driven wheels that were told; one that only came with others is left as it is. */
function asDriven(vehicle: Vehicle, { ofYear, own: { trim: trimId, drive } }: Driven): Vehicle {
  if (drive === undefined) return vehicle;
  const chosen = ofYear.trims?.find(({ id }) => id === trimId);
  if (drive === '4wd') return chosen ? vehicle : withTrims(vehicle, ({ drive }) => drive !== '2WD');
  if (chosen && !isEitherWay(chosen)) return vehicle;
  const [every, ...others] = (ofYear.trims ?? []).filter(isEveryTwoWheelDrive);
  if (!every || others.length > 0) return withTrims(vehicle, canBeTwoWheel);
  return chosen ? lowered(vehicle, asTrim(ofYear, every.id)) : asTrim(ofYear, every.id);
}

/** A trim of this record that came with two or four driven wheels. */
function isEitherWay(trim: VehicleTrim): boolean {
  return trim.rows !== 'none' && trim.drive !== '2WD' && canBeTwoWheel(trim);
}

function canBeTwoWheel({ drive }: VehicleTrim): boolean {
  return drive === null || drive.includes('2WD');
}

function withTrims(vehicle: Vehicle, isLeft: (trim: VehicleTrim) => boolean): Vehicle {
  return { ...vehicle, trims: vehicle.trims?.filter(isLeft) ?? null };
}

/** A trim as two-wheel drive: its own parts, in what is left of the room. */
function lowered(ofTrim: Vehicle, twoWheel: Vehicle): Vehicle {
  const { liftTire, trims, kitAnswers, heightIn } = twoWheel;
  return {
    ...ofTrim,
    heightIn: Math.min(ofTrim.heightIn, heightIn),
    liftTire: liftTire.map((row) => ({ ...row, ...lesser(row, ofTrim) })),
    trims,
    kitAnswers: [...kitAnswers, ...ofTrim.kitAnswers],
  };
}

/** The limits of a row, or those that the trim has at its height if they are less. */
function lesser(row: Vehicle['liftTire'][number], { liftTire }: Vehicle) {
  const own = liftTire.findLast(({ liftIn }) => liftIn <= row.liftIn);
  if (!own || own.maxTireIn >= row.maxTireIn) return {};
  const { maxTireIn, cleanIn, cutIn, trimming } = own;
  return { maxTireIn, cleanIn, cutIn, trimming };
}

/** What the truck has, and what it may have; the air springs' lists answer for all kits that need coils. */
function withOptions(vehicle: Vehicle, { trim, options: told = {} }: OwnTruck): Vehicle {
  const { options } = vehicle;
  if (options.length === 0 || (trim === undefined && Object.keys(told).length === 0))
    return vehicle;
  const possible = options.filter((option) => canHave(option, trim));
  const air = possible.find(({ kind }) => kind === 'air');
  const had = possible.flatMap((option) => {
    if (told[option.id] === false) return [];
    return told[option.id] === true ? { ...option, isStandard: true } : option;
  });
  const owned = { ...vehicle, options: had };
  const isOnAir = air && told[air.id];
  return isOnAir === undefined ? owned : onAir(owned, isOnAir);
}

/** Whether trucks of this trim come with the option; without a trim, whether any do. */
export function canHave({ trims }: VehicleOption, trim: string | undefined): boolean {
  return trim === undefined || trims.length === 0 || trims.includes(trim);
}

/** What the record says about kits and air springs, settled by an owner who has looked. */
function onAir(vehicle: Vehicle, hasAir: boolean): Vehicle {
  return {
    ...vehicle,
    suspension: { ...vehicle.suspension, airOption: hasAir },
    kitAnswers: hasAir
      ? [ON_AIR, ...vehicle.kitAnswers]
      : vehicle.kitAnswers.filter((one) => one !== PERHAPS_ON_AIR),
  };
}

/** The figures that were read off the truck: its door label, its brakes, the back of a factory wheel. */
function withReadings(vehicle: Vehicle, own: OwnTruck): Vehicle {
  const { gawrFrontLb, gawrRearLb, smallestWheelIn: minWheelDiameterIn, factoryOffsetMm } = own;
  const read = Object.entries({ gawrFrontLb, gawrRearLb, minWheelDiameterIn }).filter(
    ([, figure]) => figure !== undefined,
  );
  if (read.length === 0 && factoryOffsetMm === undefined) return vehicle;
  const { stockWheel, provenance } = vehicle;
  const source = { source: 'Read off the truck', confidence: 'high' } as const;
  return {
    ...vehicle,
    ...Object.fromEntries(read),
    ...(factoryOffsetMm !== undefined && {
      stockWheel: { ...stockWheel, offsetMm: factoryOffsetMm },
    }),
    provenance: { ...provenance, ...Object.fromEntries(read.map(([field]) => [field, source])) },
  };
}
