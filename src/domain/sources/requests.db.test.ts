import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { appointmentRequests } from '#src/db/schema/appointments.ts';
import { careerApplications } from '#src/db/schema/careers.ts';
import { seedJobs } from '#src/db/seeds/records.ts';
import { openSeedFiles } from '#src/db/seeds/seed-files.ts';
import { requestAppointment } from '#src/domain/appointments/index.server.ts';
import { applyForJob } from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedJobs(createTestContext(database.db), await openSeedFiles().json('demo/copy/jobs.json'));
});
afterAll(() => database.close());

const origin = {
  source: { utm: { source: 'mail' }, landing: '/services', referrer: 'forum.example' },
  experiments: 'hero-2026.1',
};
const person = { name: 'Dana', contact: 'dana@example.org' };
const limits = { services: ['lift-kits'], days: ['2026-11-24'] };

test('a wish for a bay keeps where it came from, and one that says nothing is a wish too', async () => {
  const wish = () => ({
    ...person,
    formId: crypto.randomUUID(),
    service: 'lift-kits',
    vehicle: '2019 Ram',
    mode: 'drop' as const,
    wishedDate: '2026-11-24',
    dayPart: 'morning' as const,
    note: '',
  });
  await requestAppointment(ctx, { locale: 'en', limits, values: wish(), origin });
  await requestAppointment(ctx, { locale: 'en', limits, values: wish() });
  const { source, experiments } = appointmentRequests;
  const rows = await database.db
    .select({ source, experiments })
    .from(appointmentRequests)
    .orderBy(experiments);
  expect(rows).toEqual([origin, { source: null, experiments: null }]);
});

test('an application keeps where it came from', async () => {
  const values = { ...person, formId: crypto.randomUUID(), message: 'Twelve years of axles.' };
  await applyForJob(ctx, { slug: 'fabricator-welder', locale: 'en', values, origin });
  expect(await database.db.select().from(careerApplications)).toMatchObject([origin]);
});
