import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { testForm } from '#tests/factories/form-cases.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { action } from './message.page.tsx';

let database: Database;
let ctx: Ctx;
const id = randomUUID();

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = asStaff(createTestContext(database.db), 'owner');
  await database.db.insert(mailMessages).values({
    id,
    recipient: 'dana@example.org',
    locale: 'en',
    letter: 'lead-reply',
    data: {},
    state: 'failed',
  });
});
afterAll(() => database.close());

const stateNow = () => 'select state from mail_messages';

testForm('a letter sent again', () => ctx, {
  action,
  form: () => ({ params: { id }, fields: {} }),
  reads: stateNow,
  after: [{ state: 'queued' }],
  refused: 'editor',
});

test('a letter about leads is not sent again by who may only read them', async () => {
  await database.db.update(mailMessages).set({ state: 'failed' });
  const form = { params: { id }, fields: {} };
  expect((await postForm(action, asStaff(ctx, 'builder'), form)).status).toBe(403);
  expect((await database.db.execute(stateNow())).rows).toEqual([{ state: 'failed' }]);
});

test('two who press: the letter goes once', async () => {
  const form = { params: { id }, fields: {} };
  const [first, second] = [await postForm(action, ctx, form), await postForm(action, ctx, form)];
  expect([first.status, second.status]).toEqual([200, 409]);
});
