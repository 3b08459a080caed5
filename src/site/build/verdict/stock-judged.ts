import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { missingTaxFacts } from '#src/domain/rates/index.ts';
import type { JudgeBasis, Judged } from './judge-build.ts';

export function isStock({ liftKit, wheel, tire }: ResolvedBuild): boolean {
  return liftKit === null && wheel === null && tire === null;
}

/**
 * The result of `judgeBuild` for a truck in factory condition, without loading the rules: there is nothing to pay,
 * and nothing to say before somebody opens its numbers.
 */
export function stockJudged({ rates, catalogVersion }: JudgeBasis): Judged {
  const nothing = { low: 0, likely: 0, high: 0 };
  return {
    assessment: { verdict: 'fits', confidence: 'high', marginIn: null, reasons: [] },
    quote: {
      lines: [],
      partsCents: nothing,
      labourCents: nothing,
      feesCents: nothing,
      totalCents: nothing,
      isBeforeTax: missingTaxFacts(rates.tax).length > 0,
      hours: nothing,
      movedBy: [],
      ratesDate: rates.date,
      ratesSetId: rates.setId,
      catalogVersion,
    },
  };
}
