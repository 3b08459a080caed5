import { findStep, firstOpenStep } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { openBuild } from './open-build.server.ts';
import { readPick } from './vehicles/narrow-vehicle.ts';

/** Where to redirect a URL of the build whose step does not exist; null to stay. */
export async function flowRedirect(ctx: Ctx, request: Request): Promise<string | null> {
  const { searchParams } = new URL(request.url);
  const named = searchParams.get('step');
  const open = await openBuild(ctx, request);
  const asksForVehicle = named === 'vehicle' || (named === null && readPick(searchParams) !== null);
  if (asksForVehicle) return null;
  if (!open) return named === null ? null : hrefs.build();
  if (open.lead) return named === null ? null : hrefs.buildComplete();
  if (findStep(open.build, named)) return null;
  return hrefs.build({ step: firstOpenStep(open.build) });
}
