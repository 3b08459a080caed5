import type { LiftKitLine, TireLine, WheelLine } from '#src/domain/catalog/index.ts';
import type { KitForm } from './kit-form.ts';
import type { TireLineForm, WheelLineForm } from './line-form.ts';

type Kept = {
  lineId: string;
  /** The line as it was; its sources stay. */
  before: Pick<LiftKitLine, 'provenance'> | null;
};

type Typed<Form> = Kept & { input: Form };

function sharedOf({ input, lineId, before }: Typed<WheelLineForm | TireLineForm | KitForm>) {
  const { brand, name, status, images } = input;
  return { lineId, brand, name, status, images, provenance: before?.provenance ?? {} };
}

/** The line that a form describes. */
export const typedLines = {
  'wheel-lines': (typed: Typed<WheelLineForm>): WheelLine => ({
    ...sharedOf(typed),
    construction: typed.input.construction,
  }),
  'tire-lines': (typed: Typed<TireLineForm>): TireLine => ({
    ...sharedOf(typed),
    type: typed.input.type,
    speed: typed.input.speed,
    treadDepth32: typed.input.treadDepth32,
    threePeak: typed.input.threePeak,
    mileageWarranty: typed.input.mileageWarranty,
  }),
  'lift-kits': kitOf,
};

function kitOf(typed: Typed<KitForm>): LiftKitLine {
  const { input } = typed;
  return {
    ...sharedOf(typed),
    type: input.type,
    for: input.for,
    shock: input.shock,
    reGear: input.reGear ?? false,
    driveline: input.driveline,
    hours: { min: input.hoursMin, max: input.hoursMax },
    priceCents: { min: input.priceMinUsd, max: input.priceMaxUsd },
    warranty: input.warranty,
    heights: Object.values(input.heights).map(({ onHand, leadTimeDays, ...height }) => ({
      ...height,
      stock: { onHand, leadTimeDays },
    })),
    details: detailsOf(input),
  };
}

function detailsOf(input: KitForm): LiftKitLine['details'] {
  return {
    netLiftBasis: input.netLiftBasis,
    excludes: input.excludes,
    drive: input.drive === '' ? null : input.drive,
    maxTireIn: input.maxTireIn,
    requiredWheel: input.requiredWheel,
    components: input.components,
    shockTravelIn: input.shockTravelIn,
    steering: input.steering,
    cutting: input.cutting === '' ? null : input.cutting,
    boxes: input.boxes,
    weightLb: input.weightLb,
  };
}
