import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { appointments } from '#src/db/schema/calendar.ts';
import { careerApplications } from '#src/db/schema/careers.ts';
import { seedJobs } from '#src/db/seeds/records.ts';
import { openSeedFiles } from '#src/db/seeds/seed-files.ts';
import { bookAppointment } from '#src/domain/appointments/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { sendApplication } from '#tests/factories/applications.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { Origin } from './index.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedBookingShop(database.db);
  await seedJobs(createTestContext(database.db), await openSeedFiles().json('demo/copy/jobs.json'));
});
afterAll(() => database.close());

const origin = {
  source: { utm: { source: 'mail' }, landing: '/services', referrer: 'forum.example' },
  experiments: 'hero-2026.1',
};
const person = { name: 'Dana', contact: 'dana@example.org' };

test('an appointment keeps where it came from, and one that says nothing is one too', async () => {
  const book = (startsAt: string, origin?: Origin) =>
    bookAppointment(ctx, {
      service: 'fit-check',
      mode: 'wait',
      startsAt,
      locale: 'en',
      details: { ...person, formId: crypto.randomUUID(), vehicle: '2019 Ram', note: '' },
      origin,
    });
  await book('2026-11-24T10:00-07:00', origin);
  await book('2026-11-24T11:00-07:00');
  const { source, experiments } = appointments;
  const rows = await database.db
    .select({ source, experiments })
    .from(appointments)
    .orderBy(experiments);
  expect(rows).toEqual([origin, { source: null, experiments: null }]);
});

test('an application keeps where it came from', async () => {
  const message = 'Twelve years of axles.';
  await sendApplication(ctx, { ...person, slug: 'fabricator-welder', message, origin });
  expect(await database.db.select().from(careerApplications)).toMatchObject([origin]);
});
