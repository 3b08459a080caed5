import { arizona, planningFigures, type Rates } from '#src/domain/rates/index.ts';
import type { PriceBasis } from './price/price-basis.ts';

/** Rates of the demo shop, for examples. */
export const exampleRates: Rates = {
  ...planningFigures,
  setId: 1,
  date: '2026-01-05',
  labourCentsPerHour: 16_500,
  mountBalanceCentsPerTire: { to35: 3_500, from37: 5_500 },
  tpmsSensorCents: 5_800,
  lugKitCents: { fiveSix: 6_900, eight: 8_900 },
  tireDisposalCentsEach: 500,
  shopSuppliesPercent: 6,
  shopSuppliesCapCents: 6_000,
  salesTaxOnPartsPercent: 9.1,
  tireFeePercent: 2,
  tireFeeCapCentsEach: 200,
  tax: arizona,
};

/** A Saturday at the demo shop. */
export const examplePriceBasis: PriceBasis = {
  rates: exampleRates,
  catalogVersion: 'example',
  today: '2026-11-21',
  shopHours: {
    hours: [
      { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '18:00' },
      { days: ['Sat'], opens: '09:00', closes: '13:00' },
    ],
    closures: [],
  },
  noticeDays: 1,
  financing: null,
};
