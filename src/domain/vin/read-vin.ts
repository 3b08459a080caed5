import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import type { Cab, Drive } from './cab-and-drive.ts';
import { checkDigitOf } from './check-digit.ts';
import { type DecodedVehicle, decodeVin } from './decode-vin.ts';
import { hasDualRearWheels } from './decoded-facts.ts';
import { readTypedVin, type TypedVin } from './read-typed-vin.ts';
import { belongsTo } from './record-rules.ts';
import { type Hint, hintsOf } from './vin-hints.ts';
import type { VinTable } from './vin-table.ts';

/** What the picker still asks, because a VIN does not say it. */
export type LeftToAsk = 'vehicle' | 'cab' | 'drive' | 'trim';

/** A vehicle that a VIN names. */
export type NamedVehicle = {
  year: number;
  /** Of a heavy truck, whose VIN repeats after 30 years: the other year it can be. */
  otherYear: number | null;
  make: string;
  model: string;
  /** One is the trim; several are the ones it can be. */
  trims: string[];
  /** Records of ours, the likeliest first; none: we have no fitment for it. */
  vehicleIds: string[];
  /** The VIN settles the record. */
  isCertain: boolean;
  cab: Hint<Cab> | null;
  drive: Hint<Drive> | null;
  /** The records are of a crew cab and the VIN suggests another: wheelbase, length and drawing differ. */
  isOtherCab: boolean;
  isDualRear: boolean;
  leftToAsk: LeftToAsk[];
};

/** What a VIN says. It never contains the VIN itself, so that it may be sent, shown and stored. */
export type VinAnswer =
  | Exclude<TypedVin, { status: 'whole' }>
  | ({ replaced: boolean; isCheckDigitRight: boolean } & (
      | { status: 'no-year' }
      | { status: 'unknown-maker' }
      | { status: 'unknown-model'; makes: string[] }
      | { status: 'named'; named: NamedVehicle }
    ));

type Known = { table: VinTable; choices: readonly VehicleChoice[]; currentYear: number };

/**
 * Reads a typed VIN: the vehicle, our records of it, likely answers to what the VIN does not settle, and what is left
 * to ask. A wrong check digit is reported and nothing more: gray imports and rebuilt trucks have one.
 */
export function readVin(typed: string, { table, choices, currentYear }: Known): VinAnswer {
  const read = readTypedVin(typed);
  if (read.status !== 'whole') return read;
  const { vin, replaced } = read;
  const isCheckDigitRight = vin[8] === checkDigitOf(vin);
  const decoded = decodeVin(table, vin, currentYear);
  if (decoded.status !== 'decoded') return { replaced, isCheckDigitRight, ...decoded };
  const named = nameVehicle(decoded.vehicle, choices);
  return { replaced, isCheckDigitRight, status: 'named', named };
}

function nameVehicle(vehicle: DecodedVehicle, choices: readonly VehicleChoice[]): NamedVehicle {
  const { cab, drive } = hintsOf(vehicle);
  const { records, isCertain } = recordsOf(vehicle, choices);
  const isPickup = records.some(({ bodyStyle }) => bodyStyle.endsWith('pickup'));
  const isOtherCab =
    cab !== null &&
    records.length > 0 &&
    records.every((record) => isOfOtherCab(record, cab.value));
  const { year, otherYear, make, model, trims } = vehicle;
  return {
    ...{ year, otherYear, make, model, trims },
    vehicleIds: records.map(({ id }) => id),
    isCertain,
    cab: isPickup ? cab : null,
    drive,
    isOtherCab,
    isDualRear: hasDualRearWheels(vehicle) === true,
    leftToAsk:
      records.length === 0
        ? []
        : [
            ...(isCertain ? [] : ['vehicle' as const]),
            ...(isPickup && cab === null ? ['cab' as const] : []),
            ...(drive === null ? ['drive' as const] : []),
            ...(trims.length === 1 && !/[,/]/.test(trims[0] ?? '') ? [] : ['trim' as const]),
          ],
  };
}

/** A record only stands in if the vehicle has none of its own. */
function recordsOf(vehicle: DecodedVehicle, choices: readonly VehicleChoice[]) {
  const found = choices.flatMap((choice) => {
    const belonging = belongsTo(choice, vehicle);
    return belonging ? [{ choice, ...belonging }] : [];
  });
  const own = found.filter(({ isStandIn }) => !isStandIn);
  const left = (own.length > 0 ? own : found).toSorted(
    (one, other) => Number(other.isCertain) - Number(one.isCertain),
  );
  return {
    records: left.map(({ choice }) => choice),
    isCertain: left.length === 1 && left.every(({ isCertain }) => isCertain),
  };
}

const cabOfBody: Partial<Record<VehicleChoice['bodyStyle'], readonly Cab[]>> = {
  'crew-cab-pickup': ['crew'],
  'extended-cab-pickup': ['extended'],
};

function isOfOtherCab({ bodyStyle }: VehicleChoice, cab: Cab): boolean {
  const cabs = cabOfBody[bodyStyle];
  return cabs !== undefined && !cabs.includes(cab);
}
