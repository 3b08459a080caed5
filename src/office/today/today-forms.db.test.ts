import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { bookAppointment } from '#src/domain/appointments/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { bookingDetails, levelingJob } from '#tests/factories/booking-desk.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { testForm } from '#tests/factories/form-cases.ts';
import { addMessage, addStaff } from '#tests/factories/inquiries.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { action } from './today.page.tsx';

let database: Database;
let ctx: Ctx;
let lead: string;
let earlier: string;
let visit: string;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = await addStaff(createTestContext(database.db), 'owner', 'Marisol');
  lead = await addMessage(ctx, { name: 'Dana', contact: '602 555 0142' });
  earlier = await addMessage(ctx, { name: 'Dana', contact: '602 555 0142' });
  await seedBookingShop(database.db);
  ({ id: visit } = await bookAppointment(ctx, {
    ...levelingJob,
    startsAt: '2026-11-21T09:00-07:00',
    details: bookingDetails(),
    locale: 'en',
    byShop: true,
  }));
});
afterAll(() => database.close());

const reached = { kind: 'call', detail: { outcome: 'reached' }, stage: 'contacted' };

testForm('how a call went', () => ctx, {
  action,
  form: () => ({ fields: { id: [lead, earlier], outcome: 'reached' } }),
  reads: () => `select kind, detail, (select stage from leads where id = inquiry_id) as stage
    from lead_events`,
  after: [reached, reached],
  refused: 'builder',
  wrong: { fields: { outcome: 'sang' }, at: [] },
});

const arrived = () => `select arrived_at is not null as arrived from appointments`;

testForm('a truck is checked in', () => ctx, {
  action,
  form: () => ({ fields: { intent: 'arrived', visit } }),
  reads: arrived,
  after: [{ arrived: true }],
  refused: 'builder',
});

testForm('and that is taken back', () => ctx, {
  action,
  form: () => ({ fields: { intent: 'expected', visit } }),
  reads: arrived,
  after: [{ arrived: false }],
  refused: 'builder',
});
