import { listBuildPhotos } from '#src/domain/builds/index.server.ts';
import { resolveBuild } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { serveForm } from '#src/web/forms/guard/serve-form.server.ts';
import type { FlowBasis } from './flow-at.ts';
import type { FlowData } from './flow-data.ts';
import { openUnsentBuild } from './open-build.server.ts';
import { findSolutions } from './solver/find-solutions.server.ts';
import { readSolverRequest } from './solver/solver-request.ts';
import { detailsFormId } from './steps/step-forms.ts';

type FlowRequest = Pick<FlowData, 'phones' | 'photos' | 'serving' | 'solver'>;
type Shown = { request: Request; url: URL; build: FlowData['build'] };

/** What only this URL asks for: the solver, the photos of the build, contact details. */
export async function loadRequestedPanel(
  ctx: Ctx,
  shown: Shown,
  basis: FlowBasis,
): Promise<FlowRequest> {
  const { request, url } = shown;
  const { phone, smsPhone } = await getShopSettings(ctx);
  const open = await openUnsentBuild(ctx, request);
  const isDetails = url.searchParams.get('step') === 'details';
  const solver = open && url.searchParams.get('view') === 'solve' && solve(shown, basis);
  return {
    ...(phone !== '' && { phones: { call: phone, text: smsPhone } }),
    ...(open &&
      isDetails && {
        photos: await listBuildPhotos(ctx, open.access),
        serving: serveForm(ctx, detailsFormId),
      }),
    ...(solver && { solver }),
  };
}

function solve({ url, build }: Shown, basis: FlowBasis) {
  const { catalogue } = basis;
  const { selectedOptions } = build;
  const resolved = resolveBuild(build, catalogue);
  const wish = readSolverRequest(url.searchParams);
  return resolved && findSolutions({ resolved, selectedOptions, catalogue, basis }, wish);
}
