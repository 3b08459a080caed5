import { resolveBuild } from '#src/domain/builds/index.ts';
import { assessFitment } from '#src/domain/fitment/index.ts';
import { type Quote, quoteBuild } from '#src/domain/quotes/index.ts';
import type { BuildDraft, FlowData } from '../flow-data.ts';
import type { FixOffer } from './build-fixes.ts';

type Priced = { data: FlowData; build: BuildDraft; quote: Quote };

/** The difference an offer would make to the likely out-the-door price; cents. */
export function fixPriceCents({ changes }: FixOffer, { data, build, quote }: Priced) {
  const { catalogue, rates, catalogVersion } = data;
  const taken = Object.fromEntries(changes.map(({ option, sku }) => [option, { sku }]));
  const completedOptions = { ...build.completedOptions, ...taken };
  const changed = resolveBuild({ ...build, completedOptions }, catalogue);
  if (!changed) return null;
  const { totalCents } = quoteBuild(changed, {
    assessment: assessFitment(changed.fit),
    rates,
    catalogVersion,
  });
  return totalCents.likely - quote.totalCents.likely;
}
