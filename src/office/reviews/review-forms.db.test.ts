import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviews } from '#src/db/schema/reviews.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type BookingDesk, openBookingDesk } from '#tests/factories/booking-desk.ts';
import { testForm } from '#tests/factories/form-cases.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { action } from './reviews.page.tsx';

let desk: BookingDesk;
let ctx: Ctx;

beforeAll(async () => {
  desk = await openBookingDesk();
  ctx = asStaff(desk.staff, 'owner');
  const written = { stars: 2, writtenOn: '2026-11-20', state: 'pending' as const };
  const record = {
    id: 'r1',
    stars: 2,
    date: '2026-11-20',
    name: 'Luz M.',
    city: 'Mesa',
    buildSlug: null,
    collectedBy: 'mail',
    originalLanguage: 'en',
    text: { en: 'It clunks.', es: 'It clunks.' },
    reply: null,
  };
  await desk.db.insert(reviews).values([
    { id: 'r1', ...written, record },
    { id: 'r2', ...written, record: { ...record, id: 'r2' }, mayPublish: false },
  ]);
});
afterAll(() => desk.close());

const office = () => ctx;
const stateOf = (id: string) => () => `select state, hidden_reason from reviews where id = '${id}'`;

testForm('showing a review', office, {
  action,
  form: () => ({ fields: { intent: 'publish', id: 'r1' } }),
  reads: stateOf('r1'),
  after: [{ state: 'published', hidden_reason: '' }],
  refused: 'front-desk',
});

testForm('keeping a review off the site', office, {
  action,
  form: () => ({ fields: { intent: 'hide', id: 'r1', reason: 'private' } }),
  reads: stateOf('r1'),
  after: [{ state: 'hidden', hidden_reason: 'private' }],
  refused: 'front-desk',
  wrong: { fields: { reason: 'few stars' }, at: ['reason'] },
});

testForm('an answer under a review', office, {
  action,
  form: () => ({
    fields: { intent: 'reply', id: 'r1', author: 'Marisol', en: 'Come by.', es: 'Pasa.' },
  }),
  reads: () => `select record -> 'reply' -> 'text' as text from reviews where id = 'r1'`,
  after: [{ text: { en: 'Come by.', es: 'Pasa.' } }],
  refused: 'front-desk',
  wrong: { fields: { author: 'x'.repeat(61) }, at: ['author'] },
});

testForm('a review in the other language', office, {
  action,
  form: () => ({ fields: { intent: 'translate', id: 'r1', 'translation-es': 'Suena.' } }),
  reads: () => `select record -> 'text' as text from reviews where id = 'r1'`,
  after: [{ text: { en: 'It clunks.', es: 'Suena.' } }],
  refused: 'front-desk',
});

testForm('asking a customer', office, {
  action,
  form: () => ({
    fields: {
      intent: 'invite',
      name: 'Rosa',
      email: 'rosa@example.org',
      vehicle: '2019 Toyota Tacoma',
      locale: 'es',
    },
  }),
  reads: () => 'select name, locale from review_invitations',
  after: [{ name: 'Rosa', locale: 'es' }],
  refused: 'front-desk',
  wrong: { fields: { email: 'rosa' }, at: ['email'] },
});

test('a review whose writer did not agree to it is not shown', async () => {
  const fields = { intent: 'publish', id: 'r2' };
  expect(await postForm(action, ctx, { fields })).toMatchObject({ status: 409 });
  expect((await desk.db.execute(stateOf('r2')())).rows).toMatchObject([{ state: 'pending' }]);
});
