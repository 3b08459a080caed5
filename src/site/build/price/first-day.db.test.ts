import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { freeTimes } from '#src/domain/appointments/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { daysAfter, earliestDone } from '#src/domain/quotes/index.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { readPriceBasis } from './read-price-basis.server.ts';

let database: Database;
let ctx: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedBookingShop(database.db);
});
afterAll(() => database.close());

test.each([1.5, 3, 9, 12.3, 22, 34.6])(
  'the day that a price of %s h names is never later than what the calendar offers',
  async (hours) => {
    const { today, shopHours, noticeDays } = await readPriceBasis(ctx);
    const named = earliestDone(hours, { from: daysAfter(today, noticeDays), shop: shopHours });
    const [first] = await freeTimes(ctx, {
      service: 'suspension-lift',
      mode: 'drop',
      hours,
      from: today,
      to: daysAfter(today, 30),
      limit: 1,
    });
    expect(first).toBeDefined();
    const ready =
      first && Temporal.Instant.from(first.readyBy).toZonedDateTimeISO('America/Phoenix');
    expect(named && ready && named <= ready.toPlainDate().toString()).toBe(true);
  },
);
