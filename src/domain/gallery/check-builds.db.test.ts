import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import catalog from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import file from '#src/db/seeds/demo/copy/builds.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { checkBuilds } from './check-builds.server.ts';
import { parseFinishedBuilds } from './seed-file.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedVehicles(ctx, records);
  await seedCatalog(ctx, catalog);
});
afterAll(() => database.close());

const builds = parseFinishedBuilds(file).map(({ record }) => record);

test('every finished build is compared, and what differs differs about the knife', async () => {
  const checks = await checkBuilds(ctx, builds);
  expect(checks.size).toBe(builds.length);
  for (const build of builds) {
    const check = checks.get(build.slug);
    const codes = check?.assessment.reasons.map(({ code }) => code) ?? [];
    const saysCut = codes.some((code) => /^tire\.(trim|cut|over)$/.test(code));
    const wasCut = build.fit.trimming.level !== 'none';
    if (check?.outcome === 'agrees') expect(saysCut, build.slug).toBe(wasCut);
    if (check?.outcome === 'unknown') expect(check.assessment.verdict).toBe('unknown');
    expect(check?.assessment.verdict, build.slug).not.toBe('does-not-fit');
  }
  const agreeing = [...checks.values()].filter(({ outcome }) => outcome === 'agrees');
  expect(agreeing.length).toBeGreaterThan(builds.length / 2);
});

test('computed poke is within two millimetres of the tape', async () => {
  for (const [slug, { pokeMm }] of await checkBuilds(ctx, builds)) {
    if (pokeMm.computed === null) continue;
    expect(Math.abs(pokeMm.computed - pokeMm.measured), slug).toBeLessThan(2);
  }
});

test('a build whose parts have left the catalogue is not judged', async () => {
  const [build] = builds;
  if (!build) throw new Error('There are no builds in the file');
  const gone = { ...build, tire: { ...build.tire, sku: 'gone' } };
  expect((await checkBuilds(ctx, [gone])).size).toBe(0);
});
