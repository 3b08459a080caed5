import type { OwnTruck, Vehicle, VehicleOption, VehicleTrim } from '#src/domain/catalog/index.ts';
import { canHave, isEveryTwoWheelDrive, isSoldIn, type Reason } from '#src/domain/fitment/index.ts';

/** What an owner is asked about a truck of this record. */
export type TruckQuestions = {
  /** At least two, or none. */
  trims: VehicleTrim[];
  asksDrive: boolean;
  options: VehicleOption[];
  /** Ratings over the trims, in lb; null: not on record. */
  usualLb: Record<'front' | 'rear', readonly [number, number] | null>;
};

/** Only what trucks of this year and trim differ in. */
export function questionsOf(
  record: Vehicle,
  { year, own }: { year: number; own: OwnTruck | undefined },
): TruckQuestions {
  const sold = (record.trims ?? []).filter((one) => isSoldIn(one, year));
  const named = sold.filter((one) => !isEveryTwoWheelDrive(one));
  const chosen = named.find(({ id }) => id === own?.trim);
  const options = record.options.filter((one) => isSoldIn(one, year) && !one.isStandard);
  return {
    trims: named.length > 1 ? named : [],
    asksDrive: chosen ? canBe(chosen, '2WD') && canBe(chosen, '4WD') : hasBothDrives(sold),
    options: options.filter((one) => canHave(one, chosen?.id)),
    usualLb: { front: record.gawrFrontRangeLb, rear: record.gawrRearRangeLb },
  };
}

function hasBothDrives(trims: readonly VehicleTrim[]): boolean {
  return trims.some((one) => canBe(one, '2WD')) && trims.some((one) => canBe(one, '4WD'));
}

function canBe({ drive }: VehicleTrim, wheels: '2WD' | '4WD'): boolean {
  if (drive === null) return false;
  return wheels === '2WD' ? drive.includes('2WD') : /4WD|AWD/.test(drive);
}

/** A question that settles a reason. */
export type SettlingQuestion = 'label' | 'trim' | 'drive' | VehicleOption;

/** What to ask about a reason; null if no answer of the owner settles it. */
export function settledBy(
  { code, values }: Pick<Reason, 'code' | 'values'>,
  { trims, asksDrive, options }: TruckQuestions,
): SettlingQuestion | null {
  if (LABEL_SETTLES.test(code)) return 'label';
  if (TRIM_SETTLES.test(code)) return trims.length > 0 ? 'trim' : null;
  if (code === 'tire.trimsTold') return asksDrive ? 'drive' : null;
  if (!/Maybe$/.test(code)) return null;
  return options.find(({ name }) => name === values.option) ?? null;
}

const LABEL_SETTLES = /^load\.(?:wheel)?(?:between|unknown)$/i;
const TRIM_SETTLES = /^tire\.trims(?:Work)?$/;
