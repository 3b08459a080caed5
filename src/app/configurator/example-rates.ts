import { planningFigures, type Rates } from '#src/domain/rates/index.ts';

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
};
