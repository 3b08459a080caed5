import { data, redirect } from 'react-router';
import {
  getBuild,
  readBuildCatalogue,
  recordCompletedOptions,
  startBuild,
} from '#src/domain/builds/index.server.ts';
import {
  type BuildAccess,
  buildCookie,
  buildOptions,
  type ChosenVehicle,
  firstOpenStep,
} from '#src/domain/builds/index.ts';
import { getVehicle } from '#src/domain/catalog/index.server.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import {
  type FinishedBuild,
  type FinishedParts,
  findFinishedParts,
} from '#src/domain/gallery/index.server.ts';
import { createSnapshot } from '#src/domain/snapshots/index.server.ts';
import { originOf } from '#src/domain/traffic-sources/index.ts';
import { type OpenBuild, openUnsentBuild } from '#src/site/build/index.server.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { isHttps } from '#src/web/page/is-https.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import type { ForkAnswer, ForkQuestion } from './fork-answer.tsx';
import { likeOn } from './mine/like-on.ts';
import { readMine } from './mine/read-mine.server.ts';

type ForkRequest = { request: Request; build: FinishedBuild };

/**
 * "Build one like this": starts a new build in this browser with the parts of a finished one, for its vehicle or the
 * visitor's. If a build is in progress, the visitor is asked first, and it is saved under a link.
 * @throws {DomainError} 'invalid' if the vehicle is no longer in the catalog
 */
export async function forkFinished(ctx: Ctx, { request, build }: ForkRequest) {
  const form = await readForm(request);
  const on = form.get('on');
  const open = await openUnsentBuild(ctx, request);
  const locale = localeOf(new URL(request.url).pathname);
  const question = open && (await questionFor(ctx, { open, build, locale }));
  if (question && form.get('sure') !== '1') return forkAnswer(question);
  const mine = on === 'mine' ? await readMine(ctx, { request, given: form }) : null;
  // The truck that the form names has left the catalog since: the page asks for another one.
  if (on === 'mine' && !mine) return redirect(hrefs.galleryMine(placeOf(build)), { status: 303 });
  const vehicle = mine ?? { vehicleId: build.vehicleId, year: build.year };
  const access = await startLike(ctx, { build, vehicle, request });
  const cookie = { 'Set-Cookie': buildCookie(access, { secure: isHttps(request) }) };
  const step = on === 'other' ? 'vehicle' : firstOpenStep(await getBuild(ctx, access));
  const next = hrefs.build({ step });
  if (!open || !question?.hasChoices) return redirect(next, { status: 303, headers: cookie });
  const kept = await createSnapshot(ctx, open.access);
  return forkAnswer({ kind: 'kept', keptUrl: hrefs.sharedBuild({ id: kept.id }), next }, cookie);
}

function placeOf({ makeSlug, slug }: FinishedBuild) {
  return { make: makeSlug, slug };
}

function forkAnswer(said: ForkAnswer, more: Record<string, string> = {}) {
  return data(said, { headers: { ...privatePage(), ...more } });
}

/** Null if there is nothing to ask: the same vehicle, and nothing chosen for it. */
async function questionFor(
  ctx: Ctx,
  { open, build, locale }: { open: OpenBuild; build: FinishedBuild; locale: Locale },
): Promise<ForkQuestion | null> {
  const { vehicle: mine, ...parts } = open.build.completedOptions;
  const known = mine && (await getVehicle(ctx, mine.vehicleId));
  if (!mine || !known) return null;
  const isSameVehicle = mine.vehicleId === build.vehicleId;
  const hasChoices = Object.keys(parts).length > 0;
  if (isSameVehicle && !hasChoices) return null;
  const theirs = { make: build.make, model: build.displayModel };
  return {
    kind: 'ask',
    mine: vehicleName(known, mine.year, locale),
    theirs: vehicleName(theirs, build.year, locale),
    isSameVehicle,
    hasChoices,
  };
}

type Like = { build: FinishedBuild; vehicle: ChosenVehicle; request: Request };

async function startLike(ctx: Ctx, { build, vehicle, request }: Like): Promise<BuildAccess> {
  const parts = (await findFinishedParts(ctx, [build])).get(build.slug);
  const locale = localeOf(new URL(request.url).pathname);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const access = await startBuild(inside, {
      ...vehicle,
      selectedOptions: [...buildOptions],
      locale,
      origin: originOf(request),
    });
    if (parts) await putParts(inside, { access, parts, vehicle });
    return access;
  });
}

type Put = { access: BuildAccess; parts: FinishedParts; vehicle: ChosenVehicle };

/** What `likeOn` found; parts that it left open are asked for. */
async function putParts(ctx: Ctx, { access, parts, vehicle }: Put): Promise<void> {
  const { vehicle: _, ...chosen } = likeOn(parts, {
    vehicle,
    catalogue: await readBuildCatalogue(ctx),
  }).completedOptions;
  await recordCompletedOptions(ctx, { ...access, meta: chosen });
}
