import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { action } from '../settings.page.tsx';
import { offerHolidays } from './offer-holidays.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedBookingShop(database.db);
});
afterAll(() => database.close());

const owner = (): Ctx => asStaff(createTestContext(database.db), 'owner');
const settings = () => getShopSettings(owner());
// The day of the tests, a Saturday.
const today = Temporal.PlainDate.from('2026-11-21');
const send = (holiday: string[], ctx = owner()) =>
  postForm(action, ctx, { fields: { intent: 'add-holidays', holiday } });

test('what is closed already is marked, a Sunday is left out, and a Saturday is offered with its Friday', async () => {
  const offers = offerHolidays(await settings(), today);
  const of = (date: string) => offers.find((offer) => offer.date === date);
  expect(of('2026-11-26')).toMatchObject({ label: { en: 'Thanksgiving' }, isTaken: true });
  expect(of('2027-01-18')).toMatchObject({ isTaken: false });
  expect(of('2027-06-18')).toMatchObject({ label: { en: 'Juneteenth, observed' } });
  expect(of('2027-06-19')).toMatchObject({ label: { en: 'Juneteenth' } });
  // July 4, 2027 is a Sunday; the shop has its Monday off.
  expect(of('2027-07-04')).toBeUndefined();
  expect(of('2027-07-05')).toMatchObject({ isTaken: true });
});

test('ticked days become closed days once, in order; others and unknown dates do not', async () => {
  const before = (await settings()).closures;
  const days = ['2027-11-11', '2027-01-18', '2026-11-26', '2027-02-02', 'soon'];
  expect((await send(days)).answer).toMatchObject({ done: 'save' });
  const after = (await settings()).closures;
  expect(after).toEqual(
    [
      ...before,
      {
        date: '2027-01-18',
        label: { en: 'Martin Luther King Jr. Day', es: 'Día de Martin Luther King Jr.' },
      },
      { date: '2027-11-11', label: { en: 'Veterans Day', es: 'Día de los Veteranos' } },
    ].sort((one, other) => one.date.localeCompare(other.date)),
  );
  await send(days);
  expect((await settings()).closures).toEqual(after);
  expect(await send(['2027-05-31'], asStaff(owner(), 'editor'))).toMatchObject({ status: 403 });
  const removal = { intent: 'remove-closure', date: '2027-01-18' };
  await postForm(action, owner(), { fields: removal });
  const offers = offerHolidays(await settings(), today);
  expect(offers.find(({ date }) => date === '2027-01-18')?.isTaken).toBe(false);
});

test('ticking none says to tick one', async () => {
  expect(await send([])).toMatchObject({ status: 422 });
});
