import { redirect } from 'react-router';
import { changeVehicle, readBuildCatalogue } from '#src/domain/builds/index.server.ts';
import {
  type Build,
  type BuildOption,
  type ChosenVehicle,
  firstOpenStep,
  resolveBuild,
} from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import type { OpenBuild } from '../open-build.server.ts';
import { partsOnVehicle } from './parts-on-vehicle.ts';

type Move = { vehicle: ChosenVehicle; options: readonly BuildOption[] };

/** The same build on another vehicle: nothing that was chosen is dropped. */
export function moveToVehicle(ctx: Ctx, { access }: OpenBuild, move: Move): Promise<Build> {
  return changeVehicle(ctx, { ...access, ...move });
}

type Moved = { build: Build; was: string };

/** Redirects to the first part that does not fit the new vehicle, else to the next open question. */
export async function explainMove(ctx: Ctx, { build, was }: Moved): Promise<Response> {
  const catalogue = await readBuildCatalogue(ctx, build);
  const resolved = resolveBuild(build, catalogue);
  const parts = resolved ? partsOnVehicle(resolved, catalogue) : [];
  if (parts.length === 0) return redirect(hrefs.build({ step: firstOpenStep(build) }), 303);
  const misfit = parts.find(({ assessment }) => assessment.verdict === 'does-not-fit');
  const step = misfit?.part.option ?? firstOpenStep(build);
  return redirect(hrefs.build({ step, was }), 303);
}
