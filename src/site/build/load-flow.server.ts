import { readBuildCatalogue } from '#src/domain/builds/index.server.ts';
import { readUndoCookie } from '#src/domain/builds/index.ts';
import { vehicleChoices } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type FlowBasis, flowAt, freshDraft } from './flow-at.ts';
import type { BuildDraft, FlowData } from './flow-data.ts';
import { loadAside } from './load-aside.server.ts';
import { loadListed } from './load-listed.server.ts';
import { loadRequestedPanel } from './load-requested-panel.server.ts';
import { openUnsentBuild } from './open-build.server.ts';
import { readPriceBasis } from './price/read-price-basis.server.ts';

/** What the build flow shows at this URL. The route has already redirected URLs without a build. */
export async function loadFlow(
  ctx: Ctx,
  { request, url }: { request: Request; url: URL },
): Promise<FlowData> {
  const build = (await openUnsentBuild(ctx, request))?.build ?? freshDraft();
  const basis = await readBasis(ctx, build);
  const flow = flowAt(url, build, basis);
  const canUndo = build.id === null && readUndoCookie(request.headers.get('Cookie')) !== null;
  const shown = { request, url, build: flow.build };
  const beside = await loadAside(ctx, shown, basis);
  const asked = await loadRequestedPanel(ctx, shown, basis);
  const listed = await loadListed(ctx, flow);
  return { ...flow, ...(canUndo && { canUndo }), ...beside, ...asked, ...(listed && { listed }) };
}

/** Everything that the shop offers plus the build's other parts, with today's rates. */
async function readBasis(ctx: Ctx, build: BuildDraft): Promise<FlowBasis> {
  const [catalogue, price, choices] = await Promise.all([
    readBuildCatalogue(ctx, build),
    readPriceBasis(ctx),
    vehicleChoices(ctx),
  ]);
  return { catalogue, choices, ...price };
}
