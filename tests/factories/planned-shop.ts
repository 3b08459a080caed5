import { randomUUID } from 'node:crypto';
import type { Database } from '#src/db/client.ts';
import { rateSets } from '#src/db/schema/rates.ts';
import { blockTime, bookAppointment, holdSlot } from '#src/domain/appointments/index.server.ts';
import type { Appointment } from '#src/domain/appointments/index.ts';
import { scheduleStory } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import { wallClock } from '#src/lib/wall-clock.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { seedBookingShop } from './booking-shop.ts';
import { draftStory } from './content-service.ts';
import { createTestContext } from './context.ts';
import { asStaff } from './staff.ts';

export const phoenix = 'America/Phoenix';
export const newYork = 'America/New_York';

/** Ten days before New York's clocks change on March 14, 2027, and ten after. */
export const bookedDays = [
  ...['01', '02', '03', '04', '05', '08', '09', '10', '11', '12'],
  ...['16', '17', '18', '19', '22', '23', '24', '25', '26', '29'],
].map((day) => `2027-03-${day}`);

/** The hour of the booking on the day with this index. */
export const bookedHour = (at: number) => 8 + (at % 4);

export const inventory = { date: '2027-03-15', label: { en: 'Inventory', es: 'Inventario' } };

/** "2027-03-01T08:00[America/Phoenix]" as the domain writes an instant. */
export const instant = (zoned: string) => Temporal.ZonedDateTime.from(zoned).toInstant().toString();

/** A shop in Phoenix with 20 bookings, a closed day, a blocked afternoon, a publication, rates and a hold. */
export async function openPlannedShop() {
  const database = await openTestDatabase();
  await seedBookingShop(database.db);
  // A request of its own each time: each reads the settings once.
  const owner = (): Ctx => asStaff(createTestContext(database.db), 'owner');
  const visitor = (): Ctx => createTestContext(database.db, { actor: { kind: 'visitor' } });
  const book = (at: string, ctx = owner()) => bookFor(ctx, at);
  await changeShopSettings(owner(), ({ closures }) => ({ closures: [...closures, inventory] }));
  const booked: Appointment[] = [];
  for (const [at, day] of bookedDays.entries()) {
    const hour = String(bookedHour(at)).padStart(2, '0');
    booked.push(await book(`${day}T${hour}:00[${phoenix}]`));
  }
  await planMore({ database, owner, visitor });
  const readAll = () => readInstants(database);
  return {
    ...{ database, owner, visitor, book, booked, readAll },
    /** The same as a clock in a zone shows it. */
    readClocks: async (timeZone: string) =>
      (await readAll()).map(({ what, one, two }) => [
        what,
        ...[one, two].map((each) => each && wallClock(each.getTime(), timeZone).toString()),
      ]),
  };
}

export type PlannedShop = Awaited<ReturnType<typeof openPlannedShop>>;

function bookFor(ctx: Ctx, at: string): Promise<Appointment> {
  return bookAppointment(ctx, {
    service: 'leveling-kit',
    mode: 'drop',
    startsAt: instant(at),
    byShop: true,
    locale: 'en',
    details: {
      ...{ formId: randomUUID(), vehicle: '2021 Ford F-150', name: `Dana ${at.slice(5, 10)}` },
      ...{ contact: 'dana@example.org', note: '' },
    },
  });
}

async function planMore({
  database: { db },
  owner,
  visitor,
}: {
  database: Database;
  owner(): Ctx;
  visitor(): Ctx;
}): Promise<void> {
  await blockTime(owner(), {
    from: instant(`2027-03-20T13:00[${phoenix}]`),
    to: instant(`2027-03-20T17:00[${phoenix}]`),
    reason: 'Lift inspection',
  });
  const { id } = await draftStory(owner(), { slug: 'spring' });
  const dueAt = instant(`2027-03-20T06:00[${phoenix}]`);
  await scheduleStory(owner(), { id, action: 'publish', dueAt });
  await db.insert(rateSets).values({
    validFrom: new Date(instant(`2027-04-01T00:00[${phoenix}]`)),
    record: {},
    savedBy: 'Marisol',
  });
  await holdSlot(visitor(), {
    ...{ service: 'leveling-kit', mode: 'drop' as const },
    startsAt: instant(`2026-12-01T10:00[${phoenix}]`),
  });
}

/** Every instant that the shop has planned, by what it belongs to. */
async function readInstants({ pool }: Database) {
  const { rows } = await pool.query(`
    select 'entry ' || id::text as what, starts_at as one, ends_at as two from calendar_entries
    union all select 'visit ' || id::text, starts_at, ends_at from appointments
    union all select 'place ' || entry_id::text || resource, lower(during), upper(during)
      from calendar_occupations
    union all select 'page ' || id::text, due_at, null from content_schedules
    union all select 'rates ' || id::text, valid_from, null from rate_sets
      where valid_from > '2027-01-01'
    order by 1, 2`);
  return rows as { what: string; one: Date; two: Date | null }[];
}
