import type { OwnTruck, Vehicle, VehicleOption, VehicleTrim } from '#src/domain/catalog/index.ts';
import {
  asOwned,
  canHave,
  isEveryTwoWheelDrive,
  isSoldIn,
  type Reason,
} from '#src/domain/fitment/index.ts';
import type { LookedUpField } from './own-fields.ts';

/** What an owner is asked about a truck of this record. */
export type TruckQuestions = {
  /** At least two, or none. */
  trims: VehicleTrim[];
  asksDrive: boolean;
  options: VehicleOption[];
  /** Ratings over the trims, in lb; null: not on record. */
  usualLb: Record<'front' | 'rear', readonly [number, number] | null>;
  /** The wheels of which one is the smallest over the front brakes, by diameter in inches; empty: it is on record. */
  wheelSizesIn: number[];
  asksFrontSpring: boolean;
  asksFactoryOffset: boolean;
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
    ...lookedUp(asOwned(record, { year, own: { trim: own?.trim, drive: own?.drive } })),
  };
}

/** Below the smallest wheel that these trucks came on, in inches: nobody asks for less. */
const SMALLER_WHEELS_IN = 2;

/** What a look at this truck settles, where its record does not. */
function lookedUp({ minWheelDiameterIn, wheelOverBrakes, stockWheel, suspension }: Vehicle) {
  const largest = wheelOverBrakes?.clearsFromIn ?? stockWheel.diameterIn;
  const least = wheelOverBrakes?.refusedBelowIn ?? largest - SMALLER_WHEELS_IN;
  const sizes = Array.from({ length: largest - least + 1 }, (_, index) => least + index);
  return {
    wheelSizesIn: minWheelDiameterIn === null && sizes.length > 1 ? sizes : [],
    asksFrontSpring: suspension.front === 'ifs' && suspension.frontSpring === 'varies',
    asksFactoryOffset: stockWheel.offsetMm === null,
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
export type SettlingQuestion = 'label' | 'trim' | 'drive' | LookedUpField | VehicleOption;

/** What to ask about a reason; null if no answer of the owner settles it. */
export function settledBy(
  { code, values }: Pick<Reason, 'code' | 'values'>,
  questions: TruckQuestions,
): SettlingQuestion | null {
  const named = SETTLES.find(({ codes }) => codes.test(code));
  if (named) return named.isAsked(questions) ? named.question : null;
  if (!/Maybe$/.test(code)) return null;
  return questions.options.find(({ name }) => name === values.option) ?? null;
}

type Settling = {
  codes: RegExp;
  question: Exclude<SettlingQuestion, VehicleOption>;
  isAsked(questions: TruckQuestions): boolean;
};

/** The question by the codes of the reasons that it settles, and whether it is one for this truck. */
const SETTLES: readonly Settling[] = [
  {
    codes: /^load\.(?:wheel)?(?:between|unknown)$/i,
    question: 'label',
    isAsked: () => true,
  },
  {
    codes: /^tire\.trims(?:Work)?$/,
    question: 'trim',
    isAsked: ({ trims }) => trims.length > 0,
  },
  { codes: /^tire\.trimsTold$/, question: 'drive', isAsked: ({ asksDrive }) => asksDrive },
  {
    codes: /^caliper\.unknown$/,
    question: 'smallest-wheel',
    isAsked: ({ wheelSizesIn }) => wheelSizesIn.length > 0,
  },
  {
    codes: /^lift\.spring$/,
    question: 'front-spring',
    isAsked: ({ asksFrontSpring }) => asksFrontSpring,
  },
  {
    codes: /^(?:offset\.tireOpen|unknown\.offset)$/,
    question: 'factory-offset',
    isAsked: ({ asksFactoryOffset }) => asksFactoryOffset,
  },
];
