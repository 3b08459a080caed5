import { resolveBuild } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { assessFitment } from '#src/domain/fitment/index.ts';
import { listEvidence } from '#src/domain/gallery/index.server.ts';
import { quoteBuild } from '#src/domain/quotes/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { findFixes } from './fixes/build-fixes.ts';
import { readParts } from './fixes/read-choices.ts';
import type { FlowBasis } from './flow-at.ts';
import type { FlowData } from './flow-data.ts';
import { readLook } from './stage/stage-look.ts';
import { type BuildOutcome, outcomeOf } from './verdict/build-outcome.ts';

type AsideData = Pick<FlowData, 'look' | 'fixes' | 'evidence' | 'before' | 'cityGarages'>;
type Shown = { request: Request; url: URL; build: FlowData['build'] };

/** What is next to the step: how this device views the truck, fixes, and the shop's own trucks. */
export async function loadAside(ctx: Ctx, shown: Shown, basis: FlowBasis): Promise<AsideData> {
  const { request, url, build } = shown;
  const { catalogue } = basis;
  const look = readLook(request.headers.get('Cookie'), url.searchParams);
  const resolved = resolveBuild(build, catalogue);
  if (!resolved) return { look };
  const before = outcomeBefore(shown, basis);
  return {
    look,
    evidence: await listEvidence(ctx, resolved.vehicle),
    cityGarages: (await getShopSettings(ctx)).cityGarages,
    fixes: findFixes(resolved, { catalogue, selected: build.selectedOptions }),
    ...(before && { before }),
  };
}

/** The URL after a change names the parts that were there before it. */
function outcomeBefore({ url, build }: Shown, basis: FlowBasis): BuildOutcome | null {
  const { searchParams } = url;
  if (!searchParams.has('fixed') && !searchParams.has('chosen')) return null;
  const { catalogue, rates, catalogVersion } = basis;
  const completedOptions = { ...build.completedOptions, ...readParts(searchParams) };
  const resolved = resolveBuild({ ...build, completedOptions }, catalogue);
  if (!resolved) return null;
  const assessment = assessFitment(resolved.fit);
  const quote = quoteBuild(resolved, { assessment, rates, catalogVersion });
  return outcomeOf({ resolved, assessment, quote });
}
