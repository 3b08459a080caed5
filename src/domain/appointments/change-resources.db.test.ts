import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { type BookingDesk, openBookingDesk } from '#tests/factories/booking-desk.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { staffActor } from '#tests/factories/staff.ts';
import { cancelAppointment, changeResources } from './index.server.ts';

// Runs on both engines: time ranges.

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());
afterEach(() => desk.clear());

test('a bay in which somebody is booked is neither removed nor made a rack', async () => {
  const manager = () => createTestContext(desk.db, { actor: staffActor('manager', 'Mia') });
  const { id } = await desk.book(desk.visitor);
  const { bays } = await getShopSettings(manager());
  const spare = { id: 'bay-9', name: { en: 'Bay 9', es: 'Bahía 9' }, kind: 'bay' as const };
  const withSpare = [...bays, spare];
  await changeResources(manager(), (now) => ({ ...now, bays: withSpare }));
  for (const left of [
    withSpare.slice(1),
    withSpare.map((bay) => ({ ...bay, kind: 'rack' as const })),
  ]) {
    const attempt = changeResources(manager(), (now) => ({ ...now, bays: left }));
    await expect(attempt).rejects.toMatchObject({ code: 'conflict' });
    expect((await getShopSettings(manager())).bays).toEqual(withSpare);
  }
  await changeResources(manager(), (now) => ({ ...now, bays }));
  await cancelAppointment(desk.staff, { id });
  await changeResources(manager(), (now) => ({ ...now, bays: [spare] }));
  expect((await getShopSettings(manager())).bays).toEqual([spare]);
  await changeResources(manager(), (now) => ({ ...now, bays }));
});

test('the front desk does not change what the shop has', async () => {
  const attempt = changeResources(desk.staff, (now) => now);
  await expect(attempt).rejects.toMatchObject({ code: 'forbidden' });
});
