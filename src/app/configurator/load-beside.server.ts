import { listBuildPhotos } from '#src/domain/builds/index.server.ts';
import { resolveBuild } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { listEvidence } from '#src/domain/gallery/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { findFixes } from './fixes/build-fixes.ts';
import type { FlowBasis } from './flow-at.ts';
import type { FlowData } from './flow-data.ts';
import { openUnsentBuild } from './open-build.server.ts';
import { findSolutions } from './solver/find-solutions.server.ts';
import { readSolveWish } from './solver/solve-wish.ts';
import { readLook } from './stage-look.ts';

type Beside = Pick<FlowData, 'look' | 'fixes' | 'evidence' | 'phones' | 'photos' | 'solver'>;

/** What stands beside the step: how this device looks at the truck, fixes, and the shop's proof. */
export async function loadBeside(
  ctx: Ctx,
  { request, url, build }: { request: Request; url: URL; build: FlowData['build'] },
  basis: FlowBasis,
): Promise<Beside> {
  const look = readLook(request.headers.get('Cookie'), url.searchParams);
  const { catalogue } = basis;
  const resolved = resolveBuild(build, catalogue);
  const { phone, smsPhone } = await getShopSettings(ctx);
  const phones = { call: phone, text: smsPhone };
  if (!resolved) return { look, phones };
  const open = await openUnsentBuild(ctx, request);
  const { selectedOptions } = build;
  const isSolving = build.id !== null && url.searchParams.get('view') === 'solve';
  const wish = readSolveWish(url.searchParams);
  const evidence = await listEvidence(ctx, resolved.vehicle);
  return {
    look,
    phones,
    ...(open &&
      url.searchParams.get('step') === 'details' && {
        photos: await listBuildPhotos(ctx, open.access),
      }),
    evidence,
    fixes: findFixes(resolved, { catalogue, selected: selectedOptions }),
    ...(isSolving && {
      solver: findSolutions({ resolved, selectedOptions, catalogue, basis }, wish),
    }),
  };
}
