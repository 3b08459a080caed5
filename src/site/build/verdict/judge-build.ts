import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { type Assessment, assessFitment } from '#src/domain/fitment/index.ts';
import { type Quote, quoteBuild } from '#src/domain/quotes/index.ts';
import type { FlowData } from '../flow-data.ts';

/** The inputs of judging a build: the shop's rates, and the version of the catalog. */
export type JudgeBasis = Pick<FlowData, 'rates' | 'catalogVersion'>;

export type Judged = { assessment: Assessment; quote: Quote };

/** Whether a build fits, and its price. */
export function judgeBuild(resolved: ResolvedBuild, basis: JudgeBasis): Judged {
  const assessment = assessFitment(resolved.fit);
  return { assessment, quote: quoteWith(resolved, { assessment, basis }) };
}

type Quoting = { assessment: Assessment; basis: JudgeBasis };

/** The price with other extras, which do not affect the verdict. */
export function quoteWith(changed: ResolvedBuild, { assessment, basis }: Quoting): Quote {
  const { rates, catalogVersion } = basis;
  return quoteBuild(changed, {
    assessment,
    rates,
    catalogVersion,
  });
}
