import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { galleryBuilds } from '#src/db/schema/gallery.ts';
import { getBuild, readBuildCatalogue, startBuild } from '#src/domain/builds/index.server.ts';
import {
  type BuildCatalogue,
  buildCookie,
  buildOptions,
  readBuildCookie,
  resolveBuild,
} from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { assessFitment } from '#src/domain/fitment/index.ts';
import { findFinishedParts, getFinishedBuild } from '#src/domain/gallery/index.server.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { finishedBuilds } from '#tests/factories/finished-builds.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { forkFinished } from '../fork-finished.server.ts';
import { type LikePart, likeOn } from './like-on.ts';
import { loadMine } from './load-mine.server.ts';

let database: Database;
let ctx: Ctx;
let catalogue: BuildCatalogue;

const commuter = '2022-f150-long-commute';
const ram = { vehicleId: 'ram-1500-2019', year: 2020 };

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
  const record = finishedBuilds.find(({ slug }) => slug === commuter);
  if (!record) throw new Error(`The demo shop has no ${commuter}`);
  const { slug, year, make, makeSlug, model, finishedOn, vehicleId } = record;
  const row = { year, make, makeSlug, model, finishedOn, publishedAt: new Date() };
  const lost = { ...record, slug: 'lost', vehicleId: 'gone-1900' };
  await database.db.insert(galleryBuilds).values([
    { ...row, id: crypto.randomUUID(), slug, vehicleId, record },
    { ...row, id: crypto.randomUUID(), slug: 'lost', vehicleId: lost.vehicleId, record: lost },
  ]);
  catalogue = await readBuildCatalogue(ctx);
});
afterAll(() => database.close());

/** Every finished build on vehicles that differ from one build to the next, a few of each. */
async function everywhere() {
  const parts = await findFinishedParts(ctx, finishedBuilds);
  const { vehicles } = catalogue;
  return [...parts.values()].flatMap((finished, at) =>
    [1, 17, 31, 53].flatMap((step) => {
      const record = vehicles[(at * 7 + step) % vehicles.length];
      if (!record) return [];
      return likeOn(finished, {
        vehicle: { vehicleId: record.id, year: record.years[0] },
        catalogue,
      });
    }),
  );
}

/** How far a substitute is from what it stands for, in inches; 0 for another kind of part. */
function inchesOff({ from, to }: LikePart): number {
  if (from && to && 'frontIn' in from && 'frontIn' in to)
    return Math.abs(from.frontIn - to.frontIn);
  if (from && to && 'sectionIn' in from && 'sectionIn' in to) {
    return Math.abs(from.diameterIn - to.diameterIn);
  }
  return 0;
}

test('whatever was built, and whatever truck it is put on: what it gets goes on, and is near it', async () => {
  const likes = await everywhere();
  for (const { completedOptions, parts } of likes) {
    const resolved = resolveBuild(
      { selectedOptions: [...buildOptions], completedOptions },
      catalogue,
    );
    if (!resolved) throw new Error('the vehicle is in the catalog');
    const changed = parts.filter(({ how }) => how === 'size' || how === 'other');
    const { verdict } = assessFitment(resolved.fit);
    if (changed.length > 0) {
      expect(verdict, JSON.stringify(completedOptions)).not.toBe('does-not-fit');
    }
    const others = parts.filter(({ how }) => how === 'other');
    for (const part of others) expect(inchesOff(part)).toBeLessThanOrEqual(1.5);
  }
  const seen = new Set(likes.flatMap(({ parts }) => parts.map(({ how }) => how)));
  expect([...seen]).toEqual(expect.arrayContaining(['same', 'size', 'other', 'open', 'factory']));
});

test('on the same vehicle every part stays the same', async () => {
  const parts = await findFinishedParts(ctx, finishedBuilds);
  for (const finished of parts.values()) {
    const vehicle = { vehicleId: finished.vehicle.id, year: finished.vehicle.years[0] };
    const { parts: like } = likeOn(finished, { vehicle, catalogue });
    expect(like.map(({ how }) => how).filter((how) => how === 'size' || how === 'other')).toEqual(
      [],
    );
  }
});

function open(query: string, { cookie = '', slug = commuter } = {}) {
  const url = new URL(`http://localhost/gallery/ford/${slug}/mine${query}`);
  const request = new Request(url, { headers: { Cookie: cookie } });
  const params = { make: 'ford', slug };
  return loadMine({ ...ctx }, requestOf({ context: null, url, request, params }));
}

test('the page shows the named truck, else that of the build in progress, else it asks', async () => {
  expect((await open('')).on).toBeNull();
  expect((await open('?vehicle=gone-1900&year=2020')).on).toBeNull();
  expect((await open('?vehicle=ram-1500-2019&year=1950')).on).toBeNull();
  const named = await open(`?vehicle=${ram.vehicleId}&year=${ram.year}`);
  expect(named.on?.mine.vehicle).toMatchObject({ id: ram.vehicleId, year: ram.year });
  expect(named.on?.theirs.vehicle.id).toBe('ford-f150-2021');
  expect(named.on?.changes.map(({ option }) => option).toSorted()).toEqual(
    [...buildOptions].toSorted(),
  );
  expect(named.meta.robots).toBe('noindex');
  const access = await startBuild(ctx, { vehicleId: 'jeep-wrangler-jl-4dr-2018', year: 2019 });
  const own = await open('', {
    cookie: buildCookie(access, { secure: false }).split(';')[0] ?? '',
  });
  expect(own.on?.mine.vehicle.id).toBe('jeep-wrangler-jl-4dr-2018');
  expect(own.keepsBuild).toBe(false);
});

test('a build started there has the truck and the parts that the page showed', async () => {
  const { on } = await open(`?vehicle=${ram.vehicleId}&year=${ram.year}`);
  const body = new URLSearchParams({ ...on?.fields, on: 'mine', sure: '1' });
  const request = new Request('http://localhost/gallery/ford/x', { method: 'POST', body });
  const build = await getFinishedBuild(ctx, commuter);
  const answer = await forkFinished({ ...ctx }, { request, build });
  if (!(answer instanceof Response)) throw new Error('nothing was asked');
  const access = readBuildCookie(answer.headers.get('Set-Cookie'));
  if (!access) throw new Error('no build was started');
  const started = await getBuild(ctx, access);
  expect(started.completedOptions).toEqual(on?.mine.state.completedOptions);
  expect(started.completedOptions.vehicle).toMatchObject(ram);
});

test('a build on a vehicle that the shop no longer lists is not compared, and says so', async () => {
  const page = await open(`?vehicle=${ram.vehicleId}&year=${ram.year}`, { slug: 'lost' });
  expect(page).toMatchObject({ on: null, isGone: true });
});

test('no build is started for a truck that the shop does not know: the page asks again', async () => {
  const body = new URLSearchParams({ on: 'mine', sure: '1', vehicle: 'gone-1900', year: '2020' });
  const request = new Request('http://localhost/gallery/ford/x', { method: 'POST', body });
  const build = await getFinishedBuild(ctx, commuter);
  const answer = await forkFinished({ ...ctx }, { request, build });
  if (!(answer instanceof Response)) throw new Error('nothing was asked');
  expect(answer.headers.get('Location')).toBe(`/gallery/ford/${commuter}/mine`);
  expect(answer.headers.has('Set-Cookie')).toBe(false);
});
