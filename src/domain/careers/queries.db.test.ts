import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedJobs } from '#src/db/seeds/records.ts';
import { openSeedFiles } from '#src/db/seeds/seed-files.ts';
import { seedSettings } from '#src/db/seeds/settings.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { getJob, listOpenJobs } from './index.server.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  const file = await openSeedFiles().json('demo/copy/jobs.json');
  await seedSettings(createTestContext(database.db), siteFile);
  await seedJobs(createTestContext(database.db), file);
});
afterAll(() => database.close());

function contextOn(day: string) {
  const now = Temporal.Instant.from(`${day}T12:00-07:00`);
  return createTestContext(database.db, { actor: { kind: 'visitor' }, clock: { now: () => now } });
}

test('open jobs come in the order of the shop', async () => {
  const jobs = await listOpenJobs(contextOn('2026-11-21'));
  expect(jobs.map(({ slug }) => slug)).toEqual([
    'lift-suspension-technician',
    'wheel-tire-specialist',
    'service-advisor',
    'fabricator-welder',
  ]);
});

test('a job that has run out is gone, not unknown', async () => {
  const later = contextOn('2027-01-01');
  expect((await listOpenJobs(later)).map(({ slug }) => slug)).not.toContain('fabricator-welder');
  await expect(getJob(later, 'fabricator-welder')).rejects.toMatchObject({ code: 'gone' });
  await expect(getJob(later, 'astronaut')).rejects.toMatchObject({ code: 'not-found' });
  expect(await getJob(contextOn('2026-12-31'), 'fabricator-welder')).toMatchObject({ openings: 1 });
});
