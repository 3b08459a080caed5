import { data, redirect } from 'react-router';
import { recordCompletedOptions } from '#src/domain/builds/index.server.ts';
import { findStep } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import type { OpenBuild } from '../open-build.server.ts';
import { ownFields, readOwn } from './own-fields.ts';
import type { NotTold } from './tell-here.tsx';

type Told = { ctx: Ctx; request: Request; form: FormData };

/** Adds an answer about the truck to what was told before; an answer that comes back empty is taken back. */
export async function tellAboutTruck({ ctx, request, form }: Told, { access, build }: OpenBuild) {
  const { vehicle } = build.completedOptions;
  const told = readOwn(form);
  if (!vehicle || !told) return redirect(hrefs.build(), 303);
  const { typed, problems } = told;
  if (Object.keys(problems).length > 0) {
    return data<NotTold>({ told: { typed, problems } }, { status: 422 });
  }
  const all = readOwn([...ownFields(vehicle.own), ...Object.entries(typed)]);
  const { vehicleId, year } = vehicle;
  const now = { vehicleId, year, ...(all?.own && { own: all.own }) };
  await recordCompletedOptions(ctx, { ...access, meta: { vehicle: now } });
  const step = findStep(build, new URL(request.url).searchParams.get('step')) ?? undefined;
  const view = form.get('view') === 'paint' ? 'paint' : 'why';
  return redirect(hrefs.build({ step, view }), 303);
}
