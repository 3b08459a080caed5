import { type RateFigures, rateFiguresSchema } from './schemas.ts';

type Stored = { record: unknown; tax: unknown };

/**
 * The two columns of a set. The rules of tax came later, and versions before refuse a record with a key that they do
 * not know. They read Arizona's figures, which are therefore as near as possible to another region's rules.
 */
export function storedRates({ tax, ...figures }: RateFigures): Stored {
  if (tax.region === 'arizona') return { record: figures, tax };
  const fee = tax.tireFeeCents ?? 0;
  const near = {
    salesTaxOnPartsPercent: tax.parts ? Number((tax.percent ?? 0).toFixed(2)) : 0,
    tireFeePercent: fee > 0 ? 100 : 0,
    tireFeeCapCentsEach: fee,
  };
  return { record: { ...figures, ...near }, tax };
}

/** The figures as they were saved. @throws {ZodError} if they are none */
export function wholeRates({ record, tax }: Stored): RateFigures {
  return rateFiguresSchema.parse({ ...Object(record), ...(tax !== null && { tax }) });
}
