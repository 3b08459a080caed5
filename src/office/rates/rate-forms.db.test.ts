import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { ratesAt } from '#src/domain/rates/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { type Fields, postForm } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { rateValues } from './rate-form.ts';
import { fieldOf } from './rate-leaves.ts';
import { action } from './rate-set.page.tsx';

let database: Database;
let ctx: Ctx;
let fields: Record<string, string>;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedShopRecords(database.db);
  ctx = asStaff(createTestContext(database.db), 'owner');
  const now = rateValues(await ratesAt(ctx));
  const typed = Object.entries(now).map(([path, value]) => [fieldOf(path), value]);
  fields = { ...Object.fromEntries(typed), labourCentsPerHour: '199', validFrom: '2026-12-15' };
});
afterAll(() => database.close());

const post = (more: Fields = {}, by = ctx, id = 'new') =>
  postForm(action, by, { params: { id }, fields: { ...fields, ...more } });
const sets = async () => {
  const text = `select record ->> 'labourCentsPerHour' as labor, saved_by from rate_sets
    where saved_by = 'Marisol'`;
  return (await database.db.execute(text)).rows;
};
const proofOf = ({ answer }: { answer: Record<string, unknown> }) =>
  String((answer.preview as { proof: string }).proof);

test('rates are shown with what they change first, and saved as they were shown', async () => {
  const shown = await post();
  expect(await sets()).toEqual([]);
  const other = await post({ proof: proofOf(shown), labourCentsPerHour: '205' });
  // Typed anew since: what would change is shown once more.
  expect([proofOf(other) === proofOf(shown), await sets()]).toEqual([false, []]);
  expect((await post({ proof: proofOf(shown) })).location).toBe('/admin/settings/rates?done=save');
  expect(await sets()).toEqual([{ labor: '19900', saved_by: 'Marisol' }]);
});

test('wrong figures are said beside their fields, and come back as typed', async () => {
  const { status, answer } = await post({ labourCentsPerHour: 'a lot', validFrom: '' });
  expect(status).toBe(422);
  expect(Object.keys(answer.issues ?? {})).toContain('labourCentsPerHour');
  expect(answer).toMatchObject({ values: { labourCentsPerHour: 'a lot' }, preview: null });
});

test('a second set from the same day is refused, the first one stays', async () => {
  const shown = await post({ labourCentsPerHour: '210' });
  expect([shown.status, Object.keys(shown.answer.issues ?? {})]).toEqual([422, ['validFrom']]);
  expect(await sets()).toEqual([{ labor: '19900', saved_by: 'Marisol' }]);
});

test('who may not change settings neither saves nor removes rates', async () => {
  const editor = asStaff(ctx, 'editor');
  expect((await post({ validFrom: '2026-12-20' }, editor)).status).toBe(403);
  const [{ id } = { id: 0 }] = (
    await database.db.execute(`select id from rate_sets where saved_by = 'Marisol'`)
  ).rows as { id: number }[];
  expect((await post({ intent: 'remove' }, editor, String(id))).status).toBe(403);
  expect(await sets()).toHaveLength(1);
  expect((await post({ intent: 'remove' }, ctx, String(id))).location).toBe(
    '/admin/settings/rates?done=remove',
  );
  expect(await sets()).toEqual([]);
});
