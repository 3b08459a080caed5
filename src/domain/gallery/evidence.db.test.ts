import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { galleryBuilds } from '#src/db/schema/gallery.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import catalog from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import file from '#src/db/seeds/demo/copy/builds.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedFinishedBuilds } from '#src/db/seeds/records.ts';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import { getVehicle } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { assessFitment, type FitBuild } from '#src/domain/fitment/index.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { findEvidence, listEvidence } from './index.server.ts';
import { compareEvidence, type EvidenceRow, weighEvidence } from './index.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedSettings(ctx, siteFile);
  await seedVehicles(ctx, records);
  await seedCatalog(ctx, catalog);
  await seedFinishedBuilds(ctx, { file, imageIdOf: () => null });
});
afterAll(() => database.close());

async function buildOn(vehicleId: string, { liftIn = 0, tireIn = 33 } = {}): Promise<FitBuild> {
  const vehicle = await getVehicle(ctx, vehicleId);
  if (!vehicle) throw new Error(`${vehicleId} is not on record`);
  return {
    vehicle,
    lift: {
      type: 'leveling',
      for: '',
      frontIn: liftIn,
      rearIn: liftIn,
      driveline: null,
      reGear: false,
    },
    wheel: null,
    tire: { size: '35x12.50R17LT', diameterIn: tireIn, rimMinIn: null, rimMaxIn: null },
  };
}

test('every finished build is proof for itself, and the nearest of all', async () => {
  for (const build of file.builds) {
    const lookalike = await buildOn(build.vehicleId, {
      liftIn: build.lift?.frontIn ?? 0,
      tireIn: build.tire.diameterIn,
    });
    const { builds, trimmed } = await findEvidence(ctx, lookalike);
    const own = builds.find(({ slug }) => slug === build.slug);
    expect(own, build.slug).toBeDefined();
    expect(own?.trimmed).toBe(build.fit.trimming.level !== 'none');
    expect(trimmed).toBe(builds.filter((row) => row.trimmed).length);
  }
});

test('a Sierra is proof for a Silverado of the same chassis, and for no older one', async () => {
  const slugsFor = async (id: string) =>
    (await listEvidence(ctx, (await buildOn(id)).vehicle)).map(({ vehicleId }) => vehicleId);
  const silverado = await slugsFor('chevrolet-silverado-1500-2019');
  expect(new Set(silverado)).toEqual(
    new Set(['chevrolet-silverado-1500-2019', 'gmc-sierra-1500-2019']),
  );
  expect(await slugsFor('chevrolet-silverado-1500-1999')).toEqual([]);
});

test('a build that visitors do not see proves nothing', async () => {
  const [raptor] = await listEvidence(ctx, (await buildOn('ford-f150-raptor-2017')).vehicle);
  if (!raptor) throw new Error('There is no finished Raptor in the file');
  const own = eq(galleryBuilds.slug, raptor.slug);
  await database.db.update(galleryBuilds).set({ publishedAt: null }).where(own);
  const hidden = await listEvidence(ctx, (await buildOn('ford-f150-raptor-2017')).vehicle);
  expect(hidden).toEqual([]);
  await database.db.update(galleryBuilds).set({ publishedAt: new Date() }).where(own);
});

const row: EvidenceRow = {
  slug: 'a',
  makeSlug: 'ford',
  title: { en: 'A', es: 'A' },
  vehicleId: 'ford-f150-2021',
  liftIn: 4,
  tireIn: 35,
  tireSize: '35x12.50R17LT',
  wheel: { widthIn: 9, offsetMm: 18 },
  trimmed: false,
  trimmedWhere: { en: 'None', es: 'Ninguno' },
  rubs: false,
  rubsWhere: { en: 'None', es: 'Ninguno' },
  engine: 'agrees',
};

test('alike is an inch of lift, three quarters of tire and 15 mm of lip; not a hair more', async () => {
  const counts = async (change: Partial<EvidenceRow>, wheel: FitBuild['wheel'] = null) => {
    const build = { ...(await buildOn('ford-f150-2021', { liftIn: 4, tireIn: 35 })), wheel };
    return weighEvidence(build, [{ ...row, ...change }]).builds.length;
  };
  const wheel = { diameterIn: 17, widthIn: 9, boltPatterns: ['6x135'], boreMm: 87.1, offsetMm: 3 };
  expect(await counts({ liftIn: 5 })).toBe(1);
  expect(await counts({ liftIn: 5.1 })).toBe(0);
  expect(await counts({ tireIn: 34.25 })).toBe(1);
  expect(await counts({ tireIn: 34.2 })).toBe(0);
  expect(await counts({}, wheel)).toBe(1);
  expect(await counts({}, { ...wheel, offsetMm: 2 })).toBe(0);
  expect(await counts({}, { ...wheel, offsetMm: null })).toBe(0);
  const factory = { ...wheel, offsetMm: null, factory: true };
  expect(await counts({ wheel: { widthIn: 9, offsetMm: null, factory: true } }, factory)).toBe(1);
});

test('without a tire there is nothing to prove, and the nearest comes first', async () => {
  const build = await buildOn('ford-f150-2021', { liftIn: 4, tireIn: 35 });
  expect(weighEvidence({ ...build, tire: null }, [row])).toMatchObject({
    builds: [],
    onChassis: 1,
  });
  const rows = [{ ...row, slug: 'far', liftIn: 4.5 }, row, { ...row, slug: 'far2', tireIn: 34.5 }];
  expect(weighEvidence(build, rows).builds[0]?.slug).toBe('a');
});

test('the bay is compared with fitment about the knife', async () => {
  const assessment = assessFitment({ ...(await buildOn('ford-f150-2021')), tire: null });
  const weigh = (trims: boolean[]) => ({
    builds: trims.map((trimmed) => ({ ...row, trimmed })),
    trimmed: trims.filter(Boolean).length,
    rubbed: 0,
    onChassis: trims.length,
  });
  const says = (code: 'tire.trim' | null, trims: boolean[]) =>
    compareEvidence(weigh(trims), {
      ...assessment,
      verdict: code ? 'fits-with-work' : 'fits',
      reasons: assessment.reasons
        .slice(0, 1)
        .map((reason) => ({ ...reason, code: code ?? 'bolt.ok' })),
    });
  expect(says(null, [])).toBeNull();
  expect(says(null, [false, false])).toBe('agrees');
  expect(says(null, [true, false])).toBe('mixed');
  expect(says(null, [true])).toBe('differs');
  expect(says('tire.trim', [true, false])).toBe('agrees');
  expect(says('tire.trim', [false])).toBe('differs');
  expect(compareEvidence(weigh([true]), { ...assessment, verdict: 'unknown' })).toBe('unknown');
});
