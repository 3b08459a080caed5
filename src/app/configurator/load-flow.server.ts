import { readBuildCatalogue } from '#src/domain/builds/index.server.ts';
import { vehicleChoices } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { ratesAt } from '#src/domain/rates/index.server.ts';
import { type FlowBasis, flowAt, freshDraft } from './flow-at.ts';
import type { FlowData } from './flow-data.ts';
import { openUnsentBuild } from './open-build.server.ts';

/** What the build flow shows at this address. The route has sent away what has no build. */
export async function loadFlow(
  ctx: Ctx,
  { request, url }: { request: Request; url: URL },
): Promise<FlowData> {
  const [open, basis] = await Promise.all([openUnsentBuild(ctx, request), readBasis(ctx)]);
  return flowAt(url, open?.build ?? freshDraft(), basis);
}

/** Everything that the shop offers, with the rates of today. */
async function readBasis(ctx: Ctx): Promise<FlowBasis> {
  const [catalogue, rates, choices] = await Promise.all([
    readBuildCatalogue(ctx),
    ratesAt(ctx),
    vehicleChoices(ctx),
  ]);
  return { catalogue, rates, choices };
}
