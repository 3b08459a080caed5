import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import type { Rates } from '#src/domain/rates/index.ts';
import { billOf } from './bill-of-build.ts';
import { priceBill } from './price-bill.ts';
import type { Quote } from './quote.ts';

type QuoteBasis = {
  assessment: Assessment;
  rates: Rates;
  /** The version of the catalog that its prices come from. */
  catalogVersion?: string | null;
};

/** The out-the-door price of a build. */
export function quoteBuild(
  resolved: ResolvedBuild,
  { assessment, rates, catalogVersion = null }: QuoteBasis,
): Quote {
  const quote = priceBill(billOf({ ...resolved, assessment }, rates), rates);
  return { ...quote, catalogVersion };
}
