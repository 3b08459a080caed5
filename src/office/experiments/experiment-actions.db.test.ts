import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { testForm } from '#tests/factories/form-cases.ts';
import { type Fields, postForm } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { action } from './experiment.page.tsx';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedShopRecords(database.db);
  ctx = asStaff(createTestContext(database.db), 'owner');
});
afterAll(() => database.close());

const fields = {
  intent: 'save',
  experimentId: 'hero-1',
  name: 'hero',
  displayName: 'First picture',
  ownerName: 'Marisol',
  sections: '1',
  weight: '1',
  maxAgeSeconds: '604800',
  locale: '',
  device: '',
  goal: 'build_started',
  'variants-0-name': 'As it is',
  'variants-0-weight': '1',
  'variants-1-name': 'A truck in the mud',
  'variants-1-weight': '1',
  startsOn: '2026-11-21',
  endsOn: '2026-12-20',
};
const read = () => 'select display_name, state, version from content_experiments';
const rows = async () => (await database.db.execute(read())).rows;
const made = async () => {
  const [row] = (await database.db.execute('select id from content_experiments')).rows;
  return { id: String((row as { id: number }).id) };
};

testForm('a new experiment', () => ctx, {
  action,
  form: () => ({ params: { id: 'new' }, fields }),
  reads: read,
  after: [{ display_name: 'First picture', state: 'draft', version: 1 }],
  refused: 'builder',
  wrong: {
    fields: { name: 'Two Words', 'variants-1-name': '', endsOn: 'never' },
    at: ['name', 'endsOn'],
  },
});

test('of two who save an experiment the second is told, and nothing is overwritten', async () => {
  const save = async (displayName: string) =>
    postForm(action, ctx, {
      params: await made(),
      fields: { ...fields, displayName, version: '1' },
    });
  expect((await save('First')).answer.done).toBe('save');
  const second = await save('Second');
  expect(second).toMatchObject({ status: 409, answer: { typed: { displayName: 'Second' } } });
  expect(await rows()).toMatchObject([{ display_name: 'First', version: 2 }]);
});

test('an experiment runs from the press on, once; who may not is refused', async () => {
  const press = async (form: Fields, by = ctx) =>
    postForm(action, by, { params: await made(), fields: form });
  expect((await press({ intent: 'start' }, asStaff(ctx, 'builder'))).status).toBe(403);
  expect(await rows()).toMatchObject([{ state: 'draft' }]);
  expect((await press({ intent: 'start' })).answer.done).toBe('start');
  expect(await rows()).toMatchObject([{ state: 'running' }]);
  expect((await press({ intent: 'start' })).status).toBe(409);
  expect((await press({ intent: 'stop' })).answer.done).toBe('stop');
  expect(await rows()).not.toMatchObject([{ state: 'running' }]);
});
