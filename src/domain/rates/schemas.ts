import { z } from 'zod';
import { planningFigures } from './planning-figures.ts';
import { why } from './refusals.ts';
import { arizona } from './tax-rules.ts';
import { taxRulesSchema } from './tax-schema.ts';

const cents = z.int().nonnegative();
const percent = z.number().min(0).max(100);

type Span = { low: number; likely: number; high: number };

const isOrdered = ({ low, likely, high }: Span) => low <= likely && likely <= high;
const disorder = why('rates.disorder').reason;

const hours = z.number().min(0).max(100);
const centsSpan = z
  .strictObject({ low: cents, likely: cents, high: cents })
  .refine(isOrdered, disorder);
const hoursSpan = z
  .strictObject({ low: hours, likely: hours, high: hours })
  .refine(isOrdered, disorder);

const hoursSchema = z.strictObject({
  /** Both axles. */
  reGear: hoursSpan,
  /** Independent front suspension, after a lift. */
  alignmentLifted: hoursSpan,
  alignmentSolidAxle: hoursSpan,
  /** Independent front suspension, other wheels at the same height. */
  alignmentWheels: hoursSpan,
  speedometer: hoursSpan,
  headlamps: hoursSpan,
  camera: hoursSpan,
  trim: hoursSpan,
  tpms: hoursSpan,
  beadlockEach: hoursSpan,
});

/** What an hour, a job and small parts cost; all prices are calculated from these. */
export const rateFiguresSchema = z.strictObject({
  labourCentsPerHour: cents,
  mountBalanceCentsPerTire: z.strictObject({ to35: cents, from37: cents }),
  tpmsSensorCents: cents,
  lugKitCents: z.strictObject({ fiveSix: cents, eight: cents }),
  tireDisposalCentsEach: cents,
  shopSuppliesPercent: percent,
  shopSuppliesCapCents: cents,
  /** Arizona's; other regions have theirs in `tax`. */
  salesTaxOnPartsPercent: percent,
  tireFeePercent: percent,
  tireFeeCapCentsEach: cents,
  /** Ring and pinion with the install kit, both axles. */
  gearSetsCents: centsSpan.default(planningFigures.gearSetsCents),
  trackBarCents: centsSpan.default(planningFigures.trackBarCents),
  hours: hoursSchema.default(planningFigures.hours),
  tax: taxRulesSchema.default(arizona),
});

export type RateFigures = z.infer<typeof rateFiguresSchema>;
export type JobHours = RateFigures['hours'];

/** The rates of one set, as quotes use and cite them. */
export type Rates = RateFigures & {
  setId: number;
  /** Their first day, in the shop's time zone: ISO 8601. */
  date: string;
};

/** A set of rates with the time from which it is valid. */
export type RateSet = {
  id: number;
  validFrom: Temporal.Instant;
  savedBy: string;
  rates: Rates;
};
